// The active tiles and the line on them: one board for each tile, and laying track by taps and keys.
//
// An end of the line points at a cell, its *head*. To take up a head is to see what can be laid
// there; then a tap on the next cell, an arrow key or a button lays the piece that leads there.

import { Board } from "../../board.js";
import { cited, fill, make, set } from "../../dom.js";
import { beside, cellOf, ghosts, icon, nameOf, opposite, pieceIcon, read, SIDES, sideTo, spotOf } from "./cells.js";

/** @typedef {import("../../table.js").Table} Table */
/** @typedef {import("./hands").Hands} Hands */
/** @typedef {import("./cells.js").Way} Way */

const REASON_MS = 7000;
/** @type {Record<string, string>} */
const ARROWS = { ArrowUp: "N", ArrowRight: "E", ArrowDown: "S", ArrowLeft: "W" };
// A track piece costs least without a joker.
const CHEAPEST = ["straight", "curve", "joker"];

export class Tracks {
  #table;
  #hands;
  #desk;
  #tabs;
  /** @type {Board[]} one for each tile; the second one comes with the second tile */ #boards;
  #head = ""; // the cell taken up
  #end = "1"; // and the end that points at it
  #shown = "1"; // the end a small screen shows
  #timer = 0;
  #follow = false; // a piece was just laid from the board: the next head is taken up by itself
  #keyboard = false;

  /**
   * @param {Table} table
   * @param {Hands} hands
   */
  constructor(table, hands) {
    this.#table = table;
    this.#hands = hands;
    const second = /** @type {Board} */ (document.createElement("sw-board"));
    this.#boards = [table.board, second];
    this.#tabs = make("div", { class: "ends", role: "group", "aria-label": hands.words.board });
    this.#desk = make("div", { class: "desk" });
    table.board.before(this.#tabs, this.#desk);
    this.#desk.append(table.board, second);
    second.begin(table.art, hands.words.board);
    for (const [at, board] of this.#boards.entries()) this.#listen(board, at);
  }

  /** @param {Board} board @param {number} at */
  #listen(board, at) {
    for (const type of ["spot", "spot-enter"]) {
      board.addEventListener(type, (event) => {
        this.#keyboard = type === "spot-enter";
        this.#tap(at, cellOf(/** @type {CustomEvent} */ (event).detail.id));
      });
    }
    // Before the board's own: with a head taken up, arrows lay track.
    board.addEventListener("keydown", (event) => this.#arrow(at, event), true);
    board.addEventListener("pointerover", (event) => this.#hover(at, event));
    board.addEventListener("pointerleave", () => this.#ghost(at, []));
  }

  // ---------------------------------------------------------------- what there is

  /** Pieces that can be laid, the cheapest die first; with a die taken up, only with that one. */
  #ways(end = "", cell = "") {
    const all = this.#hands.moves("lay:").map(read)
      .filter((way) => (!end || way.end === end) && (!cell || way.cell === cell))
      .sort((a, b) => CHEAPEST.indexOf(a.die) - CHEAPEST.indexOf(b.die));
    const { die } = this.#hands;
    const wished = all.filter((way) => way.die === die);
    const seen = new Set();
    return (die && wished.length ? wished : all).filter(({ end: e, cell: c, from, to }) => {
      const key = `${e}${c}${from}${to}`;
      return !seen.has(key) && seen.add(key);
    });
  }

  /** @param {string} end @param {string} cell */
  #stations(end, cell) {
    return this.#hands.moves(`station:${end}:${cell}:`);
  }

  /** The ends whose heads lie on a tile. @param {number} at */
  #ends(at) {
    return this.#hands.view.ends.filter((end) => end.tile === at);
  }

  /** The end that points at a cell of a tile. @param {number} at @param {string} cell */
  #endAt(at, cell) {
    return this.#ends(at).find((end) => end.next.includes(cell));
  }

  /** Cells of a tile where something can be laid or built. @param {number} at */
  #heads(at) {
    return this.#ends(at).flatMap(({ end, next }) =>
      next.filter((cell) => this.#ways(end, cell).length || this.#stations(end, cell).length));
  }

  // ---------------------------------------------------------------- showing it

