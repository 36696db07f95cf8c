// The lobby: what others list appears by itself, and what is full is gone.

import { fill, one } from "./dom.js";
import { LiveStream } from "./live_stream.js";
import { whenReleased } from "./pressed.js";
import { read } from "./wire.js";

/** @typedef {{ version: string, tables: unknown[] }} Lobby */

const words = read(one("#page").textContent ?? "{}");

/** @param {Lobby} lobby */
async function renew(lobby) {
  const list = one("#lobby");
  if (list.dataset.version === lobby.version) return;
  const answer = await fetch("/lobby", { headers: { accept: "text/html" } });
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("#lobby");
  if (fresh instanceof HTMLElement) whenReleased(() => take(fresh, lobby.tables.length));
}

/** @param {HTMLElement} fresh @param {number} count of its tables */
function take(fresh, count) {
  const list = one("#lobby");
  const focused = document.activeElement?.closest("[data-listing]")?.getAttribute("data-listing");
  list.replaceChildren(...fresh.childNodes);
  list.dataset.version = fresh.dataset.version;
  const same = focused ? list.querySelector(`[data-listing="${CSS.escape(focused)}"] :is(a, button)`) : null;
  if (same instanceof HTMLElement) same.focus();
  one("#told").textContent = fill(words.changed, { n: count });
}

const heard = { lobby: (/** @type {string} */ data) => void renew(read(data)).catch(() => {}) };
new LiveStream(() => "/api/lobby/events", heard, (up) => { one("#line").hidden = up; }).begin();
