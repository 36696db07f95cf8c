// What there is to draw with or to decide and where it lies on the board, as far as the page can
// know before the server's word: what the server lists, less what was just done here.

import { fill } from "../../dom.js";
import { END, formOf, isDrawing, rank, spotOf } from "./moves.js";

/** @typedef {import("../../types").Item} Item */
/** @typedef {import("../../types").Thing} Thing */
/** @typedef {import("../../table.js").Table<import("./types").Scene, import("./types").Art>} Table */

export class Stock {
  #table;

  /** @param {Table} table */
  constructor(table) {
    this.#table = table;
  }

  get #decisions() {
    return this.#table.look.scene.moves ?? {};
  }

  get #seats() {
    return this.#table.look.scene.seats;
  }

  /** The moves with a place on the board that may be made. */
  get legal() {
    const waiting = this.#table.pending;
    const legal = this.#table.legal.filter((move) => isDrawing(move) || move in this.#decisions);
    if (!waiting.length) return legal;
    if (waiting.some((act) => !isDrawing(act.move))) return []; // everything may be different then
    const taken = new Set(waiting.filter((act) => act.kind === "move").map((act) => spotOf(act.move)));
    const left = new Set(this.things.filter(open).map((thing) => thing.symbol));
    return legal.filter((move) => !taken.has(this.spot(move)) && left.has(this.face(move)));
  }

  /** Everything of the trays, counted through; what was just drawn is used. */
  get things() {
    const things = this.#table.look.scene.trays.flatMap((tray) => tray.things.map((thing) => ({ ...thing })));
    for (const act of this.#table.pending) {
      if (act.move === END) continue;
      const drawing = act.kind === "move";
      const ours = things.filter((one) => one.symbol === this.face(act.move));
      const thing = ours.find((one) => one.used !== drawing);
      if (thing) thing.used = drawing;
      else if (drawing) for (const one of things) one.again = false; // a copy: one at a time
      if (drawing && this.#isSpecial(act.move)) {
        for (const one of this.#specials(things)) one.used = true; // one in a round
      }
    }
    return things;
  }

  /** How many of the things are taken up by themselves: all dice, but no special routes. */
  get dice() {
    return this.#table.look.scene.trays
      .filter((tray) => tray.key !== "specials").flatMap((tray) => tray.things).length;
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
   * Where a move lies on the board.
   * @param {string} move
   */
  spot(move) {
    return isDrawing(move) ? spotOf(move) : this.#decisions[move]?.spot ?? "";
  }

  /**
   * The symbol of the thing a move is made with.
   * @param {string} move
   */
  face(move) {
    if (!isDrawing(move)) return this.#decisions[move]?.thing ?? "";
    return this.#table.art.forms[formOf(move)]?.[0] ?? "";
  }

  /**
   * A move in words.
   * @param {string} move
   */
  name(move) {
    const { forms, faces, words } = this.#table.art;
    if (isDrawing(move)) return fill(forms[formOf(move)][3], { cell: spotOf(move) });
    const { spot, thing, way, hit } = this.#decisions[move];
    if (!way) return fill(words.give_up, { face: faces[`face:${thing}`] });
    return fill(hit ? words.flight : words.no_impact, { way: words[`way_${way}`], cell: spot });
  }

  /**
   * A move as it looks on the board.
   * @param {string} move
   * @returns {Item[]}
   */
  items(move) {
    if (!isDrawing(move)) return this.#decisions[move]?.items ?? [];
    const [x, y] = this.#table.art.spots[spotOf(move)];
    const { forms, label } = this.#table.art;
    const [face, turn, flip, , look] = forms[formOf(move)];
    const drawn = { symbol: face, x, y, turn, flip, id: spotOf(move) };
    return move[7] ? [drawn, { x: x + label[0], y: y + label[1], classes: [look], text: move[7] }] : [drawn];
  }

  /**
   * All moves with a thing.
   * @param {number} at
   */
  moves(at) {
    const face = this.things[at]?.symbol;
    return this.legal.filter((move) => this.face(move) === face);
  }

  /**
   * The ways to bring a thing to a spot.
   * @param {number} at
   * @param {string} spot
   */
  ways(at, spot) {
    const forms = this.#table.art.forms;
    return this.moves(at)
      .filter((move) => this.spot(move) === spot)
      .sort((a, b) => rank(forms[formOf(a)]) - rank(forms[formOf(b)]));
  }

  /**
   * The spots into which a thing fits.
   * @param {number} at
   */
  fitting(at) {
    return [...new Set(this.moves(at).map((move) => this.spot(move)))];
  }

  /** The symbols of all things that fit anywhere. */
  get faces() {
    return new Set(this.legal.map((move) => this.face(move)));
  }

  /** What the player has drawn in this round. */
  get drawn() {
    const { seat, pending } = this.#table;
    let drawn = seat === null ? [] : [...this.#seats[seat].drawn ?? []];
    for (const { kind, move } of pending) {
      if (!isDrawing(move)) continue;
      drawn = kind === "move" ? [...drawn, move] : drawn.filter((one) => one !== move);
    }
    return drawn;
  }

  /** What stands on a board since before this round, in notation. @param {number} seat */
  #written(seat) {
    const texts = this.#table.look.scene.boards[seat].filter((one) => typeof one === "string");
    return texts.flatMap((text) => text.split(" ")).filter((token) => token[7]);
  }

  /** The building that is printed in a space. @param {string} spot */
  building(spot) {
    return this.#table.look.scene.prints?.[spot] ?? "";
  }

  /** What stands where on the large board, in words; every space says its building too. */
  get names() {
    const { look: { scene }, shownSeat, words: { round }, art, seat } = this.#table;
    const { faces, words } = art;
    const shown = new Map(this.#table.items.map((item) => [item.id ?? "", item.symbol ?? ""]));
    const names = new Map(Object.keys(scene.prints ?? {}).map((spot) => [spot, fill(words.empty, { spot })]));
    for (const [spot, symbol] of shown) if (spot in art.spots) names.set(spot, `${faces[`face:${symbol}`]}, ${spot}`);
    for (const token of this.#written(shownSeat)) {
      const spot = spotOf(token);
      // Something else may stand there by now: a meteor or lava has erased it.
      if (shown.get(spot) === this.face(token)) names.set(spot, `${this.name(token)}, ${fill(round, { n: token[7] ?? "" })}`);
    }
    if (shownSeat === seat) for (const move of this.drawn) names.set(spotOf(move), `${this.name(move)}, ${words.just_drawn}`);
    for (const [spot, kind] of Object.entries(scene.prints ?? {})) names.set(spot, `${names.get(spot)}, ${words[kind]}`);
    const { marker } = this.#seats[shownSeat];
    if (marker) names.set(marker, `${names.get(marker) ?? fill(words.empty, { spot: marker })}, ${art.trays.meteor}`);
    return names;
  }
}

/** @param {Thing} thing whether it can be taken up */
export function open(thing) {
  return !thing.used || Boolean(thing.again);
}
