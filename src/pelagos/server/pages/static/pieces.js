/**
 * Sheets: what can be read on a piece, beside the board. A click on what is no choice opens one, and so does holding,
 * a right click or a key on anything, and every name. Names in a sheet lead further, and back.
 * @module
 */

import { make, part, tell } from "./dom.js";
import { named } from "./names.js";
import { ruleMark } from "./rules.js";
import { get, set, shown, watch } from "./store.js";
import { say } from "./words.js";

const HOLD = 500;
const QUICK = 320;
const SLACK = 12;
const DEEPEST = 3;
const BEFORE = "dialog[open], #tip:not([hidden]), #which:not([hidden])";

/** @typedef {import("./names.js").Names} Names */
/** @typedef {import("./wire.d.ts").PieceState} Sheet */

/** @type {(wanted: string) => Promise<Sheet|null>} asks for the sheet of a piece, or of what lies at a spot */
let read;
/** @type {HTMLElement|null} what had the focus before the first sheet was opened */
let opener = null;
/** @type {(target: Element, spots: string[]) => boolean|Promise<boolean>} */
let refuse = () => false;
let latest = 0;
let holding = 0;
let held = false;
let tapping = 0;
let pointer = { x: -1, y: -1 };

/**
 * @param {typeof read} from asks for a sheet
 * @param {typeof refuse} [why] says why nothing can be done at these spots; false when nobody thought of it
 */
export function showPieces(from, why) {
  read = from;
  refuse = why ?? refuse;
  const table = part("table");
  table.addEventListener("click", swallow, true);
  table.addEventListener("click", click);
  document.addEventListener("click", follow);
  document.addEventListener("keydown", (event) => event.key === "Enter" && follow(event));
  document.addEventListener("keydown", escape, true);
  table.addEventListener("contextmenu", menu);
  table.addEventListener("pointerdown", press);
  for (const kind of ["pointerup", "pointercancel"]) table.addEventListener(kind, () => window.clearTimeout(holding));
  table.addEventListener("pointermove", move);
  part("piece-close").addEventListener("click", close);
  part("piece-back").addEventListener("click", back);
  part("piece-picture").addEventListener("click", () => part("piece").classList.toggle("large"));
  watch((now, before) => {
    if (now.sheet !== before.sheet) render(now.sheet, before.sheet);
    else if (now.sheet && shown(now) !== shown(before)) ask(now.sheet.trail);
  });
}

/** Look at what has the focus, else at what the mouse points at; false when nothing is there. */
export function lookHere() {
  const names = document.activeElement ? namesOf(document.activeElement) : [];
  return names.length ? open(names) : lookAt(spotsAt(pointer.x, pointer.y));
}

/**
 * Open the first of these spots at which something can be read.
 * @param {string[]} spots
 */
function lookAt(spots) {
  if (!spots.length) return false;
  const mine = (latest += 1);
  (async () => {
    for (const spot of spots) {
      const found = await read(spot);
      if (mine !== latest) return;
      if (found) return open([[found.piece, found.name]]);
    }
  })();
  return true;
}

/** Close the sheet; the focus goes back to where it came from. */
export function close() {
  latest += 1;
  set({ sheet: null });
}

/**
 * @param {Names} names the piece, and others that can be looked at instead
 * @returns {true}
 */
function open(names) {
  const trail = get().sheet?.trail ?? [];
  const here = trail.at(-1);
  if (here?.[0][0] === names[0][0]) return true;
  if (!part("piece").contains(document.activeElement)) opener = /** @type {HTMLElement|null} */ (document.activeElement);
  ask(part("piece").contains(document.activeElement) ? [...trail, names] : [names]);
  return true;
}

/** @param {Names[]} trail what was opened one from the other, the last of them to be shown */
async function ask(trail) {
  const mine = (latest += 1);
  const names = trail[trail.length - 1];
  const found = await read(names[0][0]);
  if (mine === latest && found) set({ sheet: { trail, read: found } });
}

function back() {
  const trail = get().sheet?.trail ?? [];
  if (trail.length > 1) ask(trail.slice(0, -1));
}

/**
 * @param {import("./store.js").Opened|null} sheet
 * @param {import("./store.js").Opened|null} before
 */
function render(sheet, before) {
  const panel = part("piece");
  panel.hidden = !sheet;
  part("table").classList.toggle("reading", Boolean(sheet));
  if (!sheet) return leave();
  const { trail, read: found } = sheet;
  tell(part("piece-name"), found.name);
  tell(part("piece-kind"), found.kind);
  part("piece-back").hidden = trail.length < 2;
  part("piece-others").replaceChildren(...others(trail[trail.length - 1], found.piece));
  part("piece-picture").innerHTML = found.picture;
  part("piece-picture").hidden = !found.picture;
  part("piece-lines").replaceChildren(...lines(found));
  if (before?.read.piece === found.piece) return;
  panel.classList.remove("large");
  part("piece-body").scrollTop = 0;
  part("piece-name").focus({ preventScroll: true });
}

function leave() {
  if (opener?.isConnected) opener.focus({ preventScroll: true });
  opener = null;
}

/**
 * Other pieces that the same option speaks of.
 * @param {Names} names
 * @param {string} piece
 */
function others(names, piece) {
  if (names.length < 2) return [];
  return names.map(([id, name]) =>
    make("button", { type: "button", class: "chip-button", "aria-pressed": String(id === piece), onclick: () => swap(id) }, name),
  );
}

