/**
 * The log: lines of the game grouped by turn; a line under the pointer or the focus outlines what it speaks of.
 * @module
 */

import { make, part } from "./dom.js";
import { mark } from "./lit.js";
import { seatMark } from "./seats.js";
import { shown, watch } from "./store.js";

/** @type {any[]} */
let written = [];
/** @type {HTMLElement|null} */
let group = null;
let heading = "";

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
    const follow = low;
    write(at.log, at.seats);
    if (follow) log.scrollTop = log.scrollHeight;
  });
}

/**
 * Add what is new; write everything anew when the past has changed.
 * @param {any[]} lines
 * @param {any[]} seats
 */
function write(lines, seats) {
  let same = 0;
  while (same < written.length && same < lines.length && written[same] === lines[same]) same += 1;
  if (same < written.length) {
    part("log").replaceChildren();
    [group, heading, same] = [null, "", 0];
  }
  for (const line of lines.slice(same)) add(line, seats);
  written = lines;
}

/**
 * @param {any} line
 * @param {any[]} seats
 */
function add(line, seats) {
  if (!group || line.turn !== heading) {
    heading = line.turn;
    group = make("ol", { class: "lines" });
    part("log").append(make("section", { class: "turn" }, make("h3", {}, heading), group));
  }
  const seat = seats.find((one) => one.seat === line.seat);
  const spots = (line.spots ?? []).join(" ");
  group?.append(
    make("li", { "data-n": line.n, "data-spots": spots, tabindex: spots ? 0 : null, class: line.staged ? "staged" : null }, seat && seatMark(seat.mark), make("span", {}, line.text)),
  );
}

/** @param {EventTarget|null} target */
function outlineLine(target) {
  const line = target instanceof Element ? target.closest("li") : null;
  mark(part("table"), (line?.getAttribute("data-spots") ?? "").split(" ").filter(Boolean));
}
