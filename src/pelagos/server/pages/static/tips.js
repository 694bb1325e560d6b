/**
 * Why something is not possible: on hover, on focus, on a long press or a click; with the rule and our text of it.
 * What a piece of a drawing is called comes with the pointer; where there is none, a tap tells it.
 * @module
 */

import { make, part } from "./dom.js";
import { addressOf } from "./rules.js";
import { wordsOf } from "./ruletext.js";
import { refusedBeyond } from "./staging.js";
import { watch } from "./store.js";
import { refusedAt } from "./ways.js";

const fingers = window.matchMedia("(hover: none)");
const LINGER = 120;
const LONG_PRESS = 450;
const GRACE = 200;

/** @type {WeakMap<Element, {why: string, rule: string, rule_text: string}>} */
const reasons = new WeakMap();
let timer = 0;
/** Where the mouse was last moved to, and what came under it since: that is not explained before it moves again.
 * @type {{x: number, y: number, over: EventTarget|null}} */
let rest = { x: -1, y: -1, over: null };
/** @type {Element|null} what is explained soon */
let due = null;
/** @type {Element|null} what is explained now */
let told = null;

/**
 * Give an element its reason, or take it away.
 * @param {Element} element
 * @param {any} reason
 */
export function explain(element, reason) {
  if (reason?.why) reasons.set(element, reason);
  else reasons.delete(element);
}

/** Listen once for the whole page. */
export function showTips() {
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") later(event.target, LONG_PRESS);
    else if (event.screenX === rest.x && event.screenY === rest.y) rest.over = event.target;
    else later(event.target, LINGER);
  });
  document.addEventListener("pointermove", (event) => {
    if (rest.over === event.target) later(event.target, LINGER);
    rest = { x: event.screenX, y: event.screenY, over: null };
  });
  document.addEventListener("pointerout", (event) => {
    const from = /** @type {Node} */ (event.target);
    const focused = document.activeElement;
    if (focused && [due, told].includes(focused) && !focused.contains(from) && !part("tip").contains(from)) return;
    window.clearTimeout(timer);
    timer = window.setTimeout(hide, GRACE);
  });
  document.addEventListener("focusin", (event) => later(event.target, 0));
  document.addEventListener("focusout", hide);
  document.addEventListener("click", (event) => later(event.target, 0));
  part("table").addEventListener("click", (/** @type {PointerEvent} */ event) => {
    if (event.pointerType === "touch" || fingers.matches) name(event.target);
  });
  part("tip").addEventListener("mousedown", (/** @type {Event} */ event) => event.preventDefault());
  document.addEventListener("keydown", (event) => event.key === "Escape" && hide());
  watch(() => told && !told.isConnected && hide());
  document.addEventListener("scroll", () => told && place(told), true);
}

/** Whether a reason is on show. */
export function tipOpen() {
  return !part("tip").hidden;
}

/**
 * @param {EventTarget|null} target
 * @param {number} wait
 */
function later(target, wait) {
  const element = target instanceof Element ? target.closest("button, a[data-rule], #tip") : null;
  const reason = element && (reasons.get(element) ?? ruleOf(element));
  if (element) window.clearTimeout(timer);
  if (element && reason) {
    due = element;
    timer = window.setTimeout(() => show(element, reason), wait);
  }
}

/**
 * What a mark of a rule has to tell.
 * @param {Element} element
 */
function ruleOf(element) {
  const rule = element.getAttribute("data-rule");
  return rule ? { why: "", rule, rule_text: "" } : undefined;
}

/**
 * Tell what the tapped piece is.
 * @param {EventTarget|null} target
 */
function name(target) {
  const drawing = target instanceof Element ? target.closest("svg.drawing") : null;
  if (!drawing || /** @type {Element} */ (target).closest(".halo")) return;
  let piece = /** @type {Element|null} */ (target);
  while (piece && piece !== drawing && !titleOf(piece)) piece = piece.parentElement;
  if (!piece || piece === drawing) return;
  window.clearTimeout(timer);
  due = piece;
  const [why, ...more] = titleOf(piece).split("\n");
  show(piece, { why, rule: "", rule_text: more.join(" ") });
}

/**
 * Say why nothing can be done at a place of a drawing; false when nobody could think of doing something there.
 * @param {Element} place
 * @param {string[]} spots
 */
export async function refuse(place, spots) {
  const here = refusedAt(spots);
  const refused = here.length ? here : await refusedBeyond(spots);
  if (!refused.length) return false;
  window.clearTimeout(timer);
  due = place;
  const [first] = refused;
  show(place, { why: refused.map(({ label, why }) => `${label}: ${why}`).join("\n"), rule: first.rule, rule_text: first.rule_text });
  return true;
}

/** @param {Element} piece */
function titleOf(piece) {
  const first = piece.firstElementChild;
  return first?.tagName === "title" ? first.textContent ?? "" : "";
}

function hide() {
  window.clearTimeout(timer);
  due = null;
  const tip = part("tip");
  if (tip.hidden) return;
  tip.hidden = true;
  told = null;
  document.querySelector("[aria-describedby=tip]")?.removeAttribute("aria-describedby");
}

/**
 * @param {Element} element
 * @param {{why: string, rule: string, rule_text: string}} reason
 */
async function show(element, reason) {
  const tip = part("tip");
  const words = reason.why ? [make("p", { class: "why" }, reason.why), ...rule(reason)] : await inWords(reason.rule);
  if (!words.length || element !== due || !element.isConnected) return;
  tip.replaceChildren(...words);
  tip.hidden = false;
  element.setAttribute("aria-describedby", "tip");
  told = element;
  place(element);
}

/**
 * Under the element or over it, and never over the confirmation.
 * @param {Element} element
 */
function place(element) {
  const tip = part("tip");
  const box = element.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const stage = part("confirm").getBoundingClientRect();
  const low = stage.height && stage.top > box.top ? stage.top : window.innerHeight;
  const below = box.bottom + height + 12 < low;
  tip.style.left = `${Math.max(8, Math.min(box.left, window.innerWidth - width - 8))}px`;
  tip.style.top = `${below ? box.bottom + 6 : Math.max(8, box.top - height - 6)}px`;
}

/** @param {{rule: string, rule_text: string}} reason */
function rule(reason) {
  if (!reason.rule && !reason.rule_text) return [];
  const link = reason.rule && make("a", { href: addressOf(reason.rule), target: "_blank", class: "rule" }, reason.rule);
  return [make("p", { class: "rule-text" }, link, " ", reason.rule_text)];
}

/** @param {string} id */
async function inWords(id) {
  const words = await wordsOf(id);
  return words ? [make("p", {}, words)] : [];
}
