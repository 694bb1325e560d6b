/**
 * The log: lines of the game grouped by turn; a line under the pointer or the focus outlines what it speaks of.
 * @module
 */

import { beforePaint, make, part } from "./dom.js";
import { mark } from "./lit.js";
import { seatMark } from "./seats.js";
import { shown, watch } from "./store.js";

/** @type {{line: any, item: HTMLElement}[]} */
const written = [];

/** Keep the log up to date. */
export function showRecord() {
  const log = part("log");
  for (const kind of ["pointerover", "focusin"]) log.addEventListener(kind, (/** @type {Event} */ event) => outlineLine(event.target));
  for (const kind of ["pointerout", "focusout"]) log.addEventListener(kind, () => mark(part("table"), []));
  let low = true;
  log.addEventListener("scroll", () => {
    low = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  });
  watch((now, before) => {
    const at = shown(now);
    if (!at || at.log === shown(before)?.log) return;
    write(at.log, at.seats);
    if (low) beforePaint(follow);
  });
}

/** The newest line stays in sight. */
function follow() {
  const log = part("log");
  log.scrollTop = log.scrollHeight;
}

/**
 * Add what is new; lines that no longer stand there, planned or taken back ones, go first.
 * @param {any[]} lines
 * @param {any[]} seats
 */
function write(lines, seats) {
  let same = 0;
  while (same < written.length && same < lines.length && written[same].line === lines[same]) same += 1;
  for (const { item } of written.splice(same)) drop(item);
  for (const line of lines.slice(same)) written.push({ line, item: add(line, seats) });
}

/**
 * A line goes, and the heading of its turn with the last one.
 * @param {HTMLElement} item
 */
function drop(item) {
  const turn = item.closest("section");
  item.remove();
  if (!turn?.querySelector("li")) turn?.remove();
}

/**
 * @param {any} line
 * @param {any[]} seats
 * @returns {HTMLElement}
 */
function add(line, seats) {
  const last = written.at(-1);
  const group = last && last.line.turn === line.turn ? last.item.parentElement : begin(line.turn);
  const seat = seats.find((one) => one.seat === line.seat);
  const spots = (line.spots ?? []).join(" ");
  const item = make("li", { "data-n": line.n, "data-spots": spots, tabindex: spots ? 0 : null, class: line.staged ? "staged" : null }, seat && seatMark(seat.mark), make("span", {}, line.text));
  group?.append(item);
  return item;
}

/**
 * The list of a new turn.
 * @param {string} heading
 * @returns {HTMLElement}
 */
function begin(heading) {
  const group = make("ol", { class: "lines" });
  part("log").append(make("section", { class: "turn" }, make("h3", {}, heading), group));
  return group;
}

/** @param {EventTarget|null} target */
function outlineLine(target) {
  const line = target instanceof Element ? target.closest("li") : null;
  mark(part("table"), (line?.getAttribute("data-spots") ?? "").split(" ").filter(Boolean));
}
