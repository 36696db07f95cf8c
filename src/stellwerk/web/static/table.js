// The page of a table: shows what the server says, sends what the player does.

import { Board } from "./board.js";
import { seatName } from "./bot_names.js";
import { data, fill, list, make, number, one, set } from "./dom.js";
import { Help } from "./help.js";
import * as keep from "./keep.js";
import { Live } from "./live.js";
import { News } from "./news.js";
import { Notices } from "./notices.js";
import { Others } from "./others.js";
import { MoveWords } from "./move_words.js";
import { Past } from "./past.js";
import { ScoreSheet } from "./score.js";
import { answer, newKey, Refused, Server } from "./server.js";
import * as sound from "./sound.js";

/** @typedef {import("./types").Look} Look */
/** @typedef {import("./types").Art} Art */
/** @typedef {import("./types").Item} Item */
/** @typedef {{ table: string, game: string, kind: string, day: string, hand: string, rules: string, art: string, seats_here: number[], host: boolean, token: string | null, parts: { key: string, words: string, explain: string }[], bots: Record<string, { name: string, level: string }>, words: Record<string, string> }} PageData */
/** @typedef {{ kind: "move" | "retract", move: string, spot: string, key: string, made: number, last: boolean }} Act */
/** What the main button does: its move, the words on it (none: those of the page), what is said when it is done, and whether
 * nothing can be done after it.
 * @typedef {{ move: string, words: string, done?: string, last?: boolean }} Main */
/** What plays a game on the page: shows how it stands, says what is to be done now and what changed, hears keys, takes back.
 * It may take the lights of the score elsewhere, ask whether the move of the main button is meant, and draw what a text on a
 * board stands for; and mark on boards of its own what others did (then it says so).
 * @typedef {{ update(): void, status: string, main: Main | null, changes(before: Look): string | Promise<string>, key(event: KeyboardEvent): boolean,
 *   takeBack(): void, canTakeBack: boolean, reason(spot: string, text: string): void,
 *   sure?(move: string): Promise<boolean>, stamp?(text: string): Item[], lit?: Board, mark?(marks: import("./news.js").Mark[]): boolean }} Hand */

const STAGES = 6; // lamps of a game without a number of rounds
const WORD_MS = 900; // how long the stream may take to bring what a post has done

/** @type {PageData} */ const page = data("page");
/** @type {Art} it never changes under its address, and browsers keep it */ const art = await fetch(page.art).then(answer);

/**
 * @template {import("./types").Scene} [S=import("./types").Scene] what the game's own script reads of a scene
 * @template {Art} [A=Art] and of its art
 */
