// The new-table page: only rows that are needed, a name only where one is asked for, and only the options that change anything.

const form = /** @type {HTMLFormElement} */ (document.querySelector("#new"));
const rows = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#seats .seat-row"))];
const options = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".option"))];

function tidy() {
  let free = true;
  // Where nobody sits down, their number is asked for.
  let players = Number(/** @type {HTMLSelectElement | null} */ (form.querySelector("[data-players-of]"))?.value ?? 1);
  for (const row of rows) {
    const select = /** @type {HTMLSelectElement} */ (row.querySelector("select"));
    const name = /** @type {HTMLInputElement} */ (row.querySelector("input"));
    name.hidden = select.value !== "here";
    row.hidden = !free && select.value === "";
    if (select.value === "") free = false;
    else players += 1;
  }
  // In order: what does not matter itself has no say in what else does.
  /** @type {Set<string>} */ const gone = new Set();
  for (const option of options) {
    /** @type {Record<string, string[]>} */ const when = JSON.parse(option.dataset.when ?? "{}");
    const chosen = new FormData(form);
    const matters = players >= Number(option.dataset.players)
      && Object.entries(when).every(([key, values]) => !gone.has(key) && values.includes(String(chosen.get(`option_${key}`))));
    option.hidden = !matters;
    for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (option.querySelectorAll("input, select"))) {
      field.disabled = !matters; // so that it is as usual
      if (!matters) gone.add(field.name.replace("option_", ""));
    }
  }
}

// A fresh form asks nothing of the memory of the browser's last one.
addEventListener("pageshow", tidy);
form.addEventListener("change", tidy);
tidy();
