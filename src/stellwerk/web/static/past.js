// The history: every look brings its last lines, those before them are asked for when somebody reads.

import { make } from "./dom.js";

/** @typedef {import("./types").Look} Look */
/** @typedef {import("./types").Line} Line */
/** @typedef {import("./types").Past} Lines */

const SHOWN = 30;

export class Past {
  #list;
  #ask;
  #name;
  #words;
  /** @type {Line[]} the newest ones without a gap */ #lines = [];
  #first = 1; // the number of the first of them
  #asking = false;

  /**
   * @param {HTMLElement} list
   * @param {Look} look
   * @param {(before: number) => Promise<Lines>} ask for the lines before one
   * @param {(seat: number) => string} name
   * @param {import("./move_words.js").MoveWords} words
   */
  constructor(list, look, ask, name, words) {
    this.#list = list;
    this.#ask = ask;
    this.#name = name;
    this.#words = words;
    ({ first: this.#first, lines: this.#lines } = look.history);
    list.closest("details")?.addEventListener("toggle", () => this.#complete());
  }

  /** @param {Look} look */
  take({ history: { first, lines } }) {
    // What was known before these lines stays as it was; behind a gap it is of no use.
    const known = first - this.#first;
    if (known < 0 || known > this.#lines.length) [this.#first, this.#lines] = [first, lines];
    else this.#lines = [...this.#lines.slice(0, known), ...lines];
    this.#complete();
  }

  /** Ask for what is missing, if somebody looks. */
  async #complete() {
    if (!(this.#list.closest("details")?.open ?? true)) return;
    this.#show();
    if (this.#asking || this.#first === 1 || this.#lines.length >= SHOWN) return;
    this.#asking = true;
    try {
      const before = this.#first;
      const { lines } = await this.#ask(before);
      if (before === this.#first) [this.#first, this.#lines] = [1, [...lines, ...this.#lines]];
      this.#show();
    } catch {
      // The next look, or the next opening, tries again.
    } finally {
      this.#asking = false;
    }
  }

  async #show() {
    const lines = await this.#words.tell(this.#lines.slice(-SHOWN));
    this.#list.replaceChildren(...lines.reverse().map(({ seat, words }) =>
      make("li", {}, seat === undefined ? "" : make("b", {}, this.#name(seat)), " ", words)));
  }
}
