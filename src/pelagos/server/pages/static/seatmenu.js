/**
 * Seats and the end: what somebody may do with a seat, what all at the table should know, and the clocks. Loaded when
 * a table has a clock or a note, or when somebody asks.
 * @module
 */

import { make, part } from "./dom.js";
import { get, set, shown, watch } from "./store.js";
import { say } from "./words.js";

const A_SECOND = 1000;
const A_DAY = 86400;
const AN_HOUR = 3600;

/** When the seconds of the seats were told, by the clock of this page. */
let told = 0;
let ticking = 0;

/** @param {import("./socket.js").Line} line */
export function showSeatMenu(line) {
  const dialog = make("dialog", { class: "sheet seat-menu", "aria-labelledby": "seat-menu-title" });
  const notes = make("div", { class: "failed notes", role: "status", hidden: true });
  const clock = make("span", { class: "clock", role: "timer", hidden: true });
  document.body.append(dialog);
  part("failed").before(notes);
  part("asked-rule").before(clock);
  const open = async () => {
    await fill(dialog, line);
    part("wishes").open = false;
    if (!dialog.open) dialog.showModal();
  };
  const look = (/** @type {import("./store.js").Now} */ now, /** @type {Partial<import("./store.js").Now>} */ before) => {
    if (now.seating !== before.seating && now.seating) open();
    if (now.table === before.table) return;
    if (dialog.open) fill(dialog, line);
    showNotes(notes, now.table?.notes ?? []);
    if (now.table?.seats !== before.table?.seats) told = performance.now();
    tick(clock);
  };
  watch(look);
  look(get(), {});
}

/**
 * @param {any} box
 * @param {string[]} lines
 */
function showNotes(box, lines) {
  box.hidden = !lines.length;
  box.replaceChildren(
    ...lines.map((line) => make("p", {}, line)),
    make("button", { type: "button", class: "small", onclick: () => set({ seating: get().seating + 1 }) }, say("seat-menu")),
  );
}

/**
 * What may be done is asked for whenever it may have changed.
 * @param {any} dialog
 * @param {import("./socket.js").Line} line
 */
async function fill(dialog, line) {
  /** @type {import("./wire.d.ts").SeatMenu} */
  const menu = await line.ask({ do: "seats" });
  const problem = make("output", { class: "problem", role: "alert" });
  dialog.replaceChildren(
    make("h2", { id: "seat-menu-title" }, say("seat-menu")),
    ...menu.notes.map((note) => make("p", {}, note)),
    make("ul", { class: "seat-deeds" }, ...menu.deeds.map((deed) => make("li", {}, button(deed, menu.version, line, dialog, problem), deed.help && make("small", {}, deed.help)))),
    problem,
    make("h3", {}, say("seat-rules")),
    make("ul", { class: "seat-rules" }, ...menu.rules.map((rule) => make("li", {}, rule))),
    make("form", { method: "dialog", class: "deeds" }, make("button", { class: "primary" }, say("web-close"))),
  );
}

/**
 * What cannot be taken back is asked twice: the first click only changes what the button says.
 * @param {import("./wire.d.ts").SeatDeed} deed
 * @param {number} version
 * @param {import("./socket.js").Line} line
 * @param {any} dialog
 * @param {any} problem
 */
function button(deed, version, line, dialog, problem) {
  let sure = !deed.sure;
  const made = make("button", { type: "button", "data-deed": deed.deed, "data-seat": deed.seat, onclick: click }, deed.label);
  return made;

  async function click() {
    if (!sure) {
      sure = true;
      made.textContent = deed.sure;
      made.classList.add("sure");
      return;
    }
    try {
      await line.ask({ do: "seat", version, deed: deed.deed, seat: deed.seat, bot: deed.bot, sure: Boolean(deed.sure) });
      dialog.close();
    } catch (error) {
      problem.textContent = /** @type {import("./wire.d.ts").Error} */ (error).message;
    }
  }
}

/** Tell what everybody has left, every second while a clock runs. @param {any} clock of whoever is asked */
function tick(clock) {
  window.clearTimeout(ticking);
  const seats = shown()?.seats ?? [];
  const gone = Math.floor((performance.now() - told) / A_SECOND);
  clock.hidden = true;
  for (const { seat, clock: time } of seats) {
    const chip = part("seats").querySelector(`[data-seat="${seat}"]`);
    const place = chip?.querySelector(".clock") ?? (time && chip?.appendChild(make("span", { class: "clock" })));
    if (!time || !place) continue;
    const [left, runs] = time;
    place.textContent = written(Math.max(0, left - (runs ? gone : 0)));
    place.classList.toggle("runs", runs);
    if (!runs) continue;
    clock.hidden = false;
    clock.textContent = place.textContent;
    ticking = window.setTimeout(() => tick(clock), A_SECOND);
  }
}

/** A time that is left: days and hours, hours, or minutes and seconds. @param {number} seconds */
function written(seconds) {
  const [days, hours, minutes] = [Math.floor(seconds / A_DAY), Math.floor((seconds % A_DAY) / AN_HOUR), Math.floor((seconds % AN_HOUR) / 60)];
  if (days) return `${unit(days, "day")} ${unit(hours, "hour")}`;
  const two = (/** @type {number} */ figure) => String(figure).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/**
 * @param {number} number
 * @param {string} of
 */
function unit(number, of) {
  return new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit: of, unitDisplay: "narrow" }).format(number);
}
