// A room of dice: everybody sees a roll as soon as it is made, and a phone on the table stays awake.

import { fill, one } from "./dom.js";
import { LiveStream } from "./live_stream.js";
import { whenReleased } from "./pressed.js";
import { read } from "./wire.js";

/** @typedef {{ revision: number, round: number, shown: { words: string, things: string[] }[] }} Room */

const words = read(one("#page").textContent ?? "{}");
const told = one("#told");
const id = one("#room").dataset.room ?? "";

/** Put the room as the server shows it now into the page; what somebody is typing stays. */
async function renew() {
  const answer = await fetch(location.pathname, { headers: { accept: "text/html" } });
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  whenReleased(() => take(fresh));
}

/** @param {Document} page */
function take(page) {
  const room = one("#room");
  const fresh = page.querySelector("#room");
  if (!(fresh instanceof HTMLElement) || Number(fresh.dataset.revision) < Number(room.dataset.revision)) return;
  const typed = new Map([.../** @type {NodeListOf<HTMLInputElement>} */ (room.querySelectorAll("[name][id]"))].map((field) => [field.id, field.value]));
  const focused = document.activeElement?.id ?? "";
  const open = room.querySelector(".earlier")?.hasAttribute("open") ?? false;
  const rolled = fresh.dataset.round !== room.dataset.round;
  room.replaceChildren(...fresh.childNodes);
  for (const name of ["revision", "round"]) room.dataset[name] = fresh.dataset[name];
  room.toggleAttribute("data-fresh", rolled);
  room.querySelector(".earlier")?.toggleAttribute("open", open);
  for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (room.querySelectorAll("[name][id]"))) {
    field.value = typed.get(field.id) ?? field.value;
  }
  if (focused) document.getElementById(focused)?.focus();
  one("#seed").textContent = page.querySelector("#seed")?.textContent ?? "";
  if (!page.querySelector("#close")) document.querySelector("#close")?.remove();
  if (rolled) {
    const dice = [...room.querySelectorAll(".thrown li span")].map((die) => die.textContent).join(", ");
    told.textContent = fill(words.rolled, { n: room.dataset.round ?? "", dice });
  }
}

// A tap rolls without leaving the page; without a script the form does the same.
document.addEventListener("submit", async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!form.matches("[data-roll]")) return;
  event.preventDefault();
  const button = one("button", form);
  if (button.getAttribute("aria-disabled") === "true") return;
  button.setAttribute("aria-disabled", "true");
  try {
    const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const answer = await fetch(form.action, { method: "POST", body });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (answer.ok) take(page);
    else location.reload();
  } catch {
    button.removeAttribute("aria-disabled"); // the line is down, and says so
  }
});

/** @param {string} data */
function hear(data) {
  /** @type {Room} */ const room = read(data);
  if (room.revision > Number(one("#room").dataset.revision)) renew().catch(() => {});
}

/** The dice stay in sight while they lie in the middle of the table. */
async function stayAwake() {
  if (document.hidden || !("wakeLock" in navigator)) return;
  await navigator.wakeLock.request("screen").catch(() => {});
}

document.addEventListener("visibilitychange", stayAwake);
stayAwake();
new LiveStream(() => `/api/rolls/${id}/events?after=${one("#room").dataset.revision}`, { room: hear },
  (up) => { one("#line").hidden = up; }).begin();
