// What seats are called: persons by their names, bots by their characters, as `bot_names.py` says it.

import { fill } from "./dom.js";

/** The bots of a game, by their keys: what they go by, and how strong they are, in a word.
 * @typedef {Record<string, { name: string, level?: string }>} Bots */

// Whoever sits at a table twice is numbered like kings.
const NUMBERS = ["", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

/**
 * @param {readonly import("./types").Seat[]} seats
 * @param {number} seat
 * @param {Bots} bots
 * @param {Record<string, string>} words `seat`, and `bot_names` for those without a character
 */
export function seatName(seats, seat, bots, words) {
  const { name, kind, bot } = seats[seat];
  if (name) return name;
  if (kind !== "bot") return fill(words.seat, { n: seat + 1 });
  const character = bots[bot ?? ""]?.name;
  const names = words.bot_names.split(", ");
  if (!character) return names[seat % names.length];
  const before = seats.slice(0, seat).filter((one) => one.kind === "bot" && one.bot === bot && !one.name).length;
  return `${character} ${NUMBERS[before % NUMBERS.length]}`.trim();
}
