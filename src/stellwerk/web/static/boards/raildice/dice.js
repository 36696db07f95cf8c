// The own dice in front of the screen and behind it, and what can be done with them: income, rolling,
// paying, choosing a tile, putting dice back.

import { fill, make, set } from "../../dom.js";
import { icon } from "./cells.js";

/** @typedef {import("./hands").Hands} Hands */

export const FACES = ["straight", "curve", "share", "joker"];
const DIE = 64;

export class Dice {
  #element;
  #hands;
  #row = make("div", { class: "things" });
  #todo = make("div", { class: "todo" });
  #acts = make("div", { class: "acts" });
  #chain = make("p", { class: "chain" });
  #phase = "";
  #keys = false; // the last gesture was one of the keyboard

  /**
   * @param {HTMLElement} element
   * @param {Hands & { pick(face: string): void }} hands
   */
  constructor(element, hands) {
    this.#element = element;
    this.#hands = hands;
    const tray = make("section", { class: "tray tray-dice" }, this.#row);
    element.append(this.#todo, tray, this.#chain, this.#acts);
    for (const type of ["keydown", "pointerdown"]) {
      document.addEventListener(type, () => { this.#keys = type === "keydown"; }, true);
    }
  }

  show() {
    const { view } = this.#hands;
    this.#element.hidden = view.seat === null;
    if (view.seat === null) return;
    this.#showRow();
    this.#showTodo();
    this.#showActs();
    this.#showChain();
  }

  /** The dice have just fallen. */
  rolled() {
    const row = /** @type {HTMLElement} */ (this.#row.parentElement?.parentElement);
    row.classList.add("rolled");
    setTimeout(() => row.classList.remove("rolled"), 600);
  }

  // ---------------------------------------------------------------- dice

  #showRow() {
    const { view, words } = this.#hands;
    const own = view.seats[view.seat ?? 0];
    const focused = [...this.#row.children].indexOf(/** @type {Element} */ (document.activeElement));
    const dice = FACES.map((face, at) => this.#die(face, own.front[face], at));
    const n = own.behind ?? 0;
    const name = fill(words.behind, { n });
    const money = make("button", { class: "thing money", type: "button", "aria-label": name, title: name, "data-used": n === 0 },
      icon("face-behind", DIE), make("b", { class: "times", "aria-hidden": "true" }, `×${n}`), make("span", { class: "called", "aria-hidden": "true" }, words.money));
    money.addEventListener("click", () => this.#hands.explain("behind"));
    this.#row.replaceChildren(...dice, money);
    if (focused >= 0) /** @type {HTMLElement} */ (this.#row.children[focused])?.focus();
  }

  /** @param {string} face @param {number} count @param {number} at */
  #die(face, count, at) {
    const { words, die, may } = this.#hands;
    const name = fill(words.count, { what: this.#hands.face(face), n: count });
    const button = make("button", {
      class: "thing", type: "button", "aria-label": name, title: name,
      "aria-pressed": String(die === face), "aria-disabled": may && count ? null : "true", "data-used": count === 0, "data-face": face,
    }, icon(`face-${face}`, DIE), make("b", { class: "times", "aria-hidden": "true" }, `×${count}`), make("span", { class: "called", "aria-hidden": "true" }, this.#hands.face(face)));
    if (may) button.append(make("kbd", { "aria-hidden": "true" }, String(at + 1)));
    button.addEventListener("click", () => this.#hands.pick(face));
    return button;
  }

  // ---------------------------------------------------------------- what must be done now

  #showTodo() {
    const { view } = this.#hands;
    const phase = this.#hands.may ? view.phase : "";
    const tools = phase === "tile" ? this.#tiles() : phase === "pay" ? this.#payments() : [];
    const had = this.#todo.contains(document.activeElement);
    this.#todo.replaceChildren(...tools);
    // Whoever plays by keys is led to what must be chosen; to others it is shown.
    if (tools.length && (had || phase !== this.#phase)) {
      if (this.#keys) /** @type {HTMLElement | null} */ (this.#todo.querySelector("button"))?.focus();
      else if (this.#phase) this.#todo.scrollIntoView({ block: "nearest" });
    }
    this.#phase = phase;
  }

  /** The tiles that fit, turned as they fit. */
  #tiles() {
    const { words, names, view } = this.#hands;
    const choices = this.#hands.moves("tile:").map((move) => {
      const [, type, turn] = move.split(":");
      const name = this.#hands.tell(move);
      const left = fill(words.left, { n: view.supply[type] });
      const button = make("button", { type: "button", class: "fit", title: name, "aria-label": `${name}, ${left}` },
        icon(`mini-${type}`, 74, Number(turn)), make("span", {}, names.tile[type]), make("small", {}, left));
      button.addEventListener("click", () => this.#hands.play(move));
      return button;
    });
    return [make("h2", {}, words.tile), make("div", { class: "fits" }, ...choices)];
  }

  #payments() {
    const { words, view, names } = this.#hands;
    const { due } = view;
    if (!due) return [];
    const ways = this.#hands.moves("pay:").map((move) => {
      const [, jokers, behind] = move.split(":").map(Number);
      const text = jokers && behind ? this.#hands.text("pay_mixed", { n: jokers, m: behind })
        : jokers ? this.#hands.text("pay_jokers", { n: jokers }) : fill(words.pay_behind, { n: behind });
      return this.#button(move, text, [...Array(jokers).fill("face-joker"), ...Array(behind).fill("face-behind")]);
    });
    return [make("h2", {}, this.#hands.text("pay", { n: due.dice, what: names.due[due.for] })), make("div", { class: "acts" }, ...ways)];
  }

  // ---------------------------------------------------------------- income and rolling

  #showActs() {
    const { view, words } = this.#hands;
    const focused = [...this.#acts.querySelectorAll("button")].findIndex((one) => one === document.activeElement);
    this.#acts.hidden = !this.#hands.mine;
    const income = view.income
      ? fill(view.income.to === "front" ? words.income_front : words.income, { n: view.income.dice }) : words.income_none;
    const { jokers, behind } = view.cup;
    const own = view.seats[view.seat ?? 0];
    const gives = view.income?.to === "front" ? words.income_front_what : words.income_what;
    const cup = [
      this.#cup("add:joker", words.add_joker, words.cup_joker, "face-joker", jokers, own.front.joker),
      this.#cup("add:behind", words.add_behind, words.cup_behind, "face-behind", behind, own.behind ?? 0),
      this.#button("roll", jokers + behind ? fill(words.roll_n, { n: 2 * jokers + behind }) : words.roll, [], "", jokers + behind > 0),
    ];
    this.#acts.replaceChildren(
      make("div", { class: "act-row" }, this.#button("income", income, [], "0"), this.#note(gives, "income")),
      make("div", { class: "act-row in-cup" }, make("b", {}, words.cup_name), ...cup, this.#note(words.cup_what, "add:joker", "add:behind")),
    );
    if (focused >= 0) this.#acts.querySelectorAll("button")[focused]?.focus();
  }

  /**
   * What an act gives; or, if none of these is possible now, why.
   * @param {string} gives
   * @param {...string} moves
   */
  #note(gives, ...moves) {
    const { view, words, may, status } = this.#hands;
    const not = may && moves.every((move) => !this.#hands.moves(move).includes(move));
    const why = view.why[moves[0]];
    // While something must be finished first, that is the reason.
    return make("small", { "data-why": not }, !not ? gives : why ? fill(words[`why_${why.key}`] ?? "", why.params) : status);
  }

  /**
   * Puts one more die into the cup.
   * @param {string} move
   * @param {string} name
   * @param {string} short
   * @param {string} face
   * @param {number} inside
   * @param {number} all
   */
  #cup(move, name, short, face, inside, all) {
    const button = this.#button(move, `${short} ${inside}/${all}`, [face]);
    set(button, { class: "act cup", "aria-label": `${name}, ${inside} / ${all}`, title: name, "data-move": move });
    button.prepend(make("span", { "aria-hidden": "true" }, "+"));
    return button;
  }

  /**
   * A button for a move; one that is not possible says why.
   * @param {string} move
   * @param {string} text
   * @param {string[]} faces
   * @param {string} [key]
   * @param {boolean} [main]
   */
  #button(move, text, faces, key = "", main = false) {
    const can = this.#hands.moves(move).includes(move);
    const button = make("button", {
      class: main ? "act yes" : "act", type: "button", "aria-disabled": can ? null : "true", "data-move": move,
      "data-danger": move in this.#hands.view.warn,
    }, ...faces.map((face) => icon(face, DIE)), make("span", {}, text));
    if (key) button.append(make("kbd", { "aria-hidden": "true" }, key));
    button.addEventListener("click", () => (can ? this.#hands.play(move) : this.#hands.may && this.#hands.why(move)));
    return button;
  }

  /** To the button that rolls, or to the first die for the cup. */
  focusRoll() {
    const roll = this.#acts.querySelector("[data-move=roll]:not([aria-disabled])") ?? this.#acts.querySelector("[data-move='add:joker']");
    /** @type {HTMLElement | null} */ (roll)?.focus();
  }

  // ---------------------------------------------------------------- the chain

  /** What the track laid in this turn has cost so far, and which surcharges are paid. */
  #showChain() {
    const { view: { used }, words, chain } = this.#hands;
    this.#chain.hidden = !this.#hands.mine;
    const parts = [];
    if (chain) {
      const { spent } = chain;
      parts.push(make("span", {}, this.#hands.text("chain", { end: chain.end, n: chain.pieces })),
        make("span", { class: "spent", role: "img", "aria-label": this.#hands.text("spent", { n: spent.length }) }, ...spent.map((face) => icon(`face-${face}`, DIE))));
    } else parts.push(make("span", {}, this.#hands.die ? words[`explain_${this.#hands.die}`] : words.hint));
    parts.push(this.#price("M", used.mountain ? words.free_mountain : words.price_mountain),
      this.#price("W", used.water ? words.free_water : words.price_water));
    this.#chain.replaceChildren(...parts);
  }

  /** @param {string} terrain @param {string} text */
  #price(terrain, text) {
    return make("span", { class: "price" }, icon(`cell-${terrain}`, 66), text);
  }
}
