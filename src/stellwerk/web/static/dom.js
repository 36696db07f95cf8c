// Small helpers for elements. Style never comes as an attribute: the page's policy forbids it.

import { read } from "./wire.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * The element that must be there.
 * @template {Element} [T=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {T}
 */
export function one(selector, within = document) {
  const found = within.querySelector(selector);
  if (!found) throw new Error(`nothing here is ${selector}`);
  return /** @type {T} */ (/** @type {unknown} */ (found));
}

/**
 * A new element with attributes (true: present, false or null: absent) and children.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | number | boolean | null | undefined>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  set(element, attributes);
  element.append(...children);
  return element;
}

/**
 * @param {string} tag
 * @param {Record<string, string | number | boolean | null | undefined>} [attributes]
 * @param {...Node} children
 * @returns {SVGElement}
 */
export function draw(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  set(element, attributes);
  element.append(...children);
  return element;
}

/**
 * @param {Element} element
 * @param {Record<string, string | number | boolean | null | undefined>} attributes
 */
export function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
}

/**
 * An icon of the page's sheet.
 * @param {string} name
 */
export function icon(name) {
  return draw("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
    draw("use", { href: `#i-${name}` }));
}

/**
 * Data the server put into the page.
 * @template T
 * @param {string} id
 * @returns {T}
 */
export function data(id) {
  return read(one(`#${id}`).textContent ?? "null");
}

/**
 * A text with its gaps filled: fill("Runde {n}", { n: 3 }). One that reads otherwise for no, one or more things comes in
 * three forms, for the gap n to choose from.
 * @param {string} text
 * @param {Record<string, string | number>} gaps
 */
export function fill(text, gaps) {
  const forms = text.split("\x1f");
  const form = forms.length > 1 ? forms[Math.min(Number(gaps.n), 2)] : text;
  return (form ?? forms[2]).replace(/\{(\w+)\}/g, (whole, name) => {
    const given = gaps[name] ?? whole;
    return typeof given === "number" ? number(given) : given;
  });
}

/**
 * A reason whose rule is a link to where the rules of the game tell it: "… (XY-7)."
 * @param {string} text
 * @returns {(Node | string)[]}
 */
export function cited(text) {
  const game = document.querySelector("[data-game]")?.getAttribute("data-game");
  if (!game) return [text];
  return text.split(/\(([A-Z]+-\d+)\)/).flatMap((part, at) => (at % 2 === 0 ? part
    : ["(", make("a", { href: `/rules/${game}#${part}`, target: "_blank" }, part), ")"]));
}

/** @param {number} points */
export function number(points) {
  return String(points).replace("-", "−");
}

/**
 * Names as people list them: "Ada, Ben und Cem".
 * @param {string[]} names
 */
export function list(names) {
  return new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" }).format(names);
}
