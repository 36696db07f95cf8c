// How a page makes itself heard: to screen readers, to those who look, and to those who look elsewhere.

import { cited, make, one } from "./dom.js";
import * as keep from "./keep.js";
import * as sound from "./sound.js";

const TOAST_MS = 6000;

export class Notices {
  #words;
  #table;
  #title = document.title;
  #turn = false; // the table waits for this player
  #stoodIn = false; // a bot plays for who reads this
  /** @type {Set<string>} lines that are broken */ #down = new Set();

  /**
   * @param {Record<string, string>} words
   * @param {string} table
   */
  constructor(words, table) {
    this.#words = words;
    this.#table = table;
  }

  /** @param {string} text for screen readers */
  say(text) {
    one("#told").textContent = text;
  }

  /** @param {string} text for everyone, for a moment */
  toast(text) {
    const toast = make("p", { class: "toast" }, ...cited(text));
    one("#toasts").replaceChildren(toast);
    setTimeout(() => toast.remove(), TOAST_MS);
  }

  /**
   * Two lines lead to the server: one to hear it, one to tell it.
   * @param {"stream" | "posts"} which
   * @param {boolean} up
   * @param {string} [why]
   */
  line(which, up, why = "") {
    this.#down[up ? "delete" : "add"](which);
    const banner = one("#line");
    const whole = this.#down.size === 0;
    if (whole && !banner.hidden) this.toast(this.#words.line_back);
    if (!up) banner.textContent = why || this.#words.line_lost;
    banner.hidden = whole;
  }

  /** A bot plays for who reads this, or no more: known later than the look, so it is shown by itself. @param {boolean} is */
  set stoodIn(is) {
    this.#stoodIn = is;
    this.badge(this.#turn);
  }

  /** @param {boolean} turn whether the table waits for this player */
  badge(turn) {
    this.#turn = turn;
    const shown = this.#stoodIn || (turn && document.hidden);
    const what = this.#stoodIn ? this.#words.stood_in : this.#words.your_turn_short;
    document.title = shown ? `● ${what} · ${this.#title}` : this.#title;
    const icon = one("#icon");
    const href = (shown ? icon.dataset.turn : icon.dataset.plain) ?? "";
    if (icon.getAttribute("href") !== href) icon.setAttribute("href", href);
  }

  /** It is this player's turn, or what else there is to say, and the page may be out of sight. */
  notify(text = this.#words.your_turn_short) {
    if (!document.hidden) return;
    sound.play("turn");
    if ("Notification" in window && Notification.permission === "granted" && keep.wish("notify", false)) {
      new Notification(text, {
        body: this.#title, tag: this.#table, icon: one("#icon").dataset.turn,
      });
    }
  }
}
