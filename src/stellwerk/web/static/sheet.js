// A board to draw on freely, and what it is worth. What is drawn shows at once; the server's word on
// points and problems follows. Nothing is kept anywhere but in the page's own address.
//
// sheet_pen.js: drawing, turning, erasing · sheet_palette.js: what can be drawn · sheet_share.js: link,
// picture and text · here: the board as it stands, the rules, and talking to the server

import "./board.js";
import { data, fill, make, number, one, set } from "./dom.js";
import { ScoreSheet } from "./score.js";
import { answer, Refused } from "./server.js";
import { Palette } from "./sheet_palette.js";
import { Pen } from "./sheet_pen.js";
import { chosen, choose, extras, fits, options, tidy } from "./sheet_rules.js";
import { Share } from "./sheet_share.js";

/** @typedef {import("./types").Item} Item */
/** @typedef {import("./types").Scored} Scored */
/** @typedef {import("./sheet_rules.js").Choices} Choices */
/** @typedef {{ game: string, at: string, script: string, art: import("./types").Art, sheet: import("./types").Sheet, scored: Scored, parts: { key: string, words: string, explain: string }[], words: Record<string, string> }} SheetData */
/** @typedef {import("./board.js").Board} Board */
/** How a game writes what stands in a spot (a mark beside the board has a name of its own for one), what the board itself has there (a key of its words), and which way of drawing
 * something suits its neighbours.
 * @typedef {{ printed(scene: any, spot: string): string, spotOf(token: string): string, formOf(token: string): string, tokenAt(spot: string, form: string): string, mirror(form: string): string[],
 *   fit(spot: string, form: string, board: Map<string, string>, edges: Record<string, string>): number }} Notation */

const PACE_MS = 110; // as often as a server lets one address ask, all day long
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;
const UNFIT = 422; // the board and the options do not go together
const MOST_STEPS = 400; // that can be taken back

export class Sheet {
  /** @type {SheetData} */ page = data("page");
  /** @type {Notation} */ notation;
  /** @type {Board} */ board = /** @type {Board} */ (one("#own"));
  /** What is drawn, by spot. @type {Map<string, string>} */ drawn = new Map();
  /** @type {Scored} */ #scored = this.page.scored;
  /** The board nobody has drawn on, by the chosen rules. */ #blank = this.page.scored.blank;
  /** What the server has scored, by spot. @type {Map<string, string>} */ #known = new Map();
  /** @type {{ board: Map<string, string>, rules: Record<string, string>, spot: string }[]} */ #past = [];
  /** @type {ScoreSheet} */ #score;
  /** @type {Pen} */ #pen;
  /** @type {Palette} */ palette;
  /** @type {Share} */ #share;
  #words = { parts: this.page.parts, total: this.page.words.total, hint: "" };
  #busy = false;
  #stale = false;

