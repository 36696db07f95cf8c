// The lamps of the rounds, and what the present one is called.

import { fill, make, one, set } from "./dom.js";

/** @typedef {import("./table.js").Table} Table */

const STAGES = 6; // lamps of a game without a number of rounds

/** @param {Table} table */
export function showRounds({ look, art, words }) {
  if (!document.querySelector("#rounds")) return; // a game without a drawing tells of none
  const { round, rounds } = look.scene;
  const over = look.info.status === "over";
  if (!rounds) countOn(round);
  for (const lamp of one("#rounds").querySelectorAll("li")) {
    const at = Number(lamp.textContent);
    lamp.dataset.is = over || at < round ? "past" : at === round ? "now" : "next";
    set(lamp, { "aria-current": lamp.dataset.is === "now" ? "step" : null });
  }
  one("#round").textContent = rounds
    ? fill(words.round_of, { n: round, of: rounds })
    : fill(art.words[`stage_${round}`] ?? art.words.stage ?? "", { n: round });
}

/** @param {number} round of a game that does not know how many there will be: lamps for the last ones */
function countOn(round) {
  const first = Math.max(1, round - STAGES + 1);
  const numbers = Array.from({ length: round - first + 1 }, (_, at) => String(first + at));
  const lamps = one("#rounds");
  if ([...lamps.children].map((lamp) => lamp.textContent).join() === numbers.join()) return;
  lamps.replaceChildren(...numbers.map((n) => make("li", {}, make("span", {}, n))));
}
