// The games of this browser as a list: against whom, whose turn it is, since when, and how it ended.

import { seatName } from "./bot_names.js";
import { data, fill, icon, list, make, one } from "./dom.js";
import * as keep from "./keep.js";

/** @typedef {import("./keep.js").Kept} Kept */
/** @typedef {import("./types").Look} Look */

/** @type {{ words: Record<string, string>, names: Record<string, string>, bots: Record<string, import("./bot_names.js").Bots> }} */
const page = data("page");
const ASKED = 8; // so many games are asked how they stand
/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [["day", 86_400_000], ["hour", 3_600_000], ["minute", 60_000]];

/** How a game stands, in words. @param {Kept} game */
function state({ status, turn, seat, round, rounds, waiting, place, total, others }) {
  const { words } = page;
  if (status === "open") return words.open;
  if (status === "over") {
    if (place === undefined || total === undefined) return words.over;
    if (!others?.length) return fill(words.scored, { n: total });
    return place === 1 ? fill(words.won, { n: total }) : fill(words.placed, { n: total, place });
  }
  const what = seat === null ? words.watching : turn ? words.your_turn
    : waiting?.length ? fill(words.turn_of, { names: list(waiting) }) : words.waiting;
  return rounds ? `${what} · ${fill(words.round_of, { n: round, of: rounds })}` : what;
}

/** @param {number} at */
function when(at) {
  const ago = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
  const passed = Date.now() - at;
  const [unit, length] = UNITS.find(([, one]) => passed >= one) ?? UNITS[2];
  return ago.format(-Math.floor(passed / length), unit);
}

/** @param {Look["info"]} info @param {number} seat */
function nameOf({ game, seats }, seat) {
  return seatName(seats, seat, page.bots[game] ?? {}, page.words);
}

/** How a running game stands now. @param {Kept} game */
async function ask(game) {
  const seat = game.seat === null ? "" : `?seat=${game.seat}`;
  const response = await fetch(`/api/tables/${encodeURIComponent(game.id)}${seat}`);
  if (response.status === 404) return keep.forget(game.id);
  if (!response.ok) return;
  /** @type {Look} */
  const look = await response.json();
  const all = keep.games();
  const mine = all.find((one) => one.id === game.id);
  if (!mine) return;
  Object.assign(mine, keep.stands(look, (at) => nameOf(look.info, at)));
  keep.replace(all);
}

/**
 * Show the games that are wanted, and then again as they stand now.
 * @param {(game: Kept) => boolean} wanted
 * @param {boolean} replay whether a click leads to the replay
 */
export function listGames(wanted, replay) {
  const { words, names } = page;
  const rank = (/** @type {Kept} */ { status, turn }) => (status === "over" ? 2 : turn ? 0 : 1);
  const show = () => {
    const games = keep.games().filter(wanted).sort((a, b) => rank(a) - rank(b) || b.at - a.at);
    one("#mine-section").hidden = !games.length;
    one("#games").replaceChildren(...games.map((game) => {
      const title = game.title || names[game.game] || game.game;
      const again = `/replay/${encodeURIComponent(game.id)}/0`;
      const shut = make("button", { type: "button", class: "round-button", "aria-label": `${words.forget}: ${title}`, title: words.forget }, icon("close"));
      shut.addEventListener("click", () => {
        keep.forget(game.id);
        show();
      });
      const there = `/t/${encodeURIComponent(game.id)}${game.seat ? `?seat=${game.seat}` : ""}`;
      const against = game.others?.length ? fill(words.with, { names: list(game.others) }) : game.others ? words.alone : "";
      const more = game.status === "over" && !replay ? [make("a", { class: "more", href: again }, words.replay)] : [];
      return make("li", { "data-turn": game.turn && game.status === "running" },
        make("a", { href: replay ? again : there }, make("b", {}, title),
          make("span", {}, [names[game.game] === title ? "" : names[game.game], against].filter(Boolean).join(" · ")),
          make("span", { class: "stands" }, state(game)), make("span", {}, when(game.at))), ...more, shut);
    }));
  };
  show();
  const running = keep.games().filter((game) => game.status !== "over").slice(0, ASKED);
  Promise.allSettled(running.map(ask)).then(show);
}
