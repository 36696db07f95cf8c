// What the server sends, opened: drawn things come packed as lists.

// A drawn thing is [symbol, x, y, id, turn, flip, scale, classes, text]; what is left out at the end
// says nothing, and no other list begins with a text and two numbers.
const FIELDS = ["symbol", "x", "y", "id", "turn", "flip", "scale", "classes", "text"];

/**
 * Data with its drawn things as objects.
 * @param {any} data
 * @returns {any}
 */
export function opened(data) {
  if (Array.isArray(data)) return isItem(data) ? item(data) : data.map(opened);
  if (data === null || typeof data !== "object") return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, opened(value)]));
}

/** @param {string} text JSON */
export const read = (text) => opened(JSON.parse(text));

/** @param {any[]} list */
const isItem = ([symbol, x, y]) => typeof symbol === "string" && typeof x === "number" && typeof y === "number";

/** @param {any[]} list */
function item(list) {
  /** @type {Record<string, any>} */
  const found = {};
  list.forEach((value, at) => {
    const name = FIELDS[at];
    if (value === "" || (at > 3 && value === 0) || (name === "scale" && value === 1)) return;
    found[name] = name === "classes" ? value.split(" ") : name === "flip" ? true : value;
  });
  return found;
}
