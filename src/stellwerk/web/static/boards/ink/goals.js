// The goal cards: what each asks, what it pays now, and who has met it.

import { fill, list, make, one } from "../../dom.js";
import { symbol } from "../../picture.js";

/** @typedef {import("./types").Goal} Goal */
/** @typedef {import("../../table.js").Table<import("./types").Scene, import("./types").Art>} Table */

const CARD = 76;

export class Goals {
  #table;
  #element = make("section", { class: "goals", hidden: true });
  #shown = "";

  /** @param {Table} table */
  constructor(table) {
    this.#table = table;
    const card = document.querySelector("#score-card");
    if (card) card.after(this.#element);
    else one("#score").after(this.#element);
  }

  show() {
    const { art, look: { scene }, shownSeat } = this.#table;
    const goals = scene.goals ?? [];
    this.#element.hidden = !goals.length;
    const now = JSON.stringify([goals, scene.round, shownSeat, goals.map((goal) => this.#met(goal))]);
    if (!goals.length || now === this.#shown) return;
    this.#shown = now;
    this.#element.setAttribute("aria-label", art.trays.goals);
    this.#element.replaceChildren(
      make("h2", {}, art.trays.goals), make("ul", {}, ...goals.map((goal) => this.#card(goal))));
  }

  /** @param {Goal} goal */
  #card(goal) {
    const { art, shownSeat } = this.#table;
    const [name, asks] = art.goals?.[goal.asks] ?? [goal.code, ""];
    const own = goal.points[shownSeat];
    const met = this.#met(goal);
    return make("li", { class: "goal", "data-goal": goal.code, "data-met": own > 0 },
      make("span", { class: "goal-card" }, symbol(`goal-${goal.code}`, CARD)),
      make("div", {},
        make("b", {}, name), make("p", {}, asks),
        make("p", { class: "pays" }, ...this.#values(goal), make("span", {}, this.#pays(goal)), ...(met ? [make("span", { class: "met" }, met)] : []))));
  }

  /** @param {Goal} goal the values, the one it pays now marked, those before it crossed out */
  #values({ values, open, limit, late }) {
    const shown = limit === null ? values : [values[0], late];
    return shown.map((value) => make("span",
      { class: "value", "aria-hidden": "true", "data-is": value === open ? "open" : value > open ? "gone" : "next" }, String(value)));
  }

  /** @param {Goal} goal */
  #pays({ points, open, limit, late, values }) {
    const { art: { words }, look: { scene, info }, shownSeat, seat } = this.#table;
    if (points[shownSeat] && shownSeat === seat) return fill(words.goal_mine, { n: points[shownSeat] });
    if (info.status === "over") return "";
    if (limit === null) return fill(words.goal_open, { n: open });
    return scene.round <= limit ? fill(words.goal_until, { n: values[0], limit, late }) : fill(words.goal_late, { n: open });
  }

  /** @param {Goal} goal who has met it, and for how much */
  #met({ points }) {
    const { art: { words }, shownSeat, seat } = this.#table;
    const who = points.flatMap((n, other) => (n && !(other === seat && other === shownSeat) ? [`${this.#table.name(other)} (${n})`] : []));
    if (who.length) return fill(words.goal_met, { names: list(who) });
    return points.some(Boolean) || points.length === 1 ? "" : words.goal_nobody;
  }
}
