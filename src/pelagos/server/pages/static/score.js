/**
 * The score so far, line by line with the rule behind each; at the end it is the score sheet.
 * @module
 */

import { make, part } from "./dom.js";
import { named } from "./names.js";
import { ruleMark } from "./rules.js";
import { fromMine, seatMark } from "./seats.js";
import { shown, watch } from "./store.js";
import { figure, say } from "./words.js";

/** Keep the score up to date; while steps are shown it waits for what they lead to. */
export function showScore() {
  watch((now, before) => {
    const at = shown(now);
    if (!at?.score || now.film) return;
    if (before.film || at.score !== shown(before)?.score || at.seats !== shown(before)?.seats) part("score").replaceChildren(scoreSheet(at));
  });
}

/**
 * The sheet as a table: a row for each line, a column for each seat.
 * @param {import("./merge.js").Position} at
 */
export function scoreSheet(at) {
  const seats = fromMine(at.seats);
  /** @type {import("./wire.d.ts").SeatScore[]} */
  const score = seats.map((seat) => at.score.find((column) => column.seat === seat.seat));
  const labels = labelsOf(score);
  if (!labels.size) return make("p", { class: "none" }, say("web-no-score"));
  return make(
    "table",
    { class: "score-sheet" },
    make("thead", {}, make("tr", {}, make("th", { scope: "col" }, say("web-score")), ...seats.map(headOf))),
    make("tbody", {}, ...[...labels.values()].map((line) => row(score, line))),
    make(
      "tfoot",
      {},
      make("tr", {}, make("th", { scope: "row" }, say("web-total")), ...score.map((one) => make("td", {}, figure(one.total)))),
    ),
  );
}

/** @param {import("./wire.d.ts").SeatState} seat */
function headOf(seat) {
  return make("th", { scope: "col", title: seat?.name }, seat && seatMark(seat.mark), make("span", {}, seat?.name ?? ""));
}

/** @param {import("./wire.d.ts").SeatScore[]} score */
function labelsOf(score) {
  const found = new Map();
  for (const { lines } of score) for (const line of lines) found.set(line.label, line);
  return found;
}

/**
 * @param {import("./wire.d.ts").SeatScore[]} score
 * @param {import("./wire.d.ts").ScoreEntry} entry
 */
function row(score, { label, rule, names }) {
  const cells = score.map(({ lines }) => {
    const line = lines.find((one) => one.label === label);
    return make("td", {}, line ? figure(line.points) : "");
  });
  const link = rule && ruleMark(rule);
  return make("tr", {}, make("th", { scope: "row" }, ...named(label, names), " ", link), ...cells);
}
