// The settings in the menu of every page, kept by this browser.

import { one } from "./dom.js";
import * as keep from "./keep.js";
import * as sound from "./sound.js";

/**
 * A switch of the page that this browser remembers.
 * @param {string} id
 * @param {boolean} value
 * @param {(on: boolean) => void} change
 */
function wire(id, value, change) {
  const box = /** @type {HTMLInputElement | null} */ (document.querySelector(`#${id}`));
  if (!box) return;
  box.checked = value;
  box.addEventListener("change", () => change(box.checked));
}

wire("wish-sound", sound.isOn(), sound.switchTo);
wire("wish-keys", keep.wish("keys", true), (on) => keep.setWish("keys", on));
const speed = /** @type {HTMLSelectElement | null} */ (document.querySelector("#wish-speed"));
if (speed) {
  speed.value = keep.choice("speed", "normal");
  speed.addEventListener("change", () => keep.setWish("speed", speed.value));
}
wire("wish-notify", keep.wish("notify", false), async (on) => {
  const may = on && "Notification" in window && (await Notification.requestPermission()) === "granted";
  keep.setWish("notify", may);
  /** @type {HTMLInputElement} */ (one("#wish-notify")).checked = may;
});
