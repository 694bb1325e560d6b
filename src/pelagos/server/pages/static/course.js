/**
 * How a game went that is over: the winner's work drawn full, the points over time, and the turns that changed most, each
 * of which opens its moment.
 * @module
 */

import { make, part } from "./dom.js";
import { seatMark } from "./seats.js";
import { figure, say } from "./words.js";

/**
 * @param {import("./wire.d.ts").ReviewState} review
 * @param {import("./wire.d.ts").SeatState[]} seats
 * @param {(version: number) => void} visit opens a moment
 */
export function course(review, seats, visit) {
  return [
    picture("glory", review.glory, say("web-glory")),
    make(
      "section",
      { class: "course" },
      make("h3", {}, say("web-course")),
      picture("chart", review.chart, say("web-course")),
      make("details", {}, make("summary", {}, say("web-course-table")), table(review)),
    ),
    review.turning.length > 0 &&
      make(
        "section",
        { class: "turning" },
        make("h3", {}, say("web-turning")),
        make("ol", {}, ...review.turning.map((point) => turned(point, seats, visit))),
      ),
  ].filter(Boolean);
}

/**
 * A drawing of ours. What it shows stands beside it in words.
 * @param {string} name
 * @param {string} svg
 * @param {string} label
 */
function picture(name, svg, label) {
  const figure = make("figure", { class: name, role: "img", "aria-label": label });
  figure.innerHTML = svg;
  return figure;
}

/** @param {import("./wire.d.ts").ReviewState} review */
function table({ sides, rows }) {
  const heads = sides.map((side) => make("th", { scope: "col" }, side.seat === null ? say("web-score") : side.name));
  return make(
    "table",
    { class: "score-sheet" },
    make("thead", {}, make("tr", {}, make("th", { scope: "col" }, say("web-course-when")), ...heads)),
    make("tbody", {}, ...rows.map(({ when, points }) => make("tr", {}, make("th", { scope: "row" }, when), ...points.map((one) => make("td", {}, figure(one)))))),
  );
}

/**
 * @param {import("./wire.d.ts").Turned} point
 * @param {import("./wire.d.ts").SeatState[]} seats
 * @param {(version: number) => void} visit
 */
function turned({ version, seat, points, when, what }, seats, visit) {
  const whose = seats.find((one) => one.seat === seat);
  const go = (/** @type {Event} */ event) => {
    event.preventDefault();
    part("end").close();
    visit(version);
  };
  return make(
    "li",
    {},
    make(
      document.body.dataset.table ? "a" : "button",
      { ...(document.body.dataset.table ? { href: `?at=${version}` } : { type: "button" }), class: "turned", onclick: go },
      make("b", { class: points > 0 ? "gain" : "loss" }, points > 0 ? `+${points}` : figure(points)),
      whose && seatMark(whose.mark),
      make("span", {}, make("small", {}, when), " ", what),
    ),
  );
}
