// <sw-board>: draws lists, lights what it is told to light, and reports gestures. It knows no rules.
//
// The picture is hidden from screen readers. Over it lies a grid of real buttons, one for each spot
// of the board; whoever plays with it gives them their names.
//
// Events (detail.id is the spot): "spot" for a tap, however soon after the one before (detail.near are the
// spots of a map a finger may have meant, the nearest first), "spot-enter" for the Enter key,
// "spot-turn" (detail.by is 1 or -1) for wheel, swipe and right click.

import { draw, make, set } from "./dom.js";
import { drawn, keyOf } from "./picture.js";

/** @typedef {import("./types").Item} Item */
/** @typedef {import("./types").Art} Art */
/** @typedef {import("./types").Lighting} Lighting */

const CLICK_AFTER_MS = 80; // a click so soon after a swipe is the swipe's own
const SWIPE_PX = 24; // shorter is a tap of an unsteady finger
const REACH_PX = 10.5; // so far beside a thin spot of a map a tap still means it: 24 px across, on the smallest phone
const APART_PX = 6.5; // a finger cannot say which of two it meant that are as far but for this
const LAYERS = ["base", "below", "drawn", "above", "marks", "lamps", "over", "ghost"];

export class Board extends HTMLElement {
  /** What makes a board larger, once it was loaded: most boards do without. @type {typeof import("./zoom.js").Zoom | null} */
  static Zoom = null;
  /** What is new on any board shall be seen a moment later. */
  static holding = false;
  /** @type {Art | null} */ #art = null;
  /** @type {Record<string, SVGElement>} */ #layers = {};
  /** @type {Map<string, HTMLButtonElement>} */ #spots = new Map();
  /** @type {Map<string, SVGElement[]>} */ #shown = new Map();
  /** @type {HTMLElement} */ #pop = make("div", { class: "pop", hidden: true });
  /** What holds picture and spots. @type {HTMLElement} */ #sheet = this;
  /** @type {import("./zoom.js").Zoom | null} of a board that can be made larger */ zoom = null;
  #begun = false;
  #current = "";
  #swipedAt = 0;

