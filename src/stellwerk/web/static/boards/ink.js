// Playing Railroad Ink on the board: take a die, see where it fits, turn it, draw it.
//
// It knows how moves are written (row, column, form) and nothing of the rules: what fits is what
// the server lists as legal.

import { fill, icon, make } from "../dom.js";
import { KEYS, Trays } from "../trays.js";

/** @typedef {import("../types").Item} Item */
/** @typedef {import("../types").Thing} Thing */
/** @typedef {import("../table.js").Table} Table */

const REASON_MS = 7000;

/** @param {string} move */
const spotOf = (move) => String.fromCharCode(65 + Number(move[1])) + (Number(move[0]) + 1);
/** @param {string} move */
const formOf = (move) => move.slice(2, 7);
/** @param {string} spot @param {string} form */
const moveAt = (spot, form) => `${Number(spot[1]) - 1}${spot.charCodeAt(0) - 65}${form}`;

export class Hand {
  #table;
  #picked = -1; // which thing of the trays, counted through
  #spot = "";
  #way = 0;
  #justChosen = false; // the spot was taken up by the last tap: a double tap draws
  #preview = "";
  #timer = 0;
  #round = 0;
  #trays;

  /** @param {Table} table */
  constructor(table) {
    this.#table = table;
    this.#trays = new Trays(table, (at) => this.pick(at));
    const { board } = table;
    board.addEventListener("spot", (event) => this.#tap(detail(event).id));
    board.addEventListener("spot-again", (event) => this.#tapAgain(detail(event).id));
    board.addEventListener("spot-enter", (event) => this.#enter(detail(event).id));
    board.addEventListener("spot-turn", (event) => {
      const { id, by } = detail(event);
      if (this.#spot && id === this.#spot && this.#turn(by)) event.preventDefault();
    });
    board.addEventListener("pointerover", (event) => this.#hover(event));
    board.addEventListener("pointerleave", () => this.#show(""));
  }

  // ---------------------------------------------------------------- what there is

  /** The moves that may be made, as far as the page can know before the server's word. */
  get #legal() {
    const waiting = this.#table.pending;
    const legal = this.#table.legal;
    if (!waiting.length) return legal;
    if (waiting.some((act) => act.move === "end")) return [];
    const taken = new Set(waiting.filter((act) => act.kind === "move").map((act) => spotOf(act.move)));
    const left = new Set(this.#things.filter((thing) => !thing.used).map((thing) => thing.symbol));
    return legal.filter((move) => move !== "end" && !taken.has(spotOf(move)) && left.has(this.#face(move)));
  }

  /** Dice and special routes, counted through; what was just drawn is used. */
  get #things() {
    const things = this.#table.look.scene.trays.flatMap((tray) => tray.things.map((thing) => ({ ...thing })));
    for (const act of this.#table.pending) {
      if (act.move === "end") continue;
      const drawing = act.kind === "move";
      const thing = things.find((one) => one.symbol === this.#face(act.move) && one.used !== drawing);
      if (thing) thing.used = drawing;
      if (drawing && this.#isSpecial(act.move)) {
        for (const one of this.#specials(things)) one.used = true; // one in a round
      }
    }
    return things;
  }

  /** @param {Thing[]} things */
  #specials(things) {
    const dice = this.#table.look.scene.trays[0].things.length;
    return things.slice(dice);
  }

  /** @param {string} move */
  #isSpecial(move) {
    return this.#specials(this.#table.look.scene.trays.flatMap((tray) => tray.things))
      .some((thing) => thing.symbol === this.#face(move));
  }

  /** @param {string} move */
  #face(move) {
    return this.#table.art.forms[formOf(move)]?.[0] ?? "";
  }

  /** @param {string} move */
  #name(move) {
    return fill(this.#table.art.forms[formOf(move)][3], { cell: spotOf(move) });
  }

  /**
   * The ways to draw what was picked into a spot.
   * @param {string} spot
   */
  #ways(spot) {
    const face = this.#things[this.#picked]?.symbol;
    const forms = this.#table.art.forms;
    return this.#legal
      .filter((move) => move !== "end" && spotOf(move) === spot && this.#face(move) === face)
      .sort((a, b) => rank(forms[formOf(a)]) - rank(forms[formOf(b)]));
  }

  get #drawn() {
    const { look, seat, pending } = this.#table;
    const view = /** @type {any} */ (look).view;
    /** @type {string[]} */
    let drawn = seat === null ? [] : [...view.seats[seat].drawn];
    for (const { kind, move } of pending) {
      if (move === "end") continue;
      drawn = kind === "move" ? [...drawn, move] : drawn.filter((one) => one !== move);
    }
    return drawn;
  }

  // ---------------------------------------------------------------- showing it

  update() {
    const { board, look, pending } = this.#table;
    if (look.scene.round !== this.#round) {
      this.#round = look.scene.round;
      this.#picked = -1;
      this.#spot = "";
    }
    this.#choosePick();
    if (this.#spot && !this.#ways(this.#spot).length) this.#spot = "";
    const gone = new Set(pending.filter((act) => act.kind === "retract").map((act) => spotOf(act.move)));
    const items = this.#table.items.filter((item) => !gone.has(item.id ?? "") || "text" in item);
    const fresh = pending.filter((act) => act.kind === "move" && act.move !== "end");
    board.show([...items, ...fresh.map((act) => this.#item(act.move))]);
    this.#renderTrays();
    this.#renderLamps();
  }

  /** What fits next is taken up by itself; a wish of the player stays as long as it fits. */
  #choosePick() {
    const things = this.#things;
    const fits = new Set(this.#legal.filter((move) => move !== "end").map((move) => this.#face(move)));
    const can = (/** @type {number} */ i) => things[i] && !things[i].used && fits.has(things[i].symbol);
    if (can(this.#picked)) return;
    const dice = things.length - this.#specials(things).length;
    this.#picked = [...Array(dice).keys()].find(can) ?? -1;
    this.#spot = "";
  }

  #renderTrays() {
    const fits = new Set(this.#legal.map((move) => this.#face(move)));
    // While an act is on its way nobody knows what will fit.
    const stuck = (/** @type {Thing} */ thing) => !this.#table.pending.length && !fits.has(thing.symbol);
    this.#trays.show(this.#things, this.#picked, stuck);
  }

  #renderLamps() {
    const { board, look, mayAct, art: { words } } = this.#table;
    const can = this.#picked < 0 || !mayAct ? [] : [...new Set(this.#fitting())];
    board.lamps(can, this.#spot);
    const ways = this.#spot ? this.#ways(this.#spot) : [];
    this.#way = Math.min(this.#way, Math.max(0, ways.length - 1));
    board.ghost(ways.length ? [this.#item(ways[this.#way])] : []);
    if (ways.length) board.pop(this.#spot, ...this.#tools(ways));
    else if (!this.#timer) board.pop("");
    const lit = new Set(can);
    const names = this.#names(look);
    for (const spot of Object.keys(this.#table.art.spots)) {
      let name = names.get(spot) ?? fill(words.empty, { spot });
      if (spot === this.#spot) name = `${this.#name(ways[this.#way])} (${this.#way + 1}/${ways.length})`;
      else if (lit.has(spot)) name = fill(words.fits, { spot, n: this.#ways(spot).length });
      board.name(spot, name);
    }
  }

  #fitting() {
    const face = this.#things[this.#picked]?.symbol;
    return this.#legal.filter((move) => move !== "end" && this.#face(move) === face).map(spotOf);
  }

  /**
   * What stands where, in words.
   * @param {import("../types").Look} look
   */
  #names(look) {
    const { shownSeat, words: { round } } = this.#table;
    const { just_drawn: justDrawn } = this.#table.art.words;
    const names = new Map();
    const seat = /** @type {any} */ (look).view.seats[shownSeat];
    for (const token of seat.board.split(" ").filter(Boolean)) {
      names.set(spotOf(token), `${this.#name(token)}, ${fill(round, { n: token[7] ?? "" })}`);
    }
    if (shownSeat === this.#table.seat) {
      for (const move of this.#drawn) names.set(spotOf(move), `${this.#name(move)}, ${justDrawn}`);
    }
    return names;
  }

  /**
   * @param {string} move
   * @returns {Item}
   */
  #item(move) {
    const [x, y] = this.#table.art.spots[spotOf(move)];
    const [face, turn, flip] = this.#table.art.forms[formOf(move)];
    return { symbol: face, x, y, turn, flip, id: spotOf(move) };
  }

  /**
   * The buttons beside the route that would be drawn.
   * @param {string[]} ways
   */
  #tools(ways) {
    const { words } = this.#table.art;
    const yes = make("button", { class: "tool yes", type: "button", "aria-label": words.draw, title: words.draw }, icon("check"));
    yes.addEventListener("click", () => this.#draw());
    if (ways.length < 2) return [yes];
    const turn = make("button", { class: "tool", type: "button", "aria-label": words.turn, title: words.turn },
      icon("turn"), make("small", { "aria-hidden": "true" }, `${this.#way + 1}/${ways.length}`));
    turn.addEventListener("click", () => this.#turn(1));
    return [turn, yes];
  }

  // ---------------------------------------------------------------- gestures

  /**
   * Take up a die or a special route.
   * @param {number} at
   */
  pick(at) {
    const { art, mayAct } = this.#table;
    const { words } = art;
    const thing = this.#things[at];
    if (!thing || !mayAct) return;
    if (thing.used) return this.#table.say(`${art.faces[thing.id]}, ${words.used}`);
    this.#quiet();
    this.#picked = at;
    this.#spot = "";
    const spots = new Set(this.#fitting());
    this.#renderTrays();
    this.#renderLamps();
    this.#table.say(fill(spots.size ? words.picked : words.fits_nowhere, { face: art.faces[thing.id], n: spots.size }));
  }

  /** @param {string} spot */
  #tap(spot) {
    this.#justChosen = false;
    if (!this.#table.mayAct) return;
    if (spot === this.#spot) {
      if (this.#ways(spot).length === 1) this.#draw();
      else this.#turn(1);
      return;
    }
    if (this.#ways(spot).length) this.#choose(spot);
    else this.#wish(spot);
  }

  /** @param {string} spot */
  #tapAgain(spot) {
    if (this.#justChosen && spot === this.#spot) this.#draw();
    else this.#tap(spot);
  }

  /** @param {string} spot */
  #enter(spot) {
    if (spot === this.#spot) this.#draw();
    else this.#tap(spot);
  }

  /** @param {string} spot */
  #choose(spot) {
    this.#quiet();
    this.#spot = spot;
    this.#way = 0;
    this.#justChosen = true;
    this.#renderLamps();
    this.#tellWay();
  }

  #tellWay() {
    const ways = this.#ways(this.#spot);
    const { words } = this.#table.art;
    this.#table.say(fill(words.way, { name: this.#name(ways[this.#way]), n: this.#way + 1, of: ways.length }));
  }

  /**
   * The next way to draw it, or the one before.
   * @param {number} by
   */
  #turn(by) {
    const count = this.#ways(this.#spot).length;
    if (!this.#spot || count < 2) return false;
    this.#way = (this.#way + by + count) % count;
    this.#justChosen = false;
    const inPop = document.activeElement?.closest(".pop");
    this.#renderLamps();
    if (inPop) /** @type {HTMLElement | null} */ (this.#table.board.querySelector(".pop .tool"))?.focus();
    this.#tellWay();
    return true;
  }

  /** The mirror image, if it fits; else whatever comes next. */
  #flip() {
    const ways = this.#ways(this.#spot);
    const forms = this.#table.art.forms;
    const now = forms[formOf(ways[this.#way] ?? "")];
    const other = ways.findIndex((move) => now && forms[formOf(move)][2] !== now[2]);
    return this.#turn(other < 0 ? 1 : other - this.#way);
  }

  #draw() {
    const move = this.#ways(this.#spot)[this.#way];
    if (!move) return;
    const keyboard = this.#table.board.hasFocus;
    const spot = this.#spot;
    this.#spot = "";
    this.#table.act("move", move, spot, `${this.#name(move)}: ${this.#table.art.words.drawn}`);
    if (keyboard) this.#table.board.focusSpot(spot);
  }

  /**
   * A tap where nothing fits: an own drawing can go, everything else has a reason.
   * @param {string} spot
   */
  async #wish(spot) {
    this.#spot = "";
    this.#renderLamps();
    const own = this.#drawn.find((move) => spotOf(move) === spot);
    if (own) {
      const { words } = this.#table.art;
      const back = make("button", { class: "tool wide", type: "button" }, icon("undo"), words.take_back);
      back.addEventListener("click", () => this.#retract(own));
      this.#pop(spot, back);
      this.#table.say(`${this.#name(own)}. ${words.take_back_hint}`);
      return;
    }
    const face = this.#things[this.#picked]?.symbol;
    const form = Object.entries(this.#table.art.forms).find(([, one]) => one[0] === face)?.[0];
    const reason = form ? await this.#table.why(moveAt(spot, form)) : this.#table.art.words.pick_first;
    if (reason) this.reason(spot, reason);
  }

  /** @param {string} move */
  #retract(move) {
    const spot = spotOf(move);
    this.#quiet();
    const keyboard = this.#table.board.hasFocus;
    this.#table.act("retract", move, spot, `${this.#name(move)}: ${this.#table.art.words.taken_back}`);
    if (keyboard) this.#table.board.focusSpot(spot);
  }

  /** The last drawing goes; on the board, the one the keyboard is on. */
  takeBack() {
    const drawn = this.#drawn;
    const { board } = this.#table;
    const here = board.hasFocus ? drawn.find((move) => spotOf(move) === board.currentSpot) : undefined;
    const move = here ?? drawn.at(-1);
    if (move) this.#retract(move);
    else this.#table.say(this.#table.art.words.nothing_to_take_back);
  }

  get canTakeBack() {
    return this.#table.mayAct && this.#drawn.length > 0;
  }

  /**
   * Say why, at the place itself.
   * @param {string} spot
   * @param {string} text
   */
  reason(spot, text) {
    this.#pop(spot, make("p", { class: "reason" }, text));
    this.#table.say(text);
  }

  /**
   * @param {string} spot
   * @param {...Node} content
   */
  #pop(spot, ...content) {
    this.#quiet();
    this.#table.board.pop(spot, ...content);
    this.#timer = window.setTimeout(() => this.#quiet(), REASON_MS);
  }

  #quiet() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    if (!this.#spot) this.#table.board.pop("");
  }

  /** @param {PointerEvent} event */
  #hover(event) {
    if (event.pointerType !== "mouse" || !(event.target instanceof Element)) return;
    this.#show(event.target.closest("[data-lamp=can]")?.getAttribute("data-spot") ?? "");
  }

  /**
   * A first idea of what would be drawn, under the mouse.
   * @param {string} spot
   */
  #show(spot) {
    if (this.#spot || spot === this.#preview) return;
    this.#preview = spot;
    const ways = spot ? this.#ways(spot) : [];
    this.#table.board.ghost(ways.length ? [this.#item(ways[0])] : []);
  }

  /**
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the key meant something
   */
  key(event) {
    const key = event.key.toLowerCase();
    if (KEYS.includes(key)) {
      const at = this.#trays.at(key);
      if (at < 0) return false;
      this.pick(at);
      const spots = this.#fitting();
      if (spots.length) this.#table.board.focusSpot(spots.includes(this.#table.board.currentSpot) ? undefined : spots[0]);
    } else if (key === "r" && this.#spot) this.#turn(event.shiftKey ? -1 : 1);
    else if (key === "f" && this.#spot) this.#flip();
    else if (key === "n") this.#nextSpot(event.shiftKey ? -1 : 1);
    else if (key === "escape" && (this.#spot || this.#timer)) {
      this.#spot = "";
      this.#quiet();
      this.#renderLamps();
    } else return false;
    return true;
  }

  /** @param {number} by */
  #nextSpot(by) {
    const order = Object.keys(this.#table.art.spots);
    const spots = [...new Set(this.#fitting())].sort((a, b) => order.indexOf(a) - order.indexOf(b));
    if (!spots.length) return;
    const here = order.indexOf(this.#table.board.currentSpot);
    const next = by > 0
      ? spots.find((spot) => order.indexOf(spot) > here) ?? spots[0]
      : spots.findLast((spot) => order.indexOf(spot) < here) ?? spots.at(-1);
    this.#table.board.focusSpot(next);
  }
}

/** @param {import("../types").Form} form */
function rank([, turn, flip]) {
  return (flip ? 4 : 0) + turn;
}

/**
 * @param {Event} event
 * @returns {{ id: string, by: number }}
 */
function detail(event) {
  return /** @type {CustomEvent} */ (event).detail;
}