export class Table {
  #page = page;
  /** @type {Look & { scene: S }} */ look = data("look");
  /** @type {Act[]} drawn here, not yet in the server's word */ pending = [];
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
  #made = this.look.made;
  #sending = Promise.resolve();
  /** @type {Hand | null} */ #hand = null;
  #score = new ScoreSheet(one("#score"), this.board, {
    parts: this.#page.parts, total: this.words.total, hint: "",
  }, () => this.#server.get("/lights", { of: this.shownSeat }));
  #others = new Others(this, (seat) => this.#server.get("/lights", { of: seat }), this.#page.parts);
  #signalsSeen = Math.max(0, ...this.look.signals.map((signal) => signal.revision));
  #moveWords = new MoveWords(this.#page.game, this.#page.rules);
  /** @type {import("./lesson.js").LessonPanel | null} */ #lesson = null;
  /** @type {Promise<import("./absence.js").Absence> | null} */ #absence = null;
  #past = new Past(one("#history"), this, (before) => this.#server.get("/history", { before }), this.#moveWords);
  #news = new News(this, this.#past, this.#moveWords);
  /** @type {import("./look_back.js").LookBack | null} */ #back = null;

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
      this.#lesson = new LessonPanel(this, this.#page.game, this.words, () => this.#skip());
    }
    one("#end").addEventListener("click", () => this.#end());
    one("#back").addEventListener("click", () => this.#hand?.takeBack());
    document.addEventListener("keydown", (event) => this.#key(event));
    for (const button of document.querySelectorAll("[data-signal]")) {
      button.addEventListener("click", () => this.#signal(button.getAttribute("data-signal") ?? ""));
    }
    one("#score-line").addEventListener("click", () => this.#openScore());
    for (const button of document.querySelectorAll("[data-show]")) {
      button.addEventListener("click", () => this.showSeat(Number(button.getAttribute("data-show"))));
    }
    for (const button of document.querySelectorAll("[data-opens=links]")) {
      button.addEventListener("click", () => this.#stoodIn().then((absence) => absence.offer()));
    }
    this.#greet();
    this.#checkSeed();
    setInterval(() => this.#clock(), 1000);
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
    if (missing.length) this.#moveWords.ask(missing).then(() => this.refresh(), () => {});
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
    if (look.revision < this.look.revision || look.made < this.#made) return; // older than what was acknowledged
    if (this.#back?.now) {
      // Somebody looks at an earlier position; what stands now is shown when that is over.
      this.#back.now = look;
      this.#past.take(look);
      if (look.info.status === this.look.info.status) return;
      this.#back.close();
    }
    const before = this.look;
    this.look = look;
    this.#made = Math.max(this.#made, look.made);
    this.pending = this.pending.filter((act) => act.made > look.made);
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
    if (look.info.status === "open") return this.#lobby();
    if (!this.#hand) return; // still being loaded, while the stream has begun already
    this.board.toggleAttribute("data-pending", this.pending.length > 0);
    if (before) this.#news.expect(look);
    this.#hand?.update();
    this.#score.show(this.score(this.shownSeat));
    for (const total of document.querySelectorAll("[data-total]")) total.textContent = number(look.scores[this.shownSeat].total);
    this.#others.show();
    this.#rounds();
    this.#status();
    this.#handOver();
    if (this.#absence || (this.seat !== null && look.info.seats[this.seat].deputy)) this.#stoodIn().then((absence) => absence.show());
    this.#buttons();
    this.#news.mark();
    if (this.looksBack) return;
    this.#past.take(look);
    this.#signals();
    this.#changes(before);
    this.#notices.badge(this.#isTurn);
    if (this.#lesson) this.#lesson.show();
    else this.#remember();
    const again = document.querySelector("#again");
    if (again instanceof HTMLElement) again.hidden = !look.info.again;
  }

  /** Seats that fill up while people come. */
  #lobby() {
    for (const [seat, info] of this.look.info.seats.entries()) {
      const row = document.querySelector(`[data-lobby="${seat}"]`);
      row?.toggleAttribute("data-taken", info.kind !== "open");
      if (row && info.kind !== "open") one(".who", row).textContent = this.name(seat);
    }
    this.#remember();
  }

  #rounds() {
    const { round, rounds } = this.look.scene;
    if (!document.querySelector("#rounds")) return; // a game without a drawing tells of none
    const over = this.look.info.status === "over";
    if (!rounds) this.#stages(round);
    for (const lamp of one("#rounds").querySelectorAll("li")) {
      const at = Number(lamp.textContent);
      lamp.dataset.is = over || at < round ? "past" : at === round ? "now" : "next";
      set(lamp, { "aria-current": lamp.dataset.is === "now" ? "step" : null });
    }
    one("#round").textContent = this.#stage(round, rounds);
  }

  /** @param {number} round of a game that does not know how many there will be: lamps for the last ones */
  #stages(round) {
    const first = Math.max(1, round - STAGES + 1);
    const numbers = Array.from({ length: round - first + 1 }, (_, at) => String(first + at));
    const lamps = one("#rounds");
    if ([...lamps.children].map((lamp) => lamp.textContent).join() === numbers.join()) return;
    lamps.replaceChildren(...numbers.map((n) => make("li", {}, make("span", {}, n))));
  }

  /** @param {number} n @param {number} of */
  #stage(n, of) {
    return of ? fill(this.words.round_of, { n, of }) : fill(this.art.words[`stage_${n}`] ?? this.art.words.stage ?? "", { n });
  }

  #status() {
    const { words, look } = this;
    const line = one("#status");
    const waiting = look.info.waiting_for.filter((seat) => seat !== this.seat);
    let text = "";
    let lamp = "";
    if (this.looksBack) text = words.looks_back;
    else if (look.info.status === "over") text = words.over;
    else if (this.mayAct) [text, lamp] = [this.#hand?.status ?? "", "amber"];
    else if (waiting.length) {
      text = fill(words.waiting_for, { names: list(waiting.map((seat) => this.name(seat))) });
    } else text = words.sending;
    set(line, { "data-lamp": lamp || null });
    one("span", line).textContent = text;
  }

  /** On a shared device: whoever of those here is still to draw gets it next. */
  #handOver() {
    const link = document.querySelector("#handover");
    if (!(link instanceof HTMLAnchorElement)) return;
    const { waiting_for: waiting } = this.look.info;
    const next = this.#page.seats_here.find((seat) => seat !== this.seat && waiting.includes(seat));
    link.hidden = next === undefined || this.mayAct;
    if (next === undefined) return;
    link.href = `/t/${this.#page.table}?seat=${next}`;
    link.textContent = fill(this.words.hand_over, { name: this.name(next) });
  }

  #buttons() {
    const end = one("#end");
    const main = this.#hand?.main ?? null;
    const can = this.mayAct && main !== null && this.legal.includes(main.move) && !this.pending.length;
    set(end, { "aria-disabled": can ? null : "true", "data-ready": can, "data-idle": main === null });
    if (main?.words) one("span", end).textContent = main.words;
    set(one("#back"), { "aria-disabled": this.#hand?.canTakeBack ? null : "true" });
  }

  #signals() {
    for (const signal of this.look.signals) {
      if (signal.revision <= this.#signalsSeen) continue;
      this.#signalsSeen = signal.revision;
      if (signal.seat === undefined || signal.seat === this.seat) continue;
      this.#notices.toast(`${this.name(signal.seat)}: ${signal.words}`);
    }
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
    const act = { kind, move, spot, key: newKey(), made: this.#made + this.pending.length + 1, last };
    this.pending = [...this.pending, act];
    sound.play(kind === "move" ? "draw" : "undo");
    this.say(words);
    this.#render(this.look);
    this.#sending = this.#sending.then(() => this.#send(act));
  }

  /** @param {Act} act */
  async #send(act) {
    if (!this.pending.includes(act)) return; // one before it was refused
    try {
      const { kind, move, key } = act;
      const done = await this.#server.post(kind === "move" ? "/moves" : "/retracts",
        { move, key, made: this.#made });
      act.made = this.#made = done.made;
      this.pending = this.pending.filter((one) => one.made > this.look.made);
      setTimeout(() => {
        if (this.look.revision < done.revision) this.#live.ask().catch(() => {});
      }, WORD_MS);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.pending = [];
      sound.play("refuse");
      await this.#live.ask().catch(() => {});
      this.#render(this.look);
      if (act.spot) this.#hand?.reason(act.spot, error.message);
      else this.#notices.toast(error.message);
    }
  }

  /** The step of a lesson is made by the server. */
  async #skip() {
    if (this.pending.length) return;
    try {
      const done = await this.#server.post("/skips", { key: newKey(), made: this.#made });
      this.#made = done.made;
      await this.#live.ask();
    } catch (error) {
      if (error instanceof Refused) this.#notices.toast(error.message);
    }
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

  /** @param {string} signal */
  async #signal(signal) {
    /** @type {HTMLDetailsElement | null} */ (document.querySelector(".signals"))?.removeAttribute("open");
    try {
      await this.#server.post("/signals", { signal });
      this.#notices.toast(this.words.signal_sent);
    } catch (error) {
      if (error instanceof Refused) this.#notices.toast(error.message);
    }
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !keep.wish("keys", true)) return;
    if (event.target instanceof Element && event.target.closest("input, textarea, select, dialog")) return;
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

  /** At the first table of this game lessons are offered. */
  #greet() {
    const first = document.querySelector("#first");
    const { game, table } = this.#page;
    const known = keep.games().some((one) => one.game === game && one.id !== table) || Object.keys(keep.lessons()).some((one) => one.startsWith(`${game}/`));
    if (first instanceof HTMLElement) first.hidden = known;
  }

  /** Whether the seed is the one whose hash was shown before the first move. */
  async #checkSeed() {
    const line = document.querySelector("#seed-ok");
    // Browsers give the means only to pages they call secure; the record's replay checks it too.
    if (!(line instanceof HTMLElement) || !this.look.seed || !crypto.subtle) return;
    const bytes = Uint8Array.from(this.look.seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    const hex = [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const good = hex === this.look.seed_hash;
    line.textContent = `${good ? "✓" : "✕"} ${(good ? line.dataset.yes : line.dataset.no) ?? ""}`;
  }

  /** How long the round may still take. */
  #clock() {
    const clock = document.querySelector("#clock");
    const { deadline, status } = this.look.info;
    if (!(clock instanceof HTMLElement)) return;
    clock.hidden = !deadline || status !== "running";
    if (!deadline) return;
    const left = Math.max(0, Math.round(deadline - Date.now() / 1000));
    const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor((left % 3600) / 60), left % 60];
    const time = hours ? `${hours} h ${minutes} min` : `${minutes}:${String(seconds).padStart(2, "0")}`;
    clock.textContent = fill(this.words.time_left, { time });
  }

  // ---------------------------------------------------------------- being noticed

  /** Show everything anew: what the hand has taken up has changed. */
  refresh() {
    this.#render(this.look);
  }

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

  #remember() {
    const { look } = this;
    keep.keep({
      id: this.#page.table, seat: this.seat, title: look.info.title, game: this.#page.game, at: Date.now(),
      ...keep.stands(look, (seat) => this.name(seat)), turn: this.mayAct,
    });
    if (look.result && this.seat !== null && !look.lesson) this.#note(this.seat);
  }

  /** One's own record: figures alone, no way back to the table. @param {number} seat */
  async #note(seat) {
    const { result, parts, scores } = this.look;
    const { named, note } = await import("./record.js");
    note({
      id: named(`${this.#page.table} ${seat}`), at: Date.now(), game: this.#page.game, kind: this.#page.kind,
      total: scores[seat].total, place: result?.places[seat] ?? 1, players: scores.length,
      parts: Object.fromEntries(parts.map((part, at) => [part, scores[seat].parts[at]])),
      ...(this.#page.day ? { day: this.#page.day } : {}),
    });
  }
}

const table = new Table();
table.begin();
