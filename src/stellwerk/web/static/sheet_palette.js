// What can be drawn: faces as buttons of which one is taken up, and an eraser. To a keyboard they are
// one stop: arrows go from face to face.

import { icon, make, set } from "./dom.js";
import { symbol } from "./picture.js";
import { fits } from "./sheet_rules.js";

/** @typedef {import("./types").PaletteTray} PaletteTray */

export const ERASER = "";

export class Palette {
  #element;
  #trays;
  #eraser;
  /** @type {HTMLButtonElement[]} */ #buttons = [];
  /** The face taken up; the eraser is none. */
  picked = ERASER;
  /** It was taken up just now, for whatever is tapped next. */
  fresh = false;
  /** @type {() => void} */ onPick = () => {};

  /**
   * @param {HTMLElement} element
   * @param {PaletteTray[]} trays
   * @param {string} eraser what the eraser is called
   */
  constructor(element, trays, eraser) {
    this.#element = element;
    this.#trays = trays;
    this.#eraser = eraser;
    element.addEventListener("click", (event) => {
      const face = faceOf(event.target);
      if (face !== null) this.pick(face);
    });
    element.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      this.step(step);
      this.#now?.focus();
    });
  }

  /** @param {import("./sheet_rules.js").Choices} options show what there is with these */
  offer(options) {
    const eraser = this.#button(ERASER, this.#eraser, icon("erase"));
    this.#buttons = [eraser];
    const rows = this.#trays.filter((tray) => fits(tray.when, options)).map((tray) => {
      const things = tray.faces.map((face) => this.#button(face.key, face.words, symbol(face.key)));
      this.#buttons.push(...things);
      // The eraser is always at hand, in the first row.
      const first = this.#buttons.length === things.length + 1 ? [eraser] : [];
      return make("section", { class: `tray tray-${tray.key}` }, make("h2", {}, tray.words),
        make("div", { class: "things" }, ...things, ...first));
    });
    this.#element.replaceChildren(...rows);
    if (!this.#now || this.picked === ERASER) this.picked = faceOf(this.#buttons[1]) ?? ERASER;
    this.#show();
  }

  /**
   * @param {string} key
   * @param {string} words
   * @param {Node} picture
   */
  #button(key, words, picture) {
    return make("button", { class: key ? "thing" : "thing eraser", type: "button", role: "radio", "data-face": key,
      "aria-label": words, title: words }, picture);
  }

  get #now() {
    return this.#buttons.find((button) => faceOf(button) === this.picked);
  }

  /** @param {string} face */
  pick(face) {
    this.picked = face;
    this.fresh = true;
    this.#show();
    this.onPick();
  }

  /** @param {number} by */
  step(by) {
    const at = this.#buttons.findIndex((button) => faceOf(button) === this.picked);
    const count = this.#buttons.length;
    this.pick(faceOf(this.#buttons[(at + by + count) % count]) ?? ERASER);
  }

  /** What is taken up, in words. */
  get words() {
    return this.#now?.getAttribute("aria-label") ?? "";
  }

  /**
   * The ways a face can lie, the plain ones first.
   * @param {string} face
   */
  forms(face) {
    return this.#trays.flatMap((tray) => tray.faces).find((one) => one.key === face)?.forms ?? [];
  }

  #show() {
    for (const button of this.#buttons) {
      const on = faceOf(button) === this.picked;
      set(button, { "aria-checked": String(on), tabindex: on ? 0 : -1 });
    }
  }
}

/** @param {EventTarget | null | undefined} target */
function faceOf(target) {
  const button = target instanceof Element ? target.closest("[data-face]") : null;
  return button ? button.getAttribute("data-face") : null;
}
