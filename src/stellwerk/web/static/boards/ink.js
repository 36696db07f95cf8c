// Playing Railroad Ink on the board: take a die, see where it fits, turn it, draw it. A meteor is
// met with the same gestures: take it, see where it comes down, let it fall. Taps show and turn, at
// any pace; only a tick or the Enter key draws.
//
// It knows nothing of the rules: what fits is what the server lists as legal.
//
// ink/moves.js: how moves are written · ink/stock.js: what there is to draw with and where it fits
// ink/bubble.js: buttons and reasons beside a spot · ink/aim.js: what is taken up, and showing it
// ink/draft.js: the drafting table · ink/goals.js: the goal cards · ink/news.js: what came about by itself
// ink/trays.js: the dice and special routes as buttons · here: gestures and keys

import { cited, fill, icon, list, make } from "../dom.js";
import * as sound from "../sound.js";
import { Aim } from "./ink/aim.js";
import { Bubble } from "./ink/bubble.js";
import { Draft } from "./ink/draft.js";
import { Goals } from "./ink/goals.js";
import { END, formOf, isDrawing, moveAt, spotOf } from "./ink/moves.js";
import { News } from "./ink/news.js";
import { open, Stock } from "./ink/stock.js";
import { Trays } from "./ink/trays.js";

/** @typedef {import("../table.js").Table<import("./ink/types").Scene, import("./ink/types").Art>} Table */
/** @typedef {import("../types").Look} Look */

const ROLL_MS = 600; // how long dice take to settle

export class Hand {
  #table;
  #stock;
  #bubble;
  #trays;
  #aim;
  #draft;
  #goals;
  #news;

