// The lessons there are: which of them this browser has learned, and where it goes on.

import { data, fill, one } from "./dom.js";
import * as keep from "./keep.js";

const DAY_MS = 24 * 3600 * 1000; // so long a lesson's table is kept after the last act

/** @type {{ words: Record<string, string> }} */
const { words } = data("page");
const learned = keep.lessons();

for (const row of document.querySelectorAll("[data-lesson]")) {
  const progress = learned[row.getAttribute("data-lesson") ?? ""];
  if (!progress) continue;
  const { done, steps, table, at, learned: whole } = progress;
  const state = one("[data-state]", row);
  state.hidden = false;
  state.textContent = whole ? `✓ ${words.done}` : fill(words.at, { n: done + 1, of: steps });
  const resume = /** @type {HTMLAnchorElement} */ (one("[data-resume]", row));
  if (done >= steps || !done) continue;
  resume.hidden = false;
  const form = one("form", row).getAttribute("action") ?? "";
  resume.href = Date.now() - at < DAY_MS ? `/t/${encodeURIComponent(table)}` : `${form}/${done + 1}`;
}
