// What lies beside the map: the row and the deck, one's cards and tickets, the reckoning at the end.

import { fill, icon, make, number } from "../dom.js";

/** @typedef {import("../types").Item} Item */
/** @typedef {import("../table.js").Table} Table */
/** @typedef {import("./maerklin.js").Hand} Hand */
/** @typedef {{ id: string, a: string, b: string, value: number, kind: string, done: boolean, missing?: number | null, way?: string[] }} Ticket */

const CARD = [44, 60];
const DECK_KEY = 6;

/** @param {Hand} hand @param {string} kind */
export function card(hand, kind) {
  return hand.picture(CARD[0], CARD[1], [{ symbol: `card-${kind}`, x: CARD[0] / 2, y: CARD[1] / 2 }]);
}

/**
 * The open cards and the deck.
 * @param {Hand} hand
 * @param {Table} table
 */
export function row(hand, table) {
  const { words } = table.art;
  return make("section", { class: "tray mk-row" },
    make("div", {}, make("h2", {}, words.row), make("div", { class: "things" }, ...openCards(hand, table))),
    make("div", {}, make("h2", {}, words.deck_title), make("div", { class: "things" }, deck(hand, table))));
}

/**
 * One's own cards by colour: each kind has its place, whether one has such cards or not.
 * @param {Hand} hand
 * @param {Table} table
 * @param {string} colour the one that is looked at
 * @returns {HTMLElement[]}
 */
export function hand(hand, table, colour) {
  const { own } = hand;
  if (!own?.hand) return [];
  /** @type {string[]} */
  const kinds = /** @type {any} */ (table.art).kinds;
  const stacks = kinds.map((kind) => (own.hand[kind] ? stack(hand, table, kind, own.hand[kind], colour)
    : make("span", { class: "thing card-thing none", "aria-hidden": "true" }, card(hand, kind))));
  return [make("section", { class: "tray mk-hand" },
    make("h2", {}, fill(table.art.words.hand, { n: own.cards })), me(hand, table), make("div", { class: "things" }, ...stacks))];
}

/** @param {Hand} hand @param {Table} table */
function openCards(hand, table) {
  const { art, look, seat } = table;
  return look.scene.trays[0].things.map((thing, at) => {
    const move = hand.of("take").find(({ targets }) => targets[0] === `row:${at + 1}`);
    const name = fill(art.words.row_card, { n: at + 1, card: art.faces[thing.id] });
    const button = make("button", {
      class: "thing card-thing", type: "button", "data-key": `row${at}`, "data-target": `row:${at + 1}`, "aria-label": name, title: name,
      "aria-disabled": move ? null : "true", "data-can": Boolean(move), "data-used": thing.used,
    }, card(hand, thing.symbol.slice(5)), seat === null ? "" : make("kbd", { "aria-hidden": "true" }, String(at + 1)));
    button.addEventListener("click", () => (move ? hand.play(move) : refuse(table, `take:${at + 1}.${thing.id.slice(5)}`)));
    return button;
  });
}

/** @param {Hand} hand @param {Table} table */
function deck(hand, table) {
  const { words } = table.art;
  const [move] = hand.of("blind");
  const name = hand.view.deck ? fill(words.deck, { n: hand.view.deck }) : words.deck_empty;
  const button = make("button", {
    class: "thing card-thing deck", type: "button", "data-key": "deck", "data-target": "deck", "aria-label": name, title: name,
    "aria-disabled": move ? null : "true", "data-can": Boolean(move), "data-used": !hand.view.deck,
  }, card(hand, hand.view.deck ? "back" : "none"), make("b", { "aria-hidden": "true" }, String(hand.view.deck)),
  table.seat === null ? "" : make("kbd", { "aria-hidden": "true" }, String(DECK_KEY)));
  button.addEventListener("click", () => (move ? hand.play(move) : refuse(table, "blind")));
  return button;
}

/** Say why a card cannot be taken. @param {Table} table @param {string} move */
async function refuse(table, move) {
  if (!table.mayAct || table.pending.length) return;
  const why = await table.why(move);
  if (why) table.toast(why);
}

/**
 * @param {Hand} hand
 * @param {Table} table
 * @param {string} kind
 * @param {number} count
 * @param {string} colour
 */
function stack(hand, table, kind, count, colour) {
  const { art } = table;
  const face = art.faces[`card:${kind}`];
  const name = fill(art.words.cards_of, { card: face, n: count });
  const button = make("button", {
    class: "thing card-thing stack", type: "button", "data-key": `hand-${kind}`, "aria-pressed": String(kind === colour),
    "aria-label": name, title: fill(art.words.show_colour, { card: face }),
  }, card(hand, kind), make("b", { "aria-hidden": "true" }, `${count}`));
  button.addEventListener("click", () => hand.look(kind));
  return button;
}

