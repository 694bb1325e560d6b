/**
 * Pages without a table: theme and language, the first-game preset of the form, and finding a rule or a piece.
 * @module
 */

import { listenToRecords } from "./records.js";
import { listenToLooks } from "./wishes.js";

listenToLooks();
listenToRecords(document.querySelector("[data-import]"));

const preset = /** @type {HTMLButtonElement|null} */ (document.querySelector("[data-preset]"));
if (preset) {
  preset.hidden = false;
  preset.addEventListener("click", () => fillIn(/** @type {HTMLFormElement} */ (preset.form)));
}

const find = /** @type {HTMLInputElement|null} */ (document.querySelector("[data-find]"));
find?.addEventListener("input", () => narrow(find.value.trim().toLowerCase()));

/**
 * Put what the preset says into every field.
 * @param {HTMLFormElement} form
 */
function fillIn(form) {
  for (const field of /** @type {any[]} */ ([...form.querySelectorAll("[data-first]")])) {
    const first = field.dataset.first;
    if (field.type === "checkbox" || field.type === "radio") field.checked = first === "yes";
    else field.value = first;
  }
}

/**
 * Only the rules with these words are left, or the pieces of that name, and only the chapters that have some of them.
 * @param {string} wanted
 */
function narrow(wanted) {
  const chapters = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-list] > section")]);
  for (const chapter of chapters) {
    const rows = /** @type {HTMLElement[]} */ ([...chapter.querySelectorAll("dl > div, [data-found]")]);
    for (const row of rows) row.hidden = !(row.dataset.found ?? row.textContent ?? "").toLowerCase().includes(wanted);
    chapter.hidden = rows.every((row) => row.hidden);
  }
  const none = /** @type {HTMLElement|null} */ (document.querySelector("[data-none]"));
  if (none) none.hidden = chapters.some((chapter) => !chapter.hidden);
}
