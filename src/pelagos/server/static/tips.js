/**
 * Why something is not possible: on hover, on focus, on a long press or a click; with the rule and our text of it.
 * @module
 */

import { make, part } from "./dom.js";
import { get, watch } from "./store.js";

const LINGER = 120;
const LONG_PRESS = 450;
const GRACE = 200;

/** @type {WeakMap<Element, {why: string, rule: string, rule_text: string}>} */
const reasons = new WeakMap();
let timer = 0;
/** @type {Element|null} */
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
  document.addEventListener("pointerover", (event) => later(event.target, event.pointerType === "mouse" ? LINGER : LONG_PRESS));
  document.addEventListener("pointerout", () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(hide, GRACE);
  });
  document.addEventListener("focusin", (event) => later(event.target, 0));
  document.addEventListener("focusout", hide);
  document.addEventListener("click", (event) => later(event.target, 0));
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
  const element = target instanceof Element ? target.closest("button, #tip") : null;
  const reason = element && reasons.get(element);
  if (element) window.clearTimeout(timer);
  if (element && reason) timer = window.setTimeout(() => show(element, reason), wait);
}

function hide() {
  window.clearTimeout(timer);
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
function show(element, reason) {
  const tip = part("tip");
  tip.replaceChildren(make("p", { class: "why" }, reason.why), ...rule(reason));
  tip.hidden = false;
  element.setAttribute("aria-describedby", "tip");
  told = element;
  place(element);
}

/** @param {Element} element */
function place(element) {
  const tip = part("tip");
  const box = element.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const below = box.bottom + height + 12 < window.innerHeight;
  tip.style.left = `${Math.max(8, Math.min(box.left, window.innerWidth - width - 8))}px`;
  tip.style.top = `${below ? box.bottom + 6 : Math.max(8, box.top - height - 6)}px`;
}

/** @param {{rule: string, rule_text: string}} reason */
function rule(reason) {
  if (!reason.rule) return [];
  const address = `/rules/${get().table?.game}#${reason.rule}`;
  return [
    make("p", { class: "rule-text" }, make("a", { href: address, target: "_blank", class: "rule" }, reason.rule), " ", reason.rule_text),
  ];
}