  /** @param {Notation} notation */
  constructor(notation) {
    const { art, words, sheet } = this.page;
    this.notation = notation;
    this.board.begin(art, words.board);
    this.palette = new Palette(one("#palette"), sheet.palette, words.eraser);
    this.#pen = new Pen(this);
    this.#share = new Share(this);
    this.#score = new ScoreSheet(one("#score"), this.board, this.#words,
      async () => (await this.ask(this.text, options(), extras(), true)).lights ?? {});
    this.drawn = this.read(this.#scored.board);
    for (const part of ["#rules", ".finer"]) one(part).addEventListener("change", (event) => this.#choose(event));
    one("#rules").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#share.take();
    });
    const reasons = one("#reasons");
    reasons.addEventListener("click", (event) => this.#reason(event, true));
    reasons.addEventListener("pointerover", (event) => this.#reason(event, false));
    reasons.addEventListener("focusin", (event) => this.#reason(event, false));
    for (const end of ["pointerleave", "focusout"]) reasons.addEventListener(end, () => this.#pen.show());
    document.addEventListener("keydown", (event) => this.#pen.key(event));
    this.palette.offer(options());
    this.#hear(this.#scored);
  }

  // ---------------------------------------------------------------- the board as it stands

  /** The board in notation, row by row, and what is marked beside it. */
  get text() {
    const { spots } = this.page.art;
    const rows = Object.keys(spots).sort((a, b) => spots[a][1] - spots[b][1] || spots[a][0] - spots[b][0]);
    const beside = [...this.drawn.keys()].filter((spot) => !(spot in spots));
    return [...rows, ...beside].flatMap((spot) => this.drawn.get(spot) ?? []).join(" ");
  }

  /** @param {string} text as the server writes it */
  read(text) {
    return new Map(text.split(" ").filter(Boolean).map((token) => [this.notation.spotOf(token), token]));
  }

  /**
   * Put something into a spot, or nothing. What is done to one spot at a stretch is taken back at once.
   * @param {string} spot
   * @param {string} form
   * @param {boolean} [on] whether it goes on with what was begun there
   */
  put(spot, form, on = false) {
    if (!on || this.#past.at(-1)?.spot !== spot) this.#remember(spot);
    if (form) this.drawn.set(spot, this.notation.tokenAt(spot, form));
    else this.drawn.delete(spot);
    this.#changed();
  }

  /** @param {Map<string, string>} board a whole other board */
  use(board) {
    this.#remember("");
    this.drawn = board;
    this.#pen.drop();
    this.#changed();
  }

  clear() {
    this.use(this.read(this.#blank));
  }

  get isBlank() {
    return this.text === this.#blank;
  }

  /**
   * @param {string} spot
   * @param {Record<string, string>} [rules]
   */
  #remember(spot, rules = chosen()) {
    this.#past.push({ board: new Map(this.drawn), rules, spot });
    if (this.#past.length > MOST_STEPS) this.#past.shift();
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  undo() {
    const step = this.#past.pop();
    if (!step) return this.say(this.page.words.nothing);
    this.drawn = step.board;
    choose(step.rules);
    this.palette.offer(options());
    this.#pen.drop();
    this.#changed();
    this.say(this.page.words.undone);
  }

  #changed() {
    this.#show();
    this.#share.show();
    this.#sync();
  }

  /** What the server knows, and over it what was drawn since. */
  #show() {
    const { art } = this.page;
    const other = new Set([...this.drawn.keys(), ...this.#known.keys()]
      .filter((spot) => this.drawn.get(spot) !== this.#known.get(spot)));
    const scene = this.#scored.scene.items.filter((item) => !other.has(item.id ?? ""));
    const fresh = [...other].flatMap((spot) => this.#item(spot));
    const wrong = this.#scored.problems.filter(({ spot }) => !other.has(spot));
    const around = [...new Set(wrong.map(({ spot }) => spot))]
      .map((spot) => ({ symbol: "wrong", x: art.spots[spot][0], y: art.spots[spot][1] }));
    this.board.show([...scene, ...fresh, ...around, ...wrong.map(({ mark }) => mark)]);
    this.#pen.show();
  }

  /** @param {string} spot @returns {Item[]} */
  #item(spot) {
    const token = this.drawn.get(spot);
    const form = token && this.page.art.forms[this.notation.formOf(token)];
    if (!form) return [];
    const [symbol, turn, flip] = form;
    const [x, y] = this.page.art.spots[spot];
    return [{ symbol, x, y, turn, flip, id: spot }];
  }

  /**
   * What stands in a spot, in words, and what is wrong there.
   * @param {string} spot
   */
  name(spot) {
    const { art, words } = this.page;
    const token = this.drawn.get(spot);
    const what = token ? fill(art.forms[this.notation.formOf(token)][3], { cell: spot }) : fill(words.empty, { spot });
    const print = this.notation.printed(this.#scored.scene, spot);
    const wrong = this.#known.get(spot) !== token ? [] : this.#scored.problems.filter((one) => one.spot === spot);
    return [what, print ? art.words[print] : "", ...wrong.map(({ detail }) => fill(words.problem, { reason: detail }))]
      .filter(Boolean).join(", ");
  }

  /** @param {string} text to whoever cannot see it */
  say(text) {
    one("#told").textContent = text;
  }

  // ---------------------------------------------------------------- the rules

  /** @param {Event} event */
  async #choose(event) {
    const { target } = event;
    if (!(target instanceof HTMLSelectElement)) {
      if (target instanceof HTMLInputElement) target.value = String(extras()[target.name] ?? 0);
      return target instanceof HTMLTextAreaElement ? undefined : this.#changed();
    }
    const before = { ...chosen(), [target.name]: [...target.options].find((option) => option.defaultSelected)?.value ?? "" };
    const wanted = target.value;
    const { isBlank, text } = this;
    this.#notice();
    tidy();
    /** @type {string | null} */
    let blank = null;
    try {
      ({ blank } = await this.ask(isBlank ? "" : text, options(), extras()));
    } catch (error) {
      if (error instanceof Refused && error.problem.status === UNFIT) {
        const kept = this.#fitting();
        choose(before);
        return this.#foreign(error.message, target, wanted, kept);
      }
      // The line is gone: the points will follow.
    }
    if (target.value !== wanted) return; // somebody is quicker than the line
    this.#remember("", before);
    choose(chosen());
    // A board nobody has drawn on stays one, with whatever stands there from the beginning.
    if (blank !== null && isBlank && text === this.text) this.drawn = this.read(blank);
    this.#blank = blank ?? this.#blank;
    this.palette.offer(options());
    this.#pen.drop();
    this.#changed();
  }

  /** What of the board belongs to the chosen options. */
  #fitting() {
    const faces = new Set(this.page.sheet.palette.filter((tray) => fits(tray.when, options()))
      .flatMap((tray) => tray.faces.flatMap((face) => face.forms)));
    return new Map([...this.drawn].filter(([, token]) => faces.has(this.notation.formOf(token))));
  }

  /**
   * Something of the board belongs to other rules: say so and offer the choice.
   * @param {string} reason
   * @param {HTMLSelectElement} select
   * @param {string} wanted
   * @param {Map<string, string>} kept what would stay
   */
  #foreign(reason, select, wanted, kept) {
    const { words } = this.page;
    const go = make("button", { type: "button", class: "button" }, words.foreign_go);
    const stay = make("button", { type: "button", class: "button" }, words.foreign_stay);
    go.addEventListener("click", () => {
      this.#notice();
      this.#remember("");
      this.drawn = kept;
      choose({ ...chosen(), [select.name]: wanted });
      this.palette.offer(options());
      this.#pen.drop();
      this.#changed();
      select.focus();
    });
    stay.addEventListener("click", () => {
      this.#notice();
      select.focus();
    });
    this.#notice(make("p", {}, reason), make("div", { class: "ways" }, go, stay));
  }

  /** @param {...Node} content */
  #notice(...content) {
    const notice = one("#notice");
    notice.hidden = !content.length;
    notice.replaceChildren(...content);
  }

  // ---------------------------------------------------------------- the server's word

  /**
   * @param {string} board
   * @param {Choices} given
   * @param {Record<string, number>} more
   * @param {boolean} [lights]
   * @returns {Promise<Scored>}
   */
  async ask(board, given, more, lights = false) {
    const { lang } = document.documentElement;
    return answer(await fetch(`/api/games/${this.page.game}/score?lang=${lang}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Accept-Language": lang },
      body: JSON.stringify({ board, options: given, extras: more, lights }),
    }));
  }

  /** Have the board scored; while an answer is on its way, the latest board waits for it. */
  async #sync() {
    this.#stale = true;
    if (this.#busy) return;
    this.#busy = true;
    this.board.toggleAttribute("data-pending", true);
    let wait = FIRST_WAIT_MS;
    for (let asked = -PACE_MS; this.#stale;) {
      await pause(asked + PACE_MS - performance.now());
      asked = performance.now();
      this.#stale = false;
      try {
        this.#hear(await this.ask(this.text, options(), extras()));
        one("#line").hidden = true;
        wait = FIRST_WAIT_MS;
      } catch (error) {
        // What is refused here waits for its drawer; all else is a line that comes back.
        if (error instanceof Refused && error.problem.status < 500 && error.problem.status !== 429) {
          this.#notice(make("p", {}, error.message));
          continue;
        }
        if (!(error instanceof Refused || error instanceof TypeError)) throw error;
        one("#line").hidden = error instanceof Refused && error.problem.status < 500;
        this.#stale = true;
        await pause(wait);
        wait = Math.min(2 * wait, LONGEST_WAIT_MS);
      }
    }
    this.#busy = false;
    this.board.toggleAttribute("data-pending", false);
  }

  /** @param {Scored} scored */
  #hear(scored) {
    const before = this.#scored.problems.length;
    this.#scored = scored;
    this.#blank = scored.blank;
    this.#known = this.read(scored.board);
    const inPlay = new Set(scored.score.parts.map((part) => part.key));
    this.#words.parts = this.page.parts.filter((part) => inPlay.has(part.key));
    this.#score.show(scored.score);
    one("#sum").textContent = number(scored.score.total);
    this.#showProblems();
    this.#show();
    this.#share.show();
    if (scored.problems.length > before) this.say(fill(this.page.words.problems, { n: scored.problems.length }));
  }

  #showProblems() {
    const { problems } = this.#scored;
    set(one("#problems"), { "data-any": problems.length > 0 });
    const focused = document.activeElement?.getAttribute("data-reason");
    one("#reasons").replaceChildren(...problems.map(({ detail }, at) => make("li", {},
      make("button", { type: "button", "data-reason": at }, make("b", {}, String(at + 1)), make("span", {}, detail)))));
    if (focused) /** @type {HTMLElement | null} */ (document.querySelector(`[data-reason="${focused}"]`))?.focus();
  }

  /**
   * @param {Event} event
   * @param {boolean} go whether to go there, or only to show where it is
   */
  #reason({ target }, go) {
    const button = target instanceof Element ? target.closest("[data-reason]") : null;
    const problem = button && this.#scored.problems[Number(button.getAttribute("data-reason"))];
    if (!problem) return;
    if (go) this.#pen.go(problem.spot);
    else this.board.lamps([], problem.spot);
  }
}

/** @param {number} ms */
function pause(ms) {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : undefined;
}

/** @type {SheetData} */ const { script } = data("page");
const notation = /** @type {Notation} */ (await import(`./${script}`));
new Sheet(notation);
