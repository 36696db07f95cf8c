// The live stream of a table. A hidden page gives its connection back (a browser has only six per
// host) and asks now and then instead; when shown again it resumes where it was.

import { read } from "./wire.js";

/** @typedef {import("./types").Look} Look */

const HIDDEN_MS = 20_000;
const AGAIN_MS = 3_000;
const LOST_MS = 2_500; // shorter breaks are not worth a word

export class Live {
  #server;
  #tell;
  #line;
  #revision = 0;
  /** @type {EventSource | null} */ #stream = null;
  #timer = 0;
  #lost = 0;

  /**
   * @param {import("./server.js").Server} server
   * @param {number} revision what the page has seen
   * @param {(look: Look) => void} tell
   * @param {(up: boolean) => void} line whether the connection stands
   */
  constructor(server, revision, tell, line) {
    this.#server = server;
    this.#revision = revision;
    this.#tell = tell;
    this.#line = line;
    document.addEventListener("visibilitychange", () => this.#begin());
    addEventListener("online", () => this.#begin());
    addEventListener("pagehide", () => this.#end());
    addEventListener("pageshow", () => this.#begin());
  }

  start() {
    this.#begin();
  }

  /** Ask once, now. */
  async ask() {
    this.#take(await this.#server.get(""));
  }

  /** @param {Look} look */
  #take(look) {
    this.#revision = Math.max(this.#revision, look.revision);
    this.#tell(look);
  }

  #begin() {
    this.#end();
    if (document.hidden) {
      this.#timer = window.setInterval(() => this.ask().catch(() => {}), HIDDEN_MS);
      return;
    }
    const stream = new EventSource(this.#server.url("/events", { after: this.#revision }));
    this.#stream = stream;
    stream.addEventListener("open", () => this.#up());
    stream.addEventListener("look", (event) => {
      this.#up();
      this.#take(read(event.data));
    });
    stream.addEventListener("revoked", () => {
      this.#end();
      location.reload(); // the page that says so
    });
    stream.addEventListener("error", () => {
      if (!this.#lost) this.#lost = window.setTimeout(() => this.#line(false), LOST_MS);
      // The browser tries again by itself unless the answer was no stream at all.
      if (stream.readyState === EventSource.CLOSED) {
        this.#timer = window.setTimeout(() => this.#begin(), AGAIN_MS);
      }
    });
  }

  #up() {
    clearTimeout(this.#lost);
    this.#lost = 0;
    this.#line(true);
  }

  #end() {
    clearInterval(this.#timer);
    clearTimeout(this.#timer);
    this.#stream?.close();
    this.#stream = null;
  }
}
