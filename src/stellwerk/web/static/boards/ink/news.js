// What came about by itself on the own board, told to those who do not see it: flooded spaces, where
// the meteor struck.

import { fill, list } from "../../dom.js";

/** @typedef {import("../../table.js").Table<import("./types").Scene, import("./types").Art>} Table */

export class News {
  #table;
  #seen = { round: -1, flooded: "", strike: "" };

  /** @param {Table} table */
  constructor(table) {
    this.#table = table;
  }

  tell() {
    const { look: { scene }, seat, items, art: { words }, shownSeat } = this.#table;
    if (seat === null || shownSeat !== seat) return;
    const own = scene.seats[seat];
    const flooded = items.filter((item) => item.symbol === "L4").map((item) => item.id ?? "");
    const before = this.#seen;
    this.#seen = { round: scene.round, flooded: flooded.join(" "), strike: own.strike ?? "" };
    if (before.round < 0) return;
    const wet = flooded.filter((spot) => !before.flooded.split(" ").includes(spot));
    if (wet.length) this.#table.say(fill(words.flooded, { cells: list(wet) }));
    if (own.strike && own.strike !== before.strike) {
      this.#table.say(own.strike.startsWith("ignore") ? words.ignored : fill(words.struck, { cell: own.marker ?? "" }));
    }
  }
}
