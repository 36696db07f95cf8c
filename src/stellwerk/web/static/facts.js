// What a game without a drawing tells of itself: names and values, of the table and of each seat.

import { make } from "./dom.js";

/** @typedef {[name: string, value: string]} Fact */
/** @typedef {{ shared: Fact[], seats: Fact[][] }} Facts */

/**
 * @param {Facts} facts
 * @param {string[]} seats what the seats are called
 * @param {number | null} own which of them is the reader's
 * @param {Record<string, string>} words what the facts are called
 */
export function factsOf({ shared, seats: told }, seats, own, words) {
  const name = (/** @type {string} */ fact) => words[`fact_${fact}`] ?? fact;
  const everybody = shared.map(([fact, value]) => make("div", {}, make("dt", {}, name(fact)), make("dd", {}, value)));
  const rows = [...new Set(told.flat().map(([fact]) => fact))].map((fact) =>
    make("tr", {}, make("th", { scope: "row" }, name(fact)), ...told.map((facts, seat) =>
      make("td", { "data-own": seat === own }, facts.find(([one]) => one === fact)?.[1] ?? ""))));
  const head = seats.map((seat, at) => make("th", { scope: "col", "data-own": at === own }, seat));
  return [
    ...(everybody.length ? [make("dl", {}, ...everybody)] : []),
    ...(rows.length ? [make("table", {}, make("thead", {}, make("tr", {}, make("td"), ...head)), make("tbody", {}, ...rows))] : []),
  ];
}
