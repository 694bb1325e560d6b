/**
 * Small screens: the others as strips that unfold, each opens what lies before that seat; and a way to see the whole.
 * @module
 */

import { look, lookedAt } from "./crop.js";
import { make, part } from "./dom.js";
import { slim } from "./narrow.js";
import { fromMine, seatMark } from "./seats.js";
import { get, pictured, watch } from "./store.js";
import { say } from "./words.js";

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

/**
 * Where nobody sits yet, the invitation opens.
 * @param {import("./wire.d.ts").SeatState} seat
 */
function strip(seat) {
  const spot = `seat-${seat.seat}`;
  const open = seat.kind === "open" && get().table?.invite;
  return make(
    "button",
    { type: "button", class: `strip ${seat.turn ? "turn" : ""}`, ...(open ? { onclick: invite } : { "data-look": spot, "aria-pressed": "false", onclick: () => toggle(spot) }) },
    seatMark(seat.mark),
    make("span", { class: "who" }, seat.name || say("web-seat-open")),
    open ? make("small", {}, say("web-seat-open")) : make("span", { class: "points" }, String(seat.score ?? "")),
  );
}

function invite() {
  part("tab-panels").click();
  if (slim.matches) part("open-side").click();
}

/** @param {string} what */
function toggle(what) {
  look(what);
  pressed();
}

function pressed() {
  part("whole").setAttribute("aria-pressed", String(lookedAt() === "*"));
  for (const one of part("strips").querySelectorAll("[data-look]")) one.setAttribute("aria-pressed", String(lookedAt() === one.dataset.look));
}
