// Talking to the server. A post is repeated with its key until there is an answer; the server
// writes it once.

import { opened } from "./wire.js";

/** @typedef {import("./types").Problem} Problem */

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;

/** What the server answered when it would not. */
export class Refused extends Error {
  /** @param {Problem} problem */
  constructor(problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

export class Server {
  #base;
  #token;
  #seat;

  /**
   * @param {string} table
   * @param {number | null} seat which of this browser's seats is meant
   * @param {string | null} token for those who have no cookie
   */
  constructor(table, seat, token) {
    this.#base = `/api/tables/${encodeURIComponent(table)}`;
    this.#seat = seat;
    this.#token = token;
    /** @type {(up: boolean, why: string) => void} whether posts get through, and if not, why */
    this.onLine = () => {};
  }

  /**
   * @param {string} path
   * @param {Record<string, string | number>} [query]
   */
  url(path, query = {}) {
    const all = new URLSearchParams();
    if (this.#seat !== null) all.set("seat", String(this.#seat));
    all.set("lang", document.documentElement.lang);
    if (this.#token) all.set("token", this.#token);
    for (const [name, value] of Object.entries(query)) all.set(name, String(value));
    return `${this.#base}${path}?${all}`;
  }

  /**
   * @param {string} path
   * @param {Record<string, string | number>} [query]
   */
  async get(path, query = {}) {
    return answer(await fetch(this.url(path, query), { headers: this.#headers() }));
  }

  /**
   * @param {string} path
   * @param {object} body
   */
  async post(path, body) {
    const init = {
      method: "POST",
      headers: { ...this.#headers(), "Content-Type": "application/json" },
      body: JSON.stringify(body),
    };
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      let why = "";
      try {
        const response = await fetch(this.url(path), init);
        if (response.status < 500) {
          this.onLine(true, "");
          return answer(response);
        }
        why = (await response.json().catch(() => ({}))).detail ?? "";
      } catch (error) {
        if (!(error instanceof TypeError)) throw error; // fetch has no other way to say "no line"
      }
      this.onLine(false, why);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }

  /** @returns {Record<string, string>} */
  #headers() {
    /** @type {Record<string, string>} */
    const headers = { "Accept-Language": document.documentElement.lang };
    if (this.#token) headers.Authorization = `Bearer ${this.#token}`;
    return headers;
  }
}

/** @param {Response} response */
export async function answer(response) {
  const body = await response.json().catch(() => ({}));
  if (response.ok) return opened(body);
  throw new Refused({ detail: response.statusText, ...body, status: response.status });
}

/** A key no other post has. Not randomUUID: that one is missing where there is no HTTPS. */
export function newKey() {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
