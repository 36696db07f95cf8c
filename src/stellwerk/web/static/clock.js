// How long the round may still take.

import { fill } from "./dom.js";

/** Shown from now on, every second. @param {import("./table.js").Table} table */
export function beginClock(table) {
  setInterval(() => show(table), 1000);
}

/** @param {import("./table.js").Table} table */
function show({ look, words }) {
  const clock = document.querySelector("#clock");
  const { deadline, status } = look.info;
  if (!(clock instanceof HTMLElement)) return;
  clock.hidden = !deadline || status !== "running";
  if (!deadline) return;
  const left = Math.max(0, Math.round(deadline - Date.now() / 1000));
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor((left % 3600) / 60), left % 60];
  const time = hours ? `${hours} h ${minutes} min` : `${minutes}:${String(seconds).padStart(2, "0")}`;
  clock.textContent = fill(words.time_left, { time });
}
