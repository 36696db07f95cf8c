// What is to be done now, and by whom: the line that says it, the main button, the one that takes back, and on a shared
// device who gets it next.

import { fill, list, one, set } from "./dom.js";

/** @typedef {import("./table.js").Table} Table */

/** @param {Table} table */
export function showStatus(table) {
  const { words, look } = table;
  const line = one("#status");
  const waiting = look.info.waiting_for.filter((seat) => seat !== table.seat);
  let text = "";
  let lamp = "";
  if (table.looksBack) text = words.looks_back;
  else if (look.info.status === "over") text = words.over;
  else if (table.mayAct) [text, lamp] = [table.hand?.status ?? "", "amber"];
  else if (waiting.length) {
    text = fill(words.waiting_for, { names: list(waiting.map((seat) => table.name(seat))) });
  } else text = words.sending;
  set(line, { "data-lamp": lamp || null });
  one("span", line).textContent = text;
}

/** @param {Table} table */
export function showButtons(table) {
  const end = one("#end");
  const main = table.hand?.main ?? null;
  const can = table.mayAct && main !== null && table.legal.includes(main.move) && !table.pending.length;
  set(end, { "aria-disabled": can ? null : "true", "data-ready": can, "data-idle": main === null });
  if (main?.words) one("span", end).textContent = main.words;
  set(one("#back"), { "aria-disabled": table.hand?.canTakeBack ? null : "true" });
}

/**
 * Whoever of those here is still to act gets the device next.
 * @param {Table} table
 * @param {import("./table.js").PageData} page
 */
export function showHandOver(table, page) {
  const link = document.querySelector("#handover");
  if (!(link instanceof HTMLAnchorElement)) return;
  const { waiting_for: waiting } = table.look.info;
  const next = page.seats_here.find((seat) => seat !== table.seat && waiting.includes(seat));
  link.hidden = next === undefined || table.mayAct;
  if (next === undefined) return;
  link.href = `/t/${page.table}?seat=${next}`;
  link.textContent = fill(table.words.hand_over, { name: table.name(next) });
}
