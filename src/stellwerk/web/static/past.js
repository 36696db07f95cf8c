// The history: every look brings its last lines, those before them are asked for when somebody reads.

import { fill, make, number } from "./dom.js";
import { runs, together } from "./turns.js";

/** @typedef {import("./types").Look} Look */
/** @typedef {import("./types").Line} Line */
/** @typedef {import("./types").Past} Lines */
/** @typedef {Line & { words: string }} Told */

const SHOWN = 90; // lines
const WIDE = "(min-width: 62rem)"; // where it stands open by itself

export class Past {
  #list;
  #box;
  #ask;
  #table;
  #words;
  /** @type {Line[]} the newest ones without a gap */ #lines = [];
  #first = 1; // the number of the first of them
  /** @type {Promise<void> | null} */ #asking = null;
  #drawn = 0; // how often the list was to be drawn

  /**
   * @param {HTMLElement} list
   * @param {import("./table.js").Table} table
   * @param {(before: number) => Promise<Lines>} ask for the lines before one
   * @param {import("./move_words.js").MoveWords} words
   */
  constructor(list, table, ask, words) {
    this.#list = list;
    this.#box = list.closest("details");
    this.#ask = ask;
    this.#table = table;
    this.#words = words;
    ({ first: this.#first, lines: this.#lines } = table.look.history);
    const wide = window.matchMedia(WIDE);
    const fit = () => this.#box?.toggleAttribute("open", wide.matches);
    wide.addEventListener("change", fit);
    fit();
    this.#box?.addEventListener("toggle", () => this.#show());
    list.addEventListener("click", (event) => this.#lead(event));
  }

  /** The newest lines, as far as they are known. */
  get lines() {
    return this.#lines;
  }

  /** @param {Look} look */
  take({ history: { first, lines } }) {
    // What was known before these lines stays as it was; behind a gap it is of no use.
    const known = first - this.#first;
    if (known < 0 || known > this.#lines.length) [this.#first, this.#lines] = [first, lines];
    else this.#lines = [...this.#lines.slice(0, known), ...lines];
    this.#show();
  }

  /**
   * The lines that came after a revision, asked for if they are not all here.
   * @param {number} revision
   */
  async since(revision) {
    if (this.#first > 1 && (this.#lines[0]?.revision ?? 0) > revision) await this.complete();
    return this.#lines.filter((line) => line.revision > revision);
  }

  /** Ask for all that is missing. */
  async complete() {
    if (this.#first === 1) return;
    this.#asking ??= this.#fetch().finally(() => { this.#asking = null; });
    await this.#asking;
  }

  async #fetch() {
    try {
      const before = this.#first;
      const { lines } = await this.#ask(before);
      if (before === this.#first) [this.#first, this.#lines] = [1, [...lines, ...this.#lines]];
    } catch {
      // The next look, or the next opening, tries again.
    }
  }

  // ---------------------------------------------------------------- showing it

  /** The groups anew, if somebody looks. */
  async #show() {
    if (!(this.#box?.open ?? true)) return;
    const drawing = ++this.#drawn;
    if (this.#lines.length < SHOWN) await this.complete();
    const lines = await this.#words.tell(this.#lines.slice(-SHOWN));
    if (drawing !== this.#drawn) return; // a newer one is under way
    const focused = /** @type {HTMLElement | null} */ (this.#list.contains(document.activeElement) ? document.activeElement : null)?.dataset.revision;
    this.#list.replaceChildren(...this.#groups(lines).reverse());
    if (focused) /** @type {HTMLElement | null} */ (this.#list.querySelector(`[data-revision="${focused}"]`))?.focus();
  }

  /** @param {Told[]} lines */
  #groups(lines) {
    const { round, rounds } = this.#table.look.scene;
    return rounds ? this.#rounds(lines, round) : runs(lines).map(({ seat, lines: own }) =>
      group(seat === undefined ? "" : this.#table.name(seat), entries(own).map((one) => this.#entry(one, false))));
  }

  /** A round begins with what chance shows anew. @param {Told[]} lines @param {number} last */
  #rounds(lines, last) {
    /** @type {Told[][]} */
    const found = [];
    lines.forEach((line, at) => {
      const before = lines[at - 1];
      if (!found.length || (byChance(line) && before && !byChance(before))) found.push([]);
      found[found.length - 1].push(line);
    });
    return found.map((own, at) => group(fill(this.#table.words.round, { n: last - found.length + 1 + at }),
      entries(own).map((one) => this.#entry(one, true))));
  }

  /** @param {Told[]} lines of one seat or of chance, told together @param {boolean} named */
  #entry(lines, named) {
    const last = lines[lines.length - 1];
    const points = lines.reduce((sum, line) => sum + (line.points ?? 0), 0);
    const who = named && last.seat !== undefined ? [make("b", {}, this.#table.name(last.seat)), " "] : [];
    const gained = points ? [" ", make("b", { class: "gained" }, signed(points))] : [];
    const text = together(lines.map((line) => line.words));
    if (last.control) return make("li", { class: "aside" }, text);
    return make("li", {}, make("a", { href: `#at-${last.revision}`, "data-revision": last.revision }, ...who, text, ...gained));
  }

  /** Each entry leads to that position. @param {Event} event */
  #lead(event) {
    const entry = event.target instanceof Element ? event.target.closest("[data-revision]") : null;
    if (!(entry instanceof HTMLElement)) return;
    event.preventDefault();
    this.#table.lookBack(Number(entry.dataset.revision), this.#titleOf(entry));
  }

  /** @param {HTMLElement} entry */
  #titleOf(entry) {
    const heading = entry.closest(".turn")?.querySelector("h3")?.textContent ?? "";
    return [heading, entry.textContent].filter(Boolean).join(" · ");
  }

  /** The position before or after one in the list, if there is one. @param {number} revision @param {number} by */
  beside(revision, by) {
    const all = [...this.#list.querySelectorAll("[data-revision]")].reverse();
    const here = all.findIndex((one) => Number(/** @type {HTMLElement} */ (one).dataset.revision) === revision);
    const next = all[here + by];
    return here >= 0 && next instanceof HTMLElement ? { revision: Number(next.dataset.revision), title: this.#titleOf(next) } : null;
  }
}

/** @param {number} points */
export const signed = (points) => (points > 0 ? `+${number(points)}` : number(points));

/** @param {Line} line */
const byChance = (line) => line.seat === undefined && !line.control;

/** @param {string} title @param {HTMLElement[]} list */
function group(title, list) {
  const heading = title ? [make("h3", {}, title)] : [];
  return make("li", { class: "turn" }, ...heading, make("ol", {}, ...list));
}

/** What is told together: what chance showed in a row, and what became known of a seat at once. @param {Told[]} lines */
function entries(lines) {
  /** @type {Told[][]} */
  const found = [];
  for (const line of lines) {
    const last = found[found.length - 1]?.[0];
    const joins = last && !last.control && !line.control && last.seat === line.seat && (last.revision === line.revision || byChance(line));
    if (joins) found[found.length - 1].push(line);
    else found.push([line]);
  }
  return found;
}
