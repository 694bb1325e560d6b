/**
 * Narrow screens: the log moves into a tab, on a phone the tabs become a sheet over the board, and the answers fold.
 * @module
 */

import { part } from "./dom.js";
import { watch } from "./store.js";

/** A tablet, or anything smaller. */
export const narrow = window.matchMedia("(max-width: 1020px), (max-height: 520px)");
/** A phone, or a window as small as one. */
export const slim = window.matchMedia("(max-width: 700px), (max-height: 520px)");

/** @param {() => void} changed called when drawings came into sight */
export function listenToNarrow(changed) {
  /** @param {boolean} open */
  function sheet(open) {
    part("table").classList.toggle("open", open);
    part("open-side").setAttribute("aria-expanded", String(open));
    changed();
  }
  part("open-side").addEventListener("click", () => sheet(!part("table").classList.contains("open")));
  part("fold").addEventListener("click", () => {
    const folded = part("question").classList.toggle("folded");
    part("fold").setAttribute("aria-expanded", String(!folded));
    changed();
  });
  watch((now, before) => {
    if (now.past && !before.past && slim.matches) sheet(false);
  });
  part("tab-log").addEventListener("click", () => {
    part("log").scrollTop = part("log").scrollHeight;
  });
  narrow.addEventListener("change", moveLog);
  slim.addEventListener("change", () => sheet(false));
  moveLog();
}

/** The log stands beside the panels that stay in view; where there is no room for both, it is a tab. */
function moveLog() {
  part("tab-log").hidden = !narrow.matches;
  const home = part(narrow.matches ? "page-log" : "record");
  home.prepend(part("steps"), part("log"));
  if (!narrow.matches && part("tab-log").getAttribute("aria-selected") === "true") part("tab-panels").click();
}
