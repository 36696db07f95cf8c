// By which rules a board is scored: the fields above it.

/** Options as they are chosen. @typedef {Record<string, string | number | boolean>} Choices */
/** The options, and which of their values, that something is about. @typedef {Record<string, (string | number | boolean)[]>} When */

/** @returns {HTMLSelectElement[]} */
export function selects() {
  return [.../** @type {NodeListOf<HTMLSelectElement>} */ (document.querySelectorAll("select[data-option]"))];
}

/** What is chosen, as it is spelt in addresses. */
export function chosen() {
  return Object.fromEntries(selects().map((select) => [select.name, select.value]));
}

/**
 * Choose, and remember it as chosen.
 * @param {Record<string, string>} values
 */
export function choose(values) {
  for (const select of selects()) {
    for (const option of select.options) option.defaultSelected = option.value === values[select.name];
    select.value = values[select.name];
  }
  tidy();
}

/** The options as they are chosen. */
export function options() {
  /** @type {Choices} */
  const found = {};
  for (const select of selects()) {
    found[select.name] = JSON.parse(select.selectedOptions[0]?.getAttribute("data-value") ?? "null");
  }
  return found;
}

/** The points that no board shows. */
export function extras() {
  /** @type {Record<string, number>} */
  const found = {};
  for (const field of document.querySelectorAll("[data-extra]")) {
    if (!(field instanceof HTMLInputElement) || field.closest("[hidden]")) continue;
    found[field.name] = Math.min(Number(field.max), Math.max(0, Math.trunc(field.valueAsNumber || 0)));
  }
  return found;
}

/** What of a position its board does not show, as it is spelt in addresses. @returns {[string, string][]} */
export function position() {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const field of document.querySelectorAll("[data-position]")) {
    if (field.closest("[hidden]")) continue;
    const { name, value } = /** @type {HTMLSelectElement | HTMLInputElement} */ (field);
    const taken = !(field instanceof HTMLInputElement) || field.checked;
    if (taken && value) found.set(name, [found.get(name), value].filter(Boolean).join(","));
  }
  return [...found];
}

/**
 * Whether something is about these options.
 * @param {When} when
 * @param {Choices} chosen
 */
export function fits(when, chosen) {
  return Object.entries(when).every(([key, values]) => values.includes(chosen[key]));
}

/** Only what the chosen options are about is shown. */
export function tidy() {
  const chosen = options();
  for (const field of document.querySelectorAll("[data-when]")) {
    /** @type {HTMLElement} */ (field).hidden = !fits(JSON.parse(field.getAttribute("data-when") ?? "{}"), chosen);
  }
  for (const field of document.querySelectorAll("[data-position]")) {
    field.toggleAttribute("disabled", field.closest("[hidden]") !== null); // several may have the same name
  }
}
