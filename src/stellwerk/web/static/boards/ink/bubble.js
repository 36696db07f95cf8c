// The bubble beside a spot: buttons for the route that would be drawn, or a reason that goes away
// by itself.

import { icon, make } from "../../dom.js";

/** @typedef {import("../../board.js").Board} Board */

const REASON_MS = 7000;

export class Bubble {
  #board;
  #timer = 0;
  /** @type {string} the spot that is taken up; its buttons stay */ #kept = "";

  /** @param {Board} board */
  constructor(board) {
    this.#board = board;
  }

  /** Whether it says something that will go away by itself. */
  get speaks() {
    return this.#timer !== 0;
  }

  /**
   * Buttons, as long as the spot is taken up; without content none.
   * @param {string} spot
   * @param {...Node} content
   */
  offer(spot, ...content) {
    this.#kept = content.length ? spot : "";
    if (content.length) this.#board.pop(spot, ...content);
    else if (!this.#timer) this.#board.pop("");
  }

  /**
   * Something for a while.
   * @param {string} spot
   * @param {...Node} content
   */
  say(spot, ...content) {
    this.hush();
    this.#board.pop(spot, ...content);
    this.#timer = window.setTimeout(() => this.hush(), REASON_MS);
  }

  /** What was said goes; what is offered stays. */
  hush() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    if (!this.#kept) this.#board.pop("");
  }
}

/**
 * The buttons beside what would be done.
 * @param {Record<string, string>} words
 * @param {{ at: number, of: number }} way which of how many
 * @param {{ draw: () => void, turn: () => void }} done what they do
 * @param {string} label what the first one says; nothing: it draws
 * @returns {HTMLElement[]}
 */
export function tools(words, way, done, label = "") {
  const says = label || words.draw;
  const yes = make("button", { class: label ? "tool yes wide" : "tool yes", type: "button", "aria-label": says, title: says }, icon("check"), label);
  yes.addEventListener("click", done.draw);
  if (way.of < 2) return [yes];
  const turn = make("button", { class: "tool", type: "button", "aria-label": words.turn, title: words.turn },
    icon("turn"), make("small", { "aria-hidden": "true" }, `${way.at + 1}/${way.of}`));
  turn.addEventListener("click", done.turn);
  return [turn, yes];
}
