// The score as it stands, part by part. To point at a part is to see what earns it.

import { make, number } from "./dom.js";

/** @typedef {{ total: number, parts: { key: string, points: number }[] }} Score */
/** @typedef {import("./types").Lighting} Lighting */
/** @typedef {import("./board.js").Board} Board */

export class ScoreSheet {
  #element;
  /** Where the places that earn a part are shown. */
  board;
  #words;
  #lights;
  #pressed = "";
  #shown = "";
  /** @type {Promise<Record<string, Lighting>> | null} */ #ready = null;

  /**
   * @param {HTMLElement} element
   * @param {Board} board
   * @param {{ parts: { key: string, words: string, explain: string }[], total: string, hint: string }} words
   * @param {() => Promise<Record<string, Lighting>>} lights asks the server what earns each part
   */
  constructor(element, board, words, lights) {
    this.#element = element;
    this.board = board;
    this.#words = words;
    this.#lights = lights;
    element.addEventListener("pointerenter", () => this.#fetch());
    element.addEventListener("pointerover", (event) => this.#point(event));
    element.addEventListener("pointerleave", () => this.#light(this.#pressed));
    element.addEventListener("focusin", (event) => this.#point(event));
    element.addEventListener("focusout", () => this.#light(this.#pressed));
    element.addEventListener("click", (event) => this.#press(event));
  }

  /** @param {Score} score */
  show(score) {
    this.#ready = null;
    if (!this.#element.hasAttribute("data-fixed")) this.#render(score);
    if (this.#shown) this.#light(this.#shown, true);
  }

  /** @param {Score} score */
  #render(score) {
    const focused = partOf(document.activeElement);
    const rows = this.#words.parts.map(({ key, words, explain }) => {
      const part = score.parts.find((one) => one.key === key);
      return make("li", {}, make("button", {
        type: "button",
        class: "part",
        "data-part": key,
        "aria-pressed": String(this.#pressed === key),
        title: explain,
      }, make("span", {}, words), make("b", {}, number(part?.points ?? 0))));
    });
    const total = make("p", { class: "total" },
      make("span", {}, this.#words.total), make("b", {}, number(score.total)));
    this.#element.replaceChildren(make("ul", { class: "parts" }, ...rows), total);
    if (focused && !this.#element.contains(document.activeElement)) {
      /** @type {HTMLElement | null} */ (this.#element.querySelector(`[data-part=${focused}]`))?.focus();
    }
  }

  /** Nothing is lit any more. */
  clear() {
    this.#pressed = "";
    for (const row of this.#element.querySelectorAll("[data-part]")) row.setAttribute("aria-pressed", "false");
    this.#light("");
  }

  #fetch() {
    this.#ready ??= this.#lights();
    this.#ready.catch(() => { this.#ready = null; });
    return this.#ready;
  }

  /** @param {Event} event */
  #point(event) {
    const key = partOf(event.target);
    if (key) this.#light(key);
  }

  /** @param {Event} event */
  #press(event) {
    const key = partOf(event.target);
    if (!key) return;
    this.#pressed = this.#pressed === key ? "" : key;
    for (const row of this.#element.querySelectorAll("[data-part]")) {
      row.setAttribute("aria-pressed", String(partOf(row) === this.#pressed));
    }
    this.#light(this.#pressed);
  }

  /**
   * @param {string} key
   * @param {boolean} [again]
   */
  async #light(key, again = false) {
    if (key === this.#shown && !again) return;
    this.#shown = key;
    this.board.classList.toggle("explaining", key !== "");
    if (!key) return this.board.light(null);
    const lights = await this.#fetch().catch(() => null);
    // The pointer may have gone on while the answer was on its way.
    if (lights && this.#shown === key) this.board.light(lights[key]);
  }
}

/** @param {EventTarget | null} target */
function partOf(target) {
  const element = target instanceof Element ? target.closest("[data-part]") : null;
  return element?.getAttribute("data-part") ?? "";
}