  /**
   * @param {Art} art
   * @param {string} label what the grid is called
   */
  begin(art, label) {
    this.#art = art;
    this.#begun = false;
    const { width, height } = art.board;
    const svg = draw("svg",
      { viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true", focusable: "false" });
    for (const name of LAYERS) {
      this.#layers[name] = draw("g", { class: `layer-${name}` });
      svg.append(this.#layers[name]);
    }
    this.#layers.base.append(...art.board.items.flatMap((item) => drawn(item, art.texts)));
    this.#layers.over.append(...(art.over ?? []).flatMap((item) => drawn(item, art.texts)));
    this.style.aspectRatio = `${width} / ${height}`;
    if (art.zoom && Board.Zoom && Object.keys(art.spots).length) {
      this.#sheet = make("div", { class: "large" });
      this.zoom = new Board.Zoom(this.#sheet, art.zoom, art.words);
      this.replaceChildren(...this.zoom.parts);
    } else this.replaceChildren();
    this.#sheet.append(svg);
    this.#spots.clear();
    if (Object.keys(art.spots).length) {
      this.#sheet.append(this.#grid(art, label), this.#pop);
      this.#listen();
    }
    this.zoom?.begin();
  }

  /**
   * @param {Art} art
   * @param {string} label
   */
  #grid(art, label) {
    // Spots of a map stand in no rows.
    const rowed = !art.outlines;
    const grid = make("div", { class: "spots", role: rowed ? "grid" : "group", "aria-label": label });
    const { width, height } = art.board;
    /** @type {Map<number, HTMLElement>} */
    const rows = new Map();
    for (const [id, [x, y, wide, high, turn]] of Object.entries(art.spots)) {
      // Its bare name, until the game has said more about it.
      const button = make("button", { class: "spot", type: "button", tabindex: -1, "data-spot": id, "aria-label": id });
      // A little larger than the space, so that two neighbours leave no dead strip between them.
      button.style.left = `${(100 * x) / width}%`;
      button.style.top = `${(100 * y) / height}%`;
      button.style.width = `${(100 * (wide + 2)) / width}%`;
      button.style.height = `${(100 * (high + 2)) / height}%`;
      if (turn) button.style.rotate = `${turn}deg`;
      this.#spots.set(id, button);
      if (!rowed) {
        grid.append(button);
        continue;
      }
      const row = rows.get(y) ?? make("div", { role: "row" });
      row.append(make("div", { role: "gridcell" }, button));
      rows.set(y, row);
    }
    grid.append(...rows.values());
    this.#here([...this.#spots.keys()][0] ?? "");
    return grid;
  }

  /**
   * What stands on the board. What was not there before appears with a short stroke.
   * @param {Item[]} items
   */
  show(items) {
    const art = /** @type {Art} */ (this.#art);
    const layer = this.#layers.drawn;
    const first = !this.#begun; // even if there was nothing to see
    this.#begun = true;
    const before = this.#shown;
    this.#shown = new Map();
    for (const item of items) {
      const key = keyOf(item);
      const parts = before.get(key) ?? drawn(item, art.texts, first ? "" : Board.holding ? "fresh held" : "fresh");
      before.delete(key);
      this.#shown.set(key, parts);
      layer.append(...parts);
    }
    for (const parts of before.values()) for (const part of parts) part.remove();
  }

  /** @param {Lighting | null} lighting */
  light(lighting) {
    const texts = this.#art?.texts ?? {};
    const { below = [], above = [], dim = [] } = lighting ?? {};
    this.#layers.below.replaceChildren(...below.flatMap((item) => drawn(item, texts)));
    this.#layers.above.replaceChildren(...above.flatMap((item) => drawn(item, texts)));
    const dims = new Set(dim);
    for (const layer of [this.#layers.base, this.#layers.drawn]) {
      for (const part of layer.querySelectorAll("[data-id]")) {
        const id = part.getAttribute("data-id") ?? "";
        const ground = layer === this.#layers.base && !id.includes(":");
        part.classList.toggle("d-dim", dims.has(id) && !ground);
      }
    }
  }

  /**
   * Lamps: where one can act (dashed) and what is taken up (solid).
   * @param {Iterable<string>} can
   * @param {string} chosen
   * @param {string} [free] a quieter symbol for where one can act, if that is nearly everywhere
   */
  lamps(can, chosen, free = "can") {
    const spots = this.#art?.spots ?? {};
    const parts = [];
    const lit = new Set(can);
    for (const [id, button] of this.#spots) {
      const lamp = id === chosen ? "chosen" : lit.has(id) ? "can" : "";
      set(button, { "data-lamp": lamp || null });
      const [x, y] = spots[id];
      const around = this.#art?.outlines?.[id];
      if (lamp && around) {
        for (const look of [`${lamp}-edge`, lamp]) parts.push(...drawn({ symbol: around, x, y, classes: [look] }, {}));
      } else if (lamp) parts.push(...drawn({ symbol: lamp === "can" ? free : lamp, x, y }, {}));
    }
    this.#layers.lamps.replaceChildren(...parts);
  }

  /**
   * What others did last: an outline around each of its spots, and once whose it was.
   * @param {{ name: string, targets: string[], now: boolean }[]} marks
   */
  mark(marks) {
    const { spots = {}, outlines } = this.#art ?? {};
    for (const button of this.#spots.values()) button.removeAttribute("data-by");
    this.#layers.marks?.replaceChildren(...marks.flatMap(({ name, targets, now }) => {
      const here = targets.filter((id) => id in spots);
      return here.map((id, at) => {
        const [x, y, wide, high] = spots[id];
        const around = outlines?.[id];
        this.#spots.get(id)?.setAttribute("data-by", name);
        const parts = around ? ["did-edge", "did"].flatMap((look) => drawn({ symbol: around, x, y, classes: [look] }, {}))
          : ["d-did-edge", "d-did"].map((look) => draw("rect", { x: x - wide / 2, y: y - high / 2, width: wide, height: high, rx: 4, class: look }));
        const letter = draw("text", { x, y: y - high / 2, class: "d-did-name" });
        letter.textContent = [...name][0]?.toUpperCase() ?? "";
        const flag = draw("circle", { cx: x, cy: y - high / 2, r: 9, class: "d-did-flag" });
        return draw("g", { class: now ? "did-now" : null, "data-by": id }, ...parts, ...(at === here.length - 1 ? [flag, letter] : []));
      });
    }));
  }

  /** @param {Item[]} items what would be drawn */
  ghost(items) {
    this.#layers.ghost.replaceChildren(
      ...items.flatMap((item) => drawn(item, this.#art?.texts ?? {}, "ghost")));
  }

  /**
   * @param {string} id
   * @param {string} name
   */
  name(id, name) {
    const button = this.#spots.get(id);
    if (button && button.getAttribute("aria-label") !== name) button.setAttribute("aria-label", name);
  }

  /**
   * Something beside a spot, inside the board: buttons or a reason. Nothing takes it away.
   * @param {string} id
   * @param {...Node} content
   */
  pop(id, ...content) {
    const art = /** @type {Art} */ (this.#art);
    this.#pop.hidden = content.length === 0;
    this.#pop.replaceChildren(...content);
    if (!content.length) return;
    const [x, y, , high] = art.spots[id];
    const { width, height } = art.board;
    // Below the spot, or above it where there is no room left on the board.
    const size = this.#sheet.clientHeight / height;
    const above = (y + high / 2 + 3) * size + this.#pop.offsetHeight > this.#sheet.clientHeight;
    this.#pop.classList.toggle("above", above);
    this.#pop.style.top = above ? "auto" : `${(100 * (y + high / 2 + 3)) / height}%`;
    this.#pop.style.bottom = above ? `${100 - (100 * (y - high / 2 - 3)) / height}%` : "auto";
    // Kept inside the board: moved by as much as it is too wide on one side.
    const half = (50 * this.#pop.offsetWidth) / this.#sheet.clientWidth;
    const left = Math.min(Math.max((100 * x) / width, half + 1), 99 - half);
    this.#pop.style.left = `${left}%`;
    if (this.zoom && this.zoom.level > 1) this.#pop.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** @param {string} [id] the spot that gets the focus; the current one if none is named */
  focusSpot(id = this.#current) {
    this.#here(id);
    this.#spots.get(id)?.focus();
  }

  get currentSpot() {
    return this.#current;
  }

  /** Whether the keyboard is on the board. */
  get hasFocus() {
    return this.contains(document.activeElement);
  }

  /** @param {string} id */
  #here(id) {
    this.#spots.get(this.#current)?.setAttribute("tabindex", "-1");
    this.#current = id;
    this.#spots.get(id)?.setAttribute("tabindex", "0");
  }

  #listen() {
    this.addEventListener("click", (event) => {
      const id = spotOf(event);
      if (!id) return;
      // When it was tapped: a busy page may hear of it much later.
      if (event.timeStamp - this.#swipedAt < CLICK_AFTER_MS) return;
      const near = this.#near(event);
      this.#here(near[0] ?? id);
      this.#tell("spot", { id: near[0] ?? id, near });
    });
    this.addEventListener("keydown", (event) => {
      const id = spotOf(event);
      if (!id || event.ctrlKey || event.metaKey || event.altKey) return;
      const to = this.#towards(id, event.key);
      if (to) this.focusSpot(to);
      else if (event.key === "Enter") this.#tell("spot-enter", { id });
      else return;
      event.preventDefault();
    });
    this.addEventListener("focusin", (event) => {
      const id = spotOf(event);
      if (id) this.#here(id);
    });
    this.addEventListener("wheel", (event) => {
      const id = spotOf(event);
      if (!id || !event.deltaY || event.ctrlKey) return;
      if (!this.#tell("spot-turn", { id, by: Math.sign(event.deltaY) })) event.preventDefault();
    }, { passive: false });
    this.addEventListener("contextmenu", (event) => {
      const id = spotOf(event);
      // A long press is no right click: it has a menu of its own.
      if (!id || !("pointerType" in event) || event.pointerType !== "mouse") return;
      if (!this.#tell("spot-turn", { id, by: -1 })) event.preventDefault();
    });
    this.#swipes();
  }

  #swipes() {
    let start = { x: 0, y: 0, id: "" };
    this.addEventListener("pointerdown", (event) => {
      start = { x: event.clientX, y: event.clientY, id: event.pointerType === "mouse" ? "" : spotOf(event) };
    });
    this.addEventListener("pointerup", (event) => {
      const dx = event.clientX - start.x;
      if (!start.id || Math.abs(dx) < SWIPE_PX || Math.abs(dx) < Math.abs(event.clientY - start.y)) return;
      this.#swipedAt = event.timeStamp;
      this.#tell("spot-turn", { id: start.id, by: Math.sign(dx) });
    });
  }

  /**
   * The spots of a map that a tap may mean, the nearest first: several if they lie close together. A mouse on one means
   * that one.
   * @param {MouseEvent} event
   * @returns {string[]}
   */
  #near(event) {
    const { spots = {}, outlines, board } = this.#art ?? {};
    if (!outlines || !board || !event.detail) return [];
    const box = this.#sheet.getBoundingClientRect();
    const unit = box.width / board.width;
    /** @type {{ id: string, far: number, off: number }[]} */
    const found = [];
    for (const [id, [x, y, wide, high, turn = 0]] of Object.entries(spots)) {
      const [dx, dy] = [event.clientX - box.left - x * unit, event.clientY - box.top - y * unit];
      const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      const [along, across] = [Math.abs(dx * cos + dy * sin), Math.abs(dy * cos - dx * sin)];
      const far = Math.hypot(Math.max(0, along - (wide * unit) / 2), Math.max(0, across - (high * unit) / 2));
      if (far <= REACH_PX) found.push({ id, far, off: across });
    }
    found.sort((a, b) => a.far - b.far || a.off - b.off);
    const sharp = "pointerType" in event && event.pointerType === "mouse" && found[0]?.far === 0;
    return found.filter(({ far }, at) => !at || (!sharp && far < found[0].far + APART_PX)).map(({ id }) => id);
  }

  /**
   * The nearest spot in the direction of a key.
   * @param {string} id
   * @param {string} key
   */
  #towards(id, key) {
    const spots = this.#art?.spots ?? {};
    const [x, y] = spots[id];
    const ids = Object.keys(spots);
    const inRow = ids.filter((other) => spots[other][1] === y);
    if (key === "Home") return inRow[0];
    if (key === "End") return inRow.at(-1);
    const step = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
    if (!step) return "";
    let best = id;
    let least = Infinity;
    for (const other of ids) {
      const along = (spots[other][0] - x) * step[0] + (spots[other][1] - y) * step[1];
      const across = Math.abs((spots[other][0] - x) * step[1]) + Math.abs((spots[other][1] - y) * step[0]);
      if (along > 0 && along + 2 * across < least) [best, least] = [other, along + 2 * across];
    }
    return best;
  }

  /**
   * @param {string} type
   * @param {object} detail
   * @returns {boolean} false if somebody took it
   */
  #tell(type, detail) {
    return this.dispatchEvent(new CustomEvent(type, { detail, cancelable: true }));
  }
}

/** @param {Event} event */
function spotOf(event) {
  const element = event.target instanceof Element ? event.target.closest("[data-spot]") : null;
  return element?.getAttribute("data-spot") ?? "";
}

customElements.define("sw-board", Board);
