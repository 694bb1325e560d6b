/**
 * Keys: 1 to 9 and then a to z answer, Enter confirms, Esc drops, both send great moments off the stage; with Shift, letters go to the regions of the page.
 * @module
 */

import { part } from "./dom.js";
import { skip } from "./film.js";
import { comeBack, earlier, first, later } from "./past.js";
import { lookHere } from "./pieces.js";
import { faster, slower, toggle } from "./playing.js";
import { optionOfKey, press } from "./question.js";
import { goOn } from "./stage.js";
import { cancel, confirm, undo } from "./staging.js";
import { get } from "./store.js";
import { tipOpen } from "./tips.js";

/** What keys do while somebody looks back. */
const REPLAY = { Home: first, End: comeBack, " ": toggle, "-": slower, "+": faster, "=": faster };
const PLACES = { b: "board", c: "tab-chat", l: "log", p: "tab-panels", q: "question", t: "tab-text" };

/** @param {Record<string, () => void|boolean>} others what further letters do with Shift; signs do it as they are, and so does Enter when nothing is planned */
export function listenToKeys(others) {
  document.addEventListener("pointerdown", (event) => pointedAt(event.target)?.classList.add("clicked"));
  document.addEventListener("focusout", (event) => pointedAt(event.target)?.classList.remove("clicked"));
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || typing(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    if (act(event, others)) event.preventDefault();
  });
}

/**
 * @param {KeyboardEvent} event
 * @param {Record<string, () => void|boolean>} others
 * @returns {boolean} whether the key meant something
 */
function act(event, others) {
  const key = event.key;
  if (key === "Escape") return escape();
  if (key === "Enter") return enter(event.target, others.Enter);
  if (onSlider(event.target) && /^(Arrow|Home|End|Page)/u.test(key)) return false;
  if (get().past && key in REPLAY && !(key === " " && onButton(event.target))) return done(REPLAY[/** @type {keyof typeof REPLAY} */ (key)]);
  if (key === " " && skip()) return done(() => addEventListener("keyup", (up) => up.preventDefault(), { once: true }));
  if (key === "ArrowLeft" && !onTabs(event.target)) return done(earlier);
  if (key === "ArrowRight" && !onTabs(event.target)) return done(later);
  const option = event.shiftKey ? undefined : optionOfKey(key.toLowerCase());
  if (option) return done(() => press(option));
  if (key.toLowerCase() === "i") return lookHere();
  return (event.shiftKey || !/\p{L}/u.test(key)) && command(key.toLowerCase(), others);
}

/**
 * @param {string} letter
 * @param {Record<string, () => void|boolean>} others
 */
function command(letter, others) {
  if (letter === "u") return done(undo);
  if (letter in others) return done(others[letter]);
  if (letter in PLACES) return done(() => go(PLACES[/** @type {keyof typeof PLACES} */ (letter)]));
  return false;
}

/**
 * A region that has the focus because somebody clicked into it; it wants no frame when a key is pressed later.
 * @param {EventTarget|null} target
 */
function pointedAt(target) {
  return target instanceof Element ? target.closest('section[tabindex="-1"]') : null;
}

/** @param {() => void|boolean} deed */
function done(deed) {
  deed();
  return true;
}

function escape() {
  if (tipOpen()) return false;
  if (get().past) return comeBack();
  return get().staged.length > 0 ? done(cancel) : goOn();
}

/**
 * @param {EventTarget|null} target
 * @param {() => void|boolean} next goes on with what is read; false when there is nothing
 */
function enter(target, next) {
  if (get().past || onButton(target)) return false;
  return get().staged.length ? done(confirm) : next() || goOn();
}

/** @param {string} id */
function go(id) {
  const place = part(id);
  const tab = place.getAttribute("role") === "tab" ? place : tabOf(place);
  tab?.click();
  place.classList.remove("clicked");
  place.focus();
  place.scrollIntoView({ block: "nearest" });
}

/**
 * The tab that shows a place which is out of sight.
 * @param {Element} place
 * @returns {HTMLElement|null}
 */
function tabOf(place) {
  const page = place.closest("[role=tabpanel][hidden]");
  return page && document.querySelector(`[aria-controls="${page.id}"]`);
}

/** @param {EventTarget|null} target */
function onTabs(target) {
  return target instanceof Element && target.closest("[role=tablist]") !== null;
}

/**
 * Something that Enter and the space bar work on; the open tab has nothing left to do.
 * @param {EventTarget|null} target
 */
function onButton(target) {
  return target instanceof Element && target.closest("button:not([role=tab][aria-selected=true]), a, summary") !== null;
}

/** @param {EventTarget|null} target */
function onSlider(target) {
  return target instanceof Element && target.closest("input[type=range]") !== null;
}

/** @param {EventTarget|null} target */
function typing(target) {
  return target instanceof Element && target.closest("input:not([type=checkbox], [type=radio], [type=range]), select, textarea") !== null;
}
