// The dialogs of a table, first of all the help with its list of keys.

import { one } from "./dom.js";

export const Help = {
  open() {
    const dialog = /** @type {HTMLDialogElement} */ (one("#help"));
    if (!dialog.open) dialog.showModal();
  },
};

for (const button of document.querySelectorAll("[data-opens]")) {
  button.addEventListener("click", async () => {
    button.closest("details")?.removeAttribute("open");
    /** @type {HTMLDialogElement} */ (one(`#${button.getAttribute("data-opens")}`)).showModal();
    const needed = button.getAttribute("data-needs"); // a script of this dialog alone
    if (needed) (await import(needed)).opened();
  });
}
for (const dialog of document.querySelectorAll("dialog")) {
  dialog.addEventListener("click", (event) => {
    const shut = event.target instanceof Element && (event.target === dialog || event.target.closest("[data-shut]"));
    if (shut) dialog.close();
  });
}
