// What this browser keeps: its games and a few wishes. Nothing of it is ever sent.

/** @typedef {{ id: string, seat: number | null, title: string, game: string, at: number, status: string, turn: boolean, round: number, rounds: number }} Kept */

const NAME = "stellwerk.name";
const GAMES = "stellwerk.games";
const MOST = 40;

/** @returns {Kept[]} the newest first */
export function games() {
  return read(GAMES, []);
}

/** @param {Kept} game */
export function keep(game) {
  const others = games().filter((one) => one.id !== game.id);
  write(GAMES, [game, ...others].slice(0, MOST));
}

/** @param {Kept[]} all */
export function replace(all) {
  write(GAMES, all);
}

/** @param {string} id */
export function forget(id) {
  write(GAMES, games().filter((one) => one.id !== id));
}

/**
 * @param {string} name
 * @param {boolean} usual
 * @returns {boolean}
 */
export function wish(name, usual) {
  return read(`stellwerk.${name}`, usual);
}

/**
 * A wish with more answers than yes and no.
 * @param {string} name
 * @param {string} usual
 * @returns {string}
 */
export function choice(name, usual) {
  return read(`stellwerk.${name}`, usual);
}

/**
 * @param {string} name
 * @param {string | boolean} value
 */
export function setWish(name, value) {
  write(`stellwerk.${name}`, value);
}

/** The name its owner gave last. */
export function name() {
  return read(NAME, "");
}

/** @param {string} name */
export function setName(name) {
  write(NAME, name);
}

/**
 * @template T
 * @param {string} key
 * @param {T} usual
 * @returns {T}
 */
function read(key, usual) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? usual;
  } catch {
    return usual; // storage is switched off, or somebody wrote rubbish into it
  }
}

/**
 * @param {string} key
 * @param {unknown} value
 */
function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or switched off: the game goes on without memory.
  }
}
