// What a year brought, and a question before something that cannot be undone.

import { fill, make } from "../../dom.js";
import { icon } from "./cells.js";

/** @typedef {import("../../table.js").Table} Table */
/** @typedef {import("./hands").Hands} Hands */

export class Year {
  #hands;
  #box = make("details", { class: "year" });
  #shown = "";

  /**
   * @param {Table} table
   * @param {Hands} hands
   */
  constructor(table, hands) {
    this.#hands = hands;
    this.#box.hidden = true;
    table.trays.before(this.#box);
  }

  /** What the last change of the year did. */
  show() {
    const { last_year: last } = this.#hands.view;
    const key = JSON.stringify(last);
    if (!last || key === this.#shown) return;
    this.#shown = key;
    this.#box.hidden = false;
    const { words, names } = this.#hands;
    const carried = last.groups.filter((one) => one.size).map(({ company, director, size, passengers }) => make("li", {},
      icon(`mark-${company}`, 52), this.#hands.text("carried", { name: this.#hands.name(director), company: names.company[company], n: size, passengers })));
    const leads = last.directors.map(({ company, after }) => make("li", {}, icon(`mark-${company}`, 52),
      after === null ? fill(words.leads_none, { company: names.company[company] })
        : fill(words.leads, { name: this.#hands.name(after), company: names.company[company] })));
    const none = carried.length ? [] : [make("li", {}, words.carried_none)];
    this.#box.replaceChildren(
      make("summary", {}, fill(words.year_over, { n: last.year })), make("ul", {}, ...carried, ...none, ...leads));
  }

  /** It has just happened. @returns {string} what to say */
  open() {
    this.show();
    this.#box.open = true;
    return [...this.#box.querySelectorAll("summary, li")].map((one) => one.textContent).join(" ");
  }
}

/**
 * Ask before something is done.
 * @param {string} title
 * @param {string} text
 * @param {string} yes
 * @param {string} no
 * @returns {Promise<boolean>}
 */
export function sure(title, text, yes, no) {
  const dialog = make("dialog", { "aria-labelledby": "sure-title", class: "sure" });
  const [doIt, leave] = [make("button", { class: "main", type: "button" }, yes), make("button", { class: "button", type: "button" }, no)];
  dialog.append(make("div", { class: "dialog" }, make("h2", { id: "sure-title" }, title), make("p", {}, text),
    make("p", { class: "starts" }, leave, doIt)));
  document.body.append(dialog);
  dialog.showModal();
  leave.focus();
  return new Promise((resolve) => {
    doIt.addEventListener("click", () => dialog.close("yes"));
    leave.addEventListener("click", () => dialog.close(""));
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "yes");
    });
  });
}
