// What moves are called and what they touch. It never changes under a version of the rules, so each is
// asked for once.

import { answer } from "./server.js";

/** @typedef {import("./types").Move} Told */
/** @typedef {Told & { move: string }} Move */
/** @typedef {import("./types").Line} Line */

const AT_ONCE = 100; // more would make an address too long

export class MoveWords {
  #address;
  /** @type {Map<string, Move>} */ #known = new Map();
  /** @type {Map<string, Promise<void>>} */ #asked = new Map();

  /**
   * @param {string} game
   * @param {string} rules the name under which its moves are told
   */
  constructor(game, rules) {
    this.#address = `/api/games/${game}/moves?rules=${rules}&lang=${document.documentElement.lang}`;
  }

  /**
   * What is known of these moves, and which are to be asked for.
   * @param {string[]} moves
   */
  of(moves) {
    const known = moves.flatMap((move) => this.#known.get(move) ?? []);
    const missing = moves.filter((move) => !this.#known.has(move) && !this.#asked.has(move));
    return { known, missing };
  }

  /** @param {string[]} moves */
  async ask(moves) {
    for (let from = 0; from < moves.length; from += AT_ONCE) {
      const some = moves.slice(from, from + AT_ONCE);
      const asked = this.#ask(some).finally(() => some.forEach((move) => this.#asked.delete(move)));
      for (const move of some) this.#asked.set(move, asked);
      await asked;
    }
  }

  /**
   * Lines of a history, all of them in words.
   * @param {Line[]} lines
   * @returns {Promise<(Line & { words: string })[]>}
   */
  async tell(lines) {
    await this.learn(lines.filter(({ words }) => !words));
    return this.told(lines);
  }

  /** Know the moves of these lines, as far as they are to be had. @param {Line[]} lines */
  async learn(lines) {
    const moves = [...new Set(lines.flatMap(({ move }) => move ?? []))];
    await Promise.allSettled([...moves.flatMap((move) => this.#asked.get(move) ?? []), this.ask(this.of(moves).missing)]);
  }

  /** The same as far as is known now: what was done, in the past tense. @param {Line[]} lines */
  told(lines) {
    return lines.map((line) => ({ ...line, words: line.words ?? this.#known.get(line.move ?? "")?.did ?? line.move ?? "" }));
  }

  /** What a move touches, as far as is known now. @param {string | undefined} move */
  targets(move) {
    return this.#known.get(move ?? "")?.targets ?? [];
  }

  /** @param {string[]} moves */
  async #ask(moves) {
    const query = moves.map((move) => `&move=${encodeURIComponent(move)}`).join("");
    /** @type {Told[]} */
    const told = await fetch(this.#address + query).then(answer);
    moves.forEach((move, at) => this.#known.set(move, { move, ...told[at] }));
  }
}
