// What a cell is called, and what is shown on it before anything is laid there.

import { fill } from "../../dom.js";
import { piece, SIDES, spotOf } from "./cells.js";

/** @typedef {import("./hands").Hands} Hands */
/** @typedef {import("./cells.js").Way} Way */

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
