// A few quiet tones, off until somebody wants them.

import { setWish, wish } from "./keep.js";

export function isOn() {
  return wish("sound", false);
}

/** @param {boolean} on */
export function switchTo(on) {
  setWish("sound", on);
  play("draw");
}

/** @param {import("./tones.js").Name} name */
export async function play(name) {
  if (isOn()) (await import("./tones.js")).play(name);
}
