// The home page: the games of this browser.

import { data, fill, icon, make, one } from "./dom.js";
import * as keep from "./keep.js";

/** @typedef {import("./keep.js").Kept} Kept */

/** @type {{ words: Record<string, string>, names: Record<string, string> }} */
const page = data("page");
const ASKED = 8; // so many games are asked how they stand

/** @param {Kept} game */
function state({ status, turn, seat, round, rounds }) {
  const { words } = page;
  if (status === "over") return words.over;
  if (status === "open") return words.open;
  const what = seat === null ? words.watching : turn ? words.your_turn : words.waiting;
  return rounds ? `${what} · ${fill(words.round_of, { n: round, of: rounds })}` : what;
}

function show() {
  const entries = keep.games().map((game) => {
    const shut = make("button", { type: "button", class: "round-button", "aria-label": `${page.words.forget}: ${game.title || page.names[game.game]}`, title: page.words.forget }, icon("close"));
    shut.addEventListener("click", () => {
      keep.forget(game.id);
      show();
    });
    const query = game.seat ? `?seat=${game.seat}` : "";
    return make("li", { "data-turn": game.turn && game.status === "running" },
      make("a", { href: `/t/${encodeURIComponent(game.id)}${query}` },
        make("b", {}, game.title || page.names[game.game] || game.game), make("span", {}, state(game))), shut);
  });
  one("#games").replaceChildren(...entries);
}

/** How a running game stands now. @param {Kept} game */
async function ask(game) {
  const seat = game.seat === null ? "" : `?seat=${game.seat}`;
  const response = await fetch(`/api/tables/${encodeURIComponent(game.id)}${seat}`);
  if (response.status === 404) return keep.forget(game.id);
  if (!response.ok) return;
  /** @type {import("./types").Look} */
  const look = await response.json();
  const { status } = look.info;
  const kept = keep.games();
  const mine = kept.find((one) => one.id === game.id);
  if (!mine) return;
  Object.assign(mine, { status, turn: look.legal.length > 0, round: look.scene.round ?? 0, rounds: look.scene.rounds ?? 0 });
  keep.replace(kept);
}

show();
const running = keep.games().filter((game) => game.status !== "over").slice(0, ASKED);
Promise.allSettled(running.map(ask)).then(show);
