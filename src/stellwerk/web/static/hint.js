// Hints: the first press says where to look, the second what to do.

import { one } from "./dom.js";

const dialog = /** @type {HTMLDialogElement} */ (one("#hints"));
const said = one("#hint-said");
const more = /** @type {HTMLButtonElement} */ (one("#hint-more"));

let level = 1;

async function ask() {
  said.textContent = dialog.dataset.busy ?? "";
  more.hidden = true;
  const response = await fetch(dialog.dataset.address ?? "", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ level }),
  });
  const answer = await response.json();
  said.textContent = response.ok ? answer.words : answer.detail;
  more.hidden = !response.ok || level === 2;
  more.textContent = dialog.dataset.more ?? "";
  level = 2;
}

/** The dialog stands open: at first with a warning where a hint has its price. */
export function opened() {
  level = 1;
  if (!dialog.dataset.warn) return void ask();
  said.textContent = dialog.dataset.warn; // once
  more.textContent = dialog.dataset.go ?? "";
  more.hidden = false;
  delete dialog.dataset.warn;
}

more.addEventListener("click", ask);
