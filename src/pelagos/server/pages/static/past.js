/**
 * Looking back: any moment of the game, by the log, the arrow keys, a slider or playing, as a link with `?at=`.
 * Live play goes on meanwhile and is never lost.
 * @module
 */

import { listenToCopying } from "./copying.js";
import { part } from "./dom.js";
import { fetched } from "./fetched.js";
import { merged } from "./merge.js";
import { leaveMoment, showMoment, toldVersions } from "./moment.js";
import { listenToPlaying, pause, play } from "./playing.js";
import { get, set, watch } from "./store.js";
import { say } from "./words.js";

const { table: id, at: asked } = document.body.dataset;
const SETTLED = 150;
let waiting = /^\d+$/u.test(asked ?? "") ? Number(asked) : -1;
let latest = 0;
let address = 0;

/** Wire the log, the buttons and the slider. */
export function listenToPast() {
  part("log").addEventListener("click", (/** @type {Event} */ event) => goToLine(event.target));
  part("log").addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => event.key === "Enter" && goToLine(event.target));
  for (const [button, deed] of Object.entries({ earlier, later, first, now: comeBack, "step-back": earlier, "step-on": later })) {
    part(button).addEventListener("click", deed);
  }
  part("watch-again").addEventListener("click", watchAgain);
  part("when").addEventListener("input", () => go(Number(part("when").value)));
  listenToPlaying(forward);
  listenToCopying(() => new URL(`?at=${get().past.version}`, location.href).href);
  watch((now, before) => {
    if (now.past !== before.past || now.table !== before.table) showWhere(now);
    if (waiting >= 0 && now.table && !before.table) travel(waiting);
    else if (asked && now.table && !before.table) missed({ text: say("web-no-moment"), rule: "" });
    if (now.past && now.table !== before.table && now.past.spoken !== document.documentElement.lang) travel(now.past.version);
  });
}

/** One moment back. */
export function earlier() {
  const { table, past } = get();
  const here = past?.version ?? table.version;
  const n = moments().findLast((moment) => moment < here);
  if (n !== undefined) go(n);
}

/** One moment forward; after the last one comes the present. */
export function later() {
  pause();
  forward();
}

/** To the beginning. */
export function first() {
  go(0);
}

/** Back to the present; false when we are there already. */
export function comeBack() {
  pause();
  if (!get().past && waiting < 0) return false;
  waiting = -1;
  latest += 1;
  if (part("travel").contains(document.activeElement)) part("board").focus();
  set({ past: null });
  tellAddress(location.pathname);
  return true;
}

/** Close the sheet of the end and play everything from the beginning. */
async function watchAgain() {
  part("end").close();
  if (await travel(0)) {
    part("play").focus();
    play();
  }
}

/**
 * Look at a moment that something else on the page speaks of.
 * @param {number} version
 */
export function visit(version) {
  go(version);
  part("board").focus();
}

/** @param {EventTarget|null} target */
function goToLine(target) {
  const line = target instanceof Element && !target.closest("a") ? target.closest("li[data-n]:not(.staged)") : null;
  if (line) go(Number(line.getAttribute("data-n")));
}

/**
 * Somebody goes somewhere, so that nothing plays any more.
 * @param {number} version
 */
function go(version) {
  pause();
  travel(version);
}

/** The next moment, or the present; whether there is more to come. */
async function forward() {
  const { past } = get();
  if (!past) return false;
  const n = moments().find((moment) => moment > past.version);
  if (n !== undefined) return travel(n);
  comeBack();
  return false;
}

/** The versions of which the log tells, in order. */
function moments() {
  return toldVersions(get().table.log);
}

/**
 * @param {number} version
 * @returns {Promise<boolean>} whether we got there
 */
async function travel(version) {
  const mine = (latest += 1);
  waiting = -1;
  const spoken = document.documentElement.lang;
  const { found, problem } = await fetched(`/api/v1/tables/${id}/at/${version}`);
  if (mine !== latest) return false;
  if (problem) return missed(problem);
  set({ past: { ...merged(null, found), log: get().table.log, spoken }, notice: null });
  tellAddress(`?at=${version}`);
  return true;
}

/**
 * There is no such moment: say so, and stay where we are.
 * @param {{text: string, rule: string}} notice
 */
function missed(notice) {
  const { past } = get();
  set({ notice });
  tellAddress(past ? `?at=${past.version}` : location.pathname);
  return false;
}

/**
 * The address follows as soon as nobody moves: browsers do not like it to change many times a second.
 * @param {string} path
 */
function tellAddress(path) {
  window.clearTimeout(address);
  address = window.setTimeout(() => history.replaceState(null, "", path), SETTLED);
}

/** @param {import("./store.js").Now} now */
function showWhere({ past, table }) {
  part("travel").hidden = !past;
  document.body.classList.toggle("past", Boolean(past));
  if (past && table) showMoment(past.version, table.version);
  else leaveMoment();
}
