// The page of what can be printed: what is chosen is shown at once, and goes to the printer as it is shown.

import { one } from "./dom.js";

/** @type {HTMLFormElement} */ const order = one("#order");
const show = one("[data-show]", order);
const go = one("[data-print]", order);

show.hidden = true;
go.hidden = false;

order.addEventListener("change", (event) => {
  const changed = /** @type {HTMLSelectElement} */ (event.target);
  // Another thing has other numbers on a page.
  if (changed.name === "what") order.querySelector("#per_page")?.remove();
  order.requestSubmit();
});

go.addEventListener("click", async () => {
  const leaves = [.../** @type {NodeListOf<HTMLImageElement>} */ (document.querySelectorAll(".leaf img"))];
  await Promise.all(leaves.map((leaf) => leaf.decode().catch(() => undefined)));
  window.print();
});

export {}; // names of its own, as every module has