  /** @param {Table} table */
  constructor(table) {
    const { board } = table;
    this.#table = table;
    this.#stock = new Stock(table);
    this.#bubble = new Bubble(board);
    this.#trays = new Trays(table, (at) => this.#press(at));
    this.#aim = new Aim(table, this.#stock, this.#bubble, this.#trays,
      { draw: () => this.#draw(), turn: () => this.#turn(1) });
    this.#draft = new Draft(table);
    this.#goals = new Goals(table);
    this.#news = new News(table);
    board.addEventListener("spot", (event) => this.#tap(detail(event).id));
    board.addEventListener("spot-enter", (event) => this.#enter(detail(event).id));
    board.addEventListener("spot-turn", (event) => {
      const { id, by } = detail(event);
      if (this.#aim.spot && id === this.#aim.spot && this.#turn(by)) event.preventDefault();
    });
    board.addEventListener("pointerover", (event) => this.#hover(event));
    board.addEventListener("pointerleave", () => this.#aim.preview(""));
  }

  /** The server said something new, or something was drawn here. */
  update() {
    const { board, pending } = this.#table;
    this.#aim.settle();
    // What is taken back goes, and what is drawn takes the place of what was there.
    const gone = new Set(pending.filter((act) => isDrawing(act.move)).map((act) => spotOf(act.move)));
    const items = this.#table.items.filter((item) => !gone.has(item.id ?? "") || "text" in item);
    const fresh = pending.filter((act) => act.kind === "move");
    board.show([...items, ...fresh.flatMap((act) => this.#stock.items(act.move))]);
    this.#aim.showTrays();
    this.#aim.show();
    this.#draft.show();
    this.#goals.show();
    this.#news.tell();
  }

  /** Drawings in notation, each with the number of its round. @param {string} text */
  stamp(text) {
    return text.split(" ").flatMap((token) => this.#stock.items(token));
  }

  /** What is to be done now: dice, and whatever an expansion or a building asks or offers. */
  get status() {
    const { art: { words }, look: { scene }, legal, pending } = this.#table;
    const hints = pending.length ? [] : scene.hints ?? [];
    const said = hints.map((hint) => fill(words[`hint_${hint}`], { n: scene.copies ?? 0 }));
    if (hints.some((hint) => hint.startsWith("meteor") || hint === "draft")) return said.join(" ");
    const left = scene.trays[0].things.filter((thing) => !thing.used).length - pending.length;
    if (legal.includes(END) && !pending.length) said.unshift(words.may_end);
    else if (left > 0) said.unshift(fill(words.your_turn, { n: left }));
    return said.length ? said.join(" ") : this.#table.words.sending;
  }

  /** The main button ends the round. */
  get main() {
    return { move: END, words: "", done: this.#table.words.round_done, last: true };
  }

  /**
   * A new round with its dice, and who has finished this one.
   * @param {Look} before
   */
  changes(before) {
    const { look: { scene }, words, art, seat, trays } = this.#table;
    if (scene.round > before.scene.round) {
      trays.classList.add("rolled");
      setTimeout(() => trays.classList.remove("rolled"), ROLL_MS);
      sound.play("roll");
      const faces = scene.trays[0].things.map((thing) => art.faces[thing.id]);
      return `${fill(words.round_of, { n: scene.round, of: scene.rounds })}: ${list(faces)}`;
    }
    const ended = before.info.waiting_for.filter((one) => one !== seat && this.#table.hasEnded(one));
    return ended.length ? fill(words.ended, { names: list(ended.map((one) => this.#table.name(one))) }) : "";
  }

  // ---------------------------------------------------------------- taps

  /**
   * A tap on a die: the one with the tick is drawn where it is shown, any other taken up.
   * @param {number} at
   */
  #press(at) {
    if (at === this.#aim.picked && this.#aim.spot) this.#draw();
    else this.pick(at);
  }

  /**
   * Take up a die or a special route.
   * @param {number} at
   */
  pick(at) {
    const { art, mayAct } = this.#table;
    const { words } = art;
    const thing = this.#stock.things[at];
    if (!thing || !mayAct) return;
    if (!open(thing)) return this.#table.say(`${art.faces[thing.id]}, ${words.used}`);
    this.#aim.pick(at);
    const spots = this.#stock.fitting(at);
    this.#table.say(fill(spots.length ? words.picked : words.fits_nowhere, { face: art.faces[thing.id], n: spots.length }));
  }

  /** @param {string} spot */
  #tap(spot) {
    if (!this.#table.mayAct) return;
    if (spot === this.#aim.spot) {
      if (!this.#turn(1)) this.#tellWay();
    } else if (this.#stock.ways(this.#aim.picked, spot).length) this.#choose(spot);
    else this.#wish(spot);
  }

  /** @param {string} spot */
  #enter(spot) {
    if (spot === this.#aim.spot) this.#draw();
    else this.#tap(spot);
  }

  /** @param {PointerEvent} event */
  #hover(event) {
    if (event.pointerType !== "mouse" || !(event.target instanceof Element)) return;
    this.#aim.preview(event.target.closest("[data-lamp=can]")?.getAttribute("data-spot") ?? "");
  }

  // ---------------------------------------------------------------- drawing

  /** @param {string} spot */
  #choose(spot) {
    this.#aim.choose(spot);
    this.#tellWay();
    const does = this.#table.art.words[`does_${this.#stock.building(spot)}`];
    if (does) this.#table.toast(does);
  }

  #tellWay() {
    const { move, way, ways } = this.#aim;
    this.#table.say(fill(this.#table.art.words.way, { name: this.#stock.name(move), n: way + 1, of: ways.length }));
  }

  /**
   * The next way to draw it, or the one before.
   * @param {number} by
   */
  #turn(by) {
    const count = this.#aim.ways.length;
    if (!this.#aim.spot || count < 2) return false;
    this.#aim.way = (this.#aim.way + by + count) % count;
    const inPop = document.activeElement?.closest(".pop");
    this.#aim.show();
    if (inPop) /** @type {HTMLElement | null} */ (this.#table.board.querySelector(".pop .tool"))?.focus();
    this.#tellWay();
    return true;
  }

  /** The mirror image, if it fits; else whatever comes next. */
  #flip() {
    const { ways, way } = this.#aim;
    const { forms } = this.#table.art;
    const now = forms[formOf(ways[way] ?? "")];
    const other = ways.findIndex((move) => now && forms[formOf(move)]?.[2] !== now[2]);
    return this.#turn(other < 0 ? 1 : other - way);
  }

  #draw() {
    const { move, spot } = this.#aim;
    if (!move) return;
    const keyboard = this.#table.board.hasFocus;
    this.#aim.spot = "";
    const { words } = this.#table.art;
    const name = this.#stock.name(move);
    this.#table.act("move", move, spot, isDrawing(move) ? `${name}: ${words.drawn}` : name);
    if (keyboard) this.#table.board.focusSpot(spot);
  }

  // ---------------------------------------------------------------- taking back, and reasons

  /**
   * A tap where nothing fits: an own drawing can go, everything else has a reason.
   * @param {string} spot
   */
  async #wish(spot) {
    this.#aim.drop();
    const { art } = this.#table;
    const own = this.#stock.drawn.find((move) => spotOf(move) === spot);
    if (own) {
      const back = make("button", { class: "tool wide", type: "button" }, icon("undo"), art.words.take_back);
      back.addEventListener("click", () => this.#retract(own));
      this.#bubble.say(spot, back);
      this.#table.say(`${this.#stock.name(own)}. ${art.words.take_back_hint}`);
      return;
    }
    const face = this.#stock.things[this.#aim.picked]?.symbol;
    const form = Object.entries(art.forms).find(([, one]) => one[0] === face)?.[0];
    // What must be decided first is said of any drawing.
    const first = this.#table.look.scene.hints?.length ? Object.keys(art.forms)[0] : undefined;
    const any = form ?? first;
    const reason = any ? await this.#table.why(moveAt(spot, any)) : art.words.pick_first;
    const said = [reason, art.words[`does_${this.#stock.building(spot)}`]].filter(Boolean).join(" ");
    if (said) this.reason(spot, said);
  }

  /** @param {string} move */
  #retract(move) {
    const spot = spotOf(move);
    this.#bubble.hush();
    const keyboard = this.#table.board.hasFocus;
    this.#table.act("retract", move, spot, `${this.#stock.name(move)}: ${this.#table.art.words.taken_back}`);
    if (keyboard) this.#table.board.focusSpot(spot);
  }

  /** The last drawing goes; on the board, the one the keyboard is on. */
  takeBack() {
    const { drawn } = this.#stock;
    const { board } = this.#table;
    const here = board.hasFocus ? drawn.find((move) => spotOf(move) === board.currentSpot) : undefined;
    const move = here ?? drawn.at(-1);
    if (move) this.#retract(move);
    else this.#table.say(this.#table.art.words.nothing_to_take_back);
  }

  get canTakeBack() {
    return this.#table.mayAct && this.#stock.drawn.length > 0;
  }

  /**
   * Say why, at the place itself.
   * @param {string} spot
   * @param {string} text
   */
  reason(spot, text) {
    this.#bubble.say(spot, make("p", { class: "reason" }, ...cited(text)));
    this.#table.say(text);
  }

  // ---------------------------------------------------------------- keys

  /**
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the key meant something
   */
  key(event) {
    const key = event.key.toLowerCase();
    const aim = this.#aim;
    if (this.#draft.key(key)) return true;
    const at = key.length === 1 ? this.#trays.at(key) : -1;
    if (at >= 0) {
      this.pick(at);
      const spots = this.#stock.fitting(aim.picked);
      if (spots.length) this.#table.board.focusSpot(spots.includes(this.#table.board.currentSpot) ? undefined : spots[0]);
    } else if (key === "r" && aim.spot) this.#turn(event.shiftKey ? -1 : 1);
    else if (key === "f" && aim.spot) this.#flip();
    else if (key === "n") this.#nextSpot(event.shiftKey ? -1 : 1);
    else if (key === "escape" && (aim.spot || this.#bubble.speaks)) {
      aim.drop();
      this.#bubble.hush();
    } else return false;
    return true;
  }

  /** @param {number} by */
  #nextSpot(by) {
    const order = Object.keys(this.#table.art.spots);
    const spots = this.#stock.fitting(this.#aim.picked).sort((a, b) => order.indexOf(a) - order.indexOf(b));
    if (!spots.length) return;
    const here = order.indexOf(this.#table.board.currentSpot);
    const next = by > 0
      ? spots.find((spot) => order.indexOf(spot) > here) ?? spots[0]
      : spots.findLast((spot) => order.indexOf(spot) < here) ?? spots.at(-1);
    this.#table.board.focusSpot(next);
  }
}

/**
 * @param {Event} event
 * @returns {{ id: string, by: number }}
 */
function detail(event) {
  return /** @type {CustomEvent} */ (event).detail;
}
