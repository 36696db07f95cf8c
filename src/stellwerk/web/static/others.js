// The others at the table: their boards small, with what they are doing; each opens large.

import { fill, icon, make, number, one, set } from "./dom.js";
import { keyOf, picture } from "./picture.js";
import { ScoreSheet } from "./score.js";

/** @typedef {import("./types").Lighting} Lighting */

export class Others {
  #table;
  #lights;
  #parts;
  /** @type {Map<number, { items: string, figure: HTMLElement }>} */ #drawn = new Map();
  #open = -1;
  /** @type {ScoreSheet | null} */ #sheet = null;

  /**
   * @param {import("./table.js").Table} table
   * @param {(seat: number) => Promise<Record<string, Lighting>>} lights
   * @param {{ key: string, words: string, explain: string }[]} parts
   */
  constructor(table, lights, parts) {
    this.#table = table;
    this.#lights = lights;
    this.#parts = parts;
  }

  show() {
    const { look, seat: own } = this.#table;
    const list = one("#others");
    const seats = look.info.seats.map((_, seat) => seat).filter((seat) => seat !== own);
    one("#at-table").hidden = seats.length === 0 || (own === null && look.info.seats.length === 1);
    for (const seat of seats) {
      let entry = list.querySelector(`[data-seat="${seat}"]`);
      if (!entry) {
        entry = make("li", { "data-seat": seat });
        list.append(entry);
      }
      this.#entry(/** @type {HTMLElement} */ (entry), seat);
    }
    if (this.#open >= 0) this.#fill();
  }

  /**
   * @param {HTMLElement} entry
   * @param {number} seat
   */
  #entry(entry, seat) {
    const { look, art, words } = this.#table;
    const info = look.info.seats[seat];
    const items = this.#table.itemsOf(seat);
    const key = keyOf(items);
    const known = this.#drawn.get(seat);
    if (known?.items !== key) {
      const figure = picture(art.small, [...art.small.items, ...items.filter((item) => item.symbol)], art.texts);
      const button = make("button", { type: "button", class: "other" }, figure, make("span", { class: "who" }), make("span", { class: "does" }));
      button.addEventListener("click", () => this.#choose(seat));
      const focused = entry.contains(document.activeElement);
      entry.replaceChildren(button);
      if (focused) button.focus();
      this.#drawn.set(seat, { items: key, figure: button });
    }
    const over = look.info.status === "over";
    const ended = this.#table.hasEnded(seat);
    // Where one plays after the other, who does not act is not done but waits.
    const doing = info.deputy ? words.deputy : ended && !over && art.words.waiting ? art.words.waiting
      : ended || over ? words.done
      : info.kind === "person" && !info.here ? words.away : art.words.acting ?? words.acting;
    const done = doing === words.done;
    const level = this.#table.level(seat);
    one(".who", entry).replaceChildren(info.kind === "bot" ? icon("bot") : "", this.#table.name(seat), level ? make("small", { class: "level" }, level) : "");
    one(".does", entry).replaceChildren(done ? icon("check") : "", done ? `${words.done} · ${number(look.scores[seat].total)}` : doing);
    set(entry, { "data-done": done });
    const button = one("button", entry);
    set(button, {
      "aria-label": [this.#table.name(seat), level, doing, fill(words.points, { n: look.scores[seat].total })].filter(Boolean).join(", "),
      "aria-pressed": this.#table.seat === null ? String(this.#table.shownSeat === seat) : null,
    });
  }

  /** @param {number} seat */
  #choose(seat) {
    if (this.#table.seat === null) return this.#table.showSeat(seat);
    this.#open = seat;
    const dialog = /** @type {HTMLDialogElement} */ (one("#other"));
    const board = /** @type {import("./board.js").Board} */ (one("sw-board", dialog));
    const { art, look, lit } = this.#table;
    // At a table with one board for all, only what a seat has for itself is its own.
    const shared = look.scene.board !== undefined;
    board.begin({ ...art, board: shared ? art.small : art.board, spots: {} }, "");
    board.style.aspectRatio = shared ? `${art.small.width} / ${art.small.height}` : "";
    this.#sheet ??= new ScoreSheet(one(".score", dialog), shared ? lit : board,
      { parts: this.#parts, total: this.#table.words.total, hint: "" }, () => this.#lights(this.#open));
    this.#sheet.clear();
    this.#fill();
    dialog.addEventListener("close", () => { this.#open = -1; }, { once: true });
    dialog.showModal();
  }

  #fill() {
    const dialog = one("#other");
    one("h2", dialog).textContent = this.#table.name(this.#open);
    const board = /** @type {import("./board.js").Board} */ (one("sw-board", dialog));
    board.show(this.#table.itemsOf(this.#open));
    this.#sheet?.show(this.#table.score(this.#open));
  }
}
