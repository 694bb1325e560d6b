/**
 * Pages without a table: theme and language, the form of a new one, and finding a rule or a piece.
 * @module
 */

import { addChance } from "./chance.js";
import { listenToRecords } from "./records.js";
import { listenToForm } from "./setup.js";
import { listenToLooks } from "./wishes.js";

listenToLooks();
listenToRecords(document.querySelector("[data-import]"));

const setUp = /** @type {HTMLFormElement|null} */ (document.querySelector("[data-form=new]"));
if (setUp) listenToForm(setUp);

document.addEventListener("submit", (event) => addChance(/** @type {HTMLFormElement} */ (event.target)));

const find = /** @type {HTMLInputElement|null} */ (document.querySelector("[data-find]"));
find?.addEventListener("input", () => narrow(find.value.trim().toLowerCase()));

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
