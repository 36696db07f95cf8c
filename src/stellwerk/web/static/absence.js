// Bots that stand in for people: said to those who are back, who can take back what was done for them, and offered to the
// host for those who are away.

import { make, one, set } from "./dom.js";
import { newKey, Refused } from "./server.js";

/** @typedef {import("./types").Line} Line */

const REASONS = ["late", "called", "deputy"]; // why somebody is stood in for: the clock, the host, of one's own accord

export class Absence {
  #table;
  #notices;
  #server;
  #words;
  /** @type {HTMLDialogElement | null} */ #dialog = document.querySelector("#stood-in");
  #told = ""; // what the dialog was last opened for

  /**
   * @param {import("./table.js").Table} table
   * @param {import("./notices.js").Notices} notices
   * @param {import("./server.js").Server} server
   * @param {import("./move_words.js").MoveWords} words
   */
  constructor(table, notices, server, words) {
    this.#table = table;
    this.#notices = notices;
    this.#server = server;
    this.#words = words;
    this.#dialog?.querySelector("#stood-in-keep")?.addEventListener("click", () => this.#comeBack([]));
    this.#dialog?.querySelector("#stood-in-undo")?.addEventListener("click", () => this.#comeBack(this.#undoable));
    for (const button of document.querySelectorAll("[data-opens=links]")) {
      button.addEventListener("click", () => this.#offer());
    }
    for (const form of document.querySelectorAll("[data-stand-in]")) form.addEventListener("submit", ask);
  }

  /** Whether a bot plays for who reads this. */
  get #away() {
    const { seat, look } = this.#table;
    return seat !== null && look.info.status === "running" && Boolean(look.info.seats[seat].deputy);
  }

  /** Why, and what was done since, as far as the look tells; what can be taken back is always told. */
  get #since() {
    const { seat, look } = this.#table;
    /** @type {Line[]} */ const lines = look.history.lines;
    const at = lines.findLastIndex((line) => line.seat === seat && REASONS.includes(reason(line)));
    const done = lines.slice(at + 1).filter((line) => line.seat === seat && line.move);
    return { why: at < 0 ? "" : reason(lines[at]), done };
  }

  /** @returns {string[]} the bot's moves, the last one first, if any of them can be taken back */
  get #undoable() {
    const made = this.#since.done.map((line) => line.move ?? "").reverse();
    return made.some((move) => this.#table.look.retractable.includes(move)) ? made : [];
  }

  show() {
    const banner = document.querySelector("#stand-in");
    const away = this.#away;
    if (banner) set(banner, { hidden: !away });
    this.#notices.stoodIn = away;
    if (!away) {
      this.#told = "";
      this.#dialog?.close();
      return;
    }
    const { why } = this.#since;
    if (why === "deputy") return; // who went away by themselves needs no telling
    if (!this.#told) {
      this.#told = why || "away";
      this.#notices.notify(this.#table.words.stood_in);
      if (this.#dialog && !this.#dialog.open) this.#dialog.showModal();
    }
    this.#tell();
  }

  /** What was done, in words. */
  async #tell() {
    const dialog = this.#dialog;
    if (!dialog?.open) return;
    const { why, done } = this.#since;
    for (const text of dialog.querySelectorAll("[data-why]")) set(text, { hidden: text.getAttribute("data-why") !== why });
    for (const text of dialog.querySelectorAll("[data-did]")) {
      set(text, { hidden: (text.getAttribute("data-did") === "some") !== done.length > 0 });
    }
    set(one("#stood-in-undo", dialog), { hidden: this.#undoable.length === 0 });
    const lines = await this.#words.tell(done);
    one("#stood-in-did", dialog).replaceChildren(...lines.map(({ words }) => make("li", {}, words ?? "")));
  }

  /** @param {string[]} moves to be taken back */
  async #comeBack(moves) {
    try {
      await this.#server.post("/deputy", { bot: null });
    } catch (error) {
      if (error instanceof Refused) this.#table.toast(error.message);
      return;
    } finally {
      this.#dialog?.close();
    }
    // One may hold another up, so each answer says what can go next.
    for (const left = new Set(moves); left.size; ) {
      const { retractable, made } = await this.#server.get("");
      const move = [...left].find((one) => retractable.includes(one));
      if (!move) return;
      left.delete(move);
      await this.#server.post("/retracts", { move, key: newKey(), made }).catch(() => left.clear());
    }
  }

  /** The host is offered what can be done for those who are away now. */
  async #offer() {
    if (!document.querySelector("[data-stand-in]")) return;
    /** @type {{ seat: number, seconds: number }[]} */ const absences = await this.#server.get("/absences").catch(() => []);
    for (const form of document.querySelectorAll("[data-stand-in]")) {
      const seat = Number(form.getAttribute("data-stand-in"));
      const deputy = Boolean(this.#table.look.info.seats[seat].deputy);
      const absence = absences.find((one) => one.seat === seat);
      const away = absence?.seconds === 0;
      set(form, { hidden: absence === undefined });
      set(one("[data-present]", form), { hidden: away || deputy });
      set(one("[data-absent]", form), { hidden: !away && !deputy });
      for (const button of form.querySelectorAll("button")) {
        const back = button.value === "person";
        set(button, { hidden: back ? !deputy : !away || (button.name === "plays" && deputy) });
      }
    }
  }
}

/** @param {Line} line */
function reason({ control = "" }) {
  return control.split(" ")[0];
}

/** A question before something is done to somebody. @param {Event} event */
function ask(event) {
  const { submitter, currentTarget: form } = /** @type {SubmitEvent} */ (event);
  const question = submitter?.getAttribute("data-sure");
  if (!question || !(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  const dialog = /** @type {HTMLDialogElement} */ (one("#sure"));
  one("#sure-text", dialog).textContent = question;
  one("#sure-yes", dialog).onclick = () => {
    submitter?.removeAttribute("data-sure");
    form.requestSubmit(submitter);
  };
  dialog.showModal();
}