/** @param {string} piece */
function swap(piece) {
  const trail = get().sheet?.trail ?? [];
  const names = [...trail[trail.length - 1]].sort(([id]) => (id === piece ? -1 : 0));
  ask([...trail.slice(0, -1), names]);
}

/** @param {Sheet} sheet */
function lines(sheet) {
  return [
    sheet.brief && make("p", { class: "piece-brief" }, sheet.brief),
    ...section("now", say("web-piece-now"), sheet.now),
    ...parts(sheet.parts),
    sheet.rules.length && make("details", { class: "piece-rules" }, make("summary", {}, say("web-rules")), ...sheet.rules.map(rule)),
  ].filter(Boolean);
}

/**
 * What can be read on a piece, part by part.
 * @param {import("./wire.d.ts").PiecePart[]} told
 */
export function parts(told) {
  return told.flatMap((one) => section(one.part, one.heading, one.lines));
}

/**
 * @param {string} part
 * @param {string} heading
 * @param {import("./wire.d.ts").PieceLine[]} told
 */
function section(part, heading, told) {
  if (!told.length) return [];
  const rows = told.map(({ text, rule: by, value, names }) =>
    make("li", {}, value && make("b", { class: "badge", "aria-hidden": "true" }, value), make("span", {}, ...named(text, names), by && " ", by && ruleMark(by))),
  );
  return [make("section", { class: `piece-${part}` }, make("h3", {}, heading), make("ul", {}, ...rows))];
}

/** @param {{id: string, text: string}} told */
function rule({ id, text }) {
  return make("p", {}, ruleMark(id), " ", text);
}

/**
 * The pieces that an option, a refusal or a line of the log speaks of.
 * @param {Element} element
 * @returns {Names}
 */
function namesOf(element) {
  const option = element.closest("[data-option]")?.getAttribute("data-option");
  const found = option && shown()?.question.options.find((/** @type {import("./store.js").Option} */ one) => one.id === option);
  if (found?.names) return found.names;
  const links = element.closest("#log li")?.querySelectorAll("a.name") ?? [];
  return [...links].map((link) => [link.getAttribute("data-piece") ?? "", link.getAttribute("aria-label") ?? link.textContent ?? ""]);
}

/**
 * The spots at a point of a drawing, the topmost first.
 * @param {number} x
 * @param {number} y
 * @returns {string[]}
 */
function spotsAt(x, y) {
  const found = new Set();
  for (const element of document.elementsFromPoint(x, y)) {
    for (let spot = element.closest("svg.drawing [data-spot]"); spot; spot = spot.parentElement?.closest("[data-spot]") ?? null) {
      found.add(spot.getAttribute("data-spot"));
    }
  }
  return [...found].slice(0, DEEPEST);
}

/**
 * The click that ends a long press is none.
 * @param {Event} event
 */
function swallow(event) {
  if (held) event.stopPropagation();
  if (held) event.preventDefault();
  held = false;
}

/**
 * A click on a drawing opens what lies there, unless it is a choice; where it would be one, it says why it is not. Two
 * taps look closer, so one waits for the other.
 * @param {PointerEvent} event
 */
async function click(event) {
  const target = /** @type {Element} */ (event.target);
  window.clearTimeout(tapping);
  if (!target.closest("svg.drawing") || target.closest(".halo") || event.detail > 1) return;
  const mine = (latest += 1);
  const spots = spotsAt(event.clientX, event.clientY);
  if ((await refuse(target, spots)) || mine !== latest) return;
  if (event.pointerType === "touch") tapping = window.setTimeout(() => lookAt(spots), QUICK);
  else lookAt(spots);
}

/**
 * A name was clicked; with a key held it opens where links do.
 * @param {MouseEvent|KeyboardEvent} event
 */
function follow(event) {
  const name = event.target instanceof Element ? event.target.closest("[data-piece]") : null;
  if (!name || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event instanceof KeyboardEvent && name.hasAttribute("href")) return;
  event.preventDefault();
  const option = name.closest("li")?.querySelector("[data-option]");
  const names = (name.matches(".look") && option && namesOf(option)) || [];
  open(names.length ? names : [[name.getAttribute("data-piece") ?? "", name.textContent ?? ""]]);
}

/** @param {MouseEvent} event */
function menu(event) {
  if (!canBeRead(event.target)) return;
  event.preventDefault();
  window.clearTimeout(holding);
  readAt(event);
}

/** @param {PointerEvent} event */
function press(event) {
  window.clearTimeout(holding);
  held = false;
  pointer = { x: event.clientX, y: event.clientY };
  if (event.pointerType === "mouse" || !canBeRead(event.target)) return;
  holding = window.setTimeout(() => {
    held = true;
    readAt(event);
  }, HOLD);
}

/** @param {EventTarget|null} target */
function canBeRead(target) {
  return target instanceof Element && (target.closest("svg.drawing [data-spot]") !== null || namesOf(target).length > 0);
}

/** @param {MouseEvent} event */
function readAt(event) {
  const names = namesOf(/** @type {Element} */ (event.target));
  if (names.length) open(names);
  else lookAt(spotsAt(event.clientX, event.clientY));
}

/** @param {PointerEvent} event */
function move(event) {
  if (Math.hypot(event.clientX - pointer.x, event.clientY - pointer.y) > SLACK) window.clearTimeout(holding);
  if (event.pointerType === "mouse") pointer = { x: event.clientX, y: event.clientY };
}

/** @param {KeyboardEvent} event */
function escape(event) {
  if (event.key !== "Escape" || !get().sheet || document.querySelector(BEFORE)) return;
  event.preventDefault();
  event.stopPropagation();
  close();
}
