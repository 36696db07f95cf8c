// What there is to draw with and where it fits, as far as the page can know before the server's
// word: what the server lists, less what was just drawn here.

import { fill } from "../../dom.js";
import { formOf, rank, spotOf } from "./moves.js";

/** @typedef {import("../../types").Item} Item */
/** @typedef {import("../../types").Thing} Thing */
/** @typedef {import("../../table.js").Table} Table */

export class Stock {
  #table;

  /** @param {Table} table */
  constructor(table) {
    this.#table = table;
  }

  /** The moves that may be made. */
  get legal() {
    const waiting = this.#table.pending;
    const legal = this.#table.legal;
    if (!waiting.length) return legal;
    if (waiting.some((act) => act.move === "end")) return [];
    const taken = new Set(waiting.filter((act) => act.kind === "move").map((act) => spotOf(act.move)));
    const left = new Set(this.things.filter((thing) => !thing.used).map((thing) => thing.symbol));
    return legal.filter((move) => move !== "end" && !taken.has(spotOf(move)) && left.has(this.face(move)));
  }

  /** Dice and special routes, counted through; what was just drawn is used. */
  get things() {
    const things = this.#table.look.scene.trays.flatMap((tray) => tray.things.map((thing) => ({ ...thing })));
    for (const act of this.#table.pending) {
      if (act.move === "end") continue;
      const drawing = act.kind === "move";
      const thing = things.find((one) => one.symbol === this.face(act.move) && one.used !== drawing);
      if (thing) thing.used = drawing;
      if (drawing && this.#isSpecial(act.move)) {
        for (const one of this.#specials(things)) one.used = true; // one in a round
      }
    }
    return things;
  }

  /** How many of the things are dice; they come first. */
  get dice() {
    return this.#table.look.scene.trays[0].things.length;
  }

  /** @param {Thing[]} things */
  #specials(things) {
    return things.slice(this.dice);
  }

  /** @param {string} move */
  #isSpecial(move) {
    return this.#specials(this.#table.look.scene.trays.flatMap((tray) => tray.things))
      .some((thing) => thing.symbol === this.face(move));
  }

  /**
   * The symbol of what a move draws.
   * @param {string} move
   */
  face(move) {
    return this.#table.art.forms[formOf(move)]?.[0] ?? "";
  }

  /**
   * A move in words.
   * @param {string} move
   */
  name(move) {
    return fill(this.#table.art.forms[formOf(move)][3], { cell: spotOf(move) });
  }

  /**
   * A move as it is drawn.
   * @param {string} move
   * @returns {Item}
   */
  item(move) {
    const [x, y] = this.#table.art.spots[spotOf(move)];
    const [face, turn, flip] = this.#table.art.forms[formOf(move)];
    return { symbol: face, x, y, turn, flip, id: spotOf(move) };
  }

  /**
   * The ways to draw a thing into a spot.
   * @param {number} at
   * @param {string} spot
   */
  ways(at, spot) {
    const face = this.things[at]?.symbol;
    const forms = this.#table.art.forms;
    return this.legal
      .filter((move) => move !== "end" && spotOf(move) === spot && this.face(move) === face)
      .sort((a, b) => rank(forms[formOf(a)]) - rank(forms[formOf(b)]));
  }

  /**
   * The spots into which a thing fits.
   * @param {number} at
   */
  fitting(at) {
    const face = this.things[at]?.symbol;
    return [...new Set(this.legal.filter((move) => move !== "end" && this.face(move) === face).map(spotOf))];
  }

  /** The symbols of all things that fit anywhere. */
  get faces() {
    return new Set(this.legal.filter((move) => move !== "end").map((move) => this.face(move)));
  }

  /** What the player has drawn in this round. */
  get drawn() {
    const { look, seat, pending } = this.#table;
    const view = /** @type {any} */ (look).view;
    /** @type {string[]} */
    let drawn = seat === null ? [] : [...view.seats[seat].drawn];
    for (const { kind, move } of pending) {
      if (move === "end") continue;
      drawn = kind === "move" ? [...drawn, move] : drawn.filter((one) => one !== move);
    }
    return drawn;
  }

  /** What stands where on the large board, in words. */
  get names() {
    const { look, shownSeat, words: { round } } = this.#table;
    const { just_drawn: justDrawn } = this.#table.art.words;
    const names = new Map();
    const seat = /** @type {any} */ (look).view.seats[shownSeat];
    for (const token of seat.board.split(" ").filter(Boolean)) {
      names.set(spotOf(token), `${this.name(token)}, ${fill(round, { n: token[7] ?? "" })}`);
    }
    if (shownSeat === this.#table.seat) {
      for (const move of this.drawn) names.set(spotOf(move), `${this.name(move)}, ${justDrawn}`);
    }
    return names;
  }
}
