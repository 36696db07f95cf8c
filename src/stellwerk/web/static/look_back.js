// An earlier position, as this seat saw it: shown in the place of the present one until one goes back.

import { one, set } from "./dom.js";
import { Refused } from "./server.js";

/** @typedef {import("./types").Look} Look */
/** @typedef {import("./types").Position} Position */

export class LookBack {
  #table;
  #ask;
  #past;
  #bar = one("#look-back");
  /** @type {Look | null} what stands now, while something earlier is shown */ now = null;
  #revision = 0;

  /**
   * @param {import("./table.js").Table} table
   * @param {(revision: number) => Promise<Position>} ask
   * @param {import("./past.js").Past} past
   */
  constructor(table, ask, past) {
    this.#table = table;
    this.#ask = ask;
    this.#past = past;
    one("[data-present]", this.#bar).addEventListener("click", () => this.close());
    for (const button of this.#bar.querySelectorAll("[data-step]")) {
      button.addEventListener("click", () => this.#step(Number(button.getAttribute("data-step"))));
    }
  }

  /** @param {number} revision @param {string} title */
  async open(revision, title) {
    if (this.#table.pending.length) return;
    let found;
    try {
      found = await this.#ask(revision);
    } catch (error) {
      return this.#table.toast(error instanceof Refused ? error.message : this.#table.words.line_lost);
    }
    this.now ??= this.#table.look;
    this.#revision = revision;
    one("span", this.#bar).textContent = title;
    this.#bar.hidden = false;
    for (const button of this.#bar.querySelectorAll("[data-step]")) {
      set(button, { "aria-disabled": this.#past.beside(revision, Number(button.getAttribute("data-step"))) ? null : "true" });
    }
    const { scene, parts, scores } = found;
    this.#table.show({ ...this.now, scene, parts, scores, legal: [], retractable: [] });
    this.#table.say(title);
  }

  /** @param {number} by */
  #step(by) {
    const next = this.#past.beside(this.#revision, by);
    if (next) this.open(next.revision, next.title);
  }

  /** Back to what stands now. @returns {boolean} whether something earlier was shown */
  close() {
    const { now } = this;
    if (!now) return false;
    this.now = null;
    this.#bar.hidden = true;
    this.#table.show(now);
    return true;
  }
}