  show() {
    const { view } = this.#hands;
    const scene = /** @type {any} */ (this.#table.look.scene);
    const two = view.tiles.length > 1;
    this.#boards[1].hidden = !two;
    set(this.#desk, { "data-two": two, "data-shown": this.#tileOf(this.#shown) });
    for (const [at, items] of scene.tiles.entries()) this.#boards[at].show(items);
    this.#takeUpNext();
    this.#showTabs();
    for (const at of view.tiles.keys()) this.#light(at);
    this.#showTools();
    this.#showDue();
  }

  /** A small screen shows the tile on which others do something, unless one is on turn. @param {string[]} targets */
  #follows(targets) {
    const end = targets.find((id) => id.startsWith("end:"))?.slice(4);
    if (!end || this.#hands.mine || end === this.#shown) return;
    this.#shown = end;
    set(this.#desk, { "data-shown": this.#tileOf(end) });
    this.#showTabs();
  }

  /** What others did on the tiles of the ends. @param {import("../../news.js").Mark[]} marks */
  mark(marks) {
    const { ends, tiles } = this.#hands.view;
    this.#follows(marks.find((mark) => mark.now)?.targets ?? []);
    for (const [at, board] of this.#boards.entries()) {
      /** @type {Set<string>} */
      const here = new Set(ends.filter((end) => end.tile === at).map(({ end }) => end));
      board.mark(marks.map((mark) => ({ ...mark, targets: mark.targets.flatMap((id) => {
        const [kind, end, cell] = id.split(":");
        // A tile that the line has left since is not there any more.
        return kind === "cell" && here.has(end) && cell in (tiles[at]?.pieces ?? {}) ? [spotOf(cell)] : [];
      }) })));
    }
  }

  /** The station that is still to be paid. */
  #showDue() {
    const { due } = this.#hands.view;
    if (!due?.company) return;
    const [x, y] = this.#table.art.spots[spotOf(due.cell)];
    this.#boards[this.#tileOf(due.end)].ghost([{ symbol: `station-${due.company}`, x, y }]);
  }

  /** After a piece, the end goes on where it now points. */
  #takeUpNext() {
    if (!this.#hands.may) {
      if (!this.#table.pending.length) [this.#head, this.#follow] = ["", false];
      return;
    }
    const end = this.#hands.view.ends.find((one) => one.end === this.#end);
    const heads = end ? this.#heads(end.tile).filter((cell) => end.next.includes(cell)) : [];
    if (this.#follow) {
      this.#follow = false;
      this.#head = heads[0] ?? "";
      if (this.#keyboard && end) this.#boards[end.tile].focusSpot(spotOf(this.#head || end.next[0] || end.cell || "33"));
    } else if (!heads.includes(this.#head)) this.#head = "";
    const forced = ["chain", "entry"].includes(this.#hands.view.phase) ? this.#hands.moves("lay:").map(read) : [];
    if (!this.#head && forced.length) [this.#end, this.#head] = [forced[0].end, forced[0].cell];
    if (this.#head) this.#shown = this.#end;
  }

  /** @param {string} end */
  #tileOf(end) {
    return this.#hands.view.ends.find((one) => one.end === end)?.tile ?? 0;
  }

  #showTabs() {
    const { view, words, names } = this.#hands;
    const two = view.tiles.length > 1;
    this.#tabs.hidden = !two;
    if (!two) return;
    const focused = [...this.#tabs.children].indexOf(/** @type {Element} */ (document.activeElement));
    this.#tabs.replaceChildren(...view.ends.map(({ end, tile, open }) => {
      const { type, count } = view.tiles[tile];
      const shut = open ? [] : [make("em", { class: "shut" }, words.closed)];
      const tab = make("button", { type: "button", "aria-pressed": String(this.#shown === end), "data-shut-end": !open },
        make("b", {}, fill(words.end_n, { end })), make("span", {}, this.#hands.text("tab", { type: names.tile[type], n: count })), ...shut);
      tab.addEventListener("click", () => this.#choose(end));
      return tab;
    }));
    if (focused >= 0) /** @type {HTMLElement} */ (this.#tabs.children[focused])?.focus();
  }

  /** Show the tile of an end. @param {string} end */
  #choose(end) {
    this.#shown = end;
    this.quiet();
    this.#head = "";
    this.show();
  }

  /** Lamps: the heads; and beside one that is taken up, the cells where a piece can lead. @param {number} at */
  #light(at) {
    const heads = this.#heads(at);
    const chosen = this.#head && this.#tileOf(this.#end) === at ? this.#head : "";
    const outs = this.#outs(at);
    const lit = [...heads, ...outs.keys()].filter((cell) => cell !== chosen);
    this.#boards[at].lamps(lit.map(spotOf), chosen ? spotOf(chosen) : "");
    this.#ghost(at, []);
    this.#name(at, heads);
    for (const [cell, way] of outs) this.#boards[at].name(spotOf(cell), `${spotOf(cell)}: ${this.#hands.tell(way.move)}`);
  }

  /** The cells beside the head that a piece there can lead to. @param {number} at @returns {Map<string, Way>} */
  #outs(at) {
    if (!this.#head || this.#tileOf(this.#end) !== at) return new Map();
    const ways = this.#ways(this.#end, this.#head);
    return new Map(ways.flatMap((way) => (beside(way.cell, way.to) ? [[beside(way.cell, way.to), way]] : [])));
  }

  /** What each cell is called. @param {number} at @param {string[]} heads */
  #name(at, heads) {
    for (const spot of Object.keys(this.#table.art.spots)) {
      const cell = cellOf(spot);
      const end = this.#endAt(at, cell)?.end ?? "";
      const n = end && heads.includes(cell) ? this.#ways(end, cell).length + this.#stations(end, cell).length : 0;
      this.#boards[at].name(spot, nameOf(this.#hands, at, cell, end, n));
    }
  }

  /** Buttons at the head that is taken up: for pieces that lead off the tile, and for stations. */
  #showTools() {
    if (this.#timer) return;
    for (const board of this.#boards) board.pop("");
    if (!this.#head) return;
    const at = this.#tileOf(this.#end);
    const ways = this.#ways(this.#end, this.#head).filter((way) => !beside(way.cell, way.to));
    const tools = ways.map((way) => this.#tool(way.move, pieceIcon(way), way.die === "joker" ? "?" : ""));
    for (const move of this.#stations(this.#end, this.#head)) {
      const [, , , company, group] = move.split(":");
      const cost = this.#hands.view.companies.find((one) => one.id === company)?.groups[Number(group) - 1].cost;
      tools.push(this.#tool(move, icon(`station-${company}`, 56), String(cost)));
    }
    if (tools.length) this.#boards[at].pop(spotOf(this.#head), ...tools);
  }

  /**
   * @param {string} move
   * @param {SVGElement} picture
   * @param {string} sign
   */
  #tool(move, picture, sign) {
    const name = this.#hands.tell(move);
    const button = make("button", { class: "tool lay", type: "button", "aria-label": name, title: name }, picture);
    if (sign) button.append(make("small", { "aria-hidden": "true" }, sign));
    button.addEventListener("click", (event) => {
      this.#keyboard = event.detail === 0;
      this.#lay(move);
    });
    const at = this.#tileOf(this.#end);
    const way = move.startsWith("lay:") ? read(move) : null;
    for (const type of ["pointerenter", "focus"]) button.addEventListener(type, () => this.#ghost(at, way ? [way] : []));
    return button;
  }

  /** What would be laid, and where pieces can lead. @param {number} at @param {Way[]} ways */
  #ghost(at, ways) {
    this.#boards[at].ghost(ghosts(this.#table.art.spots, ways, this.#outs(at)));
  }

  /** @param {number} at @param {PointerEvent} event */
  #hover(at, event) {
    if (event.pointerType !== "mouse" || !(event.target instanceof Element) || event.target.closest(".pop")) return;
    const spot = event.target.closest("[data-lamp]")?.getAttribute("data-spot");
    const way = spot && this.#head ? this.#wayTo(at, cellOf(spot)) : undefined;
    this.#ghost(at, way ? [way] : []);
  }

  /** The piece at the head that leads to a cell. @param {number} at @param {string} cell */
  #wayTo(at, cell) {
    return this.#outs(at).get(cell);
  }

  // ---------------------------------------------------------------- gestures

  /** @param {number} at @param {string} cell */
  #tap(at, cell) {
    if (!this.#hands.may) return;
    const way = this.#wayTo(at, cell);
    if (way) return this.#lay(way.move);
    const end = this.#endAt(at, cell);
    if (end && this.#heads(at).includes(cell)) return this.#takeUp(end.end, cell);
    this.#head = "";
    this.#refresh();
    this.#explain(at, cell, end?.end);
  }

  /** @param {string} end @param {string} cell */
  #takeUp(end, cell) {
    this.quiet();
    const options = [...this.#ways(end, cell).map((way) => way.move), ...this.#stations(end, cell)];
    if (this.#head === cell && this.#end === end && options.length === 1) return this.#lay(options[0]);
    [this.#end, this.#head, this.#shown] = [end, cell, end];
    this.#refresh();
    this.#table.say(fill(this.#hands.words.laying, { end }));
  }

  #refresh() {
    for (const at of this.#hands.view.tiles.keys()) this.#light(at);
    this.#showTabs();
    this.#showTools();
  }

  /** @param {string} move */
  async #lay(move) {
    const way = move.startsWith("lay:") ? read(move) : null;
    const [, end, where] = move.split(":");
    const spot = spotOf(where.slice(0, 2));
    this.#end = end;
    this.#follow = true;
    const at = this.#tileOf(end);
    if (!(await this.#hands.play(move, spot))) this.#follow = false;
    else if (way && this.#table.pending.length) this.#ghost(at, [way]); // until the server's word
  }

  /**
   * With a head taken up, an arrow lays the piece that leads there.
   * @param {number} at
   * @param {KeyboardEvent} event
   */
  #arrow(at, event) {
    const to = ARROWS[event.key];
    if (!to || !this.#head || this.#tileOf(this.#end) !== at || !this.#hands.may) return;
    if (event.target instanceof Element && event.target.closest(".pop")) return;
    event.preventDefault();
    event.stopPropagation();
    this.#keyboard = true;
    const way = this.#ways(this.#end, this.#head).find((one) => one.to === to);
    if (way) this.#lay(way.move);
    else this.#whyNot(this.#end, this.#head, to);
  }

  /**
   * A tap where nothing can be done has a reason.
   * @param {number} at
   * @param {string} cell
   * @param {string | undefined} end
   */
  #explain(at, cell, end) {
    const { words } = this.#hands;
    if (!end) return this.#reason(at, spotOf(cell), fill(words.no_end_here, { cell: spotOf(cell) }));
    const from = this.#from(end, cell);
    this.#whyNot(end, cell, opposite(from));
  }

  /** The side by which an end comes into a cell. @param {string} end @param {string} cell */
  #from(end, cell) {
    const last = this.#hands.view.ends.find((one) => one.end === end)?.cell;
    // Over the border of a new tile it comes from outside.
    return (last ? sideTo(cell, last) : [...SIDES].find((side) => !beside(cell, side))) || "N";
  }

  /**
   * Ask why a piece cannot be laid so.
   * @param {string} end
   * @param {string} cell
   * @param {string} to
   */
  async #whyNot(end, cell, to) {
    const from = this.#from(end, cell);
    if (from === to) return;
    const shape = opposite(from) === to ? "straight" : "curve";
    const front = this.#hands.view.seats[this.#hands.view.seat ?? 0].front;
    const die = this.#hands.die === "joker" || (!front[shape] && front.joker) ? "joker" : shape;
    const reason = await this.#table.why(`lay:${end}:${cell}${from}${to}:${die}`);
    if (reason) this.#reason(this.#tileOf(end), spotOf(cell), reason);
  }

  /** @param {number} at @param {string} spot @param {string} text */
  #reason(at, spot, text) {
    this.quiet();
    this.#boards[at].pop(spot, make("p", { class: "reason" }, ...cited(text)));
    this.#table.say(text);
    this.#timer = window.setTimeout(() => {
      this.quiet();
      this.#showTools();
    }, REASON_MS);
  }

  /** @param {string} spot @param {string} text */
  reason(spot, text) {
    this.#follow = false;
    this.#reason(this.#tileOf(this.#end), spot, text);
  }

  /** No reason is shown any more. */
  quiet() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    for (const board of this.#boards) board.pop("");
  }

  /** A piece goes; what it led on from is taken up again. @param {string} move */
  goBack(move) {
    this.quiet();
    if (!move.startsWith("lay:")) return;
    [this.#end, this.#follow, this.#keyboard] = [read(move).end, true, this.#boards.some((board) => board.hasFocus)];
  }

  /** The other end of the line. */
  other() {
    const end = this.#shown === "1" ? "2" : "1";
    this.#choose(end);
    this.#focusHead(end);
  }

  /** To the next cell where something can be laid. */
  next() {
    const here = this.#boards.findIndex((board) => board.hasFocus);
    const { ends } = this.#hands.view;
    const order = here >= 0 && this.#shown === "1" ? [...ends].reverse() : ends;
    const found = order.find((end) => this.#heads(end.tile).some((cell) => end.next.includes(cell)));
    if (!found) return;
    this.#choose(found.end);
    this.#focusHead(found.end);
  }

  /** @param {string} end */
  #focusHead(end) {
    const found = this.#hands.view.ends.find((one) => one.end === end);
    if (found) this.#boards[found.tile].focusSpot(spotOf(found.next[0] ?? found.cell ?? "33"));
  }

  /** @returns {boolean} whether there was something to let go */
  letGo() {
    if (!this.#head && !this.#timer) return false;
    this.quiet();
    this.#head = "";
    this.#refresh();
    return true;
  }
}
