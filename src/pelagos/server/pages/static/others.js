/**
 * Small screens: the others as strips that unfold, each opens what lies before that seat; and a way to see the whole.
 * @module
 */

import { look, lookedAt } from "./crop.js";
import { make, part } from "./dom.js";
import { fromMine, seatMark } from "./seats.js";
import { pictured, watch } from "./store.js";

/** Keep the strips up to date. */
export function showOthers() {
  part("whole").addEventListener("click", () => toggle("*"));
  watch((now, before) => {
    const at = pictured(now);
    if (!at) return;
    if (at.seats !== pictured(before)?.seats) renderStrips(at.seats);
    pressed();
  });
}

/** @param {import("./wire.d.ts").SeatState[]} seats */
function renderStrips(seats) {
  const others = fromMine(seats).slice(1);
  part("strips").replaceChildren(...others.map(strip));
  part("others").classList.toggle("many", others.length > 0);
}

/** @param {import("./wire.d.ts").SeatState} seat */
function strip(seat) {
  const name = seat.name || "–";
  return make(
    "button",
    { type: "button", class: `strip ${seat.turn ? "turn" : ""}`, "data-look": `seat-${seat.seat}`, "aria-pressed": "false", onclick: () => toggle(`seat-${seat.seat}`) },
    seatMark(seat.mark),
    make("span", { class: "who" }, name),
    make("span", { class: "points" }, String(seat.score ?? "")),
  );
}

/** @param {string} what */
function toggle(what) {
  look(what);
  pressed();
}

function pressed() {
  part("whole").setAttribute("aria-pressed", String(lookedAt() === "*"));
  for (const one of part("strips").children) one.setAttribute("aria-pressed", String(lookedAt() === one.dataset.look));
}
