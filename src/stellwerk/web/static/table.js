// The page of a table: shows what the server says, sends what the player does.

import { Acts } from "./acts.js";
import { Board } from "./board.js";
import { seatName } from "./bot_names.js";
import { data, number, one } from "./dom.js";
import { Help } from "./help.js";
import * as keep from "./keep.js";
import { Live } from "./live.js";
import { News } from "./news.js";
import { Notices } from "./notices.js";
import { Others } from "./others.js";
import { MoveWords } from "./move_words.js";
import { Past } from "./past.js";
import { whenReleased } from "./pressed.js";
import { greet, remember } from "./remember.js";
import { showRounds } from "./rounds.js";
import { ScoreSheet } from "./score.js";
import { answer, Refused, Server } from "./server.js";
import { Signals } from "./signals.js";
import * as sound from "./sound.js";
import { showButtons, showHandOver, showStatus } from "./status_line.js";

/** @typedef {import("./types").Look} Look */
/** @typedef {import("./types").Art} Art */
/** @typedef {import("./types").Item} Item */
/** @typedef {{ table: string, game: string, kind: string, day: string, hand: string, rules: string, art: string, seats_here: number[], host: boolean, token: string | null, parts: { key: string, words: string, explain: string }[], bots: Record<string, { name: string, level: string }>, words: Record<string, string> }} PageData */
/** What the main button does: its move, the words on it (none: those of the page), what is said when it is done, and whether
 * nothing can be done after it.
 * @typedef {{ move: string, words: string, done?: string, last?: boolean }} Main */
/** What plays a game on the page: shows how it stands, says what is to be done now and what changed, hears keys, takes back.
 * It may take the lights of the score elsewhere, ask whether the move of the main button is meant, and draw what a text on a
 * board stands for; and mark on boards of its own what others did (then it says so).
 * @typedef {{ update(): void, status: string, main: Main | null, changes(before: Look): string | Promise<string>, key(event: KeyboardEvent): boolean,
 *   takeBack(): void, canTakeBack: boolean, reason(spot: string, text: string): void,
 *   sure?(move: string): Promise<boolean>, stamp?(text: string): Item[], lit?: Board, mark?(marks: import("./news.js").Mark[]): boolean }} Hand */

/** @type {PageData} */ const page = data("page");
/** @type {Art} it never changes under its address, and browsers keep it */ const art = await fetch(page.art).then(answer);

/**
 * @template {import("./types").Scene} [S=import("./types").Scene] what the game's own script reads of a scene
 * @template {Art} [A=Art] and of its art
 */
export class Table {
  #page = page;
  /** @type {Look & { scene: S }} */ look = data("look");
  art = /** @type {A} */ (art);
  words = this.#page.words;
  seat = this.look.seat;
  /** Whose board is large. */
  shownSeat = this.look.seat ?? 0;
  /** @type {Board} */ board = one("sw-board#own");
  trays = one("#trays");

