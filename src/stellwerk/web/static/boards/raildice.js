// Playing Railroad Dice: the line grows where one taps, dice and cards lie beside it.
//
// It knows how moves are written and nothing of the rules: what is possible is what the server lists
// as legal, and why something is not is what the server answers.

import { fill, list, make } from "../dom.js";
import { Companies } from "./raildice/companies.js";
import { Dice, FACES } from "./raildice/dice.js";
import { Land } from "./raildice/land.js";
import { sure, Year } from "./raildice/notes.js";
import { Tracks } from "./raildice/tracks.js";

/** @typedef {import("../table.js").Table} Table */
/** @typedef {import("../types").Look} Look */
/** @typedef {import("./raildice/hands").View} View */
/** @typedef {import("./raildice/types").Names} Names */

const COMPANY_KEYS = "56789";

export class Hand {
  #table;
  #tracks;
  #dice;
  #companies;
  #land;
  #year;
  /** @type {import("./raildice/types").View | null} */ #told = null;
  /** @type {View | null} */ #view = null;
  /** A face that shall be used, or nothing: then the page takes what costs least. */
  die = "";

  /** @param {Table} table */
  constructor(table) {
    this.#table = table;
    const [dice, companies] = [make("div", { class: "dice-side" }), make("div", { class: "papers" })];
    table.trays.replaceChildren(dice, companies);
    this.#tracks = new Tracks(table, this);
    this.#land = new Land(table, this);
    this.#year = new Year(table, this);
    this.#dice = new Dice(dice, this);
    this.#companies = new Companies(companies, this, table);
  }

  // ---------------------------------------------------------------- what there is

