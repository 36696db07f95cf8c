// One's own record, shown: how often, how well, the last twenty games, where the points come from.

import { data, draw, fill, make, number, one } from "./dom.js";
import * as record from "./record.js";

/** @typedef {import("./record.js").Entry} Entry */

/** @type {{ words: Record<string, string>, games: Record<string, { name: string, parts: Record<string, string>, options: Record<string, string> }> }} */
const page = data("page");
const { words, games } = page;
const LAST = 20;
const [WIDE, HIGH] = [400, 90];

/** @param {number[]} of */
const mean = (of) => of.reduce((sum, one) => sum + one, 0) / of.length;

/** How far from par, on average; nothing, if par of no game is known. @param {Entry[]} all */
function fromPar(all) {
  const apart = all.flatMap(({ total, par }) => (par === undefined ? [] : [total - par]));
  if (!apart.length) return [];
  const value = mean(apart);
  return [fact(words.par, `${value >= 0.05 ? "+" : ""}${rounded(value)}`, fill(words.par_of, { n: apart.length }))];
}

/** @param {number} value */
const rounded = (value) => (Math.round(10 * value) / 10).toLocaleString(document.documentElement.lang).replace("-", "−");

/** What was played, in words. @param {string} game @param {string} kind */
function kindWords(game, kind) {
  const known = games[game]?.options ?? {};
  return kind.split(" ").filter(Boolean).map((one) => known[one] ?? one).join(" · ");
}

/** The points of the last games as a line. @param {Entry[]} all */
function plot(all) {
  const points = all.slice(-LAST).map(({ total }) => total);
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const x = (/** @type {number} */ at) => (points.length > 1 ? 6 + ((WIDE - 12) * at) / (points.length - 1) : WIDE / 2);
  const y = (/** @type {number} */ total) => (most > least ? 6 + ((HIGH - 12) * (most - total)) / (most - least) : HIGH / 2);
  const label = fill(words.plot, { n: points.length, points: points.map(number).join(", ") });
  const middle = y(mean(points));
  return draw("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label": label, class: "trend" },
    draw("path", { class: "axis", d: `M0 ${middle}H${WIDE}` }),
    draw("polyline", { points: points.map((total, at) => `${x(at)},${y(total)}`).join(" ") }),
    ...points.map((total, at) => draw("circle", { cx: x(at), cy: y(total), r: at === points.length - 1 ? 6 : 3.5 })));
}

/** Where the points of the last game came from, beside the mean. @param {string} game @param {Entry[]} all */
function parts(game, all) {
  const last = all[all.length - 1];
  const rows = Object.keys(last.parts).map((part) => make("tr", {},
    make("th", { scope: "row", class: "part-name" }, games[game]?.parts[part] ?? part),
    make("td", { class: "figure" }, number(last.parts[part])),
    make("td", { class: "figure" }, rounded(mean(all.map((one) => one.parts[part] ?? 0))))));
  return make("table", { class: "ranking" },
    make("thead", {}, make("tr", {}, make("td"), make("th", { scope: "col", class: "figure" }, words.last), make("th", { scope: "col", class: "figure" }, words.mean))),
    make("tbody", {}, ...rows));
}

/** @param {string} name @param {string} value @param {string} [more] */
const fact = (name, value, more = "") => make("div", {}, make("dt", {}, name), make("dd", {}, value), ...(more ? [make("dd", { class: "small" }, more)] : []));

function show() {
  const all = record.entries();
  /** @type {Map<string, Entry[]>} */
  const groups = new Map();
  for (const entry of all) {
    const key = `${entry.game} ${entry.kind}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  const sorted = [...groups.values()].sort((a, b) => b.length - a.length);
  const days = all.flatMap(({ day }) => day ?? []);
  const today = record.dayOf(Date.now());
  one("#none").hidden = all.length > 0;
  one("#streak").textContent = days.length ? fill(words.streak, { n: record.streak(days, today) }) : "";
  one("#kinds").replaceChildren(...sorted.map((group) => {
    const { game, kind } = group[0];
    const totals = group.map(({ total }) => total);
    const won = group.filter(({ place, players }) => players > 1 && place === 1).length;
    const shared = group.some(({ players }) => players > 1);
    return make("section", { class: "day-card" },
      make("div", {}, make("h2", {}, games[game]?.name ?? game), make("p", { class: "small" }, kindWords(game, kind))),
      make("dl", { class: "facts-row" }, fact(words.played, number(group.length)), fact(words.best, number(Math.max(...totals))),
        fact(words.mean, rounded(mean(totals))), ...fromPar(group), ...(shared ? [fact(words.won, number(won))] : [])),
      ...(group.length > 1 ? [plot(group)] : []), parts(game, group)); // one point is no line
  }));
  for (const button of ["#export", "#delete"]) one(button).hidden = !all.length;
}

/** @param {string} text */
function say(text) {
  one("#said").textContent = text;
}

one("#export").addEventListener("click", () => {
  const address = URL.createObjectURL(new Blob([record.written()], { type: "application/json" }));
  make("a", { href: address, download: `stellwerk-${record.dayOf(Date.now())}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
});

const file = /** @type {HTMLInputElement} */ (one("#import"));
file.addEventListener("change", async () => {
  const given = file.files?.[0];
  if (!given) return;
  const found = given.size < 4e6 ? record.read(await given.text()) : null;
  say(found ? fill(words.imported, { n: record.merge(found) }) : words.refused);
  file.value = "";
  show();
});

one("#delete").addEventListener("click", () => {
  const before = record.entries();
  record.replace([]);
  const undo = make("button", { type: "button", class: "button" }, words.undo);
  undo.addEventListener("click", () => {
    record.merge(before);
    say("");
    show();
  });
  one("#said").replaceChildren(words.deleted, " ", undo);
  show();
});

show();
