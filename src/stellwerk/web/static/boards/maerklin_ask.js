// What the game asks its player now: which tickets, which cards to pay with, where a passenger goes.

import { fill, make } from "../dom.js";
import { card, ticketLine } from "./maerklin_parts.js";

/** @typedef {import("../move_words.js").Move} Move */
/** @typedef {import("../table.js").Table} Table */
/** @typedef {import("./maerklin.js").Hand} Hand */
/** @typedef {import("./maerklin_parts.js").Ticket} Ticket */

const PAYMENTS = 6; // places at first, for the sensible ones and for a button to see the rest

export class Asking {
  #hand;
  #table;
  /** @type {Set<string>} tickets to keep */ #kept = new Set();
  #drawn = ""; // for which the set above is meant
  #all = false; // whether every payment is shown
  #mixes = false; // whether the mixes of tickets are shown in a running turn
  #listed = false; // whether the list of all choices is open
  /** What was advised on the player's wish. */
  advice = "";
  /** @type {HTMLButtonElement[]} with a number each */ #choices = [];
  #moment = "";

  /** @param {Hand} hand @param {Table} table */
  constructor(hand, table) {
    this.#hand = hand;
    this.#table = table;
  }

  get #words() {
    return this.#table.art.words;
  }

  get #phase() {
    return this.#hand.view.phase;
  }

  /** That the last round has begun, in words. */
  get last() {
    const { last_round: last, turn } = this.#hand.view;
    if (!last) return "";
    const { last_left, last_own } = this.#words;
    return fill(turn === this.#table.seat ? last_own : last_left, { name: this.#table.name(last.by), n: last.left });
  }

  get status() {
    const words = this.#words;
    const { journey } = this.#hand.view;
    switch (this.#phase) {
      case "announce": return words.choose_mix;
      case "choose": return words.choose_first;
      case "keep": return words.choose_more;
      case "second": return this.#hand.of("enough").length ? words.second_or_enough : words.second;
      case "pay": return words.pay_status;
      case "place": return words.place_status;
      case "pick": return words.pick;
      case "journey": return fill(words.journey, { value: journey.value, n: journey.cards });
      default: return words.turn;
    }
  }

  get main() {
    const words = this.#words;
    if (!this.#table.mayAct) return null;
    switch (this.#phase) {
      case "choose":
      case "keep": return this.#hand.scene.drawn.length ? { move: this.#keep, words: fill(words.keep, { n: this.#kept.size }) } : null;
      case "place": return { move: "place:none", words: words.nobody };
      case "journey": return { move: "stop", words: words.stop };
      case "second": return this.#hand.of("enough").length ? { move: "enough", words: words.enough } : null;
      default: return null;
    }
  }

  /** The tickets chosen so far, of those just drawn. @returns {Ticket[]} */
  get chosen() {
    return this.#hand.scene.drawn.filter((/** @type {Ticket} */ { id }) => this.#kept.has(id));
  }

  /** The move that keeps what is chosen. */
  get #keep() {
    const wanted = [...this.#kept].map((id) => `ticket:${id}`).sort().join();
    const found = this.#hand.of("keep").find(({ targets }) => [...targets].sort().join() === wanted);
    return found?.move ?? `keep:${[...this.#kept].sort().join() || "S01"}`;
  }

  // ---------------------------------------------------------------- showing it

  /** Whether the game waits for an answer, not for an action of one's choice. */
  get isQuestion() {
    return this.#mixes || !["turn", "second"].includes(this.#phase);
  }

  /** @returns {HTMLElement[]} */
  warning() {
    return this.last ? [make("p", { class: "line warn", role: "status" }, this.last)] : [];
  }

  /** @returns {HTMLElement[]} */
  parts() {
    const { seat, look } = this.#table;
    const moment = `${this.#phase} ${this.#hand.view.turn} ${look.made}`;
    if (moment !== this.#moment) [this.#moment, this.#all, this.#mixes, this.advice] = [moment, false, false, ""];
    this.#choices = [];
    const asked = seat === null ? [] : this.#asked();
    return asked.length ? [make("section", { class: "tray mk-ask" }, ...asked)] : [];
  }

  #asked() {
    switch (this.#phase) {
      case "choose":
      case "keep": return this.#tickets();
      case "pay": return this.#payments();
      default: return this.#plain();
    }
  }

  #plain() {
    const hand = this.#hand;
    /** @type {HTMLElement[]} */
    const asked = [];
    const turn = this.#phase === "turn";
    if (turn && hand.of("mix").length) {
      const open = make("button", { type: "button", class: "button", "data-key": "draw-tickets", "aria-expanded": String(this.#mixes) }, this.#words.tickets_draw);
      open.addEventListener("click", () => this.openTickets());
      asked.push(open);
    }
    if (hand.mayAskBest) {
      const best = make("button", { type: "button", class: "button", "data-key": "best" }, this.#words.best);
      best.addEventListener("click", () => hand.best());
      if (hand.moves.length) asked.push(best);
    }
    if (asked.length) asked.splice(0, asked.length, make("div", { class: "mk-acts" }, ...asked));
    const shown = turn ? (this.#mixes ? hand.of("mix") : []) : [...hand.of("mix"), ...hand.of("pick"), ...hand.of("place").filter(({ move }) => move !== "place:none")];
    if (shown.some(({ move }) => move.startsWith("mix:"))) asked.push(make("p", { class: "small" }, this.#words.mix_explained));
    if (shown.length) asked.push(make("div", { class: "mk-choices" }, ...shown.map((move) => this.#button(move, true, this.#mix(move.move)))));
    if (this.advice) asked.push(make("p", { class: "advice" }, this.advice));
    else if (["turn", "journey", "second"].includes(this.#phase) && hand.moves.length && !this.#mixes) asked.push(this.#list());
    return asked;
  }

  /** How many tickets of which kind, in short; nothing for other moves. @param {string} move */
  #mix(move) {
    const [, short, long] = /^mix:(\d+)\+(\d+)$/.exec(move) ?? [];
    return short ? [fill(this.#words.mix, { short, long })] : [];
  }

  /** Every choice as a button: for those who would rather read than look. */
  #list() {
    const list = make("details", { class: "mk-list" }, make("summary", {}, this.#words.other_choices));
    list.open = this.#listed;
    const fillIn = () => list.append(...this.#hand.moves.map((move) => this.#button(move, false)));
    if (list.open) fillIn();
    list.addEventListener("toggle", () => {
      if (list.open && !this.#listed) fillIn();
      this.#listed = list.open;
    });
    return list;
  }

  #payments() {
    const { claim } = this.#hand.view;
    const [a, b] = /** @type {any} */ (this.#table.art).routes[`route:${claim.route}`];
    const moves = this.#hand.of("pay");
    const shown = this.#all || moves.length <= PAYMENTS ? moves : moves.slice(0, PAYMENTS - 1);
    const choices = shown.map((move) => this.#button(move, true, paid(move.move).flatMap(([n, kind]) =>
      [make("b", { "aria-hidden": "true" }, `${n}×`), card(this.#hand, kind)])));
    if (shown.length < moves.length) {
      const more = make("button", { type: "button", class: "mk-choice", "data-key": "more" }, fill(this.#words.more_payments, { n: moves.length - shown.length }));
      more.addEventListener("click", () => {
        this.#all = true;
        this.#hand.update();
      });
      choices.push(more);
    }
    return [make("h2", {}, fill(this.#words.pay, { a: this.#hand.name(a), b: this.#hand.name(b) })), make("div", { class: "mk-choices mk-payments" }, ...choices)];
  }

  #tickets() {
    /** @type {Ticket[]} */
    const drawn = this.#hand.scene.drawn;
    const key = drawn.map(({ id }) => id).join();
    if (key !== this.#drawn) [this.#drawn, this.#kept] = [key, new Set()];
    if (!this.#hand.moves.length) return [];
    const lines = drawn.map((ticket, at) => {
      const button = make("button", { type: "button", class: "mk-ticket", "data-key": `drawn-${ticket.id}`, "aria-pressed": String(this.#kept.has(ticket.id)) },
        ...ticketLine(this.#hand, this.#table, ticket, this.#words[`ticket_${ticket.kind}`]), make("kbd", { "aria-hidden": "true" }, String(at + 1)));
      button.addEventListener("click", () => {
        if (!this.#kept.delete(ticket.id)) this.#kept.add(ticket.id);
        this.#table.refresh();
      });
      this.#choices.push(button);
      return make("li", {}, button);
    });
    return [make("ul", { class: "mk-drawn", "aria-label": this.status }, ...lines), make("p", { class: "small" }, this.#words.keep_explained)];
  }

  /**
   * @param {Move} move
   * @param {boolean} [numbered]
   * @param {(Node | string)[]} [content]
   */
  #button(move, numbered = true, content = []) {
    const button = make("button", { type: "button", class: "mk-choice", "data-key": `do-${numbered ? "" : "list-"}${move.move}`, "aria-label": move.words, title: move.words },
      ...(content.length ? content : [move.words]));
    button.addEventListener("click", () => this.#hand.play(move));
    if (numbered) {
      this.#choices.push(button);
      if (this.#choices.length < 10) button.append(make("kbd", { "aria-hidden": "true" }, String(this.#choices.length)));
    }
    return button;
  }

  // ---------------------------------------------------------------- gestures

  openTickets() {
    this.#mixes = !this.#mixes;
    this.#hand.update();
  }

  /** The choice with this number, if there is one. @param {number} n */
  choose(n) {
    const button = this.#choices[n - 1];
    button?.click();
    return button !== undefined;
  }
}

/** What a payment consists of: "pay:2red+1locomotive". @param {string} move @returns {[string, string][]} */
function paid(move) {
  return [...move.slice(4).matchAll(/(\d+)([a-z]+4?)/g)].map(([, n, kind]) => [n, kind]);
}
