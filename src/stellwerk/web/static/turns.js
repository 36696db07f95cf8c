// Lines of a history as people tell them: turn by turn, and what is alike in one breath.

/** @typedef {import("./types").Line} Line */

/**
 * Runs of lines of the same seat; what chance showed, and what happened to the table, belongs to the
 * run it fell into.
 * @template {Line} T
 * @param {T[]} lines
 * @returns {{ seat: number | undefined, lines: T[] }[]}
 */
export function runs(lines) {
  /** @type {{ seat: number | undefined, lines: T[] }[]} */
  const found = [];
  for (const line of lines) {
    const seat = line.control ? undefined : line.seat;
    const last = found[found.length - 1];
    if (last && (seat === undefined || last.seat === seat)) last.lines.push(line);
    else found.push({ seat, lines: [line] });
  }
  return found;
}

/**
 * The last run of every seat.
 * @template {Line} T
 * @param {T[]} lines
 * @returns {Map<number, T[]>}
 */
export function lastRuns(lines) {
  const found = new Map();
  for (const { seat, lines: own } of runs(lines)) {
    if (seat !== undefined) found.set(seat, own.filter((line) => line.seat === seat && !line.control));
  }
  return found;
}

/**
 * Several texts as one; what they begin with alike is said once: "rolled: 1", "rolled: 2".
 * @param {string[]} texts
 */
export function together(texts) {
  /** @type {string[]} */
  const said = [];
  let begun = "";
  for (const text of texts) {
    const [head] = text.split(": ", 1);
    const alike = head !== text && head === begun;
    if (alike) said[said.length - 1] += `, ${text.slice(head.length + 2)}`;
    else said.push(text);
    begun = head;
  }
  return said.join(", ");
}
