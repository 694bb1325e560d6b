/**
 * Dice: what was rolled lies on the tray, with its sum and what came of it.
 * @module
 */

import { make, part, tell } from "./dom.js";
import { ruleMark } from "./rules.js";

/** What a die can show. */
export const FACES = [1, 2, 3, 4, 5, 6];

/** @typedef {import("./wire.d.ts").StageRoll} Roll */

/** What lies on the tray, so that dice which lie there already are not rolled again. */
let lying = "";

/**
 * Lay dice on the tray, rolling if they were not there before; with null it is cleared.
 * @param {Roll|null} thrown
 * @param {string} title what is said of dice that nobody adds up
 * @param {string[]} came what came of them
 */
export function showRoll(thrown, title, came) {
  const tray = part("roll");
  tray.hidden = !thrown;
  const dice = JSON.stringify(thrown?.dice ?? "");
  const rolls = dice !== lying;
  lying = dice;
  if (!thrown) return;
  if (rolls) part("roll-dice").replaceChildren(...thrown.dice.map(die));
  tell(part("roll-sum"), thrown.sum);
  tell(part("roll-against"), thrown.sum ? thrown.against : title);
  part("roll-added").replaceChildren(...thrown.added.map((line) => make("li", {}, line.text, " ", line.rule && ruleMark(line.rule))));
  tell(part("roll-came"), came.join(" "));
  tell(part("roll-stamp"), thrown.stamp);
  part("roll-stamp").className = thrown.good ? "stamp good" : "stamp";
}

/**
 * A die as a sign among words.
 * @param {[string, number]} die
 */
export function face([colour, number]) {
  return make("i", { class: `pip pips f${number} ${colour}` });
}

/**
 * A die that rolls to its face: a cube, for which the style sheet knows how to turn; then the face alone lies there.
 * @param {[string, number]} die
 */
function die([colour, number]) {
  const cube = make("span", { class: "cube" }, ...FACES.map((side) => make("i", { class: `pips f${side}` })));
  return make("span", { class: `die ${colour}`, "data-face": number }, cube, make("i", { class: `flat pips f${number}` }));
}
