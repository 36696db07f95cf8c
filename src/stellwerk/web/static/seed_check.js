// Whether the seed of a finished game is the one whose hash was shown before the first move.

/** @param {import("./types").Look} look */
export async function checkSeed({ seed, seed_hash: shown }) {
  const line = document.querySelector("#seed-ok");
  // Browsers give the means only to pages they call secure; the record's replay checks it too.
  if (!(line instanceof HTMLElement) || !seed || !crypto.subtle) return;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const hex = [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const good = hex === shown;
  line.textContent = `${good ? "✓" : "✕"} ${(good ? line.dataset.yes : line.dataset.no) ?? ""}`;
}
