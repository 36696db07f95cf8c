// What is best on a board that was drawn: asked for on a wish, shown below it, dimmed as soon as the position is another.

import { make, one } from "./dom.js";
import { page } from "./patience.js";
import { symbol } from "./picture.js";

const best = one("#best");
const link = one("#link");
/** @type {AbortController | null} what is asked for, until it is there */
let asking = null;
let shown = ""; // the position that is told of

/** The position as the address says it. */
function query() {
  return new URL(link.dataset.copy ?? "", location.href).search;
}

/** @param {string} text */
function say(text) {
  best.replaceChildren(make("p", {}, text));
}

/** @param {Event} event */
async function find(event) {
  event.preventDefault();
  asking?.abort();
  const mine = (asking = new AbortController());
  const asked = query();
  best.removeAttribute("data-stale");
  say(best.dataset.busy ?? "");
  try {
    const found = await page(`/explore/best${asked}`, best.dataset, say, mine.signal);
    if (asking !== mine) return;
    asking = null;
    shown = asked;
    if (!found.ok) return say(one(".lead", found.page).textContent ?? "");
    const share = make("a", { class: "button", href: `/explore/best${asked}` }, best.dataset.link ?? "");
    const parts = [...one(".turn", found.page).children].filter((part) => !part.matches(".ways"));
    best.replaceChildren(make("p", { class: "small stale" }, best.dataset.staleWords ?? ""), ...parts, make("p", {}, share));
    stale();
  } catch (error) {
    if (!mine.signal.aborted) throw error;
  }
}

function stale() {
  best.toggleAttribute("data-stale", shown !== "" && shown !== query());
}

/** The faces of the chosen dice beside their names. */
function faces() {
  for (const select of /** @type {NodeListOf<HTMLSelectElement>} */ (document.querySelectorAll("#position select"))) {
    const name = select.selectedOptions[0]?.dataset.symbol;
    select.closest(".field")?.querySelector(".shown-face")?.replaceChildren(...(name ? [symbol(name)] : []));
  }
}

one("#find").addEventListener("click", find);
one("#position").addEventListener("change", faces);
new MutationObserver(stale).observe(link, { attributeFilter: ["data-copy"] });
faces();
