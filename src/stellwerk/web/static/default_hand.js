// Playing any game with nothing but what every game tells: its legal moves in words are buttons, and
// what they touch is lit. A game that brings a script of its own is played by that instead.

import { fill, icon, make, set } from "./dom.js";
import { factsOf } from "./facts.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types").Look} Look */
/** @typedef {import("./move_words.js").Move} Move */

const MANY = 14; // so many moves are listed at once; more are told apart by what they touch
const KEYS = "123456789";

export class Hand {
  /** There is no main button: all that can be done stands in the list. */
  main = null;
  #table;
  #facts = document.querySelector("#facts");
  #place = ""; // whose moves are listed alone
  #moves = make("div", { class: "moves" });
  #back = make("div", { class: "moves backs" });

  /** @param {Table} table */
  constructor(table) {
    this.#table = table;
    table.trays.replaceChildren(this.#moves, this.#back);
    for (const type of ["spot", "spot-enter"]) {
      table.board.addEventListener(type, (event) => this.#tap(/** @type {CustomEvent} */ (event).detail.id));
    }
  }

  // ---------------------------------------------------------------- what there is

  /** Whether something can be done: while an act is on its way, nobody knows what comes next. */
  get #may() {
    return this.#table.mayAct && !this.#table.pending.length;
  }

  /** @returns {Move[]} */
  get #legal() {
    return this.#may ? this.#table.tell(this.#table.look.legal) : [];
  }

