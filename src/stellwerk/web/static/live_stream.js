// A stream of events that is kept open while the page is shown. A hidden page gives its connection back, because a browser
// has only six per host; shown again, or back from a lost line, it asks for what has happened since.

const AGAIN_MS = 3_000;
const LOST_MS = 2_500; // shorter breaks are not worth a word

export class LiveStream {
  #address;
  #heard;
  #line;
  #hidden;
  /** @type {EventSource | null} */ #stream = null;
  /** @type {(() => void) | void} */ #otherwise = undefined;
  #again = 0;
  #lost = 0;

  /**
   * @param {() => string} address from where on to resume stands in it
   * @param {Record<string, (data: string) => void>} heard by the name of an event
   * @param {(up: boolean) => void} line whether the connection stands
   * @param {() => (() => void) | void} hidden what to do instead while the page is hidden, and how that is ended
   */
  constructor(address, heard, line, hidden = () => {}) {
    this.#address = address;
    this.#heard = heard;
    this.#line = line;
    this.#hidden = hidden;
    document.addEventListener("visibilitychange", () => this.begin());
    addEventListener("online", () => this.begin());
    addEventListener("pagehide", () => this.end());
    addEventListener("pageshow", () => this.begin());
  }

  begin() {
    this.end();
    if (document.hidden) {
      this.#otherwise = this.#hidden();
      return;
    }
    const stream = new EventSource(this.#address());
    this.#stream = stream;
    stream.addEventListener("open", () => this.#up());
    for (const [name, hear] of Object.entries(this.#heard)) {
      stream.addEventListener(name, (event) => {
        this.#up();
        hear(event.data);
      });
    }
    stream.addEventListener("error", () => {
      if (!this.#lost) this.#lost = window.setTimeout(() => this.#line(false), LOST_MS);
      // The browser tries again by itself unless the answer was no stream at all.
      if (stream.readyState === EventSource.CLOSED) this.#again = window.setTimeout(() => this.begin(), AGAIN_MS);
    });
  }

  end() {
    this.#otherwise?.();
    this.#otherwise = undefined;
    clearTimeout(this.#again);
    this.#stream?.close();
    this.#stream = null;
  }

  #up() {
    clearTimeout(this.#lost);
    this.#lost = 0;
    this.#line(true);
  }
}
