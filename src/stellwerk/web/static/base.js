// On every page: light, dark or as the system has it, without loading the page again; copying; the
// name one gave last; a strong opponent for who has finished a game.

import * as keep from "./keep.js";
import "./settings.js";

const root = document.documentElement;

for (const link of document.querySelectorAll("a[data-theme-to]")) {
  link.addEventListener("click", (event) => {
    const theme = link.getAttribute("data-theme-to") ?? "system";
    event.preventDefault();
    root.dataset.theme = theme;
    document.cookie = `theme=${theme}; Path=/; Max-Age=31536000; SameSite=Lax`;
    for (const other of document.querySelectorAll("a[data-theme-to]")) {
      other.setAttribute("aria-current", String(other === link));
    }
  });
}

// A menu closes when one goes elsewhere.
document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (event.target instanceof Node && !menu.contains(event.target)) menu.removeAttribute("open");
  }
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    menu.removeAttribute("open");
    menu.querySelector("summary")?.focus();
  }
});

for (const button of document.querySelectorAll("[data-copy]")) {
  button.addEventListener("click", async () => {
    const text = button.getAttribute("data-copy") ?? "";
    try {
      if (navigator.share && matchMedia("(pointer: coarse)").matches) await navigator.share(button.getAttribute("data-kind") === "text" ? { text } : { url: text });
      else await navigator.clipboard.writeText(text);
      button.setAttribute("data-done", "");
      setTimeout(() => button.removeAttribute("data-done"), 2500);
    } catch {
      // No clipboard without HTTPS: the link stands there to be selected by hand.
      const field = button.closest("div")?.querySelector("input, textarea");
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    }
  });
}

const name = /** @type {HTMLInputElement | null} */ (document.querySelector("[data-remember]"));
if (name) {
  name.value ||= keep.name();
  name.form?.addEventListener("submit", () => keep.setName(name.value));
}

if (keep.experienced()) {
  for (const field of document.querySelectorAll("input[data-later]")) {
    field.setAttribute("value", field.getAttribute("data-later") ?? "");
  }
}
