/**
 * The position as text, for screen readers and for everybody who likes it: only lines that changed are told anew.
 * @module
 */

import { make, part } from "./dom.js";
import { named, places } from "./names.js";
import { shown, watch } from "./store.js";

/** Keep the text board up to date. */
export function showTextBoard() {
  watch((now, before) => {
    const at = shown(now);
    if (at?.text && at.text !== shown(before)?.text) patchLines(part("text"), at.text, namesOf(at));
  });
}

/**
 * The pieces that some line of the board names.
 * @param {import("./merge.js").Position} at
 * @returns {import("./names.js").Names}
 */
function namesOf({ named: known }) {
  return Object.entries(known ?? {}).map(([name, piece]) => [piece, name]);
}

/**
 * @param {Element} place
 * @param {string[]} lines
 * @param {import("./names.js").Names} names
 */
function patchLines(place, lines, names) {
  while (place.children.length > lines.length) place.lastElementChild?.remove();
  lines.forEach((line, number) => {
    const old = place.children[number];
    if (!old) place.append(make("p", {}, ...withNames(line, names)));
    else if (old.textContent !== line) old.replaceChildren(...withNames(line, names));
  });
}

/**
 * A line with those names that stand in it.
 * @param {string} line
 * @param {import("./names.js").Names} names
 */
function withNames(line, names) {
  const said = places(line, names.filter(([, name]) => line.toLowerCase().includes(name.toLowerCase())));
  return named(line, said.map(({ piece, name }) => /** @type {[string, string]} */ ([piece, name])));
}
