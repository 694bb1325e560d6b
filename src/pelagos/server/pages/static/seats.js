/**
 * Seats: colour, shape and letter of each, who sits there, whether they are there, and whose turn it is.
 * @module
 */

import { draw, make, part } from "./dom.js";
import { pictured, watch } from "./store.js";
import { say } from "./words.js";

/** How the flag of each seat is cut and where its letter stands, so that colour is never the only difference. */
const FLAGS = {
  swallowtail: { d: "M-11 -9H12L6 0L12 9H-11Z", x: -2.5 },
  square: { d: "M-10 -9.5H10V9.5H-10Z", x: 0 },
  pennant: { d: "M-11 -10.5L14 0L-11 10.5Z", x: -4.5 },
  round: { d: "M0 -10.5A10.5 10.5 0 1 1 0 10.5A10.5 10.5 0 1 1 0 -10.5Z", x: 0 },
};

/**
 * The mark of a seat.
 * @param {import("./wire.d.ts").Mark} mark
 */
export function seatMark(mark) {
  const { d, x } = FLAGS[/** @type {keyof typeof FLAGS} */ (mark.shape)];
  const letter = draw("text", { x, y: 4.6, "text-anchor": "middle" });
  letter.textContent = mark.letter;
  return draw("svg", { class: `seat-mark seat-${mark.colour}`, viewBox: "-13 -13 28 26", "aria-hidden": "true" }, draw("path", { d }), letter);
}

/** Keep the row of seats up to date. */
export function showSeats() {
  watch((now, before) => {
    const at = pictured(now);
    if (at && (at.seats !== pictured(before)?.seats || now.line !== before.line)) {
      part("seats").replaceChildren(...fromMine(at.seats).map(chip));
    }
  });
}

/**
 * Everybody in the order of play, the reader's own seat first.
 * @param {import("./wire.d.ts").SeatState[]} seats
 * @returns {import("./wire.d.ts").SeatState[]}
 */
export function fromMine(seats) {
  const first = Math.max(seats.findIndex((seat) => seat.kind === "me"), 0);
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** @param {import("./wire.d.ts").SeatState} seat */
function chip(seat) {
  const state = seat.kind === "me" ? "web-seat-you" : seat.kind === "open" ? "web-seat-open" : seat.kind === "bot" ? "web-seat-bot" : seat.online === false ? "web-seat-away" : "";
  return make(
    "li",
    { class: `chip ${seat.turn ? "turn" : ""}`, "data-seat": seat.seat, "aria-current": seat.turn ? "true" : null },
    seatMark(seat.mark),
    make("span", { class: "who" }, seat.name || say("web-seat-open")),
    state && seat.name && make("small", {}, say(state)),
    make("span", { class: "points", title: say("web-score") }, String(seat.score ?? "")),
  );
}
