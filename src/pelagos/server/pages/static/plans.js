/**
 * What is planned outlives the page: after going back, reloading or following a link it is planned again, if the table
 * still stands where it stood; each tab keeps its own.
 * @module
 */

import { stage } from "./staging.js";
import { get, set, watch } from "./store.js";
import { say } from "./words.js";

/** @param {string} table */
export function keepPlans(table) {
  const place = `pelagos-plan-${table}`;
  watch((now, before) => {
    const kept = now.table && !before.table ? sessionStorage.getItem(place) : null;
    if (kept) replan(JSON.parse(kept));
    else if (now.staged !== before.staged) keep(place, now);
  });
}

/**
 * @param {string} place
 * @param {import("./store.js").Now} now
 */
function keep(place, { staged, table }) {
  if (staged.length) sessionStorage.setItem(place, JSON.stringify({ version: table.version, staged }));
  else sessionStorage.removeItem(place);
}

/** @param {{version: number, staged: import("./store.js").Option[]}} plan */
async function replan({ version, staged }) {
  if (get().table.version !== version) return set({ notice: { text: say("web-plan-dropped"), rule: "" } });
  await stage(staged);
  if (get().staged.length) set({ notice: { text: say("web-plan-again"), rule: "" } });
}
