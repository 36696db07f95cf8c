// Stepping through a replay without loading a whole page each time; every step keeps its own link.

const KEYS = "[data-key]";

/** @param {string} url */
async function go(url, push = true) {
  const response = await fetch(url);
  if (!response.ok) return location.assign(url);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const focused = document.activeElement?.closest(KEYS)?.getAttribute("data-key");
  for (const part of [".board-side", ".hand"]) {
    const next = page.querySelector(part);
    if (next) document.querySelector(part)?.replaceWith(next);
  }
  document.title = page.title;
  if (push) history.pushState(null, "", url);
  if (focused) /** @type {HTMLElement | null} */ (document.querySelector(`[data-key=${focused}]`))?.focus();
}

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("main a[href^='/replay/']") : null;
  const href = link?.getAttribute("href");
  if (!href || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(href);
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
  const href = document.querySelector(`[data-key=${CSS.escape(event.key)}]`)?.getAttribute("href");
  if (!href) return;
  event.preventDefault();
  go(href);
});

addEventListener("popstate", () => go(location.pathname + location.search, false));
