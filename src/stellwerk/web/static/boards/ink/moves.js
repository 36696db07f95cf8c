// How moves are written: a drawing is row, column, form ("03S.R.-" is the space D1 with the form
// "S.R.-"); decisions are words ("strike:up", "pair:2", "end").

export const END = "end";

/** @param {string} move */
export const isDrawing = (move) => /^\d\d/.test(move);

/** @param {string} move */
export const spotOf = (move) => String.fromCharCode(65 + Number(move[1])) + (Number(move[0]) + 1);

/** @param {string} move */
export const formOf = (move) => move.slice(2, 7);

/** @param {string} spot @param {string} form */
export const moveAt = (spot, form) => `${Number(spot[1]) - 1}${spot.charCodeAt(0) - 65}${form}`;

/**
 * The order in which the ways to draw a face are offered.
 * @param {import("../../types").Art["forms"][string] | undefined} form
 */
export const rank = (form) => (form ? (form[2] ? 4 : 0) + form[1] : 0);
