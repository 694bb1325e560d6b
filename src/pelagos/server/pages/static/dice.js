/**
 * Own dice: somebody with the box at home types what came up; the list of possible outcomes narrows while they type.
 * @module
 */

import { part } from "./dom.js";
import { roll } from "./staging.js";
import { shown, watch } from "./store.js";

/** Listen to the field for real dice and draws. */
export function listenToDice() {
  const form = part("dice");
  const field = form.elements.namedItem("outcome");
  field.addEventListener("input", () => narrow(field.value));
  form.addEventListener("submit", (/** @type {Event} */ event) => {
    event.preventDefault();
    const typed = field.value.trim();
    if (typed) roll(matching(typed)[0]?.id ?? typed);
  });
  watch((now, before) => {
    if (shown(now)?.question !== shown(before)?.question) field.value = "";
  });
}

/** @param {string} typed */
function narrow(typed) {
  const fitting = new Set(matching(typed.trim()).map((option) => option.id));
  for (const button of part("options").querySelectorAll("button.option")) {
    button.closest("li").hidden = !fitting.has(button.getAttribute("data-option"));
  }
}

/**
 * The outcomes that begin or read like what was typed; the exact one first.
 * @param {string} typed
 * @returns {import("./store.js").Option[]}
 */
function matching(typed) {
  const wanted = typed.toLowerCase().split(/[\s,+]+/u).join(" ");
  const options = /** @type {import("./store.js").Option[]} */ (shown().question.options);
  const exact = options.filter((option) => option.id.toLowerCase() === wanted);
  return [...exact, ...options.filter((o) => !exact.includes(o) && `${o.id} ${o.label}`.toLowerCase().includes(wanted))];
}
