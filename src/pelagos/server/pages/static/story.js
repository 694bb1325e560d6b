/**
 * A page that holds a whole game and needs no server: the same views as at the table, and a way through the moments.
 * @module
 */

import { showBoard } from "./board.js";
import { listenToCopying } from "./copying.js";
import { course } from "./course.js";
import { showRoll } from "./dice.js";
import { part, tell } from "./dom.js";
import { endSheet } from "./end.js";
import { given } from "./given.js";
import { showMoment, toldVersions } from "./moment.js";
import { named } from "./names.js";
import { listenToNarrow } from "./narrow.js";
import { showPerils } from "./perils.js";
import { lookHere, showPieces } from "./pieces.js";
import { faster, listenToPlaying, pause, slower, toggle } from "./playing.js";
import { showRecord } from "./record.js";
import { ruleMark } from "./rules.js";
import { showScene } from "./scene.js";
import { showScore } from "./score.js";
import { seatMark, showSeats } from "./seats.js";
import { get, set, watch } from "./store.js";
import { listenToTabs } from "./tabs.js";
import { showTextBoard } from "./textboard.js";
import { unfolded } from "./unfold.js";
import { listenToZoom } from "./zoom.js";

const SETTLED = 150;
const KEYS = { ArrowLeft: earlier, ArrowRight: later, Home: () => go(0), End: () => go(story.last), " ": toggle, "-": slower, "+": faster, "=": faster, "?": help, i: lookHere };
const PLACES = { b: "board", l: "log", p: "tab-panels", q: "question", t: "tab-text" };
const story = unfolded(JSON.parse(part("story").textContent));
const moments = [...new Set([0, ...toldVersions(story.log), story.last])].sort((a, b) => a - b);
let address = 0;

for (const view of [showSeats, showBoard, showRecord, showScore, showTextBoard, showAsked, showPerils, showStage]) view();
showPieces(async (wanted) => story.sheet(wanted, get().table.opens));
listenToPlaying(forward, begin);
listenToCopying(() => new URL(`#at=${get().table.version}`, location.href).href);
listenToTabs(part("tabs"), () => {});
listenToNarrow(() => {});
listenToZoom(part("board"));
for (const [button, deed] of Object.entries({ earlier, later, first: () => go(0), "step-back": earlier, "step-on": later, "open-help": help, "end-again": sheet, "scene-on": leaveStage })) {
  part(button).addEventListener("click", deed);
}
part("when").addEventListener("input", () => go(Number(part("when").value)));
part("log").addEventListener("click", (/** @type {Event} */ event) => goToLine(event.target));
part("theme").addEventListener("change", () => {
  document.documentElement.dataset.theme = part("theme").value;
});
document.addEventListener("keydown", listen);
window.addEventListener("hashchange", () => show(asked()));
show(asked());

/** The moment that the address names, else the beginning. */
function asked() {
  const version = Number(/^#at=(\d{1,8})$/u.exec(location.hash)?.[1] ?? 0);
  return Math.min(version, story.last);
}

/** @param {number} version */
function show(version) {
  set({ table: story.at(version) });
  window.clearTimeout(address);
  address = window.setTimeout(() => history.replaceState(null, "", `#at=${version}`), SETTLED);
}

/**
 * Somebody goes somewhere, so that nothing plays any more.
 * @param {number} version
 */
function go(version) {
  pause();
  show(version);
}

/**
 * A moment that the end speaks of.
 * @param {number} version
 */
function visit(version) {
  go(version);
  part("board").focus();
}

function earlier() {
  go(moments.findLast((moment) => moment < get().table.version) ?? 0);
}

function later() {
  pause();
  forward();
}

/** Whoever plays at the end sees everything again. */
function begin() {
  if (get().table.version === story.last) show(0);
}

/** The next moment; whether there is one after it. */
async function forward() {
  const next = moments.find((moment) => moment > get().table.version);
  if (next === undefined) return false;
  show(next);
  return next < story.last;
}

/** @param {EventTarget|null} target */
function goToLine(target) {
  const line = target instanceof Element && !target.closest("a") ? target.closest("li[data-n]") : null;
  if (line) go(Number(line.getAttribute("data-n")));
}

/** Keep the bar, the question with its answer, and the place in the log up to date. */
function showAsked() {
  watch(({ table }, before) => {
    if (table === before.table) return;
    const { question, end, seats } = table;
    const seat = seats.find((one) => one.seat === question.seat);
    tell(part("moment"), table.moment);
    part("asked").replaceChildren(...(end ? [end.reason] : named(question.text, question.names)));
    part("asked-mark").replaceChildren(...(seat ? [seatMark(seat.mark)] : []));
    part("asked-rule").replaceChildren(...(question.rule ? [ruleMark(question.rule)] : []));
    part("options").replaceChildren(...given(question));
    showMoment(table.version, story.last);
  });
}

/** A great moment stands beside the board as long as it is the one that is looked at, dice lie on their tray. */
function showStage() {
  watch(({ table }, before) => {
    if (table === before.table) return;
    const great = (table.stage ?? []).findLast(({ kind }) => kind !== "roll");
    const rolled = (table.stage ?? []).findLast(({ roll }) => roll);
    showRoll(rolled?.roll ?? null, rolled?.title ?? "", rolled?.lines ?? []);
    part("scene").hidden = !great;
    part("table").classList.toggle("onstage", Boolean(great));
    if (great) showScene(great);
  });
}

/** It has been read. */
function leaveStage() {
  part("scene").hidden = true;
  part("table").classList.remove("onstage");
  part("board").focus();
}

/** How it ended. */
function sheet() {
  pause();
  const last = story.at(story.last);
  part("end-body").replaceChildren(...endSheet(last));
  part("end-review").hidden = !story.review;
  if (story.review) part("end-review").replaceChildren(...course(story.review, last.seats, visit));
  part("end").showModal();
}

function help() {
  part("help").showModal();
}

/** @param {KeyboardEvent} event */
function listen(event) {
  const target = /** @type {Element} */ (event.target);
  if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]") || target.closest("select")) return;
  if (event.key === "Enter") return target.closest("button, a, summary, #log") || part("scene").hidden ? goToLine(target) : leaveStage();
  if (target.closest("input") && /^(Arrow|Home|End|Page)/u.test(event.key)) return;
  if (target.closest("[role=tablist]") && event.key.startsWith("Arrow")) return;
  if (event.key === " " && target.closest("button, a, summary")) return;
  if (event.key in KEYS) KEYS[/** @type {keyof typeof KEYS} */ (event.key)]();
  else if (event.key.toLowerCase() in PLACES) goTo(PLACES[/** @type {keyof typeof PLACES} */ (event.key.toLowerCase())]);
  else return;
  event.preventDefault();
}

/** @param {string} id */
function goTo(id) {
  const place = part(id);
  if (place.getAttribute("role") === "tab") place.click();
  place.focus();
}
