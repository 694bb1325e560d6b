/**
 * Looking back: any moment of the game, by the log, the arrow keys or a slider, as a link with `?at=`.
 * Live play goes on meanwhile and is never lost.
 * @module
 */

import { part } from "./dom.js";
import { fetched } from "./fetched.js";
import { merged } from "./merge.js";
import { get, set, watch } from "./store.js";

const { table: id, at: asked } = document.body.dataset;
let waiting = asked ? Number(asked) : -1;
let latest = 0;

/** Wire the log, the buttons and the slider. */
export function listenToPast() {
  part("log").addEventListener("click", (/** @type {Event} */ event) => {
    const line = event.target instanceof Element ? event.target.closest("li[data-n]:not(.staged)") : null;
    if (line) travel(Number(line.getAttribute("data-n")));
  });
  part("earlier").addEventListener("click", earlier);
  part("later").addEventListener("click", later);
  part("now").addEventListener("click", comeBack);
  part("when").addEventListener("input", () => travel(Number(part("when").value)));
  watch((now, before) => {
    if (now.past !== before.past || now.table !== before.table) showWhere(now);
    if (waiting >= 0 && now.table && !before.table) travel(waiting);
  });
}

/** One moment back. */
export function earlier() {
  const { table, past } = get();
  const here = past?.version ?? table.version;
  const n = moments().findLast((moment) => moment < here);
  if (n !== undefined) travel(n);
}

/** One moment forward; after the last one comes the present. */
export function later() {
  const { past } = get();
  if (!past) return;
  const n = moments().find((moment) => moment > past.version);
  if (n === undefined) comeBack();
  else travel(n);
}

/** Back to the present; false when we are there already. */
export function comeBack() {
  if (!get().past && waiting < 0) return false;
  waiting = -1;
  latest += 1;
  set({ past: null });
  history.replaceState(null, "", location.pathname);
  return true;
}

/** The versions of which the log tells, in order. */
function moments() {
  return [...new Set(/** @type {number[]} */ (get().table.log.map((/** @type {any} */ line) => line.n)))].sort((a, b) => a - b);
}

/** @param {number} version */
async function travel(version) {
  const mine = (latest += 1);
  waiting = -1;
  const { found, problem } = await fetched(`/api/v1/tables/${id}/at/${version}`);
  if (mine !== latest) return;
  if (problem) return set({ notice: problem });
  set({ past: { ...merged(null, found), log: get().table.log }, notice: null });
  history.replaceState(null, "", `?at=${version}`);
}

/** @param {import("./store.js").Now} now */
function showWhere({ past, table }) {
  part("travel").hidden = !past;
  document.body.classList.toggle("past", Boolean(past));
  for (const line of part("log").querySelectorAll("[aria-current]")) line.removeAttribute("aria-current");
  if (!past || !table) return;
  Object.assign(part("when"), { max: String(table.version), value: String(past.version) });
  part("where").textContent = `${past.version} / ${table.version}`;
  const line = [...part("log").querySelectorAll(`li[data-n="${past.version}"]`)].at(-1);
  line?.setAttribute("aria-current", "true");
  line?.scrollIntoView({ block: "nearest" });
}
