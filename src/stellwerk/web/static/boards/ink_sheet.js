// Railroad Ink on a scoring sheet: how a drawing is written, and which way of drawing a route suits
// what lies around it. It is a first guess for the hand, no rule: every way can be drawn.

import { formOf, isDrawing, moveAt, spotOf as spotOfDrawing } from "./ink/moves.js";

export { formOf, moveAt as tokenAt };

/**
 * The space of a drawing; a mark beside the board ("v2": two villages were erased) lies in none.
 * @param {string} token
 */
export const spotOf = (token) => (isDrawing(token) ? spotOfDrawing(token) : token[0]);

/**
 * The building in a space.
 * @param {import("./ink/types").SheetScene} scene
 * @param {string} spot
 */
export const printed = (scene, spot) => scene.prints?.[spot] ?? "";

// North, east, south, west: the letter of the spot on that side, by column and row.
const SIDES = [[0, -1], [1, 0], [0, 1], [-1, 0]];

/**
 * How well a form goes into a spot: ends that meet count for it, ends that clash or end blindly
 * against it.
 * @param {string} spot
 * @param {string} form
 * @param {Map<string, string>} board
 * @param {Record<string, string>} edges the exits: what lies across the sides of a spot at the rim
 */
export function fit(spot, form, board, edges) {
  let sum = 0;
  SIDES.forEach(([dx, dy], side) => {
    const own = form[side];
    const other = `${String.fromCharCode(spot.charCodeAt(0) + dx)}${Number(spot[1]) + dy}`;
    const token = board.get(other);
    const rim = !/^[A-G][1-7]$/.test(other);
    const theirs = token ? formOf(token)[(side + 2) % 4] : rim ? edges[spot]?.[side] ?? "." : "";
    if (!theirs) return;
    if (own === "." || theirs === ".") sum -= own === theirs ? 0 : rim && own !== "." ? 0.5 : 1;
    else sum += own === theirs ? 2 : -4;
  });
  return sum;
}

// Of what does not only change its sides: a double curve, and a trail below a straight route.
const MIRRORED = /** @type {Record<string, string>} */ ({ w: "e", e: "w", p: "q", q: "p" });

/**
 * How the mirror image of a form may be written, the likelier first.
 * @param {string} form
 */
export function mirror(form) {
  const [north, east, south, west, flag] = form;
  return form ? [MIRRORED[flag] ?? flag, flag].map((own) => north + west + south + east + own) : [];
}
