// Par of a game that is over: told as soon as the server has found it, and noted in one's own record.

import { one } from "./dom.js";

const TRIES = 60;
const LATER_MS = 3000; // until the server is asked again, if it does not say
const line = one("#par");

/** @param {number} ms */
const pause = (ms) => new Promise((done) => window.setTimeout(done, ms));

/** @returns {Promise<import("./types").Par | null>} what the server has found; nothing, if it never does */
async function ask() {
  for (let left = TRIES; left; left -= 1) {
    const response = await fetch(line.dataset.address ?? "").catch(() => null);
    if (response?.status === 200) return response.json();
    if (response && response.status !== 202 && response.status !== 503 && response.status !== 429) return null;
    await pause(1000 * Number(response?.headers.get("retry-after")) || LATER_MS);
  }
  return null;
}

/** @param {import("./types").Par} found */
function tell(found) {
  line.textContent = found.words;
  const row = document.querySelector("#par-row");
  if (row) {
    row.removeAttribute("hidden");
    one("td", row).textContent = found.shown;
  }
  const shared = document.querySelector(".share-result");
  if (!shared || !found.share) return;
  /** @type {HTMLTextAreaElement} */ (one("textarea", shared)).value = found.share;
  one("[data-copy]", shared).setAttribute("data-copy", found.share);
}

/** The game may be noted a moment later than its par is known. @param {number} mean */
async function note(mean) {
  const { named, notePar } = await import("./record.js");
  const id = named(line.dataset.entry ?? "");
  for (let left = TRIES; left && !notePar(id, mean); left -= 1) await pause(LATER_MS / 6);
  line.dataset.noted = "";
}

async function begin() {
  let mean = Number(line.dataset.par ?? NaN);
  if (line.dataset.address) {
    const found = await ask();
    if (!found || found.mean === null) return void (line.hidden = true);
    tell(found);
    mean = found.mean;
  }
  if (line.dataset.entry) note(mean);
}

begin();
