// Playing Zug um Zug Märklin: cards from the row, tracks and cities on the map, tickets, journeys.
//
// It knows how moves are written and nothing of the rules: what can be done is what the server
// lists as legal, and where it can be done are the targets of those moves.

import { cited, fill, make, set } from "../dom.js";
import { picture } from "../picture.js";
import { Asking } from "./maerklin_ask.js";
import { hand, reckoning, row, tickets } from "./maerklin_parts.js";

/** @typedef {import("../move_words.js").Move} Move */
/** @typedef {import("../types").Item} Item */
/** @typedef {import("../table.js").Table} Table */
/** @typedef {import("./maerklin_parts.js").Ticket} Ticket */

const REASON_MS = 7000;
const WAYS = ["way-casing", "way"];
const MISSING = ["casing", "dashes"];

export class Hand {
  #table;
  #asking;
  #colour = ""; // of which the matching tracks are lit alone
  #ticket = ""; // whose missing way is shown
  #timer = 0;
  /** @type {string[]} routes of the best journey, as far as it was asked for */ #best = [];

  /** @param {Table} table */
  constructor(table) {
    this.#table = table;
    this.#asking = new Asking(this, table);
    for (const type of ["spot", "spot-enter"]) {
      table.board.addEventListener(type, (event) => {
        const { id, near = [] } = /** @type {CustomEvent} */ (event).detail;
        this.#tap(id, near);
      });
    }
  }

  // ---------------------------------------------------------------- what there is

  /** @returns {any} */
  get view() {
    return this.scene.view;
  }

  get own() {
    const { seat } = this.#table;
    return seat === null ? null : this.view.seats[seat];
  }

  /** The moves that may be made now; none while one is on its way. @returns {Move[]} */
  get moves() {
    const { told, mayAct, pending } = this.#table;
    return mayAct && !pending.length ? told : [];
  }

  /** @param {string} kind what a move begins with */
  of(kind) {
    return this.moves.filter(({ move }) => move === kind || move.startsWith(`${kind}:`));
  }

  /** @param {string} id */
  name(id) {
    return this.#art.places[id] ?? id;
  }

