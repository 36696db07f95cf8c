// Asking for what takes the server a while: again and again while it is busy, and where one stands meanwhile.

import { fill } from "./dom.js";

const LATER_MS = 4000; // until a busy server is asked again, if it does not say
const QUEUE_MS = 2000; // between two questions where one stands

/** @param {number} ms */
const pause = (ms) => new Promise((done) => window.setTimeout(done, ms));

/**
 * A page of ours, asked for until the server has time for it.
 * @param {string} url
 * @param {{ waits?: string, queue?: string }} words what is said while others come first
 * @param {(text: string) => void} say
 * @param {AbortSignal} [signal]
 * @returns {Promise<{ ok: boolean, page: Document }>}
 */
export async function page(url, words, say, signal) {
  let done = false;
  const timer = window.setInterval(async () => {
    const response = await fetch("/analysis/queue", { signal }).catch(() => null);
    const ahead = response?.ok ? (await response.json()).ahead : null;
    if (ahead && !done) say(fill(words.queue ?? "", { n: ahead }));
  }, QUEUE_MS);
  try {
    for (;;) {
      const response = await fetch(url, { signal });
      if (response.status !== 503 && response.status !== 429) {
        return { ok: response.ok, page: new DOMParser().parseFromString(await response.text(), "text/html") };
      }
      const seconds = Number(response.headers.get("retry-after")) || LATER_MS / 1000;
      say(fill(words.waits ?? "", { n: Math.ceil(seconds) }));
      await pause(1000 * seconds);
    }
  } finally {
    done = true;
    window.clearInterval(timer);
  }
}
