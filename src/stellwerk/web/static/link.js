// A link to a seat carries its secret behind the #, where no server and no log sees it: it is posted
// once, and taken out of the address.

import { one } from "./dom.js";

const form = /** @type {HTMLFormElement} */ (one("#link"));
const link = location.hash.slice(1);
if (link) {
  history.replaceState(null, "", location.pathname);
  /** @type {HTMLInputElement} */ (form.elements.namedItem("link")).value = link;
  form.submit();
} else {
  one("#no-link").removeAttribute("hidden");
}
