/**
 * The position as text, for screen readers and for everybody who likes it: only lines that changed are told anew.
 * @module
 */

import { make, part } from "./dom.js";
import { shown, watch } from "./store.js";

/** Keep the text board up to date. */
export function showTextBoard() {
  watch((now, before) => {
    const lines = shown(now)?.text;
    if (lines && lines !== shown(before)?.text) patchLines(part("text"), lines);
  });
}

/**
 * @param {Element} place
 * @param {string[]} lines
 */
function patchLines(place, lines) {
  while (place.children.length > lines.length) place.lastElementChild?.remove();
  lines.forEach((line, number) => {
    const old = place.children[number];
    if (!old) place.append(make("p", {}, line));
    else if (old.textContent !== line) old.textContent = line;
  });
}
