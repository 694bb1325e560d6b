/**
 * The spoken log: what is new in the log is put into a live region, once, in the order it happened. The log itself is
 * quiet, because it is written anew when an answer is taken back or another language is chosen.
 * @module
 */

import { make, part } from "./dom.js";
import { shown, watch } from "./store.js";

const KEPT = 20;

/** @type {string[]} */
let heard = [];

/** Speak what is new, planned or played; what was said as planned is not said again when it is played. */
export function showSpoken() {
  watch((now, before) => {
    const log = now.past ? null : shown(now)?.log;
    if (!log || log === shown(before)?.log) return;
    const lines = log.map((line) => line.text);
    const same = lines.findIndex((/** @type {string} */ line, /** @type {number} */ place) => line !== heard[place]);
    if (same > 0) speak(lines.slice(same));
    heard = lines;
  });
}

/** @param {string[]} lines */
function speak(lines) {
  const place = part("spoken");
  place.append(...lines.slice(-KEPT).map((line) => make("p", {}, line)));
  while (place.children.length > KEPT) place.firstElementChild?.remove();
}
