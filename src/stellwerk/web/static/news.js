// What the others did: played out where it happened, one after another; then it stays marked, and
// named in a sentence, until they do something else.
//
// A look is always shown as it is: what is held back for a moment is only new things on a board, and
// whoever acts meanwhile sees all of it at once.

import { Board } from "./board.js";
import { fill, make, one, set } from "./dom.js";
import * as keep from "./keep.js";
import { signed } from "./past.js";
import { lastRuns, together } from "./turns.js";

/** @typedef {import("./types").Look} Look */
/** @typedef {import("./types").Line} Line */
/** What is marked on boards: by whom, the drawn things, and whether it is being played out.
 * @typedef {{ seat: number, name: string, targets: string[], now: boolean }} Mark */
/** @typedef {{ seat: number, lines: Line[] }} Step */

/** @type {Record<string, number>} milliseconds for a move, by what was wished */
const SPEEDS = { slow: 1000, normal: 800, fast: 600, off: 0 };
const FEW = 4; // so many take as long as was wished; more share that time
const LEAST_MS = 120;
const SAID = 2; // moves of a turn that a sentence names

export class News {
  #table;
  #past;
  #words;
  /** @type {Step[]} still to be played out */ #queue = [];
  /** @type {Step | null} */ #step = null;
  /** @type {Mark[]} */ #marks = [];
  #timer = 0;
  #told; // up to this revision it is in the queue or was shown
  #still = window.matchMedia("(prefers-reduced-motion: reduce)");

  /**
   * @param {import("./table.js").Table} table
   * @param {import("./past.js").Past} past
   * @param {import("./move_words.js").MoveWords} words
   */
  constructor(table, past, words) {
    this.#table = table;
    this.#past = past;
    this.#words = words;
    this.#told = table.look.revision;
    document.addEventListener("visibilitychange", () => this.take());
  }

  /** How long a move is to be seen; 0: nothing moves. */
  get #pace() {
    if (this.#still.matches) return 0;
    const wished = SPEEDS[keep.choice("speed", "normal")] ?? SPEEDS.normal;
    const many = this.#queue.length + (this.#step ? 1 : 0);
    return wished && Math.max(LEAST_MS, Math.min(wished, (wished * FEW) / many));
  }