  #notices = new Notices(this.words, this.#page.table);
  #server = new Server(this.#page.table, this.seat, this.#page.token);
  #live = new Live(this.#server, this.look.revision, (look) => this.#take(/** @type {Look & { scene: S }} */ (look)), (up) => this.#notices.line("stream", up));
  #acts = new Acts(this, this.#server, this.#live);
  /** @type {Hand | null} */ #hand = null;
  #score = new ScoreSheet(one("#score"), this.board, {
    parts: this.#page.parts, total: this.words.total, hint: "",
  }, () => this.#server.get("/lights", { of: this.shownSeat }));
  #others = new Others(this, (seat) => this.#server.get("/lights", { of: seat }), this.#page.parts);
  #signals = new Signals(this, this.#server);
  #moveWords = new MoveWords(this.#page.game, this.#page.rules);
  /** @type {import("./lesson.js").LessonPanel | null} */ #lesson = null;
  /** @type {Promise<import("./absence.js").Absence> | null} */ #absence = null;
  #past = new Past(one("#history"), this, (before) => this.#server.get("/history", { before }), this.#moveWords);
  #news = new News(this, this.#past, this.#moveWords);
  /** @type {import("./look_back.js").LookBack | null} */ #back = null;
  /** @type {Promise<void> | null} */ #clock = null;

  async begin() {
    if (this.look.info.status !== "open") {
      if (this.art.zoom) Board.Zoom = (await import("./zoom.js")).Zoom;
      this.board.begin(this.art, this.art.words.board ?? this.words.board);
      const { Hand } = await import(`./${this.#page.hand}`);
      this.#hand = new Hand(this);
      this.#score.board = this.lit;
    }
    if (this.look.lesson) {
      const { LessonPanel } = await import("./lesson.js");
      this.#lesson = new LessonPanel(this, this.#page.game, this.words, () => this.#acts.skip());
    }
    one("#end").addEventListener("click", () => this.#end());
    one("#back").addEventListener("click", () => this.#hand?.takeBack());
    document.addEventListener("keydown", (event) => this.#key(event));
    one("#score-line").addEventListener("click", () => this.#openScore());
    for (const button of document.querySelectorAll("[data-show]")) {
      button.addEventListener("click", () => this.showSeat(Number(button.getAttribute("data-show"))));
    }
    for (const button of document.querySelectorAll("[data-opens=links]")) {
      button.addEventListener("click", () => this.#stoodIn().then((absence) => absence.offer()));
    }
    greet(this.#page);
    if (this.look.seed) import("./seed_check.js").then(({ checkSeed }) => checkSeed(this.look));
    this.#server.onLine = (up, why) => this.#notices.line("posts", up, why);
    this.#render(null);
    this.#news.flush();
    this.#live.start();
    const at = /^#at-(\d{1,9})$/.exec(location.hash); // a link to a position
    if (at && this.#hand) this.lookBack(Number(at[1]), one("#look-back").getAttribute("aria-label") ?? "");
    document.addEventListener("visibilitychange", () => this.#notices.badge(this.#isTurn));
  }

  // ---------------------------------------------------------------- what there is

  get legal() {
    return this.look.legal;
  }

  /** What was done here and is not yet in the server's word. */
  get pending() {
    return this.#acts.pending;
  }

  get hand() {
    return this.#hand;
  }

  /**
   * The legal moves in words and with what they touch; those not known yet are asked for and shown
   * when they have come.
   */
  get told() {
    return this.tell(this.look.legal);
  }

  /** @param {string[]} moves the same for any moves */
  tell(moves) {
    const { known, missing } = this.#moveWords.of(moves);
    this.board.toggleAttribute("data-asking", known.length < moves.length);
    if (missing.length) this.#moveWords.ask(missing).then(() => whenReleased(this.refresh), () => {});
    return known;
  }

  /** @param {number} seat its score, part by part */
  score(seat) {
    const { parts, scores } = this.look;
    const { total, parts: points } = scores[seat];
    return { total, parts: parts.map((key, at) => ({ key, points: points[at] })) };
  }

  /** @param {number} seat whether it has done what there was to do */
  hasEnded(seat) {
    const { status, waiting_for: waiting } = this.look.info;
    return status === "running" && !waiting.includes(seat);
  }

  /** What stands on the large board. */
  get items() {
    const { board, boards } = this.look.scene;
    return this.#stamped(board ?? boards[this.shownSeat]);
  }

  /** What stands on a seat's own board. @param {number} seat */
  itemsOf(seat) {
    return this.#stamped(this.look.scene.boards[seat]);
  }

  /**
   * Drawn things; a text stands for some that the art has, or that the game's hand knows.
   * @param {(Item | string)[]} list
   * @returns {Item[]}
   */
  #stamped(list) {
    return list.flatMap((one) => (typeof one !== "string" ? one : this.art.stamps?.[one] ?? this.#hand?.stamp?.(one) ?? []));
  }

  /** Where the places of a score are shown. */
  get lit() {
    return this.#hand?.lit ?? this.board;
  }

  get mayAct() {
    return this.look.info.status === "running" && this.shownSeat === this.seat
      && (this.look.legal.length > 0 || this.pending.length > 0)
      && !this.pending.some((act) => act.last);
  }

  /** @param {number} seat */
  name(seat) {
    return seatName(this.look.info.seats, seat, this.#page.bots, this.words);
  }

  /** How strong the bot is that sits there, in a word. @param {number} seat */
  level(seat) {
    const { kind, bot } = this.look.info.seats[seat];
    return kind === "bot" ? this.#page.bots[bot ?? ""]?.level ?? "" : "";
  }

  // ---------------------------------------------------------------- what the server says

  /** @param {Look & { scene: S }} look */
  #take(look) {
    if (look.problem) return location.reload(); // the server has other rules now; its page says so
    if (look.revision < this.look.revision || this.#acts.isOlder(look)) return; // older than what was acknowledged
    if (this.#back?.now) {
      // Somebody looks at an earlier position; what stands now is shown when that is over.
      this.#back.now = look;
      this.#past.take(look);
      if (look.info.status === this.look.info.status) return;
      this.#back.close();
    }
    const before = this.look;
    this.look = look;
    this.#acts.take(look);
    if (before.info.status === "open" && look.info.status !== "open") return location.reload();
    if (look.info.status === "over" && before.info.status !== "over") return this.#over();
    this.#render(before);
  }

  /** Whether an earlier position is shown. */
  get looksBack() {
    return Boolean(this.#back?.now);
  }

  /** Show where the game stood. @param {number} revision @param {string} title what had just happened */
  async lookBack(revision, title) {
    const { LookBack } = await import("./look_back.js");
    this.#back ??= new LookBack(this, (at) => this.#server.get("/position", { revision: at }), this.#past);
    return this.#back.open(revision, title);
  }

  /** Show a look in the place of the present one, and that one again. @param {Look} look */
  show(look) {
    this.look = /** @type {Look & { scene: S }} */ (look);
    this.#score.clear();
    this.#render(this.looksBack ? null : this.look);
    if (!this.looksBack) this.#news.take();
  }

  #over() {
    sound.play("over");
    location.reload(); // the page of a finished game is made by the server
  }

  /** @param {Look | null} before */
  #render(before) {
    const { look } = this;
    if (look.info.status === "open") return this.#waiting();
    if (!this.#hand) return; // still being loaded, while the stream has begun already
    this.board.toggleAttribute("data-pending", this.pending.length > 0);
    if (before) this.#news.expect(look);
    this.#hand?.update();
    this.#score.show(this.score(this.shownSeat));
    for (const total of document.querySelectorAll("[data-total]")) total.textContent = number(look.scores[this.shownSeat].total);
    this.#others.show();
    showRounds(this);
    showStatus(this);
    showHandOver(this, this.#page);
    if (this.#absence || (this.seat !== null && look.info.seats[this.seat].deputy)) this.#stoodIn().then((absence) => absence.show());
    // Few tables have a clock: its script comes with the first deadline.
    if (look.info.deadline) this.#clock ??= import("./clock.js").then(({ beginClock }) => beginClock(this));
    showButtons(this);
    this.#news.mark();
    if (this.looksBack) return;
    this.#past.take(look);
    this.#signals.show();
    this.#changes(before);
    this.#notices.badge(this.#isTurn);
    if (this.#lesson) this.#lesson.show();
    else remember(this, this.#page);
    const again = document.querySelector("#again");
    if (again instanceof HTMLElement) again.hidden = !look.info.again;
  }

  /** Most tables have begun when one comes to them. */
  #waiting() {
    import("./waiting_seats.js").then(({ showSeats }) => showSeats(this));
    remember(this, this.#page);
  }

  /**
   * What others did since, in words for those who do not see it.
   * @param {Look | null} before
   */
  #changes(before) {
    if (!before || before.info.status !== "running") return;
    const news = before === this.look ? "" : this.#news.take();
    Promise.all([news, this.#hand?.changes(before) ?? ""]).then((all) => {
      const said = all.filter(Boolean).join(". ");
      if (said) this.say(said);
    }, () => {});
    const begun = this.look.scene.round > before.scene.round; // a hidden page may have missed a whole round
    if (this.mayAct && (begun || !before.legal.length)) this.#notices.notify();
  }

  // ---------------------------------------------------------------- what the player does

  /**
   * Draw or take back: shown at once, corrected by the server's word.
   * @param {"move" | "retract"} kind
   * @param {string} move
   * @param {string} spot where a reason against it is shown
   * @param {string} words what to say when it is done
   * @param {boolean} [last] whether nothing can be done after it
   */
  act(kind, move, spot, words, last = false) {
    this.#news.flush();
    this.#acts.act(kind, move, spot, words, last);
  }

  /** Whether hints can be had: not where other people play. */
  get mayHint() {
    return document.querySelector("#hint") !== null;
  }

  /**
   * What the game itself works out for its player: a hint like any other.
   * @returns {Promise<any>}
   */
  advice() {
    return this.#server.post("/advice", {});
  }

  /**
   * Why a move is not possible.
   * @param {string} move
   * @returns {Promise<string | null>}
   */
  async why(move) {
    try {
      const { detail } = await this.#server.get("/why", { move });
      if (detail) sound.play("refuse");
      return detail;
    } catch (error) {
      return error instanceof Refused ? error.message : this.words.line_lost;
    }
  }

  async #end() {
    const main = this.#hand?.main;
    if (!main || one("#end").getAttribute("aria-disabled")) {
      const reason = this.mayAct && main ? await this.why(main.move) : one("#status").textContent;
      if (reason) this.#notices.toast(reason.trim());
      return;
    }
    if (this.#hand?.sure && !(await this.#hand.sure(main.move))) return;
    this.act("move", main.move, "", main.done ?? main.words, main.last);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !keep.wish("keys", true)) return;
    // One that was closed a moment ago still has the focus until the next picture.
    if (event.target instanceof Element && event.target.closest("input, textarea, select, dialog[open]")) return;
    const key = event.key.toLowerCase();
    if (key === "?") Help.open();
    else if (key === "escape" && this.#back?.close()) return event.preventDefault();
    else if (this.look.info.status !== "running" || this.seat === null) return;
    else if (key === "backspace" || key === "u") this.#hand?.takeBack();
    else if (key === "e") this.#end();
    else if (!this.#hand?.key(event)) return;
    event.preventDefault();
  }

  /** @param {number} seat whose board shall be large; for those who watch */
  showSeat(seat) {
    this.shownSeat = seat;
    this.#score.clear();
    this.#render(this.look);
    const whose = document.querySelector("#whose");
    if (whose) whose.textContent = this.name(seat);
    for (const button of document.querySelectorAll("[data-show]")) {
      button.setAttribute("aria-pressed", String(button.getAttribute("data-show") === String(seat)));
    }
  }

  #openScore() {
    const line = one("#score-line");
    const open = line.getAttribute("aria-expanded") !== "true";
    line.setAttribute("aria-expanded", String(open));
    one("#score-card").toggleAttribute("data-open", open);
  }

  /** Somebody is seldom stood in for: the script comes when that is so, or when the host looks who is away. */
  #stoodIn() {
    this.#absence ??= import("./absence.js").then(({ Absence }) => new Absence(this, this.#notices, this.#server, this.#moveWords));
    return this.#absence;
  }

  // ---------------------------------------------------------------- being noticed

  /** Show everything anew: what the hand has taken up has changed. */
  refresh = () => this.#render(this.look);

  /** @param {string} text for everyone, for a moment */
  toast(text) {
    this.#notices.toast(text);
  }

  /** @param {string} text for screen readers */
  say(text) {
    this.#notices.say(text);
  }

  get #isTurn() {
    return this.mayAct && this.look.info.seats.length > 1;
  }
}

const table = new Table();
table.begin();
