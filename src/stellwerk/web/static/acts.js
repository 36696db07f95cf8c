// What the player does, on its way to the server: shown at once, corrected by the server's word.

import { newKey, Refused } from "./server.js";
import * as sound from "./sound.js";

/** @typedef {import("./types").Look} Look */
/** @typedef {{ kind: "move" | "retract", move: string, spot: string, key: string, made: number, last: boolean }} Act */

const WORD_MS = 900; // how long the stream may take to bring what a post has done

export class Acts {
  #table;
  #server;
  #live;
  #made; // how many acts of this seat the server has acknowledged
  #sending = Promise.resolve();
  /** @type {Act[]} shown here, not yet in the server's word */ pending = [];

  /**
   * @param {import("./table.js").Table} table
   * @param {import("./server.js").Server} server
   * @param {import("./live.js").Live} live
   */
  constructor(table, server, live) {
    this.#table = table;
    this.#server = server;
    this.#live = live;
    this.#made = table.look.made;
  }

  /** @param {Look} look whether it is older than what was acknowledged */
  isOlder(look) {
    return look.made < this.#made;
  }

  /** @param {Look} look what the server says now */
  take(look) {
    this.#made = Math.max(this.#made, look.made);
    this.pending = this.pending.filter((act) => act.made > look.made);
  }

  /**
   * @param {"move" | "retract"} kind
   * @param {string} move
   * @param {string} spot where a reason against it is shown
   * @param {string} words what to say when it is done
   * @param {boolean} last whether nothing can be done after it
   */
  act(kind, move, spot, words, last) {
    const act = { kind, move, spot, key: newKey(), made: this.#made + this.pending.length + 1, last };
    this.pending = [...this.pending, act];
    sound.play(kind === "move" ? "draw" : "undo");
    this.#table.say(words);
    this.#table.refresh();
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
      this.pending = this.pending.filter((one) => one.made > this.#table.look.made);
      setTimeout(() => {
        if (this.#table.look.revision < done.revision) this.#live.ask().catch(() => {});
      }, WORD_MS);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.pending = [];
      sound.play("refuse");
      await this.#live.ask().catch(() => {});
      this.#table.refresh();
      if (act.spot) this.#table.hand?.reason(act.spot, error.message);
      else this.#table.toast(error.message);
    }
  }

  /** The step of a lesson is made by the server. */
  async skip() {
    if (this.pending.length) return;
    try {
      const done = await this.#server.post("/skips", { key: newKey(), made: this.#made });
      this.#made = done.made;
      await this.#live.ask();
    } catch (error) {
      if (error instanceof Refused) this.#table.toast(error.message);
    }
  }
}
