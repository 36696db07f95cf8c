// A board too rich for a small screen: it can be made larger and moved about.
//
// Moving is the browser's own scrolling, so fingers, wheels, keys and screen readers need nothing
// from us; a mouse can drag as well. What is larger is drawn larger, never stretched.

import { icon, make } from "./dom.js";
import * as keep from "./keep.js";

const STEP = 1.5;
const LARGE = 2.4; // what large print begins with
const DRAG_PX = 6; // shorter is a click of an unsteady hand

export class Zoom {
  #pane;
  #sheet;
  #most;
  #words;
  #level = 1;
  #dragged = false;
  /** @type {Record<string, HTMLButtonElement>} */ #tools = {};

  /**
   * @param {HTMLElement} sheet what is made larger
   * @param {number} most how many times
   * @param {Record<string, string>} words
   */
  constructor(sheet, most, words) {
    this.#sheet = sheet;
    this.#most = most;
    this.#words = words;
    this.#pane = make("div", { class: "pane" }, sheet);
    this.#pinch();
    this.#drag();
    this.#pane.addEventListener("wheel", (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.#to(this.#level * Math.exp(-event.deltaY / 200), event);
    }, { passive: false });
  }

  /** What goes into the board: the pane with the sheet, and the buttons. */
  get parts() {
    const tool = (/** @type {string} */ name, /** @type {string} */ sign, /** @type {() => void} */ act) => {
      const words = this.#words[name];
      const button = make("button", { class: "map-tool", type: "button", "aria-label": words, title: words }, sign ? sign : icon(name));
      button.addEventListener("click", act);
      this.#tools[name] = button;
      return button;
    };
    const tools = make("div", { class: "map-tools" },
      tool("zoom_out", "−", () => this.by(1 / STEP)), tool("zoom_in", "+", () => this.by(STEP)),
      tool("zoom_whole", "⤢", () => this.whole()));
    const large = make("div", { class: "map-tools start" }, tool("large_on", "Aa", () => this.#large(!keep.wish("large", false))));
    return [this.#pane, tools, large];
  }

  /** Once it is in the page: as large as its reader wants it. */
  begin() {
    this.#large(keep.wish("large", false));
  }

  get level() {
    return this.#level;
  }

  /** @param {number} factor */
  by(factor) {
    this.#to(this.#level * factor);
  }

  whole() {
    this.#to(1);
  }

  /** @param {boolean} on */
  #large(on) {
    keep.setWish("large", on);
    document.documentElement.toggleAttribute("data-large", on);
    const button = this.#tools.large_on;
    button.setAttribute("aria-pressed", String(on));
    this.#to(on ? LARGE : 1);
  }

  /**
   * Make it so large; what lies at a point stays there.
   * @param {number} level
   * @param {{ clientX: number, clientY: number }} [at] the middle, if none is given
   */
  #to(level, at) {
    const pane = this.#pane;
    const box = pane.getBoundingClientRect();
    const x = at ? at.clientX - box.left : box.width / 2;
    const y = at ? at.clientY - box.top : box.height / 2;
    const next = Math.min(this.#most, Math.max(1, level));
    const grow = next / this.#level;
    const [left, top] = [(pane.scrollLeft + x) * grow - x, (pane.scrollTop + y) * grow - y];
    this.#level = next;
    this.#sheet.style.width = `${100 * next}%`;
    pane.scrollTo({ left, top, behavior: "instant" });
    pane.toggleAttribute("data-larger", next > 1);
    this.#tools.zoom_out?.toggleAttribute("disabled", next <= 1);
    this.#tools.zoom_whole?.toggleAttribute("disabled", next <= 1);
    this.#tools.zoom_in?.toggleAttribute("disabled", next >= this.#most);
  }

  /** Two fingers. */
  #pinch() {
    let apart = 0;
    let level = 1;
    const spread = (/** @type {TouchList} */ [one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    this.#pane.addEventListener("touchstart", (event) => {
      if (event.touches.length === 2) [apart, level] = [spread(event.touches), this.#level];
    }, { passive: true });
    this.#pane.addEventListener("touchmove", (event) => {
      if (event.touches.length !== 2 || !apart) return;
      event.preventDefault();
      const [one, other] = event.touches;
      this.#to(level * spread(event.touches) / apart,
        { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 });
    }, { passive: false });
  }

  /** A mouse that drags; its click then means nothing. */
  #drag() {
    const pane = this.#pane;
    let from = { x: 0, y: 0, left: 0, top: 0 };
    pane.addEventListener("pointerdown", (event) => {
      this.#dragged = false;
      if (event.pointerType !== "mouse" || event.button !== 0 || this.#level === 1) return;
      from = { x: event.clientX, y: event.clientY, left: pane.scrollLeft, top: pane.scrollTop };
      const move = (/** @type {PointerEvent} */ moved) => {
        const [dx, dy] = [moved.clientX - from.x, moved.clientY - from.y];
        if (Math.hypot(dx, dy) > DRAG_PX) this.#dragged = true;
        if (this.#dragged) pane.scrollTo({ left: from.left - dx, top: from.top - dy, behavior: "instant" });
      };
      addEventListener("pointermove", move);
      addEventListener("pointerup", () => removeEventListener("pointermove", move), { once: true });
    });
    pane.addEventListener("click", (event) => {
      if (!this.#dragged) return;
      this.#dragged = false;
      event.stopPropagation();
      event.preventDefault();
    }, true);
  }
}
