// What this browser keeps: its games and a few wishes. Nothing of it is ever sent.

/** @typedef {{ id: string, seat: number | null, title: string, game: string, at: number, status: string, turn: boolean, round: number, rounds: number,
 *   others?: string[], waiting?: string[], place?: number, total?: number }} Kept what is not known of games from before is missing */

const NAME = "stellwerk.name";
const GAMES = "stellwerk.games";
const LESSONS = "stellwerk.lessons";
const FINISHED = "finished";
const MOST = 40;

/** @returns {Kept[]} the newest first */
export function games() {
  return read(GAMES, []);
}

/** Whether a game was ever played to its end here. */
export function experienced() {
  return wish(FINISHED, false) || games().some(finished);
}

/** @param {Kept} game */
function finished(game) {
  return game.status === "over" && game.seat !== null;
}

/** @param {Kept} game */
export function keep(game) {
  if (finished(game)) setWish(FINISHED, true);
  const others = games().filter((one) => one.id !== game.id);
  write(GAMES, [game, ...others].slice(0, MOST));
}

/**
 * What this browser keeps of a look besides whose it is.
 * @param {import("./types").Look} look
 * @param {(seat: number) => string} name
 */
export function stands({ info, scene, seat, legal, result, scores }, name) {
  const seats = info.seats.map((_, at) => at).filter((at) => info.seats[at].kind !== "open");
  return {
    status: info.status, turn: legal.length > 0, round: scene.round ?? 0, rounds: scene.rounds ?? 0,
    others: seats.filter((at) => at !== seat).map(name), waiting: info.waiting_for.map(name),
    place: result?.places[seat ?? 0], total: result ? scores[seat ?? 0].total : undefined,
  };
}

/** @param {Kept[]} all */
export function replace(all) {
  write(GAMES, all);
}

/** @param {string} id */
export function forget(id) {
  write(GAMES, games().filter((one) => one.id !== id));
}

/** How far this browser has come in a lesson, and whether it was ever at its end.
 * @typedef {{ done: number, steps: number, table: string, at: number, learned?: boolean }} Progress */

/** @returns {Record<string, Progress>} by game and lesson */
export function lessons() {
  return read(LESSONS, {});
}

/** @param {string} lesson @param {Progress} progress */
export function keepLesson(lesson, progress) {
  const all = lessons();
  const learned = all[lesson]?.learned || progress.done >= progress.steps;
  write(LESSONS, { ...all, [lesson]: { ...progress, learned } });
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
