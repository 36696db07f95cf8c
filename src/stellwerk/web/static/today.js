// How long until the next roll of the day, and when that is by the reader's own clock.

import { fill, one } from "./dom.js";

const line = document.querySelector("#next");

if (line instanceof HTMLElement) {
  const until = 1000 * Number(line.dataset.until);
  const left = one("b", line);
  const at = one("[data-at]", line);
  const clock = new Date(until).toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
  at.textContent = fill(at.dataset.at ?? "", { time: clock });
  line.hidden = false;
  const show = () => {
    const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
    const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    left.textContent = parts.map((part) => String(part).padStart(2, "0")).join(":");
    one("a", line).hidden = seconds > 0;
    if (seconds > 0) setTimeout(show, 1000);
  };
  show();
}