  /** Before a look is drawn: several new moves of others shall not all appear at once. @param {Look} look */
  expect(look) {
    const news = this.#steps(look.history.lines.filter((line) => line.revision > this.#told));
    if (news.length > 1 && this.#pace && !document.hidden) Board.holding = true;
  }

  /**
   * After it was drawn: name what is new, and play it out if somebody looks.
   * @returns {Promise<string>} what is to be said of it
   */
  async take() {
    if (document.hidden || this.#table.look.info.status === "open") return "";
    const from = this.#told;
    this.#told = Math.max(from, this.#table.look.revision);
    const lines = await this.#past.since(from);
    const steps = this.#steps(lines);
    await this.#words.learn(lines);
    this.#queue.push(...steps);
    if (!this.#pace) this.flush();
    else if (!this.#step) this.#next();
    return [...new Set(steps.map((step) => this.#table.name(step.seat)))].length
      ? steps.slice(-FEW).map((step) => this.#sentence(step)).join(". ") : "";
  }

  /** Everything is shown as it stands: somebody acts, or nothing shall move. */
  flush() {
    clearTimeout(this.#timer);
    [this.#queue, this.#step] = [[], null];
    release();
    this.#settle();
  }

  #next() {
    this.#step = null;
    if (document.hidden) return; // it goes on when somebody looks again
    this.#step = this.#queue.shift() ?? null;
    if (!this.#step) return this.flush();
    const { seat, lines } = this.#step;
    const targets = this.#targets(lines);
    release(targets);
    this.#tell(this.#step);
    this.#show([{ seat, name: this.#table.name(seat), targets, now: true }]);
    this.#timer = window.setTimeout(() => this.#next(), this.#pace);
  }

  /** The last doings of everyone stay marked, the last sentence stays. */
  async #settle() {
    if (this.#table.look.info.status === "open") return;
    const last = await this.#lastOfAll();
    if (this.#step) return; // something new has come meanwhile
    const marks = [...last].map(([seat, lines]) => ({ seat, name: this.#table.name(seat), targets: this.#targets(lines), now: false }));
    const [newest] = [...last].sort(([, a], [, b]) => this.#place(b) - this.#place(a));
    const step = newest && this.#steps(newest[1]).pop();
    if (step) this.#tell(step);
    for (const [seat, lines] of last) this.#note(seat, lines);
    this.#show(marks);
  }

  /** What every other seat did in its last turn. */
  async #lastOfAll() {
    const { look, seat: own } = this.#table;
    const others = look.info.seats.keys();
    const wanted = [...others].filter((seat) => seat !== own);
    let last = lastRuns(this.#past.lines);
    if (!wanted.every((seat) => last.has(seat))) {
      await this.#past.complete();
      last = lastRuns(this.#past.lines);
    }
    if (own !== null) last.delete(own);
    await this.#words.learn([...last.values()].flat());
    return last;
  }

  /** Where in the history its last line stands. @param {Line[]} lines */
  #place(lines) {
    return this.#past.lines.lastIndexOf(lines[lines.length - 1]);
  }

  /**
   * Moves of others one by one; what became known of a seat at once is one.
   * @param {Line[]} lines
   * @returns {Step[]}
   */
  #steps(lines) {
    /** @type {Step[]} */
    const found = [];
    for (const line of lines) {
      const { seat } = line;
      if (seat === undefined || seat === this.#table.seat || line.control) continue;
      const last = found[found.length - 1];
      if (last && last.seat === seat && last.lines[0].revision === line.revision) last.lines.push(line);
      else found.push({ seat, lines: [line] });
    }
    return found;
  }

  /** @param {Line[]} lines */
  #targets(lines) {
    return [...new Set(lines.flatMap(({ move }) => this.#words.targets(move)))];
  }

  // ---------------------------------------------------------------- saying it

  /** A step with what its seat did just before in the same turn. @param {Step} step */
  #parts({ seat, lines }) {
    const all = this.#past.lines;
    const own = [...lines];
    for (let at = all.indexOf(lines[0]) - 1; at >= 0 && own.length < SAID; at -= 1) {
      const line = all[at];
      if (line.seat !== undefined && (line.seat !== seat || line.control)) break;
      if (line.seat === seat) own.unshift(line);
    }
    const points = own.reduce((sum, line) => sum + (line.points ?? 0), 0);
    const words = together(this.#words.told(own.slice(-Math.max(SAID, lines.length))).map((line) => line.words));
    return { name: this.#table.name(seat), words, gained: points ? signed(points) : "" };
  }

  /** "Kurve used Erfurt–Nürnberg, +7". @param {Step} step */
  #sentence(step) {
    const { name, words, gained } = this.#parts(step);
    return [`${name} ${words}`, gained].filter(Boolean).join(", ");
  }

  /** @param {Step} step */
  #tell(step) {
    const { name, words, gained } = this.#parts(step);
    const line = one("#news");
    // However long the words are, the points stay in sight.
    line.replaceChildren(make("span", {}, make("b", {}, name), ` ${words}`), ...(gained ? [make("span", { class: "hush" }, ", "), make("b", { class: "gained" }, gained)] : []));
    set(line, { "data-seat": step.seat, "data-revision": step.lines[step.lines.length - 1].revision });
    this.#note(step.seat, step.lines);
  }

  /** The same beside the seat. @param {number} seat @param {Line[]} lines */
  #note(seat, lines) {
    const entry = document.querySelector(`#others [data-seat="${seat}"]`);
    const step = this.#steps(lines).pop();
    if (!entry || !step) return;
    const { words, gained } = this.#parts(step);
    const note = entry.querySelector(".did") ?? make("p", { class: "did" });
    note.replaceChildren(...(gained ? [make("b", { class: "gained" }, gained), " "] : []), words);
    if (note.parentElement !== entry) entry.append(note);
  }

  // ---------------------------------------------------------------- marking it

  /** @param {Mark[]} marks */
  #show(marks) {
    this.#marks = marks;
    this.mark();
  }

  /** Marks again what is drawn anew. */
  mark() {
    const { look, looksBack } = this.#table;
    const marks = looksBack ? [] : this.#marks;
    if (!this.#table.hand?.mark?.(marks) && look.scene.board) this.#table.board.mark(marks);
    const targets = new Map(marks.flatMap((mark) => mark.targets.map((id) => [id, mark])));
    for (const thing of document.querySelectorAll("[data-target]")) {
      const mark = targets.get(thing.getAttribute("data-target") ?? "");
      set(thing, { "data-by": mark ? fill(this.#table.words.did, { name: mark.name }) : null, "data-now": mark?.now ?? false });
    }
    for (const entry of document.querySelectorAll("#others [data-seat]")) {
      const own = marks.find((mark) => String(mark.seat) === entry.getAttribute("data-seat"));
      set(entry, { "data-now": own?.now ?? false });
      // Who has a board for itself did it there.
      const ids = new Set(look.scene.board ? [] : own?.targets);
      for (const part of entry.querySelectorAll("svg [data-id]")) part.classList.toggle("did-here", ids.has(part.getAttribute("data-id") ?? ""));
    }
  }
}

/** Show what was held back: these things, or all. @param {string[]} [ids] */
function release(ids) {
  if (!ids) Board.holding = false;
  const wanted = ids && new Set(ids);
  for (const part of document.querySelectorAll(".held")) {
    if (!wanted || wanted.has(part.getAttribute("data-id") ?? "")) part.classList.remove("held");
  }
}
