// What can be taken up: rows of dice and the like, as buttons. Each has a key of its own: 1 to 4 for
// the first row, 5 to 0 for the second; a further row may name its own.

import { icon, make } from "../../dom.js";
import { symbol } from "../../picture.js";

/** @typedef {import("../../types").Thing} Thing */
/** @typedef {import("../../table.js").Table<import("./types").Scene, import("./types").Art>} Table */

export const KEYS = "1234567890";
const FIRST = 4; // keys of the first row
const WIDE = 76; // signs that are not drawn into spaces

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
   * @param {(thing: Thing) => boolean | string} stuck whether it fits nowhere, or why not now
   * @param {boolean} ready whether what is picked is shown on the board, and a tap draws it
   */
  show(things, picked, stuck, ready) {
    const { art, look, trays } = this.#table;
    const focused = this.#buttons.findIndex((button) => button === document.activeElement);
    this.#buttons = things.map((thing, at) => this.#button(thing, at, at === picked, stuck(thing), at === picked && ready));
    let from = 0;
    const rows = look.scene.trays.map((tray) => {
      const note = tray.note ? make("span", { class: "note" }, art.notes[tray.note] ?? "") : "";
      const row = this.#buttons.slice(from, from + tray.things.length);
      from += tray.things.length;
      // Dice that are still to be drafted have their places, so that nothing jumps when they come.
      const gaps = look.scene.draft && tray.key === "dice" ? Math.max(0, FIRST - row.length) : 0;
      if (!row.length && !gaps) return "";
      return make("section", { class: `tray tray-${tray.key}`, "aria-label": art.trays[tray.key] },
        make("h2", {}, art.trays[tray.key], " ", note), make("div", { class: "things" }, ...row, ...Array.from({ length: gaps }, () => make("span", { class: "thing none" }))));
    });
    trays.replaceChildren(...rows);
    this.#buttons[focused]?.focus();
  }

  /**
   * @param {Thing} thing
   * @param {number} at
   * @param {boolean} pressed
   * @param {boolean | string} isStuck
   * @param {boolean} ready
   */
  #button({ id, symbol: face, symbols, used, again }, at, pressed, isStuck, ready) {
    const { art, mayAct } = this.#table;
    const { words } = art;
    const gone = used && !again;
    const stuck = mayAct && !gone && Boolean(isStuck);
    const state = stuck ? (isStuck === true ? words.stuck : String(isStuck)) : gone ? words.used : again ? words.again : "";
    const face_name = symbols ? symbols.map((one) => art.faces[`face:${one}`]).join(", ") : art.faces[id];
    const name = [ready ? `${words.draw}: ${face_name}` : face_name, state].filter(Boolean).join(", ");
    const button = make("button", {
      class: symbols ? "thing several" : "thing",
      type: "button",
      "data-key": id,
      "aria-pressed": String(pressed),
      "aria-disabled": gone || stuck || !mayAct ? "true" : null,
      "aria-label": name,
      title: name,
      "data-used": gone,
      "data-again": used && again,
      "data-stuck": stuck,
    }, ...(symbols ?? [face]).map((one) => symbol(one, symbols ? WIDE : undefined)));
    if (ready) button.append(make("span", { class: "tick" }, icon("check")));
    if (mayAct) button.append(make("kbd", { "aria-hidden": "true" }, this.#key(at)));
    button.addEventListener("click", () => this.#pick(at));
    return button;
  }

  /** The keys of all things, row by row. */
  get #keys() {
    const [first, ...more] = this.#table.look.scene.trays;
    let next = FIRST;
    const keys = first.things.map((_, at) => KEYS[at] ?? "");
    for (const { things, letters: own } of more) {
      keys.push(...things.map((_, at) => (own ? own[at] : KEYS[next++]) ?? ""));
    }
    return keys;
  }

  /** @param {number} at */
  #key(at) {
    return this.#keys[at];
  }

  /**
   * The thing a key stands for, or -1.
   * @param {string} key
   */
  at(key) {
    return key ? this.#keys.indexOf(key) : -1;
  }
}
