/**
 * What threatens, the nearest first: a strip above the question that grows louder; a warning outlines what it is about.
 * @module
 */

import { make, part } from "./dom.js";
import { mark } from "./lit.js";
import { shown, watch } from "./store.js";

/** Keep the strip up to date. */
export function showPerils() {
  const strip = part("perils");
  let said = "";
  watch((now) => {
    const threats = shown(now)?.threats ?? [];
    const words = JSON.stringify(threats);
    if (words === said) return;
    said = words;
    strip.hidden = !threats.length;
    strip.replaceChildren(...threats.map(warning));
  });
}

/** @param {import("./wire.d.ts").Threat} threat */
function warning({ text, level, rule, spots }) {
  const outline = () => mark(document.body, [...spots]);
  const leave = () => mark(document.body, []);
  return make(
    "li",
    { "data-level": level, title: rule, onpointerenter: outline, onpointerleave: leave },
    make("span", { class: "peril-sign", "aria-hidden": "true" }, "!".repeat(level)),
    ` ${text}`,
  );
}
