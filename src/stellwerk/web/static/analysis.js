// An analysis as it comes in: turn after turn is asked for and shown, with the curve of what was expected. Every turn keeps its
// own link.

import { draw, one, set } from "./dom.js";
import { page } from "./patience.js";

const WIDTH = 640;
const HEIGHT = 180;
const LEFT = 40;
const EDGE = 16;
const STEPS = [1, 2, 5, 10, 20]; // between two lines of the scale
const MANY = 20; // turns: then points are smaller

const turns = document.querySelectorAll(".turns li").length;
const note = one("#sum");
/** @type {Map<number, HTMLElement>} the turns that have come in */
const known = new Map();
/** @type {Map<number, Promise<HTMLElement | null>>} those that are on their way */
const asked = new Map();
/** @type {(number | undefined)[]} what was expected at the outset and after each turn */
const expected = [];
let wish = Number(one(".turn").dataset.number); // the turn to be shown

function list() {
  return one(".turns");
}

/** @param {number} number */
function address(number) {
  return one(`.turns li[data-turn="${number}"] a`).getAttribute("href") ?? "";
}

/**
 * Keep a turn, and tell of it in list and curve.
 * @param {HTMLElement} section
 */
function keep(section) {
  const number = Number(section.dataset.number);
  known.set(number, section);
  expected[number - 1] = Number(section.dataset.before);
  expected[number] = Number(section.dataset.after);
  const row = one(`.turns li[data-turn="${number}"]`);
  set(row, { "data-mark": section.dataset.mark || null, "data-known": true });
  one(".lost", row).textContent = section.dataset.lost ?? "";
  plot();
}

/** The curve of what is known so far. */
function plot() {
  const there = expected.flatMap((value, at) => (value === undefined ? [] : [{ value, at }]));
  const values = there.map((point) => point.value);
  const low = Math.floor(Math.min(...values)) - 1;
  const high = Math.ceil(Math.max(...values)) + 1;
  const step = STEPS.find((one) => 4 * one >= high - low) ?? 50;
  /** @param {number} at */
  const across = (at) => LEFT + ((WIDTH - LEFT - EDGE) * at) / turns;
  /** @param {number} value */
  const down = (value) => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (value - low)) / (high - low);
  const svg = draw("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": one("#curve").dataset.words });
  for (let line = Math.ceil(low / step) * step; line <= high; line += step) {
    svg.append(draw("path", { class: "rule", d: `M${LEFT} ${down(line)}H${WIDTH - EDGE}` }));
    const label = draw("text", { x: LEFT - 8, y: down(line), dy: ".35em" });
    label.textContent = String(line);
    svg.append(label);
  }
  for (const [place, point] of there.entries()) {
    const next = there[place + 1];
    if (next?.at === point.at + 1) {
      svg.append(draw("path", { class: "way", d: `M${across(point.at)} ${down(point.value)}L${across(next.at)} ${down(next.value)}` }));
    }
  }
  const small = turns > MANY ? 2.5 : 5;
  for (const { value, at } of there) {
    svg.append(draw("circle", { class: at === wish ? "here" : "point", cx: across(at), cy: down(value), r: at === wish ? small + 3 : small }));
  }
  one("#curve").replaceChildren(svg);
}

/** @param {string} text */
function say(text) {
  note.replaceChildren(Object.assign(document.createElement("p"), { textContent: text }));
}

/** How far it has come. @param {string} [more] */
function busy(more = "") {
  const told = (note.dataset.busy ?? "").replace("{done}", String(known.size)).replace("{of}", String(turns));
  say(`${told} ${more}`.trim());
}

/** A page, or nothing if the server refuses it. @param {string} url */
async function wanted(url) {
  const found = await page(url, note.dataset, busy);
  return found.ok ? found.page : null;
}

/** @param {number} number */
function turn(number) {
  const found = known.get(number);
  if (found) return Promise.resolve(found);
  const source = one(`.turns li[data-turn="${number}"]`).dataset.address ?? "";
  const coming = asked.get(number) ?? wanted(source).then((got) => {
    const section = /** @type {HTMLElement | null} */ (got?.querySelector(".turn") ?? null);
    if (section) keep(section);
    return section;
  });
  asked.set(number, coming);
  return coming;
}

/** @param {number} number */
async function show(number, push = true) {
  wish = number;
  if (!known.has(number)) set(one(".turn"), { "data-waiting": true });
  const section = await turn(number);
  if (wish !== number) return;
  if (!section) return;
  const focused = document.activeElement?.closest("[data-key]")?.getAttribute("data-key");
  one(".turn").replaceWith(section);
  for (const link of document.querySelectorAll(".turns a")) {
    set(link, { "aria-current": link.getAttribute("href") === address(number) ? "step" : null });
  }
  list().scrollTop = one(".turns a[aria-current]").offsetTop - list().offsetTop - list().clientHeight / 2;
  if (push) history.pushState(null, "", address(number));
  document.title = document.title.replace(/^.*? · /, `${one("h2", section).textContent} · `);
  plot();
  if (focused) /** @type {HTMLElement | null} */ (section.querySelector(`[data-key=${focused}]`))?.focus();
}

async function all() {
  busy();
  await show(wish, false);
  for (let number = 1; number <= turns; number += 1) {
    busy();
    if (!(await turn(number))) return say(note.dataset.failed ?? "");
  }
  busy();
  const sum = (await wanted(note.dataset.address ?? ""))?.querySelector("#sum");
  if (!sum) return say(note.dataset.failed ?? "");
  note.replaceChildren(...sum.childNodes);
  note.dataset.done = "";
}

/** @param {string | null | undefined} href */
function numberOf(href) {
  return Number(/\/(\d+)(?:\?|$)/.exec(href ?? "")?.[1]);
}

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest(".turns a, .steps a[href]") : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  show(numberOf(link.getAttribute("href")));
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const link = document.querySelector(`.turn [data-key=${CSS.escape(event.key)}][href]`);
  if (!link) return;
  event.preventDefault();
  show(numberOf(link.getAttribute("href")));
});

addEventListener("popstate", () => show(numberOf(location.pathname), false));
all();
