// The map of all that was discovered, what is left for all, and the choice of a new tile.

import { Board } from "../../board.js";
import { fill, make } from "../../dom.js";
import { icon } from "./cells.js";

/** @typedef {import("../../table.js").Table} Table */
/** @typedef {import("../../types").Art} Art */
/** @typedef {import("../../types").Picture} Picture */
/** @typedef {import("./hands").Hands} Hands */

const WIDE = "(min-width: 56rem)";
const LARGEST = 1.15; // pixels for a unit of the drawing

export class Land {
  #table;
  #hands;
  #section;
  #stock = make("ul", { class: "stock" });
  #size = "";
  map = /** @type {Board} */ (document.createElement("sw-board"));

  /**
   * @param {Table} table
   * @param {Hands} hands
   * @param {HTMLElement} papers the cards of the companies
   * @param {HTMLElement} endings how far the game is from its ends
   */
  constructor(table, hands, papers, endings) {
    this.#table = table;
    this.#hands = hands;
    this.#section = make("section", { class: "land", "aria-label": hands.words.map }, this.#stock, this.map);
    const wide = window.matchMedia(WIDE);
    const place = () => {
      // Below the tiles there is room for all of it on a broad screen; on a small one dice come first.
      const below = wide.matches || !table.trays.checkVisibility();
      if (below) table.board.closest(".board-side")?.append(this.#section);
      else table.trays.append(papers, this.#section);
      if (below) this.#section.append(papers);
      (table.trays.checkVisibility() ? table.trays : this.#section).append(endings);
    };
    wide.addEventListener("change", place);
    place();
  }

  show() {
    const { view, names, words } = this.#hands;
    /** @type {Picture} */
    const map = /** @type {any} */ (this.#table.look.scene).map;
    const size = `${map.width} / ${map.height}`;
    if (size !== this.#size) {
      this.#size = size;
      const empty = { ...this.#table.art, board: { ...map, items: [] }, spots: {} };
      this.map.begin(empty, "");
      this.map.style.aspectRatio = size;
      // A land of which little is known is not blown up.
      this.map.style.maxWidth = `${map.width * LARGEST}px`;
    }
    this.map.show(map.items);
    const bank = make("li", {}, icon("face-behind", 64), make("span", {}, fill(words.bank, { n: view.bank })));
    const kept = view.kept ? [make("li", {}, fill(words.kept, { n: view.kept }))] : [];
    const left = this.#hands.types.map((type) => {
      const n = view.supply[type];
      const name = fill(words.supply, { type: names.tile[type], n });
      return make("li", { title: name }, icon(`mini-${type}`, 72), make("b", { "aria-hidden": "true" }, String(n)), make("span", { class: "hush" }, name));
    });
    const last = view.trigger
      ? [make("li", { class: "trigger" }, fill(words.trigger, { why: names.ending[view.trigger] }))] : [];
    this.#stock.replaceChildren(bank, ...kept, ...left, ...last);
  }
}
