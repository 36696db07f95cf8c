// Draw lists made visible: one <use> of the page's symbols for each item. No artwork lives here.

import { draw } from "./dom.js";

/** @typedef {import("./types").Item} Item */

// Items of the server and of the page have their fields in different order.
const FIELDS = ["symbol", "x", "y", "turn", "flip", "scale", "classes", "id", "text"];

/**
 * A text that is the same for the same items.
 * @param {Item | Item[]} items
 */
export const keyOf = (items) => JSON.stringify(items, FIELDS);

/**
 * The elements of one item.
 * @param {Item} item
 * @param {Record<string, string>} texts the class of the text of a symbol that has one
 * @param {string} [more] further classes
 * @returns {SVGElement[]}
 */
export function drawn(item, texts, more = "") {
  const classes = [...(item.classes ?? []).map((name) => `d-${name}`), more].join(" ").trim();
  const parts = [];
  if (item.symbol) {
    parts.push(draw("use", {
      href: `#sym-${item.symbol}`,
      transform: transform(item),
      class: classes || null,
      "data-id": item.id ?? null,
    }));
  }
  if (item.text) {
    const look = item.symbol ? `d-${texts[item.symbol]} ${more}` : classes;
    const text = draw("text", {
      transform: transform({ x: item.x, y: item.y, scale: item.scale }),
      dy: ".35em",
      class: look.trim(),
    });
    text.textContent = item.text;
    parts.push(text);
  }
  return parts;
}

/** @param {Item} item */
function transform(item) {
  const { x, y, turn = 0, flip = false, scale = 1 } = item;
  return `translate(${x} ${y})`
    + (turn ? `rotate(${90 * turn})` : "")
    + (flip ? `scale(${-scale} ${scale})` : scale === 1 ? "" : `scale(${scale})`);
}

/**
 * A picture to look at, hidden from screen readers: its meaning is said beside it.
 * @param {{ width: number, height: number }} size
 * @param {Item[]} items
 * @param {Record<string, string>} texts
 */
export function picture(size, items, texts) {
  return draw("svg",
    { viewBox: `0 0 ${size.width} ${size.height}`, "aria-hidden": "true", focusable: "false" },
    ...items.flatMap((item) => drawn(item, texts)));
}

/**
 * One symbol alone, as on a die.
 * @param {string} symbol
 * @param {number} [size]
 */
export function symbol(symbol, size = 64) {
  const half = size / 2;
  return draw("svg",
    { viewBox: `${-half} ${-half} ${size} ${size}`, "aria-hidden": "true", focusable: "false" },
    draw("use", { href: `#sym-${symbol}` }));
}
