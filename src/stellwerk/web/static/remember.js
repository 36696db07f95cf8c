// What this browser remembers of a table, and of who plays for the first time.

import * as keep from "./keep.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./table.js").PageData} PageData */

/** @param {Table} table @param {PageData} page */
export function remember(table, page) {
  const { look, seat } = table;
  keep.keep({
    id: page.table, seat, title: look.info.title, game: page.game, at: Date.now(),
    ...keep.stands(look, (one) => table.name(one)), turn: table.mayAct,
  });
  if (look.result && seat !== null && !look.lesson) note(table, page, seat);
}

/**
 * One's own record: figures alone, no way back to the table.
 * @param {Table} table
 * @param {PageData} page
 * @param {number} seat
 */
async function note({ look }, page, seat) {
  const { result, parts, scores } = look;
  const { named, note: write } = await import("./record.js");
  write({
    id: named(`${page.table} ${seat}`), at: Date.now(), game: page.game, kind: page.kind,
    total: scores[seat].total, place: result?.places[seat] ?? 1, players: scores.length,
    parts: Object.fromEntries(parts.map((part, at) => [part, scores[seat].parts[at]])),
    ...(page.day ? { day: page.day } : {}),
  });
}

/** At the first table of this game lessons are offered. @param {PageData} page */
export function greet({ game, table }) {
  const first = document.querySelector("#first");
  const known = keep.games().some((one) => one.game === game && one.id !== table) || Object.keys(keep.lessons()).some((one) => one.startsWith(`${game}/`));
  if (first instanceof HTMLElement) first.hidden = known;
}
