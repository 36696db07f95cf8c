// The drafting table: pairs of dice, who has taken which, and the way to take one.

import { fill, icon, list, make, one } from "../../dom.js";
import { symbol } from "../../picture.js";

/** @typedef {import("./types").DraftTable} DraftTable */
/** @typedef {import("../../table.js").Table<import("./types").Scene, import("./types").Art>} Table */

export class Draft {
  #table;
  #element = make("section", { class: "draft", hidden: true });
  #picked = -1;

  /** @param {Table} table */
  constructor(table) {
    this.#table = table;
    one("#trays").before(this.#element);
  }

  get #draft() {
    return this.#table.look.scene.draft;
  }

  /** Whether a pair can be taken now. */
  get #mine() {
    return this.#table.mayAct && !this.#table.pending.length && Boolean(this.#draft?.running);
  }

  show() {
    const draft = this.#draft;
    const { look: { info, scene }, art } = this.#table;
    this.#element.hidden = !draft?.pairs.length || info.status !== "running";
    art.words.waiting = ["meteor", "draft"].includes(scene.phase) ? art.words.wait : "";
    if (!draft || this.#element.hidden) return;
    const focused = this.#element.contains(document.activeElement) ? this.#picked : -1;
    if (!this.#mine || draft.pairs[this.#picked]?.seat !== null) this.#picked = -1;
    this.#element.toggleAttribute("data-running", draft.running);
    const pairs = draft.pairs.map((_, at) => make("li", {}, this.#pair(draft, at)));
    const { star, starter } = draft;
    const said = [
      fill(draft.done ? art.words.next_starter : art.words.starter, { name: this.#table.name(starter) }),
      fill(art.words.star, { name: this.#table.name(star) }),
    ];
    this.#element.setAttribute("aria-label", art.trays.draft);
    this.#element.replaceChildren(
      make("h2", {}, art.trays.draft), make("ol", { class: "pairs" }, ...pairs), make("p", { class: "note" }, said.join(" ")));
    if (focused >= 0) /** @type {HTMLElement | null} */ (this.#element.querySelector(`[data-pair="${focused}"]`))?.focus();
  }

  /**
   * @param {DraftTable} draft
   * @param {number} at
   */
  #pair(draft, at) {
    const { art } = this.#table;
    const { dice, worth, seat } = draft.pairs[at];
    const faces = this.#faces(at);
    const picked = at === this.#picked;
    const name = seat === null ? fill(art.words.pair, { n: at + 1, faces })
      : fill(art.words.pair_of, { n: at + 1, faces, name: this.#table.name(seat) });
    const can = seat === null && this.#mine;
    const button = make("button", {
      type: "button",
      class: "pair-of-dice",
      "data-pair": at,
      "data-taken": seat !== null,
      "data-own": seat !== null && seat === this.#table.seat,
      "aria-pressed": String(picked),
      "aria-disabled": can ? null : "true",
      "aria-label": picked ? `${art.words.take_pair}: ${faces}` : `${name}, ${fill(art.words.pair_value, { n: worth })}`,
    }, ...dice.map((key) => make("span", { class: "face" }, symbol(key))));
    const foot = seat !== null ? this.#table.name(seat) : fill(art.words.pair_value, { n: worth });
    button.append(make("span", { class: "whose-pair" }, ...(picked ? [icon("check"), art.words.take_pair] : [foot])));
    button.addEventListener("click", () => this.#press(at));
    return button;
  }

  /** @param {number} at */
  #faces(at) {
    return list((this.#draft?.pairs[at].dice ?? []).map((key) => this.#table.art.faces[`face:${key}`]));
  }

  /** @param {number} at the first time it is taken up, the second time taken */
  #press(at) {
    if (!this.#mine || this.#draft?.pairs[at]?.seat !== null) return;
    if (at === this.#picked) {
      this.#picked = -1;
      this.#table.act("move", `pair:${at + 1}`, "", fill(this.#table.art.words.pair, { n: at + 1, faces: this.#faces(at) }));
      return;
    }
    this.#picked = at;
    this.#table.say(fill(this.#table.art.words.pair_picked, { faces: this.#faces(at) }));
    this.show();
  }

  /**
   * Digits stand for pairs, Enter takes the one that is taken up.
   * @param {string} key
   */
  key(key) {
    if (!this.#mine) return false;
    const at = key === "enter" ? this.#picked : /^\d$/.test(key) ? (Number(key) + 9) % 10 : -1;
    const there = this.#draft?.pairs[at]?.seat === null;
    if (there) this.#press(at);
    return there;
  }
}
