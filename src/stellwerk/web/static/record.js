// One's own record: every game that was finished in this browser, as figures. It is kept here alone,
// and what is written into a file holds no link and no token.

/** @typedef {{ id: string, at: number, game: string, kind: string, total: number, place: number, players: number, parts: Record<string, number>, day?: string, par?: number }} Entry
 *   kind: its options as they are spelt; day: of the roll of the day, if it was played on that day; par: of its dice, if it was known */

const KEY = "stellwerk.record";
const MOST = 5000;
const LONGEST = 200;
const FORGIVEN = 2; // days of a month that may be missed, as on the server
const DAY = 86_400_000;

/** @returns {Entry[]} the oldest first */
export function entries() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** @param {Entry[]} all @returns {boolean} whether they could be kept */
export function replace(all) {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(-MOST)));
    return true;
  } catch {
    return false; // full or switched off
  }
}

/** Note a finished game, once. @param {Entry} entry */
export function note(entry) {
  const all = entries();
  if (!all.some(({ id }) => id === entry.id)) replace([...all, entry]);
}

/** Note par of a game that was noted. @param {string} id @param {number} mean @returns {boolean} whether the game is known */
export function notePar(id, mean) {
  const all = entries();
  const entry = all.find((one) => one.id === id);
  if (!entry) return false;
  const par = Math.round(100 * mean) / 100;
  if (entry.par !== par) replace(all.map((one) => (one === entry ? { ...one, par } : one)));
  return true;
}

/** Add what is new; nothing that is there is changed. @param {Entry[]} others @returns {number} how many were added */
export function merge(others) {
  const all = entries();
  const known = new Set(all.map(({ id }) => id));
  // Where not all have room, one's own stay, and the newest of the others come in.
  const fresh = others.filter(({ id }) => !known.has(id) && known.add(id)).sort((a, b) => b.at - a.at)
    .slice(0, Math.max(0, MOST - all.length));
  return replace([...all, ...fresh].sort((a, b) => a.at - b.at)) ? fresh.length : 0;
}

/** As a file. */
export function written() {
  return JSON.stringify({ stellwerk_record: 1, games: entries() }, null, 1);
}

/** The games in a file, or nothing if it is none of ours. @param {string} text @returns {Entry[] | null} */
export function read(text) {
  try {
    const found = JSON.parse(text);
    const games = found?.stellwerk_record === 1 ? found.games : null;
    return Array.isArray(games) && games.length <= MOST && games.every(isEntry) ? games.map(bare) : null;
  } catch {
    return null;
  }
}

/** A name for a table that does not lead back to it. @param {string} text */
export function named(text) {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36);
}

/** Days in a row up to today, of which two a month may be missed. @param {string[]} played @param {string} today */
export function streak(played, today) {
  const days = new Set(played);
  const first = [...days].sort()[0] ?? today;
  /** @type {Record<string, number>} */
  const missed = {};
  let count = 0;
  let at = Date.parse(today) - (days.has(today) ? 0 : DAY);
  for (; dayOf(at) >= first; at -= DAY) {
    const day = dayOf(at);
    if (days.has(day)) count += 1;
    else if ((missed[day.slice(0, 7)] = (missed[day.slice(0, 7)] ?? 0) + 1) > FORGIVEN) break;
  }
  return count;
}

/** The day of a moment, which begins at midnight UTC. @param {number} at */
export function dayOf(at) {
  return new Date(at).toISOString().slice(0, 10);
}

/** Nothing but what belongs to an entry. @param {Entry} entry @returns {Entry} */
function bare({ id, at, game, kind, total, place, players, parts, day, par }) {
  return { id, at, game, kind, total, place, players, parts, ...(day ? { day } : {}), ...(par === undefined ? {} : { par }) };
}

/** @param {any} one */
function isEntry(one) {
  const text = (/** @type {unknown} */ value) => typeof value === "string" && value.length <= LONGEST;
  const whole = (/** @type {unknown} */ value) => Number.isSafeInteger(value) && Math.abs(Number(value)) < 8.64e15;
  return Boolean(one) && [one.id, one.game, one.kind].every(text) && [one.at, one.total, one.place, one.players].every(whole)
    && typeof one.parts === "object" && one.parts !== null && !Array.isArray(one.parts)
    && Object.keys(one.parts).length <= 50 && Object.entries(one.parts).every(([name, points]) => text(name) && whole(points))
    && (one.par === undefined || (Number.isFinite(one.par) && Math.abs(one.par) < 1e6))
    && (one.day === undefined || /^\d{4}-\d\d-\d\d$/.test(one.day));
}
