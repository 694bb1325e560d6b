/**
 * Playing together: partners see what is planned and not confirmed yet, and how long somebody has been thinking.
 * @module
 */

import { make, part } from "./dom.js";
import { seatMark } from "./seats.js";
import { get, set, watch } from "./store.js";
import { say } from "./words.js";

/** Only after so many seconds it is said that somebody thinks. */
const SOON = 3;

/** @param {import("./socket.js").Line} line */
export function showWeighing(line) {
  watch((now, before) => {
    part("discreet").hidden = !now.table?.together;
    const open = !now.wishes.discreet;
    if (now.table?.together && now.table.question.mine && (now.staged !== before.staged || now.wishes.discreet !== before.wishes.discreet)) {
      const planned = open ? now.staged.map(({ id }) => id) : [];
      if (planned.length || (before.staged.length && now.table.version === before.table?.version)) line.tell({ do: "weighing", version: now.table.version, answers: planned });
    }
    if (now.weighed !== before.weighed || now.table !== before.table || now.past !== before.past) tellWeighed(now);
  });
  window.setInterval(tellThinking, 1000);
}

/**
 * Somebody is asked, and has been for a while.
 * @param {import("./wire.d.ts").Thinking} message
 */
export function hearThinking({ seat, seconds }) {
  set({ thinking: { seat, since: performance.now() - 1000 * seconds } });
}

/** @param {import("./store.js").Now} now */
function tellWeighed({ weighed, table, past }) {
  const shown = weighed && table && !past && weighed.version === table.version && weighed.words.length > 0;
  part("weighed").hidden = !shown;
  if (!shown) return;
  const seat = table.seats[weighed.seat];
  part("weighed").replaceChildren(seatMark(seat.mark), make("span", {}, make("b", {}, seat.name), " ", say("web-weighs"), " ", weighed.words.join(" → ")));
}

/** At the seat that thinks: for how long. */
function tellThinking() {
  const { thinking, table, past } = get();
  const chip = part("seats").querySelector("li.turn");
  for (const old of part("seats").querySelectorAll(".since")) if (old.parentElement !== chip) old.remove();
  const seconds = thinking ? Math.floor((performance.now() - thinking.since) / 1000) : 0;
  if (!chip || !thinking || past || table.question.mine || Number(chip.getAttribute("data-seat")) !== thinking.seat || seconds < SOON) return;
  const said = chip.querySelector(".since") ?? chip.insertBefore(make("small", { class: "since" }), chip.lastElementChild);
  said.textContent = `${say("web-thinking")} ${clock(seconds)}`;
}

/** Minutes and seconds, or hours and minutes with an h. @param {number} seconds */
function clock(seconds) {
  const [large, small] = seconds < 3600 ? [Math.floor(seconds / 60), seconds % 60] : [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${large}:${String(small).padStart(2, "0")}${seconds < 3600 ? "" : " h"}`;
}
