// What can be taken up: rows of dice and the like, as buttons. Each has a key of its own: 1 to 4 for
// the first row, 5 to 0 for the second.

import { make } from "./dom.js";
import { symbol } from "./picture.js";

/** @typedef {import("./types").Thing} Thing */
/** @typedef {import("./table.js").Table} Table */

export const KEYS = "1234567890";
const FIRST = 4; // keys of the first row

export class Trays {
  #table;
  #pick;
  /** @type {HTMLButtonElement[]} */ #buttons = [];

  /**
   * @param {Table} table
   * @param {(at: number) => void} pick what happens to a thing that is taken up
   */
  constructor(table, pick) {
    this.#table = table;
    this.#pick = pick;
  }

  /**
   * @param {Thing[]} things of all rows, counted through
   * @param {number} picked
   * @param {(thing: Thing) => boolean} stuck whether it fits nowhere
   */
  show(things, picked, stuck) {
    const { art, look, trays } = this.#table;
    const focused = this.#buttons.findIndex((button) => button === document.activeElement);
    this.#buttons = things.map((thing, at) => this.#button(thing, at, at === picked, stuck(thing)));
    let from = 0;
    const rows = look.scene.trays.map((tray) => {
      const note = tray.note ? make("span", { class: "note" }, art.notes[tray.note] ?? "") : "";
      const row = this.#buttons.slice(from, from + tray.things.length);
      from += tray.things.length;
      return make("section", { class: `tray tray-${tray.key}`, "aria-label": art.trays[tray.key] },
        make("h2", {}, art.trays[tray.key], " ", note), make("div", { class: "things" }, ...row));
    });
    trays.replaceChildren(...rows);
    this.#buttons[focused]?.focus();
  }

  /**
   * @param {Thing} thing
   * @param {number} at
   * @param {boolean} pressed
   * @param {boolean} isStuck
   */
  #button({ id, symbol: face, used }, at, pressed, isStuck) {
    const { art, mayAct } = this.#table;
    const { words } = art;
    const stuck = mayAct && !used && isStuck;
    const state = used ? words.used : stuck ? words.stuck : "";
    const name = [art.faces[id], state].filter(Boolean).join(", ");
    const button = make("button", {
      class: "thing",
      type: "button",
      "aria-pressed": String(pressed),
      "aria-disabled": used || stuck || !mayAct ? "true" : null,
      "aria-label": name,
      title: name,
      "data-used": used,
      "data-stuck": stuck,
    }, symbol(face));
    if (mayAct) button.append(make("kbd", { "aria-hidden": "true" }, this.#key(at)));
    button.addEventListener("click", () => this.#pick(at));
    return button;
  }

  get #first() {
    return this.#table.look.scene.trays[0].things.length;
  }

  /** @param {number} at */
  #key(at) {
    return KEYS[at < this.#first ? at : FIRST + at - this.#first] ?? "";
  }

  /**
   * The thing a key stands for, or -1.
   * @param {string} key
   */
  at(key) {
    return this.#buttons.findIndex((_, at) => this.#key(at) === key);
  }
}
