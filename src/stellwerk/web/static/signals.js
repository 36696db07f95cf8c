// The few words that players can say to each other.

import { Refused } from "./server.js";

export class Signals {
  #table;
  #server;
  #told; // the revision of the last one

  /**
   * @param {import("./table.js").Table} table
   * @param {import("./server.js").Server} server
   */
  constructor(table, server) {
    this.#table = table;
    this.#server = server;
    this.#told = Math.max(0, ...table.look.signals.map((signal) => signal.revision));
    for (const button of document.querySelectorAll("[data-signal]")) {
      button.addEventListener("click", () => this.#say(button.getAttribute("data-signal") ?? ""));
    }
  }

  /** What the others have said since. */
  show() {
    for (const signal of this.#table.look.signals) {
      if (signal.revision <= this.#told) continue;
      this.#told = signal.revision;
      if (signal.seat === undefined || signal.seat === this.#table.seat) continue;
      this.#table.toast(`${this.#table.name(signal.seat)}: ${signal.words}`);
    }
  }

  /** @param {string} signal */
  async #say(signal) {
    /** @type {HTMLDetailsElement | null} */ (document.querySelector(".signals"))?.removeAttribute("open");
    try {
      await this.#server.post("/signals", { signal });
      this.#table.toast(this.#table.words.signal_sent);
    } catch (error) {
      if (error instanceof Refused) this.#table.toast(error.message);
    }
  }
}
