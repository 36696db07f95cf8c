// Bots that stand in for people: said to those who are back, and offered to the host for the others.

import { set } from "./dom.js";

/** @typedef {import("./types").Look} Look */

/**
 * @param {Look} look
 * @param {number | null} own
 */
export function showAbsence(look, own) {
  const running = look.info.status === "running";
  const banner = document.querySelector("#stand-in");
  if (banner && own !== null) set(banner, { hidden: !running || !look.info.seats[own].deputy });
  for (const form of document.querySelectorAll("[data-stand-in]")) {
    const { kind, deputy } = look.info.seats[Number(form.getAttribute("data-stand-in"))];
    set(form, { hidden: !running || kind !== "person" });
    for (const button of form.querySelectorAll("button")) {
      if (button.name) set(button, { hidden: (button.value === "person") !== Boolean(deputy) });
    }
  }
}
