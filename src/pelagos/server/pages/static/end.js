/**
 * The end: reason, verdict, the last page of the story, places, score sheet, and how everybody can check the dice.
 * @module
 */

import { make, part } from "./dom.js";
import { ruleMark } from "./rules.js";
import { scoreSheet } from "./score.js";
import { seatMark } from "./seats.js";
import { catchUp } from "./store.js";
import { figure, say } from "./words.js";

/** Open the sheet when the game ends, and again when asked. */
export function showEnd() {
  const dialog = part("end");
  part("end-again").addEventListener("click", () => dialog.showModal());
  catchUp((now, before) => {
    const over = Boolean(now.table?.end);
    part("end-again").hidden = !over;
    if (!over || now.table === before.table) return;
    part("end-body").replaceChildren(...endSheet(now.table));
    if (!before.table?.end && !now.past && !document.body.dataset.at && !dialog.open) dialog.showModal();
  });
}

/** @param {import("./merge.js").Position} table */
export function endSheet(table) {
  const { reason, verdict, winners, ranking, epilogue, verify, story, missing, would, unscored, hints } = table.end;
  const scored = table.score.some((seat) => seat.lines.length);
  return [
    make("p", { class: "reason" }, reason),
    make("p", { class: `verdict ${winners.length ? "won" : ""}` }, verdict),
    story && make("p", { class: "last-page" }, story),
    ...(epilogue ?? []).map((line) => make("p", { class: "epilogue" }, line)),
    missing && make("p", { class: "missing" }, missing),
    ranking.length > 0 && make("ol", { class: "ranking" }, ...ranking.map((place) => rank(place, table.seats))),
    would && make("p", { class: "missing" }, would),
    unscored?.length > 0 && unscoredSheet(unscored),
    scored && scoreSheet(table),
    ...(hints ?? []).map((line) => make("p", { class: "hints-asked" }, line)),
    verify && verified(verify),
  ].filter(Boolean);
}

/**
 * What a defeat left unscored, line by line, as it would have been.
 * @param {import("./wire.d.ts").ScoreEntry[]} lines
 */
function unscoredSheet(lines) {
  const sum = lines.reduce((sum, { points }) => sum + points, 0);
  return make(
    "table",
    { class: "score-sheet unscored" },
    make("caption", {}, say("web-unscored")),
    make("tbody", {}, ...lines.map(({ label, points, rule }) => make("tr", {}, make("th", { scope: "row" }, label, " ", rule && ruleMark(rule)), make("td", {}, figure(points))))),
    make("tfoot", {}, make("tr", {}, make("th", { scope: "row" }, say("web-total")), make("td", {}, figure(sum)))),
  );
}

/**
 * @param {import("./wire.d.ts").PlaceState} place
 * @param {import("./wire.d.ts").SeatState[]} seats
 */
function rank(place, seats) {
  const seat = seats.find((one) => one.seat === place.seat);
  return make(
    "li",
    { "data-rank": place.rank },
    make("span", { class: "place" }, `${place.rank}.`),
    seat && seatMark(seat.mark),
    make("b", {}, place.name ?? seat?.name),
    make("span", { class: "points" }, figure(place.score)),
    place.tied && make("small", {}, say("web-place-shared")),
  );
}

/** @param {import("./wire.d.ts").Verification} verify */
function verified(verify) {
  return make(
    "section",
    { class: `verify ${verify.ok === false ? "broken" : ""}` },
    make("h3", {}, say("web-verify")),
    make("p", {}, verify.text),
  );
}
