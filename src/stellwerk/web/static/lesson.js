// A lesson at its table: says what to do now, points at where, and keeps how far one has come.
//
// It knows no game. What it points at are ids: of spots, of things that carry them as data-key, of
// buttons that stand for a move, of elements of the page; or any other mark: company=green.

import { fill, one, set } from "./dom.js";
import * as keep from "./keep.js";

/** @typedef {import("./table.js").Table} Table */

const NAMES = ["data-spot", "data-key", "data-move"];
const BROAD = matchMedia("(min-width: 56rem)");

export class LessonPanel {
  #table;
  #game;
  #words;
  #text = one("#lesson-text");
  #waiting = 0;

  /**
   * @param {Table} table
   * @param {string} game
   * @param {Record<string, string>} words
   * @param {() => void} skip makes the step
   */
  constructor(table, game, words, skip) {
    this.#table = table;
    this.#game = game;
    this.#words = words;
    one("#lesson-skip").addEventListener("click", skip);
    this.#settle();
    BROAD.addEventListener("change", () => this.#settle());
    // What is to be pointed at may come later: in a bubble, or with the next question.
    new MutationObserver(() => this.#soon()).observe(one(".table"), { childList: true, subtree: true });
  }

  show() {
    const { look } = this.#table;
    const { lesson } = look;
    if (!lesson) return;
    const over = lesson.done >= lesson.steps;
    const n = Math.min(lesson.done + 1, lesson.steps);
    one("#lesson-count").textContent = fill(this.#words.lesson_step, { n, of: lesson.steps });
    set(one("#lesson-bar"), { value: lesson.done });
    if (this.#text.textContent !== lesson.text) this.#text.textContent = lesson.text;
    for (const part of document.querySelectorAll("#lesson [data-while]")) {
      set(part, { hidden: (part.getAttribute("data-while") === "over") !== over });
    }
    keep.keepLesson(`${this.#game}/${lesson.name}`, { done: lesson.done, steps: lesson.steps, table: look.info.table, at: Date.now() });
    this.#soon();
  }

  /** Above the board, or where there is room above the dice: there it stays in sight. */
  #settle() {
    one(BROAD.matches ? ".hand" : ".table").prepend(one("#lesson"));
  }

  #soon() {
    this.#waiting ||= requestAnimationFrame(() => {
      this.#waiting = 0;
      this.#point();
    });
  }

  #point() {
    const { point = [], move = "" } = this.#table.look.lesson ?? {};
    // A game without a hand of its own has a button for each move.
    const wanted = new Set([...point, `move ${move}`].flatMap(found));
    for (const old of document.querySelectorAll("[data-pointed]")) {
      if (!wanted.has(old)) old.removeAttribute("data-pointed");
    }
    for (const one of wanted) one.setAttribute("data-pointed", "");
  }
}

/** @param {string} id @returns {Element[]} */
function found(id) {
  const [mark, value] = id.split("=");
  const name = CSS.escape(id);
  const wanted = value ? `[data-${mark}="${CSS.escape(value)}"]`
    : [...NAMES.map((attribute) => `[${attribute}="${name}"]`), `#${name}`].join();
  return [...one(".table").querySelectorAll(wanted)].filter((element) => !element.matches("[data-used]"));
}
