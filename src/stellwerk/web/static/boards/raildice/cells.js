// Cells, sides and pieces of a tile, and how moves write them: "lay:1:34WE:joker" lays at end 1 into
// row 3, column 4 a piece from west to east. What a cell is called, and what is shown on it before
// anything is laid there. No rules.

import { draw, fill } from "../../dom.js";

/** @typedef {import("./hands").Hands} Hands */
/** @typedef {{ end: string, cell: string, from: string, to: string, die: string, move: string }} Way */

export const SIDES = "NESW";
/** @type {Record<string, [number, number]>} row and column */
const STEP = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };
/** @type {Record<string, number>} how the symbol of a piece is turned */
const TURNS = { NS: 0, EW: 1, NE: 0, ES: 1, SW: 2, NW: 3 };

/** "34" is E4. @param {string} cell */
export const spotOf = (cell) => String.fromCharCode(65 + Number(cell[1])) + (Number(cell[0]) + 1);
/** @param {string} spot */
export const cellOf = (spot) => `${Number(spot[1]) - 1}${spot.charCodeAt(0) - 65}`;
/** @param {string} side */
export const opposite = (side) => SIDES[(SIDES.indexOf(side) + 2) % 4];

/** The cell beside another, or nothing outside the tile. @param {string} cell @param {string} side */
export function beside(cell, side) {
  const [row, column] = [Number(cell[0]) + STEP[side][0], Number(cell[1]) + STEP[side][1]];
  return row < 0 || row > 6 || column < 0 || column > 6 ? "" : `${row}${column}`;
}

/** The side of a cell on which another lies. @param {string} cell @param {string} other */
export const sideTo = (cell, other) => [...SIDES].find((side) => beside(cell, side) === other) ?? "";

/** @param {string} from @param {string} to */
export function piece(from, to) {
  const sides = [...SIDES].filter((side) => side === from || side === to).join("");
  return { symbol: opposite(from) === to ? "straight" : "curve", turn: TURNS[sides] };
}

/** @param {string} move @returns {Way} */
export function read(move) {
  const [, end, where, die] = move.split(":");
  return { end, cell: where.slice(0, 2), from: where[2], to: where[3], die, move };
}

/** @param {Way} way */
export function pieceIcon({ from, to }) {
  const { symbol, turn } = piece(from, to);
  return icon(symbol, 64, turn);
}

/** @param {string} symbol @param {number} size @param {number} [turn] */
export function icon(symbol, size, turn = 0) {
  const half = size / 2;
  return draw("svg", { viewBox: `${-half} ${-half} ${size} ${size}`, "aria-hidden": "true", focusable: "false" },
    draw("use", { href: `#sym-${symbol}`, transform: turn ? `rotate(${90 * turn})` : null }));
}

/**
 * What a cell of a tile is called.
 * @param {Hands} hands
 * @param {number} at the tile
 * @param {string} cell
 * @param {string} end the one that points there, if any
 * @param {number} n so many things fit there
 */
export function nameOf({ view, words, names }, at, cell, end, n) {
  const { rows, pieces } = view.tiles[at];
  const spot = spotOf(cell);
  const terrain = names.terrain[rows[Number(cell[0])][Number(cell[1])]];
  const found = pieces[cell];
  if (found !== undefined) {
    const what = found ? fill(words.station, { company: names.company[found] }) : words.track;
    return fill(words.cell_laid, { cell: spot, what });
  }
  if (!end) return fill(words.cell, { cell: spot, terrain });
  const name = fill(words.cell_end, { cell: spot, terrain, end });
  return n ? `${name}, ${fill(words.fits, { n })}` : name;
}

/**
 * Pieces that would be laid, and arrows where pieces can lead; a joker that this costs is named.
 * @param {import("../../types").Art["spots"]} spots
 * @param {Way[]} ways
 * @param {Map<string, Way>} outs
 */
export function ghosts(spots, ways, outs) {
  const pieces = ways.map(({ cell, from, to }) => ({ ...piece(from, to), x: spots[spotOf(cell)][0], y: spots[spotOf(cell)][1] }));
  const arrows = [...outs].flatMap(([cell, { to, die }]) => {
    const [x, y] = spots[spotOf(cell)];
    const arrow = { symbol: "way", x, y, turn: SIDES.indexOf(to) };
    return die === "joker" ? [arrow, { symbol: "marker", x: x + 20, y: y + 20, scale: 0.75, text: "?" }] : [arrow];
  });
  return [...pieces, ...arrows];
}
