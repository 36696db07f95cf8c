// Drawing on the sheet: a tap draws what is taken up, another one turns it; what stands there is
// chosen by a tap, and can be turned, flipped and erased by buttons, keys or the wheel.

import { fill, one, set } from "./dom.js";
import { ERASER } from "./sheet_palette.js";

/** @typedef {import("./sheet.js").Sheet} Sheet */

export class Pen {
  #sheet;
  /** @type {string} the spot that is chosen */ #spot = "";

  /** @param {Sheet} sheet */
  constructor(sheet) {
    this.#sheet = sheet;
    const { board, palette } = sheet;
    for (const gesture of ["spot", "spot-enter"]) {
      board.addEventListener(gesture, (event) => this.#tap(detail(event).id));
    }
    board.addEventListener("spot-turn", (event) => {
      const { id, by } = detail(event);
      if (id !== this.#spot || !this.#form) return;
      event.preventDefault();
      this.#turn(by);
    });
    palette.onPick = () => {
      this.drop();
      sheet.say(palette.words);
    };
    one("#turn").addEventListener("click", () => this.#turn(1));
    one("#flip").addEventListener("click", () => this.#flip());
    one("#erase").addEventListener("click", () => this.#erase(this.#spot));
    one("#undo").addEventListener("click", () => sheet.undo());
    one("#clear").addEventListener("click", () => sheet.isBlank || sheet.clear());
  }

  /** How what is chosen lies; nothing if nothing is. */
  get #form() {
    const token = this.#sheet.drawn.get(this.#spot);
    return token ? this.#sheet.notation.formOf(token) : "";
  }

  /** @param {string} form */
  #faceOf(form) {
    return this.#sheet.page.art.forms[form]?.[0] ?? "";
  }

  /** The ways in which what is chosen can lie. */
  get #ways() {
    return this.#sheet.palette.forms(this.#faceOf(this.#form));
  }

  /** @param {string} spot */
  #tap(spot) {
    const { drawn, palette, notation, page } = this.#sheet;
    const token = drawn.get(spot);
    if (palette.picked === ERASER) return this.#erase(spot);
    if (token && spot === this.#spot) return this.#turn(1);
    const other = !token || this.#faceOf(notation.formOf(token)) !== palette.picked;
    // What was taken up just now goes wherever is tapped; later, a tap on a drawing chooses it.
    if (token && !(other && palette.fresh)) {
      this.#spot = spot;
      this.show();
      return this.#tell();
    }
    if (!palette.picked) return this.#sheet.say(page.words.pick);
    palette.fresh = false;
    this.#spot = spot;
    this.#sheet.put(spot, this.#best(spot));
    this.#tell();
  }

  /**
   * The way that suits the neighbours best.
   * @param {string} spot
   */
  #best(spot) {
    const { drawn, palette, notation, page: { sheet } } = this.#sheet;
    let [best, most] = ["", -Infinity];
    for (const form of palette.forms(palette.picked)) {
      const fit = notation.fit(spot, form, drawn, sheet.edges);
      if (fit > most) [best, most] = [form, fit];
    }
    return best;
  }

  /** @param {number} by */
  #turn(by) {
    const ways = this.#ways;
    if (!ways.length) return;
    const at = ways.indexOf(this.#form);
    this.#sheet.put(this.#spot, ways[(at + by + ways.length) % ways.length], true);
    this.#tell();
  }

  /** The mirror image, left to right. */
  #flip() {
    const ways = this.#ways;
    const other = this.#sheet.notation.mirror(this.#form).find((form) => ways.includes(form));
    if (!other) return;
    this.#sheet.put(this.#spot, other, true);
    this.#tell();
  }

  /** @param {string} spot */
  #erase(spot) {
    if (!this.#sheet.drawn.has(spot)) return;
    if (this.#spot === spot) this.#spot = "";
    this.#sheet.put(spot, "");
    this.#sheet.say(fill(this.#sheet.page.words.erased, { spot }));
  }

  #tell() {
    const { page: { words }, notation, drawn } = this.#sheet;
    const token = drawn.get(this.#spot);
    if (!token) return;
    const ways = this.#ways;
    const name = this.#sheet.name(this.#spot);
    this.#sheet.say(fill(words.way, { name, n: ways.indexOf(notation.formOf(token)) + 1, of: ways.length }));
  }

  /** Nothing is chosen any more. */
  drop() {
    this.#spot = "";
    this.show();
  }

  /** @param {string} spot go there, as to something that is wrong */
  go(spot) {
    const { board, drawn } = this.#sheet;
    this.#spot = drawn.has(spot) ? spot : "";
    this.show();
    board.focusSpot(spot);
    board.scrollIntoView({ block: "nearest" });
  }

  show() {
    const { board, page, canUndo, isBlank } = this.#sheet;
    board.lamps([], this.#spot);
    for (const spot of Object.keys(page.art.spots)) board.name(spot, this.#sheet.name(spot));
    const chosen = Boolean(this.#form);
    const able = { turn: chosen && this.#ways.length > 1, flip: chosen && this.#ways.length > 1, erase: chosen, undo: canUndo, clear: !isBlank };
    for (const [id, can] of Object.entries(able)) set(one(`#${id}`), { "aria-disabled": String(!can) });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { target } = event;
    if (target instanceof HTMLElement && target.closest("input, select, textarea")) return;
    const key = event.key.toLowerCase();
    const undoes = key === "u" || (key === "z" && (event.ctrlKey || event.metaKey));
    if ((event.ctrlKey || event.metaKey || event.altKey) && !undoes) return;
    const { board, palette } = this.#sheet;
    // On the board, the keys mean the spot one stands on.
    if (board.hasFocus && ["r", "f", "delete", "backspace"].includes(key)) this.#stand(board.currentSpot);
    if (undoes) this.#sheet.undo();
    else if (key === "r") this.#turn(event.shiftKey ? -1 : 1);
    else if (key === "f") this.#flip();
    else if (key === "delete" || key === "backspace") this.#erase(this.#spot);
    else if (key === "+" || key === "-") palette.step(key === "+" ? 1 : -1);
    else if (key === "escape") this.drop();
    else return;
    event.preventDefault();
  }

  /** @param {string} spot */
  #stand(spot) {
    if (spot === this.#spot) return;
    this.#spot = this.#sheet.drawn.has(spot) ? spot : "";
    this.show();
  }
}

/**
 * @param {Event} event
 * @returns {{ id: string, by: number }}
 */
function detail(event) {
  return /** @type {CustomEvent} */ (event).detail;
}
