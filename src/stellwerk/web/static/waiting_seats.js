// Seats of a table that has not begun: they fill up while people come.

import { one } from "./dom.js";

/** @param {import("./table.js").Table} table */
export function showSeats(table) {
  for (const [seat, info] of table.look.info.seats.entries()) {
    const row = document.querySelector(`[data-lobby="${seat}"]`);
    row?.toggleAttribute("data-taken", info.kind !== "open");
    if (row && info.kind !== "open") one(".who", row).textContent = table.name(seat);
  }
}
