/**
 * Real dice: somebody with the box at home taps what came up, or types it; the list of possible outcomes narrows meanwhile.
 * @module
 */

import { FACES } from "./dice.js";
import { make, part } from "./dom.js";
import { roll } from "./staging.js";
import { catchUp, shown } from "./store.js";
import { say } from "./words.js";

/** Listen to the tray and the field for real dice and draws. */
export function listenToDice() {
  const form = part("dice");
  const field = form.elements.namedItem("outcome");
  field.addEventListener("input", () => narrow(field.value));
  form.addEventListener("submit", (/** @type {Event} */ event) => {
    event.preventDefault();
    const typed = field.value.trim();
    if (typed) roll(matching(typed)[0]?.id ?? typed);
  });
  catchUp((now, before) => {
    const question = shown(now)?.question;
    if (question === shown(before)?.question) return;
    const asked = question?.mine && question.kind === "chance";
    form.hidden = !asked;
    field.value = "";
    part("dice-taps").replaceChildren(...(asked ? taps(question.options) : []));
    part("dice-taps").classList.toggle("black", Boolean(question?.black));
  });
}

/**
 * A row of faces to tap for each die; none where something else is drawn.
 * @param {import("./store.js").Option[]} options
 */
function taps(options) {
  if (!options.every((option) => /^[1-6]( [1-6])*$/u.test(option.id))) return [];
  const rows = options[0].id.split(" ").map((_, row) => make("div", { class: "taps", role: "group", "aria-label": `${say("web-die")} ${row + 1}` }));
  for (const row of rows) row.append(...FACES.map((number) => tap(number, () => press(rows, row, number, options))));
  return rows;
}

/**
 * @param {number} number
 * @param {() => void} deed
 */
function tap(number, deed) {
  return make("button", { type: "button", class: `tap pips f${number}`, "aria-pressed": "false", "aria-label": number, "data-face": number, onclick: deed });
}

/**
 * A face was tapped; what lies there now is written into the field, in an order that is asked for.
 * @param {HTMLElement[]} rows
 * @param {HTMLElement} row
 * @param {number} number
 * @param {import("./store.js").Option[]} options
 */
function press(rows, row, number, options) {
  for (const button of row.children) button.setAttribute("aria-pressed", String(button.getAttribute("data-face") === String(number)));
  const faces = rows.map((one) => one.querySelector("[aria-pressed=true]")?.getAttribute("data-face")).filter(Boolean);
  const [plain, sorted] = [faces.join(" "), [...faces].sort().join(" ")];
  const field = part("dice").elements.namedItem("outcome");
  field.value = options.some((option) => option.id === plain) ? plain : sorted;
  narrow(field.value);
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
