/**
 * What threatens, the nearest first: a strip above the question that grows louder; a warning outlines what it is about,
 * and what is near beats where it is seen.
 * @module
 */

import { beforePaint, make, part } from "./dom.js";
import { mark, outlineSpots } from "./lit.js";
import { get, shown, watch } from "./store.js";

/** The layers of the drawings by how near it is; what is far does not beat. */
const LAYERS = { 2: "peril", 3: "peril-near" };

/** Keep the strip up to date. */
export function showPerils() {
  const strip = part("perils");
  let said = "";
  watch((now, before) => {
    if (shown(now) !== shown(before) || now.film !== before.film) beforePaint(outlinePerils);
    const threats = shown(now)?.threats ?? [];
    const words = JSON.stringify(threats);
    if (words === said) return;
    said = words;
    strip.hidden = !threats.length;
    strip.replaceChildren(...threats.map(warning));
  });
}

/** Outline what is in danger; also after a region came into sight. While steps are shown it lies elsewhere. */
export function outlinePerils() {
  const threats = get().film ? [] : shown()?.threats ?? [];
  const draws = Object.entries(LAYERS).map(([level, layer]) => {
    const near = threats.filter((threat) => threat.level === Number(level));
    return outlineSpots(part("table"), [...new Set(near.flatMap(({ spots }) => spots))], layer);
  });
  return () => {
    for (const write of draws) write();
  };
}

/** @param {import("./wire.d.ts").Threat} threat */
function warning({ text, level, rule, spots }) {
  const outline = () => mark(document.body, [...spots]);
  const leave = () => mark(document.body, []);
  return make(
    "li",
    { "data-level": level, title: rule, onpointerenter: outline, onpointerleave: leave },
    level > 0 && make("span", { class: "peril-sign", "aria-hidden": "true" }, "!".repeat(level)),
    level > 0 ? ` ${text}` : text,
  );
}
