// The cards of the companies: whose they are, what their stations cost and where, and their shares.

import { fill, make } from "../../dom.js";
import { icon } from "./cells.js";

/** @typedef {import("../../table.js").Table} Table */
/** @typedef {import("./hands").Hands} Hands */
/** @typedef {import("./hands").Company} Company */

const BY_SHARE = ["share", "joker"];

export class Companies {
  #list = make("ul", { class: "companies" });
  #hands;
  #table;

  /**
   * @param {HTMLElement} element
   * @param {Hands} hands
   * @param {Table} table
   */
  constructor(element, hands, table) {
    this.#hands = hands;
    this.#table = table;
    element.append(make("h2", {}, hands.words.companies), make("p", { class: "what", title: hands.words.shares_what }, hands.words.shares_what), this.#list);
  }

  show() {
    const focused = [...this.#list.querySelectorAll("button")].findIndex((one) => one === document.activeElement);
    this.#list.replaceChildren(...this.#hands.view.companies.map((one, at) => this.#card(one, at)));
    if (focused >= 0) this.#list.querySelectorAll("button")[focused]?.focus();
  }

  /** @param {number} at */
  focus(at) {
    /** @type {HTMLElement | null} */ (this.#list.children[at]?.querySelector("button"))?.focus();
  }

  /** @param {Company} company @param {number} at */
  #card(company, at) {
    const { view, words, names } = this.#hands;
    const { id, director } = company;
    const name = make("button", { class: "name", type: "button" }, names.company[id]);
    name.addEventListener("click", () => this.#table.toast(fill(words.company_what, { company: names.company[id] })));
    const groups = make("ul", { class: "groups" }, ...company.groups.map(({ terrain, cost, left, count }) => make("li", { "data-used": left === 0 },
      icon(`cell-${terrain}`, 66), make("b", { "aria-hidden": "true" }, String(cost)), make("span", { "aria-hidden": "true" }, `${left}/${count}`),
      make("span", { class: "hush" }, `${fill(words.build_for, { cost, terrain: names.terrain[terrain] })}, ${fill(words.left, { n: left })}`))));
    const holders = make("ul", { class: "holders" }, ...this.#holders(id));
    const tools = view.seat === null ? [] : [make("p", { class: "deals" }, this.#buy(company, at), ...this.#build(company))];
    return make("li", { class: "company-card", "data-company": id, "data-target": `company:${id}`, "data-own": director !== null && director === view.seat },
      icon(`mark-${id}`, 52), name, groups, make("div", { class: "below" }, holders, ...tools));
  }

  /** Shares in the supply and with each seat. @param {string} id */
  #holders(id) {
    const { view, words } = this.#hands;
    const supply = view.companies.find((one) => one.id === id)?.shares ?? 0;
    const parts = [make("li", { title: fill(words.shares_left, { n: supply }) }, icon(`share-${id}`, 52), make("b", {}, String(supply)),
      make("span", { class: "hush" }, fill(words.shares_left, { n: supply })))];
    let led = false;
    for (const [seat, { shares, directs }] of view.seats.entries()) {
      const leads = directs.includes(id);
      led ||= leads;
      if (!shares[id] && !leads) continue;
      const crown = leads ? [icon("director", 36), make("span", { class: "hush" }, fill(words.director, { name: "" }))] : [];
      parts.push(make("li", { "data-own": seat === view.seat }, ...crown, make("span", {}, this.#hands.name(seat)), make("b", {}, String(shares[id]))));
    }
    if (!led) parts.push(make("li", { class: "nobody" }, words.director_none));
    return parts;
  }

  /** @param {Company} company @param {number} at */
  #buy({ id, director }, at) {
    const { words, die } = this.#hands;
    const ways = this.#hands.moves(`buy:${id}:`).sort((a, b) => BY_SHARE.indexOf(faceOf(a)) - BY_SHARE.indexOf(faceOf(b)));
    const move = ways.find((one) => faceOf(one) === die) ?? ways[0];
    const fromSeat = move?.includes(":director:") && director !== null;
    const text = fromSeat ? fill(words.buy_from, { name: this.#hands.name(director) }) : words.buy;
    const button = make("button", { type: "button", class: "act buy", "aria-disabled": move ? null : "true", title: move ? this.#hands.tell(move) : null },
      ...(move ? [icon(`face-${faceOf(move)}`, 64)] : []), make("span", {}, text), make("span", { class: "hush" }, ` ${this.#hands.names.company[id]}`));
    if (this.#hands.may) button.append(make("kbd", { "aria-hidden": "true" }, String(5 + at)));
    button.addEventListener("click", () => {
      if (move) this.#hands.play(move);
      else if (this.#hands.may) this.#hands.why(`buy:${id}:${this.#source(id)}:${this.#front("share") ? "share" : "joker"}`);
    });
    return button;
  }

  /** @param {string} id */
  #source(id) {
    return this.#hands.view.companies.find((one) => one.id === id)?.shares ? "bank" : "director";
  }

  /** @param {string} face */
  #front(face) {
    const { view } = this.#hands;
    return view.seats[view.seat ?? 0].front[face];
  }

  /** A station for each group and end where one can be built; else one button that says why not. @param {Company} company */
  #build(company) {
    const { view, words, names } = this.#hands;
    if (company.director !== view.seat) return [];
    const moves = this.#hands.moves("station:").filter((move) => move.split(":")[3] === company.id);
    if (!moves.length) {
      const button = make("button", { type: "button", class: "act build", "aria-disabled": "true" }, make("span", {}, words.build), make("span", { class: "hush" }, ` ${names.company[company.id]}`));
      button.addEventListener("click", () => this.#whyNot(company));
      return [button];
    }
    return moves.map((move) => {
      const [, end, , , group] = move.split(":");
      const { terrain, cost } = company.groups[Number(group) - 1];
      const name = this.#hands.tell(move);
      const button = make("button", { type: "button", class: "act build", title: name, "aria-label": name },
        icon(`station-${company.id}`, 56), icon(`cell-${terrain}`, 66), make("span", {}, `${cost}`));
      if (view.ends.length > 1) button.append(make("small", {}, fill(words.end_n, { end })));
      button.addEventListener("click", () => this.#hands.play(move));
      return button;
    });
  }

  /** @param {Company} company */
  async #whyNot(company) {
    if (!this.#hands.may) return;
    const { view } = this.#hands;
    const group = company.groups.findIndex((one) => one.left) + 1 || 1;
    /** @type {string[]} */
    const reasons = [];
    for (const { end, next, cell } of view.ends) {
      const reason = await this.#table.why(`station:${end}:${next[0] ?? cell}:${company.id}:${group}`);
      if (reason && !reasons.includes(reason)) reasons.push(reason);
    }
    if (reasons.length) this.#table.toast(reasons.join(" "));
  }
}

/** @param {string} move */
function faceOf(move) {
  return move.split(":")[3];
}
