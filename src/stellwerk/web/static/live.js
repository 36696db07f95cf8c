// The live stream of a table: looks as they come, and while the page is hidden one now and then.

import { LiveStream } from "./live_stream.js";
import { whenReleased } from "./pressed.js";
import { read } from "./wire.js";

/** @typedef {import("./types").Look} Look */

const HIDDEN_MS = 20_000;

export class Live {
  #server;
  #tell;
  #revision = 0;
  /** @type {Look | null} what came last and is not told yet */ #newest = null;
  #stream;

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
    const heard = {
      look: (/** @type {string} */ data) => this.#take(read(data)),
      revoked: () => {
        this.#stream.end();
        location.reload(); // the page that says so
      },
    };
    this.#stream = new LiveStream(() => server.url("/events", { after: this.#revision }), heard, line, () => {
      const asking = window.setInterval(() => this.ask().catch(() => {}), HIDDEN_MS);
      return () => clearInterval(asking);
    });
  }

  start() {
    this.#stream.begin();
  }

  /** Ask once, now. */
  async ask() {
    this.#take(await this.#server.get(""));
  }

  /** @param {Look} look */
  #take(look) {
    this.#revision = Math.max(this.#revision, look.revision);
    if (look.revision >= (this.#newest?.revision ?? 0)) this.#newest = look;
    whenReleased(this.#pass);
  }

  #pass = () => {
    const look = this.#newest;
    this.#newest = null;
    if (look) this.#tell(look);
  };
}