/** One's sign, trains and passengers. @param {Hand} hand @param {Table} table */
function me(hand, table) {
  const { words } = table.art;
  const own = /** @type {any} */ (hand.own);
  const seat = /** @type {number} */ (table.seat);
  const sign = hand.picture(26, 26, [{ symbol: `badge-${seat + 1}`, x: 13, y: 13 }]);
  const folk = Object.entries(own.folk ?? {}).filter(([, n]) => n).map(([colour, n]) =>
    said(table, "folk_what", { class: "folk", title: table.art.faces[`card:${colour}`] }, hand.picture(34, 34, [{ symbol: `folk-${colour}`, x: 17, y: 17 }]), String(n)));
  const travel = own.supply + own.board.length + own.gone
    ? fill(words.passengers, { supply: own.supply, board: own.board.length }) : "";
  return make("p", { class: "mk-me" }, make("span", { class: "badge", title: words.sign }, sign),
    make("b", {}, fill(words.trains, { n: own.trains })), travel ? said(table, "passengers_what", {}, travel) : "", ...folk);
}

/** Something that says what it is for when it is tapped. @param {Table} table @param {string} key @param {Record<string, string>} given @param {...(string | Element)} parts */
function said(table, key, given, ...parts) {
  const button = make("button", { type: "button", ...given }, ...parts);
  button.addEventListener("click", () => table.toast(table.art.words[key]));
  return button;
}

/**
 * One's tickets, each with what is missing.
 * @param {Hand} hand
 * @param {Table} table
 * @param {string} shown the one whose way is shown
 * @returns {HTMLElement[]}
 */
export function tickets(hand, table, shown) {
  if (!hand.own) return [];
  const { words } = table.art;
  /** @type {Ticket[]} */
  const own = hand.scene.tickets;
  const lines = own.map((ticket) => {
    const button = make("button", { class: "mk-ticket", type: "button", "data-key": ticket.id, "aria-pressed": String(shown === ticket.id) },
      ...ticketLine(hand, table, ticket));
    button.addEventListener("click", () => hand.point(ticket.id));
    return make("li", {}, button);
  });
  return [make("section", { class: "tray mk-tickets" }, make("h2", {}, fill(words.tickets, { n: own.length })),
    make("ul", {}, ...lines), shown && own.some(({ id }) => id === shown) ? make("p", { class: "small" }, words.way_shown) : "")];
}

/**
 * Places, value, and how far it is.
 * @param {Hand} hand
 * @param {Table} table
 * @param {Ticket} ticket
 * @param {string} [kind_name] whether it is a long or a short one, where that matters
 */
export function ticketLine(hand, table, { a, b, value, kind, done, missing }, kind_name = "") {
  const { words } = table.art;
  const state = done ? words.connected : missing === null || missing === undefined ? words.blocked : fill(words.missing, { n: missing });
  return [make("b", { class: "value", "data-kind": kind }, String(value)), make("span", { class: "ends" }, `${hand.name(a)} – ${hand.name(b)}`),
    make("span", { class: "state", "data-is": done ? "done" : missing === null ? "blocked" : "open" }, done ? icon("check") : "", kind_name ? `${kind_name}, ${state}` : state)];
}

/**
 * The end: ticket by ticket, player by player, the winner first.
 * @param {Hand} hand
 * @param {Table} table
 * @returns {HTMLElement[]}
 */
export function reckoning(hand, table) {
  const { words } = table.art;
  const places = table.look.result?.places ?? [];
  const seats = places.map((_, seat) => seat).sort((one, other) => places[one] - places[other]);
  const rows = seats.map((seat) => {
    /** @type {Ticket[]} */
    const own = hand.view.seats[seat].tickets ?? [];
    const sign = hand.picture(26, 26, [{ symbol: `badge-${seat + 1}`, x: 13, y: 13 }]);
    const lines = [...own].sort((one, other) => Number(other.done) - Number(one.done) || other.value - one.value).map((ticket) =>
      make("li", { "data-is": ticket.done ? "done" : "failed" },
        make("span", { class: "ends" }, `${hand.name(ticket.a)} – ${hand.name(ticket.b)}`),
        make("span", { class: "state" }, icon(ticket.done ? "check" : "close"), ticket.done ? words.connected : words.failed),
        make("b", {}, ticket.done ? `+${ticket.value}` : number(-ticket.value))));
    const bonus = table.score(seat).parts.find(({ key }) => key === "most_tickets")?.points;
    if (bonus) lines.push(make("li", { class: "bonus" }, fill(words.bonus, { n: bonus })));
    return make("section", {}, make("h3", {}, sign, table.name(seat)), make("ul", {}, ...(lines.length ? lines : [make("li", {}, words.tickets_none)])));
  });
  return [make("h2", {}, words.reckoning), make("div", { class: "mk-reckoning" }, ...rows)];
}
