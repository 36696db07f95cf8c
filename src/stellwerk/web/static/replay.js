// Stepping through a replay without loading a whole page each time: by links, keys, a slider, or by itself. Every step keeps
// its own link.

import { one } from "./dom.js";

const KEYS = "[data-key]";
const PARTS = [".board-side", ".said", ".steps", ".marks", ".after-step"]; // of the page, that change with a step
const PLAY_MS = 1100; // from one step to the next

const slider = /** @type {HTMLInputElement} */ (one("#slider"));
const play = one("#play");
let wish = 0; // the number of the last wish: an answer to an earlier one is not shown any more
let timer = 0;

/** @param {string} url */
async function go(url, push = true) {
  const mine = ++wish;
  const response = await fetch(url);
  if (!response.ok) return location.assign(url);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  if (mine !== wish) return;
  const focused = document.activeElement?.closest(KEYS)?.getAttribute("data-key");
  for (const part of PARTS) {
    const next = page.querySelector(part);
    if (next) document.querySelector(part)?.replaceWith(next);
  }
  slider.value = one("#slider", page).getAttribute("value") ?? "0";
  document.title = page.title;
  if (push) history.pushState(null, "", url);
  if (focused) /** @type {HTMLElement | null} */ (document.querySelector(`[data-key=${focused}]`))?.focus();
}

/** @param {string} key the address to which a key leads now, if to any */
function address(key) {
  return document.querySelector(`[data-key=${CSS.escape(key)}]`)?.getAttribute("href") ?? "";
}

/** @param {boolean} on */
function run(on) {
  clearTimeout(timer);
  play.setAttribute("aria-pressed", String(on));
  play.toggleAttribute("data-done", on);
  if (on) timer = window.setTimeout(onwards, PLAY_MS);
}

async function onwards() {
  const next = address("ArrowRight");
  if (!next) return run(false);
  await go(next);
  if (play.hasAttribute("data-done")) run(Boolean(address("ArrowRight")));
}

one(".player").hidden = false;
play.addEventListener("click", async () => {
  const on = !play.hasAttribute("data-done");
  if (on && !address("ArrowRight")) await go(address("Home")); // from the end it begins again
  run(on);
});

slider.addEventListener("input", () => {
  run(false);
  go(`${slider.dataset.address}${slider.value}${location.search}`);
});

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("main a[href^='/replay/']") : null;
  const href = link?.getAttribute("href");
  if (!href || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  run(false);
  go(href);
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
  const href = address(event.key);
  if (!href) return;
  event.preventDefault();
  run(false);
  go(href);
});

addEventListener("popstate", () => go(location.pathname + location.search, false));
