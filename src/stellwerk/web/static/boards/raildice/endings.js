// How far the game is from each of its four ends; a tap says what that end is.

import { fill, make } from "../../dom.js";

/** @typedef {import("./hands").Hands} Hands */
/** @typedef {{ key: string, value: number, max: number, text: string }} Row */

export class Endings {
  #list = make("ul", {});
  #hands;
  #tell;
  #shown = "";
  /** @type {HTMLElement} */ element;

  /**
   * @param {Hands} hands
   * @param {(text: string) => void} tell
   */
  constructor(hands, tell) {
    this.#hands = hands;
    this.#tell = tell;
    this.element = make("section", { class: "endings" }, make("h2", {}, hands.words.endings), this.#list);
  }

  show() {
    const rows = this.#rows();
    const key = JSON.stringify(rows) + this.#hands.view.trigger;
    if (key === this.#shown) return;
    this.#shown = key;
    const focused = [...this.#list.querySelectorAll("button")].findIndex((one) => one === document.activeElement);
    this.#list.replaceChildren(...rows.map((row) => this.#row(row)));
    if (focused >= 0) this.#list.querySelectorAll("button")[focused]?.focus();
  }

  /** What is left before each of them. @returns {Row[]} */
  #rows() {
    const { view, words, names, tiles } = this.#hands;
    const built = view.companies.map(({ id, groups }) => {
      const left = groups.reduce((sum, group) => sum + group.left, 0);
      const all = groups.reduce((sum, group) => sum + group.count, 0);
      return { id, left, all };
    });
    const next = built.reduce((least, one) => (one.left < least.left ? one : least));
    const without = built.filter(({ left, all }) => left === all).length;
    const open = view.ends.filter((end) => end.open).length;
    const left = Object.values(view.supply).reduce((sum, n) => sum + n, 0);
    const stations = without && !next.left ? this.#hands.text("ending_a_none", { n: without })
      : this.#hands.text("ending_a_left", { n: next.left, company: names.company[next.id] });
    return [
      { key: "a", value: next.left + (next.left ? 0 : without), max: next.all, text: stations },
      { key: "b", value: open, max: view.ends.length, text: fill(words.ending_b_left, { n: open, of: view.ends.length }) },
      { key: "c", value: left, max: tiles, text: this.#hands.text("ending_c_left", { n: left }) },
      { key: "d", value: view.bank, max: view.dice, text: this.#hands.text("ending_d_left", { n: view.bank }) },
    ];
  }

  /** @param {Row} row */
  #row({ key, value, max, text }) {
    const { words, view } = this.#hands;
    const name = words[`ending_${key}_name`];
    const meter = make("meter", { min: 0, max, value, low: max / 4, optimum: max, "aria-hidden": "true" });
    const button = make("button", { type: "button", "data-met": view.trigger === key }, make("span", {}, name), meter, make("b", {}, text));
    button.addEventListener("click", () => this.#tell(words[`ending_${key}_what`]));
    return make("li", {}, button);
  }
}