  /** What the server says, with what never changes of the companies. @returns {View} */
  get view() {
    const { look, art } = this.#table;
    const { groups } = /** @type {import("./raildice/types").Art} */ (/** @type {any} */ (art));
    const told = /** @type {import("./raildice/types").Scene} */ (look.scene).view;
    if (told !== this.#told) {
      this.#told = told;
      const companies = told.companies.map((one) => ({ ...one, groups: groups[one.id].map((group, at) => ({ ...group, left: one.left[at] })) }));
      this.#view = { ...told, companies };
    }
    return /** @type {View} */ (this.#view);
  }

  /** @returns {Names} */
  get names() {
    return /** @type {any} */ (this.#table.art).names;
  }

  /** @returns {string[]} */
  get types() {
    return /** @type {any} */ (this.#table.art).types;
  }

  /** @returns {import("./raildice/types").Chain | null} */
  get chain() {
    return /** @type {any} */ (this.#table.look.scene).chain;
  }

  get words() {
    return this.#table.art.words;
  }

  /** Whether something can be done: while an act is on its way, nobody knows what comes next. */
  get may() {
    return this.#table.mayAct && !this.#table.pending.length;
  }

  get mine() {
    return this.#table.mayAct;
  }

  /** @param {string} face */
  face(face) {
    return this.#table.art.faces[`die:${face}`];
  }

  /** Where the score shows the places that earn it. */
  get lit() {
    return this.#land.map;
  }

  /** @param {string} start */
  moves(start) {
    return this.may ? this.#table.legal.filter((move) => move.startsWith(start)) : [];
  }

  /**
   * A text of the page with its gaps filled.
   * @param {string} key
   * @param {Record<string, string | number>} gaps
   */
  text(key, gaps) {
    return fill(this.words[key], gaps);
  }

  /** A legal move in words. @param {string} move */
  tell(move) {
    return this.#table.told.find((one) => one.move === move)?.words ?? move;
  }

  /** @param {number} seat */
  name(seat) {
    return this.#table.name(seat);
  }

  // ---------------------------------------------------------------- showing it

  update() {
    const { view } = this;
    if (this.die && !view.seats[view.seat ?? 0].front[this.die]) this.die = "";
    this.#tracks.show();
    this.#land.show();
    this.#year.show();
    this.#dice.show();
    this.#companies.show();
  }

  /** The main button ends the turn. */
  get main() {
    return { move: "end", words: "", done: this.words.ended, last: true };
  }

  /** What is to be done now. */
  get status() {
    const { view, words, names } = this;
    if (this.#table.pending.length) return this.#table.words.sending;
    switch (view.phase) {
      case "cup": return fill(words.cup, { n: 2 * view.cup.jokers + view.cup.behind });
      case "chain": return words.must_lay;
      case "tile": return words.tile_title;
      case "entry": return words.crossing;
      case "pay": return view.due ? this.text("pay", { n: view.due.dice, what: names.due[view.due.for] }) : "";
      case "discard": return fill(words.discard_n, { n: view.discard });
      default: return fill(words.turn, { n: view.year });
    }
  }

  /**
   * What happened since, in words.
   * @param {Look} before
   */
  changes(before) {
    const { view, words } = this;
    const last = /** @type {View} */ (/** @type {any} */ (before.scene).view);
    if (view.year > last.year) return this.#year.open();
    const rolled = view.rolling.rolled;
    const fallen = (/** @type {View} */ one) => `${one.turn}:${one.rolling.rolled}`;
    if (rolled.length && fallen(view) !== fallen(last) && !view.rolling.left) {
      this.#dice.rolled();
      return fill(words.rolled, { faces: list(rolled.map((face) => this.face(face))) });
    }
    return "";
  }

  /** What others did lies on the tiles and on the cards of the companies. @param {import("../news.js").Mark[]} marks */
  mark(marks) {
    this.#tracks.mark(marks);
    return true;
  }

  // ---------------------------------------------------------------- doing it

  /**
   * Make a move, after a warning if there is one.
   * @param {string} move
   * @param {string} [spot] where a reason against it is shown
   * @returns {Promise<boolean>} whether it was made
   */
  async play(move, spot = "") {
    if (!this.may || !(await this.sure(move))) return false;
    this.#tracks.quiet();
    this.#table.act("move", move, spot, fill(this.words.move_done, { words: this.tell(move) }));
    return true;
  }

  /** Ask before a move that ends the game, now or with this year. @param {string} move */
  async sure(move) {
    const warning = this.view.warn[move];
    if (!warning) return true;
    const { words, names } = this;
    const why = names.ending[warning.ending];
    if (!warning.now) return sure(words.last_title, fill(words.last, { why }), words.do_last, words.cancel);
    if (why) return sure(words.finish_title, fill(words.finish, { why }), words.do_it, words.cancel);
    return sure(words.danger_title, words.danger, words.do_it, words.cancel);
  }

  /** Say why a move is not possible. @param {string} move */
  async why(move) {
    const reason = await this.#table.why(move);
    if (reason) this.#table.toast(reason);
  }

  /** @param {string} face */
  pick(face) {
    if (!this.may) return;
    if (this.moves("discard:").length) return this.play(`discard:${face}`);
    if (!this.view.seats[this.view.seat ?? 0].front[face]) return;
    this.die = this.die === face ? "" : face;
    this.update();
    this.#table.say(this.die ? this.face(face) : this.words.all);
  }

  takeBack() {
    const [last] = this.#table.look.retractable;
    if (!last || !this.may) return this.#table.say(this.words.nothing_to_take_back);
    this.#tracks.goBack(last);
    this.#table.act("retract", last, "", this.words.taken_back);
  }

  get canTakeBack() {
    return this.may && this.#table.look.retractable.length > 0;
  }

  /**
   * @param {string} spot
   * @param {string} text
   */
  reason(spot, text) {
    this.#tracks.reason(spot, text);
  }

  /**
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the key meant something
   */
  key(event) {
    const key = event.key.toLowerCase();
    if ("1234".includes(key)) this.pick(FACES[Number(key) - 1]);
    else if (COMPANY_KEYS.includes(key)) this.#companies.focus(COMPANY_KEYS.indexOf(key));
    else if (key === "0") this.#wish("income");
    else if (key === "r") this.#dice.focusRoll();
    else if (key === "f") this.#tracks.other();
    else if (key === "n") this.#tracks.next();
    else if (key === "escape") return this.#tracks.letGo();
    else return false;
    return true;
  }

  /** @param {string} move */
  #wish(move) {
    if (this.moves(move).includes(move)) this.play(move);
    else if (this.may) this.why(move);
  }
}