  /** @returns {any} */
  get #art() {
    return this.#table.art;
  }

  /** Where the next step along a route leads. @param {string} route */
  #leads(route) {
    const [a, b, , , , , , border] = this.#art.routes[route];
    if (border) return `border:${border}`;
    return `city:${this.view.journey?.at === a ? b : a}`;
  }

  /** The spots where a move can be made. @param {Move} one */
  #spots({ move, targets }) {
    const here = targets.filter((id) => id in this.#table.art.spots);
    return move.startsWith("go:") ? here.flatMap((id) => [id, this.#leads(id)]) : here;
  }

  // ---------------------------------------------------------------- what the page asks for

  /** What is to be done now. */
  get status() {
    return this.#asking.status;
  }

  get main() {
    return this.#asking.main;
  }

  get canTakeBack() {
    return this.#table.mayAct && this.#table.look.retractable.length > 0 && !this.#table.pending.length;
  }

  takeBack() {
    const { look, art: { words } } = this.#table;
    const last = look.retractable.at(-1);
    if (!last || !this.canTakeBack) return this.#table.say(words.take_back_no);
    this.#quiet();
    this.#table.act("retract", last, "", words.taken_back);
  }

  /**
   * That the last round has begun, and that it is one's turn.
   * @param {import("../types").Look} before
   */
  changes(before) {
    const last = this.#asking.last;
    const more = last && !(/** @type {any} */ (before.scene).view.last_round) ? [last] : [];
    if (!before.legal.length && this.#table.mayAct) more.push(this.status);
    return more.join(". ");
  }

  // ---------------------------------------------------------------- showing it

  update() {
    const { board, trays, look } = this.#table;
    board.show(this.#table.items);
    set(board, { "data-phase": this.view.phase, "data-moment": look.revision });
    if (look.info.status === "over") return this.#over();
    if (this.view.phase !== "journey" && this.view.phase !== "turn") this.#best = [];
    const focused = document.activeElement?.getAttribute("data-key");
    const [warned, asked] = [this.#asking.warning(), this.#asking.parts()];
    // A question takes the place of the open cards, and what one may do besides taking them stands below them: what
    // lies on the table stays where it is.
    const stage = make("div", { class: "mk-stage" }, ...(this.#asking.isQuestion ? asked : [row(this, this.#table), ...asked]));
    trays.replaceChildren(stage, ...hand(this, this.#table, this.#colour), ...tickets(this, this.#table, this.#ticket), ...warned);
    if (focused) /** @type {HTMLElement | null} */ (trays.querySelector(`[data-key="${CSS.escape(focused)}"]`))?.focus();
    this.#lamps();
    this.#ways();
    set(document.documentElement, { "data-last": Boolean(this.view.last_round) });
  }

  #over() {
    this.#names(new Set());
    const extra = document.querySelector("#extra");
    if (extra && !extra.childElementCount) extra.replaceChildren(...reckoning(this, this.#table));
  }

  #lamps() {
    const { board, art, mayAct } = this.#table;
    const lit = new Set(this.moves.filter((one) => this.#matches(one)).flatMap((one) => this.#spots(one)));
    const chosen = !mayAct ? "" : this.view.phase === "pay" ? `route:${this.view.claim.route}`
      : this.view.phase === "journey" ? `city:${this.view.journey.at}` : "";
    board.lamps(lit, chosen in art.spots ? chosen : "");
    this.#names(lit);
  }

  /** Whether a move shall be lit while one colour alone is looked at. @param {Move} one */
  #matches({ move, targets }) {
    if (!this.#colour || !move.startsWith("claim:")) return true;
    return [this.#colour, "gray"].includes(this.#art.routes[targets[0]][3]);
  }

  /** @param {Set<string>} lit */
  #names(lit) {
    const { board, art } = this.#table;
    const { words } = art;
    const can = this.view.phase === "journey" ? words.can_go : words.can_claim;
    for (const spot of Object.keys(art.spots)) {
      const more = !lit.has(spot) ? "" : spot.startsWith("route:") ? can : this.view.phase === "turn" ? words.can_travel
        : this.view.phase === "journey" ? words.can_go : words.place_status;
      board.name(spot, [this.describe(spot), more].filter(Boolean).join(", "));
    }
  }

  /** A thing of the map in words. @param {string} spot */
  describe(spot) {
    const { words } = this.#table.art;
    const [kind, id] = [spot.split(":")[0], spot.slice(spot.indexOf(":") + 1)];
    if (kind === "border") return this.name(id.split("@")[0]);
    if (kind === "city") {
      const goods = this.view.goods[id];
      const whose = this.view.seats.findIndex((/** @type {any} */ seat) => seat.board.includes(id));
      return [this.name(id), goods ? fill(words.goods, { values: goods.join(", ") || words.none }) : "",
        whose < 0 ? "" : fill(words.passenger_of, { name: this.#table.name(whose) })].filter(Boolean).join(", ");
    }
    const [a, b, length, colour, track, tracks] = this.#art.routes[spot];
    const owner = this.view.routes[id];
    return [fill(words.route, { a: this.name(a), b: this.name(b), length, colour: this.#art.colours[colour] }),
      tracks > 1 ? fill(words.track, { n: track, of: tracks }) : "",
      owner !== undefined ? fill(words.by, { name: this.#table.name(owner) }) : this.view.closed.includes(id) ? words.closed : words.free,
    ].filter(Boolean).join(", ");
  }

  /** The way a ticket is missing, one's own or one being chosen, or the best journey, on the map. */
  #ways() {
    const shown = this.#ticket ? this.scene.tickets.filter((/** @type {Ticket} */ one) => one.id === this.#ticket) : this.#asking.chosen;
    const above = shown.length ? shown.flatMap((/** @type {Ticket} */ { way = [], a, b }) => [...this.#lines(way, MISSING), ...this.#ring(a), ...this.#ring(b)])
      : this.#lines(this.#best, WAYS);
    this.#table.board.light(above.length ? { below: [], above, dim: [] } : null);
  }

  /** @returns {any} */
  get scene() {
    return this.#table.look.scene;
  }

  /** @param {string[]} routes @param {string[]} looks @returns {Item[]} */
  #lines(routes, looks) {
    const { spots } = this.#table.art;
    return looks.flatMap((look) => routes.map((id) => ({ symbol: `line-${id}`, x: spots[`route:${id}`][0], y: spots[`route:${id}`][1], classes: [look] })));
  }

  /** Around a place; of a country, around each of its border points. @param {string} id @returns {Item[]} */
  #ring(id) {
    const { spots, outlines } = this.#table.art;
    const here = Object.keys(spots).filter((spot) => spot === `city:${id}` || spot.startsWith(`border:${id}@`));
    return here.map((spot) => ({ symbol: outlines?.[spot] ?? "", x: spots[spot][0], y: spots[spot][1], classes: ["lit-edge"] }));
  }

  /** Trains and passengers of any seat: the first one's, with its own number in place of that. @param {string} text @returns {Item[]} */
  stamp(text) {
    const [, what, seat] = /^(.+[=@])(\d)$/.exec(text) ?? [];
    const own = (/** @type {string} */ name) => name.replace(/-1$/, `-${seat}`);
    return (this.#table.art.stamps?.[`${what}1`] ?? []).map((item) => (
      { ...item, symbol: own(item.symbol ?? ""), ...(item.classes && { classes: item.classes.map(own) }) }));
  }

  // ---------------------------------------------------------------- gestures

  /** @param {Move | string} move @param {string} [spot] */
  play(move, spot = "") {
    const text = typeof move === "string" ? move : move.move;
    this.#quiet();
    this.#best = [];
    this.#ticket = "";
    this.#colour = "";
    this.#table.act("move", text, spot, typeof move === "string" ? "" : move.words);
  }

  /**
   * A tap on the map. Where several things lie under a finger, what can be done with one alone is meant; else one is asked.
   * @param {string} spot
   * @param {string[]} near
   */
  #tap(spot, near) {
    if (this.#table.pending.length) return; // the second half of a double tap, or just too soon
    /** @type {Map<string, string>} the nearest spot for each move */
    const can = new Map();
    for (const id of near) {
      const move = this.#move(id)?.move;
      if (move && !can.has(move)) can.set(move, id);
    }
    if (can.size > 1) this.#which([...can.values()]);
    else this.#choose([...can.values()][0] ?? spot);
  }

  /** Which of several things that lie close together is meant? @param {string[]} spots */
  #which(spots) {
    const buttons = spots.map((spot) => {
      const button = make("button", { type: "button", class: "button", "data-near": spot }, this.describe(spot));
      button.addEventListener("click", () => this.#choose(spot));
      return button;
    });
    this.#quiet();
    this.#table.board.pop(spots[0], make("div", { class: "mk-which" }, ...buttons));
    this.#table.say(this.#table.art.words.which);
  }

  /** The move that a spot stands for: of several tracks to the same city one's own, which costs no card. @param {string} spot */
  #move(spot) {
    const here = this.moves.filter((one) => this.#spots(one).includes(spot));
    return here.find(({ targets }) => this.view.routes[targets[0]?.slice(6)] === this.#table.seat) ?? here[0];
  }

  /** @param {string} spot */
  #choose(spot) {
    const move = this.#move(spot);
    if (move) this.play(move, spot);
    else this.#wish(spot);
  }

  /** A tap where nothing can be done: say why, or what is there. @param {string} spot */
  async #wish(spot) {
    const { phase } = this.view;
    const text = this.#art.routes[spot]?.[6];
    const wish = !text || !this.moves.length ? "" : phase === "turn" ? `claim:${text}` : phase === "journey" ? `go:${text}` : "";
    const reason = wish ? await this.#table.why(wish) : null;
    if (reason) this.reason(spot, reason);
    else this.#pop(spot, make("p", { class: "fact" }, this.describe(spot)));
  }

  /** @param {string} spot @param {string} text */
  reason(spot, text) {
    this.#pop(spot, make("p", { class: "reason" }, ...cited(text)));
    this.#table.say(text);
  }

  /** @param {string} spot @param {Node} content */
  #pop(spot, content) {
    this.#quiet();
    this.#table.board.pop(spot, content);
    this.#timer = window.setTimeout(() => this.#quiet(), REASON_MS);
  }

  #quiet() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#table.board.pop("");
  }

  /** Light only the tracks that one colour of cards pays for. @param {string} colour */
  look(colour) {
    this.#colour = this.#colour === colour ? "" : colour;
    this.update();
  }

  /** Show the way a ticket is missing. @param {string} ticket */
  point(ticket) {
    this.#ticket = this.#ticket === ticket ? "" : ticket;
    this.update();
  }

  /** Whether the best journey may be asked for; known before the moves have come in words. */
  get mayAskBest() {
    const { mayAct, mayHint, legal } = this.#table;
    return mayHint && mayAct && legal.some((move) => /^(travel|go|stop)/.test(move));
  }

  /** Ask for the best journey, or the best end of the one under way. */
  async best() {
    const { words } = this.#table.art;
    const { journeys = [] } = await this.#table.advice().catch(() => ({}));
    const best = journeys.reduce((/** @type {any} */ top, /** @type {any} */ one) => (!top || one.value > top.value ? one : top), null);
    this.#best = best?.path ?? [];
    this.#ticket = "";
    const cities = best ? [best.start, ...this.#cities(best.start, best.path)].map((id) => this.name(id)).join(" – ") : "";
    // Of a journey under way, the whole of it: the best end may be where it is.
    const travelled = this.view.journey?.path.length ?? 0;
    const said = best && best.path.length > travelled ? fill(words.best_is, { cities, value: best.value, n: best.cards }) : words.best_none;
    this.#asking.advice = said;
    this.update();
    this.#table.say(said);
  }

  /** The places along a way. @param {string} at @param {string[]} path */
  #cities(at, path) {
    return path.map((id) => {
      const [a, b] = this.#art.routes[`route:${id}`];
      at = at === a ? b : a;
      return at;
    });
  }

  /**
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the key meant something
   */
  key(event) {
    const key = event.key.toLowerCase();
    const { zoom } = this.#table.board;
    if (key === "+" || key === "=") zoom?.by(1.5);
    else if (key === "-") zoom?.by(1 / 1.5);
    else if (key === "0") zoom?.whole();
    else if (key === "n") this.#next(event.shiftKey ? -1 : 1);
    else if (key === "t" && this.of("mix").length) this.#asking.openTickets();
    else if (key === "b" && this.mayAskBest) this.best();
    else if (key === "escape" && (this.#timer || this.#colour || this.#ticket)) {
      this.#quiet();
      [this.#colour, this.#ticket] = ["", ""];
      this.update();
    } else if (/^[1-9]$/.test(key)) return this.#number(Number(key));
    else return false;
    return true;
  }

  /** A number takes a card, or the choice with that number. @param {number} n */
  #number(n) {
    if (this.#asking.choose(n)) return true;
    const move = n === 6 ? this.of("blind")[0] : this.of("take").find(({ targets }) => targets[0] === `row:${n}`);
    if (move) this.play(move);
    return Boolean(move);
  }

  /** The next lit spot. @param {number} by */
  #next(by) {
    const { board, art } = this.#table;
    const lit = new Set(this.moves.flatMap((one) => this.#spots(one)));
    const order = Object.keys(art.spots);
    const spots = order.filter((spot) => lit.has(spot));
    if (!spots.length) return;
    const here = order.indexOf(board.currentSpot);
    const next = by > 0 ? spots.find((spot) => order.indexOf(spot) > here) ?? spots[0]
      : spots.findLast((spot) => order.indexOf(spot) < here) ?? spots.at(-1);
    board.focusSpot(next);
  }

  /** A small picture of symbols. @param {number} width @param {number} height @param {Item[]} items */
  picture(width, height, items) {
    return picture({ width, height }, items, this.#table.art.texts);
  }
}
