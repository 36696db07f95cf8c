// What the player has taken up: a thing of the trays, the spot it shall go to and the way it lies
// there. Shows it on the trays and on the board.

import { fill, make } from "../../dom.js";
import { tools } from "./bubble.js";
import { isDrawing } from "./moves.js";
import { open } from "./stock.js";

/** @typedef {import("../../types").Thing} Thing */
/** @typedef {import("../../table.js").Table<import("./types").Scene, import("./types").Art>} Table */
/** @typedef {import("./trays.js").Trays} Trays */
/** @typedef {import("./bubble.js").Bubble} Bubble */
/** @typedef {import("./stock.js").Stock} Stock */

const MANY = 1 / 3; // of all spaces: so many frames would hide the board

export class Aim {
  picked = -1; // which thing of the trays, counted through
  spot = "";
  way = 0;
  #table;
  #stock;
  #bubble;
  #trays;
  #done;
  #preview = "";
  #round = 0;

  /**
   * @param {Table} table
   * @param {Stock} stock
   * @param {Bubble} bubble
   * @param {Trays} trays
   * @param {{ draw: () => void, turn: () => void }} done what the buttons beside the spot do
   */
  constructor(table, stock, bubble, trays, done) {
    this.#table = table;
    this.#stock = stock;
    this.#bubble = bubble;
    this.#trays = trays;
    this.#done = done;
  }

  /** The ways to draw what was picked into the chosen spot. */
  get ways() {
    return this.#stock.ways(this.picked, this.spot);
  }

  /** The move that would be made. */
  get move() {
    return this.ways[this.way];
  }

  /** Let go of what is no longer possible. */
  settle() {
    const { round } = this.#table.look.scene;
    if (round !== this.#round) {
      this.#round = round;
      this.picked = -1;
      this.spot = "";
    }
    this.#choosePick();
    if (this.spot && !this.ways.length) this.spot = "";
  }

  /** What fits next is taken up by itself; a wish of the player stays as long as it fits. */
  #choosePick() {
    const { things, faces, dice } = this.#stock;
    const can = (/** @type {number} */ i) => things[i] && open(things[i]) && faces.has(things[i].symbol);
    if (can(this.picked)) return;
    this.picked = [...Array(dice).keys()].find((i) => can(i) && !things[i].wish) ?? -1;
    this.spot = "";
  }

  /** @param {number} at */
  pick(at) {
    this.#bubble.hush();
    this.picked = at;
    this.spot = "";
    this.showTrays();
    this.show();
  }

  /** @param {string} spot */
  choose(spot) {
    this.#bubble.hush();
    this.spot = spot;
    this.way = 0;
    this.showTrays(); // its die gets the tick
    this.show();
  }

  /** Let go of the spot. */
  drop() {
    this.spot = "";
    this.showTrays();
    this.show();
  }

  showTrays() {
    const { faces, things } = this.#stock;
    // While an act is on its way nobody knows what will fit.
    const stuck = (/** @type {Thing} */ thing) => !this.#table.pending.length && !faces.has(thing.symbol) && this.#why();
    this.#trays.show(things, this.picked, stuck, Boolean(this.spot));
  }

  /** Why something cannot be taken up now, in a word. */
  #why() {
    const { art: { words }, look: { scene } } = this.#table;
    const hints = scene.hints ?? [];
    if (hints.some((hint) => hint.startsWith("meteor"))) return words.after_meteor;
    return hints.includes("draft") || scene.draft?.running ? words.after_draft : words.stuck;
  }

  /** Lamps where it fits, the route that would be drawn, its buttons, and names for all spots. */
  show() {
    const { board, mayAct, art: { words, spots } } = this.#table;
    const can = this.picked < 0 || !mayAct ? [] : this.#stock.fitting(this.picked);
    board.lamps(can, this.spot, can.length > MANY * Object.keys(spots).length ? "free" : "can");
    const ways = this.spot ? this.ways : [];
    this.way = Math.min(this.way, Math.max(0, ways.length - 1));
    board.ghost(ways.length ? this.#ghost(ways[this.way]) : this.#idle);
    this.#bubble.offer(this.spot, ...(ways.length ? this.#tools(ways) : []));
    const lit = new Set(can);
    const { names } = this.#stock;
    for (const spot of Object.keys(spots)) {
      let name = names.get(spot) ?? fill(words.empty, { spot });
      if (spot === this.spot) name = `${this.#stock.name(ways[this.way])} (${this.way + 1}/${ways.length})`;
      else if (lit.has(spot)) name = fill(words.fits, { spot, n: this.#stock.ways(this.picked, spot).length });
      board.name(spot, name);
    }
  }

  /**
   * What would be drawn; over another drawing, that one fades.
   * @param {string} move
   */
  #ghost(move) {
    const items = this.#stock.items(move);
    return isDrawing(move) && this.#erases(move) ? [{ ...items[0], symbol: "tile", turn: 0, flip: false }, ...items] : items;
  }

  /** @param {string} move whether something lies where it would be drawn */
  #erases(move) {
    const spot = this.#stock.spot(move);
    return this.#table.items.some((item) => item.id === spot && item.symbol);
  }

  /** What is shown while no spot is chosen: all ways a meteor can come. */
  get #idle() {
    const moves = this.#table.mayAct ? this.#stock.moves(this.picked) : [];
    return moves.filter((move) => !isDrawing(move)).flatMap((move) => this.#stock.items(move));
  }

  /** @param {string[]} ways the buttons beside the spot */
  #tools(ways) {
    const { words } = this.#table.art;
    const move = ways[this.way];
    const label = isDrawing(move) ? "" : move.startsWith("strike") ? words.strike : words.ignore;
    const found = tools(words, { at: this.way, of: ways.length }, this.#done, label);
    if (isDrawing(move) && this.#erases(move)) found.push(make("p", { class: "aside" }, words.erases));
    return found;
  }

  /**
   * A first idea of what would be drawn, under the mouse.
   * @param {string} spot
   */
  preview(spot) {
    if (this.spot || spot === this.#preview) return;
    this.#preview = spot;
    const ways = spot ? this.#stock.ways(this.picked, spot) : [];
    this.#table.board.ghost(ways.length ? this.#ghost(ways[0]) : this.#idle);
  }
}
