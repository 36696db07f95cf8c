// Taking a board along: the page's address says all of it, the server draws it as a picture, and its
// text can be copied and pasted.

import { one } from "./dom.js";
import { Refused } from "./server.js";
import { chosen, extras, options, position, selects } from "./sheet_rules.js";

/** @typedef {import("./sheet.js").Sheet} Sheet */

const PAUSE_MS = 400; // browsers do not like addresses that change all the time
const DONE_MS = 2500;

export class Share {
  #sheet;
  #timer = 0;
  #written = "";
  /** @type {HTMLTextAreaElement} */ #text = one("#text");

  /** @param {Sheet} sheet */
  constructor(sheet) {
    this.#sheet = sheet;
    this.#written = sheet.page.scored.board; // there may stand something that could not be read
    one("#copy").addEventListener("click", () => this.#copy());
    one("#take").addEventListener("click", (event) => {
      event.preventDefault();
      this.take();
    });
    this.#text.addEventListener("input", () => this.#complain(""));
    this.#text.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) this.take();
    });
    document.querySelector("#position")?.addEventListener("change", () => this.show());
    addEventListener("pagehide", () => this.#address());
  }

  /** What an address says of the board. */
  get #query() {
    const { page, text } = this.#sheet;
    const query = new URLSearchParams({ game: page.game });
    const rules = chosen();
    for (const select of selects()) {
      if (rules[select.name] !== select.getAttribute("data-default")) query.set(select.name, rules[select.name]);
    }
    for (const [key, points] of Object.entries(extras())) if (points) query.set(key, String(points));
    for (const [key, value] of position()) query.set(key, value);
    query.set("board", text);
    return query;
  }

  show() {
    const { page, text } = this.#sheet;
    const query = this.#query;
    const link = `${location.origin}${page.at}?${query}`;
    one("#link").setAttribute("data-copy", link);
    /** @type {HTMLInputElement} */ (one("#url")).value = link;
    const { lang, dataset } = document.documentElement;
    const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    const theme = dataset.theme === "dark" || dataset.theme === "light" ? dataset.theme : system;
    one("#picture").setAttribute("href", `/api/games/${page.game}/score/picture.png?${query}&theme=${theme}&lang=${lang}`);
    one("#print").setAttribute("href", `/print?${query}`);
    // What somebody is about to paste stays as it is.
    if (this.#text.value === this.#written || !this.#text.value.trim()) {
      this.#text.value = text;
      this.#written = text;
    }
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#address(), PAUSE_MS);
  }

  #address() {
    clearTimeout(this.#timer);
    const query = this.#query;
    const { at } = this.#sheet.page;
    try {
      history.replaceState(null, "", `${at}?${query}`);
    } catch {
      // Too many changes in a short time: the next one brings it.
    }
    for (const link of document.querySelectorAll("a[hreflang]")) {
      query.set("lang", link.getAttribute("hreflang") ?? "");
      link.setAttribute("href", `${at}?${query}`);
    }
  }

  async #copy() {
    const button = one("#copy");
    try {
      await navigator.clipboard.writeText(this.#sheet.text);
      button.setAttribute("data-done", "");
      setTimeout(() => button.removeAttribute("data-done"), DONE_MS);
    } catch {
      this.#text.select(); // no clipboard without HTTPS: it can be copied by hand
    }
  }

  /** Use the board that was pasted. One that cannot be read changes nothing. */
  async take() {
    const { page } = this.#sheet;
    const text = this.#text.value;
    try {
      const scored = await this.#sheet.ask(text, options(), extras());
      this.#complain("");
      this.#written = this.#text.value = scored.board;
      this.#sheet.use(this.#sheet.read(scored.board));
      this.#sheet.say(page.words.taken);
    } catch (error) {
      if (error instanceof Refused) this.#complain(error.message);
      else one("#line").hidden = false;
    }
  }

  /** @param {string} reason */
  #complain(reason) {
    const wrong = one("#text-wrong");
    wrong.hidden = !reason;
    wrong.textContent = reason;
    this.#text.setAttribute("aria-invalid", String(Boolean(reason)));
  }
}