  /** @returns {Move[]} */
  get #retractable() {
    return this.#may ? this.#table.tell(this.#table.look.retractable) : [];
  }

  /** @param {string} place */
  #at(place) {
    return this.#legal.filter(({ targets }) => targets.includes(place));
  }

  get status() {
    const { pending, words } = this.#table;
    return pending.length ? words.sending : words.your_turn;
  }

  get canTakeBack() {
    return this.#may && this.#table.look.retractable.length > 0;
  }

  // ---------------------------------------------------------------- showing it

  update() {
    const { board, look, seat, art } = this.#table;
    const facts = /** @type {import("./facts.js").Facts | undefined} */ (/** @type {any} */ (look.scene).facts);
    if (facts) {
      const names = look.info.seats.map((_, at) => this.#table.name(at));
      this.#facts?.replaceChildren(...factsOf(facts, names, seat, art.words));
    } else board.show(this.#table.items);
    if (look.info.status === "running") this.#offer();
  }

  /** The buttons, and the lamps of what they touch. While an act is on its way they stay as they are. */
  #offer() {
    const { words, board, art, pending } = this.#table;
    set(this.#table.trays, { "data-waiting": pending.length > 0 });
    if (pending.length) return;
    const legal = this.#legal;
    const places = [...new Set(legal.flatMap(({ targets }) => targets))];
    if (!places.includes(this.#place)) this.#place = "";
    const many = legal.length > MANY && places.length > 1;
    const focused = document.activeElement?.getAttribute("data-key") ?? "";
    const listed = this.#place ? this.#at(this.#place) : many ? legal.filter(({ targets }) => !targets.length) : legal;
    const where = many || this.#place ? [this.#section(words.places, places.map((place) => this.#chip(place)))] : [];
    const what = listed.length ? [this.#section(words.moves, listed.map((move, at) => this.#button(move, at)))] : [];
    this.#moves.replaceChildren(...where, ...what);
    const back = this.#retractable;
    const backs = back.length > 1 ? [this.#section(words.take_back, back.map((move) => this.#backButton(move)))] : [];
    this.#back.replaceChildren(...backs);
    const lit = places.filter((place) => place in art.spots);
    board.lamps(lit, this.#place);
    for (const place of Object.keys(art.spots)) board.name(place, this.#name(place));
    if (focused) this.#focus(focused);
  }

  /** @param {string} title @param {HTMLElement[]} buttons */
  #section(title, buttons) {
    return make("section", { "aria-label": title }, make("h2", {}, title),
      make("ul", {}, ...buttons.map((button) => make("li", {}, button))));
  }

  /** @param {Move} move @param {number} at */
  #button(move, at) {
    const key = KEYS[at] ?? "";
    const button = make("button", { type: "button", class: "move", "data-key": `move ${move.move}` },
      make("span", {}, upper(move.words)), key ? make("kbd", { "aria-hidden": "true" }, key) : "");
    button.addEventListener("click", () => this.#make(move));
    for (const type of ["pointerenter", "focus"]) button.addEventListener(type, () => this.#point(move));
    for (const type of ["pointerleave", "blur"]) button.addEventListener(type, () => this.#point(null));
    return button;
  }

  /** @param {Move} move */
  #backButton(move) {
    const button = make("button", { type: "button", class: "move quiet", "data-key": `back ${move.move}` }, icon("undo"), make("span", {}, move.words));
    button.addEventListener("click", () => this.#retract(move));
    return button;
  }

  /** @param {string} place */
  #chip(place) {
    const chip = make("button", { type: "button", class: "place", "data-key": `place ${place}`, "aria-pressed": String(place === this.#place) }, this.#name(place));
    chip.addEventListener("click", () => this.#choose(place === this.#place ? "" : place));
    return chip;
  }

  /** What a drawn thing is called. @param {string} place */
  #name(place) {
    return this.#table.art.words[`place_${place}`] ?? place.replace(/[:_]/g, " ");
  }

  /** What a move touches stands out while it is pointed at. @param {Move | null} move */
  #point(move) {
    const { board, art } = this.#table;
    const lit = this.#legal.flatMap(({ targets }) => targets).filter((place) => place in art.spots);
    board.lamps(lit, move?.targets.find((place) => place in art.spots) ?? this.#place);
  }

  /** The keyboard stays where it was, or goes to what there is to do now. @param {string} key */
  #focus(key) {
    const { trays } = this.#table;
    const same = trays.querySelector(`[data-key="${CSS.escape(key)}"]`);
    const next = same ?? trays.querySelector("button");
    if (next instanceof HTMLElement && !trays.contains(document.activeElement)) next.focus();
  }

  // ---------------------------------------------------------------- doing it

  /** @param {string} spot */
  #tap(spot) {
    const here = this.#at(spot);
    if (here.length === 1) this.#make(here[0]);
    else if (here.length) this.#choose(spot);
    else if (this.#may) this.#table.say(this.#table.words.nothing_here);
  }

  /** @param {string} place */
  #choose(place) {
    this.#place = place;
    this.#offer();
    const first = place ? this.#moves.querySelector(".move") : null;
    if (first instanceof HTMLElement) first.focus();
  }

  /** @param {Move} move */
  #make({ move, words }) {
    if (!this.#may) return;
    this.#place = "";
    this.#table.act("move", move, "", words);
  }

  /** @param {Move} move */
  #retract({ move, words }) {
    if (this.#may) this.#table.act("retract", move, "", fill(this.#table.words.taken_back, { what: words }));
  }

  takeBack() {
    const last = this.#retractable.at(-1);
    if (last) this.#retract(last);
    else this.#table.say(this.#table.words.nothing_to_take_back);
  }

  /** @param {string} _ where @param {string} text */
  reason(_, text) {
    this.#table.toast(text);
  }

  /** Besides what the others did there is nothing to say. */
  changes() {
    return "";
  }

  // ---------------------------------------------------------------- keys

  /**
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the key meant something
   */
  key(event) {
    const buttons = [.../** @type {NodeListOf<HTMLElement>} */ (this.#table.trays.querySelectorAll("button"))];
    const moves = [.../** @type {NodeListOf<HTMLElement>} */ (this.#moves.querySelectorAll(".move"))];
    const at = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const step = { ArrowDown: 1, ArrowRight: 1, n: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (KEYS.includes(event.key)) moves[KEYS.indexOf(event.key)]?.click();
    else if (step && buttons.length && !this.#table.board.hasFocus) {
      buttons[at < 0 ? 0 : (at + step + buttons.length) % buttons.length].focus();
    } else if (event.key === "Escape" && this.#place) this.#choose("");
    else return false;
    return true;
  }
}

/** @param {string} text as the beginning of a sentence */
function upper(text) {
  return text.charAt(0).toLocaleUpperCase(document.documentElement.lang) + text.slice(1);
}
