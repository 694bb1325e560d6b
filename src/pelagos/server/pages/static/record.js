/**
 * The log: lines of the game grouped by turn; a line under the pointer or the focus outlines what it speaks of.
 * @module
 */

import { beforePaint, make, part } from "./dom.js";
import { mark } from "./lit.js";
import { named } from "./names.js";
import { ruleMark } from "./rules.js";
import { seatMark } from "./seats.js";
import { pictured, watch } from "./store.js";

/** @type {{line: import("./merge.js").LogLine, row: HTMLElement}[]} */
let written = [];
/** What somebody scrolls with; the log also scrolls when lines come and go. */
const HANDS = ["wheel", "touchmove", "pointerdown", "keydown"];
let held = false;
/** How much room there is below the last line, besides the usual. */
let spare = 0;

/** Keep the log up to date. */
export function showRecord() {
  const log = part("log");
  for (const kind of ["pointerover", "focusin"]) log.addEventListener(kind, (/** @type {Event} */ event) => outlineLine(event.target));
  log.addEventListener("focusin", (/** @type {Event} */ event) => openRule(event.target));
  for (const kind of ["pointerout", "focusout"]) log.addEventListener(kind, () => mark(part("table"), []));
  log.addEventListener("keydown", walk);
  for (const kind of HANDS) log.addEventListener(kind, () => (held = true), { passive: true });
  let low = true;
  log.addEventListener("scroll", () => {
    if (held) low = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  });
  watch((now, before) => {
    const at = pictured(now);
    if (!at || at.log === pictured(before)?.log) return;
    write(at.log, at.seats);
    if (low) beforePaint(follow);
  });
}

/**
 * The newest line stays in sight, or the one that somebody looks back at. More may be written before the browser tells
 * of this scrolling.
 */
function follow() {
  const log = part("log");
  const here = log.querySelector("[aria-current]");
  held = false;
  if (!here) return toTheEnd(log);
  here.scrollIntoView({ block: "nearest" });
}

/**
 * The last line at the bottom, and no half line under the heading that stays at the top: it goes up altogether. All is
 * measured where the log stands now, so that the page need not be laid out again to know.
 * @param {HTMLElement} log
 */
function toTheEnd(log) {
  const end = Math.max(0, log.scrollHeight - spare - log.clientHeight);
  const seen = end ? halfLine(log.getBoundingClientRect().top + log.clientTop - log.scrollTop + end) : 0;
  return () => {
    if (seen !== spare) log.style.paddingBottom = `calc(0.6rem + ${seen}px)`;
    spare = seen;
    log.scrollTop = log.scrollHeight;
  };
}

/**
 * How much is seen of a line that lies partly under the heading of its turn, when the log begins there, and of a heading
 * that has no line left below it; in whole pixels, in which the browser counts how far it can scroll.
 * @param {number} top
 */
function halfLine(top) {
  const row = written.findLast((line) => line.row.getBoundingClientRect().top < underside(line.row, top) - 1)?.row;
  const seen = row ? Math.max(0, row.getBoundingClientRect().bottom - underside(row, top)) : 0;
  const left = row && !row.nextElementSibling ? /** @type {HTMLElement} */ (row.closest(".turn")).getBoundingClientRect().bottom - top - seen : 0;
  const more = seen + (left > 1 ? left : 0);
  return more < 1 ? 0 : Math.round(more);
}

/**
 * Where the heading of a row's turn ends, when the log begins there and the heading stays: not below its turn.
 * @param {HTMLElement} row
 * @param {number} top
 */
function underside(row, top) {
  const turn = /** @type {HTMLElement} */ (row.closest(".turn"));
  const height = turn.querySelector("h3")?.getBoundingClientRect().height ?? 0;
  return Math.min(top + height, turn.getBoundingClientRect().bottom);
}

/**
 * Take away what does not hold any more, and add what is new.
 * @param {import("./merge.js").LogLine[]} lines
 * @param {import("./wire.d.ts").SeatState[]} seats
 */
function write(lines, seats) {
  let same = 0;
  while (same < written.length && same < lines.length && written[same].line === lines[same]) same += 1;
  for (const { row } of written.splice(same)) {
    const turn = row.closest(".turn");
    row.remove();
    if (!turn?.querySelector("li")) turn?.remove();
  }
  for (const line of lines.slice(same)) written.push({ line, row: add(line, seats) });
}

/**
 * @param {import("./merge.js").LogLine} line
 * @param {import("./wire.d.ts").SeatState[]} seats
 * @returns {HTMLElement} the row
 */
function add(line, seats) {
  const seat = seats.find((one) => one.seat === line.seat);
  const facts = { "data-n": line.n, "data-first": line.first, "data-spots": (line.spots ?? []).join(" "), class: line.staged ? "staged" : null };
  const said = make("span", { class: "said" }, ...named(line.text, line.names, { tabindex: -1 }));
  const row = make("li", { ...facts, tabindex: -1 }, seat && seatMark(seat.mark), said, line.rule && ruleMark(line.rule, { tabindex: -1 }));
  groupOf(line.turn).append(row);
  return row;
}

/**
 * The list of a turn's lines: the last one, when it is of the same turn, else a new one.
 * @param {string} turn
 * @returns {Element}
 */
function groupOf(turn) {
  const last = written.at(-1);
  const before = last?.line.turn === turn ? last.row.parentElement : null;
  if (before) return before;
  const group = make("ol", { class: "lines" });
  part("log").append(make("section", { class: "turn" }, make("h3", {}, turn), group));
  return group;
}

/**
 * The log is one stop of the Tab key; the arrows go from line to line, Enter goes to the moment of a line, and a
 * further Tab to its rule.
 * @param {KeyboardEvent} event
 */
function walk(event) {
  const here = event.target instanceof Element ? event.target.closest("li") : null;
  const place = written.findIndex(({ row }) => row === here);
  const last = written.length - 1;
  const goals = { ArrowUp: here ? place - 1 : last, ArrowDown: here ? place + 1 : last, Home: 0, End: last };
  if (event.key === "Enter" && here && event.target === here) here.click();
  else if (event.key in goals) written[Math.min(last, Math.max(0, goals[/** @type {keyof typeof goals} */ (event.key)]))]?.row.focus();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Only the rule of the line that has the focus is a stop of the Tab key; the key i looks at what a line names.
 * @param {EventTarget|null} target
 */
function openRule(target) {
  const line = target instanceof Element ? target.closest("li") : null;
  part("log").querySelector("a[tabindex='0']")?.setAttribute("tabindex", "-1");
  line?.querySelector("a.rule")?.setAttribute("tabindex", "0");
}

/** @param {EventTarget|null} target */
function outlineLine(target) {
  const line = target instanceof Element ? target.closest("li") : null;
  mark(part("table"), (line?.getAttribute("data-spots") ?? "").split(" ").filter(Boolean));
}
