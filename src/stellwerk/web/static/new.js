// The new-table page: only rows that are needed, and a name only where one is asked for.

const rows = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#seats .seat-row"))];

function tidy() {
  let free = true;
  for (const row of rows) {
    const select = /** @type {HTMLSelectElement} */ (row.querySelector("select"));
    const name = /** @type {HTMLInputElement} */ (row.querySelector("input"));
    name.hidden = select.value !== "here";
    row.hidden = !free && select.value === "";
    if (select.value === "") free = false;
  }
}

// A fresh form asks nothing of the memory of the browser's last one.
addEventListener("pageshow", tidy);
document.querySelector("#seats")?.addEventListener("change", tidy);
tidy();
