/**
 * One spot, several options: a small list beside it asks which one is meant.
 * @module
 */

import { make, part } from "./dom.js";
import { sign } from "./icons.js";
import { pick, pickAndConfirm } from "./staging.js";
import { sendsAtOnce, taught } from "./ways.js";
import { say } from "./words.js";

/**
 * @param {import("./store.js").Option[]} options
 * @param {{x: number, y: number}} where
 */
export function askWhich(options, where) {
  const box = part("which");
  box.replaceChildren(...options.flatMap(way));
  box.hidden = false;
  const { width, height } = box.getBoundingClientRect();
  box.style.left = `${Math.max(8, Math.min(where.x + 8, window.innerWidth - width - 8))}px`;
  box.style.top = `${Math.max(8, Math.min(where.y + 8, window.innerHeight - height - 8))}px`;
  box.querySelector("button")?.focus();
  document.addEventListener("pointerdown", outside);
  document.addEventListener("keydown", escape, true);
}

/**
 * An option, and beside it a button that confirms it as well.
 * @param {import("./store.js").Option} option
 */
function way(option) {
  const plan = make("button", { type: "button", class: "option", "data-option": option.id, onclick: () => close(() => pick(option)) }, make("span", {}, option.label));
  if (taught() || sendsAtOnce(option)) return [plan];
  const name = `${say("web-confirm")}: ${option.label}`;
  return [plan, make("button", { type: "button", class: "primary", "aria-label": name, title: name, onclick: () => close(() => pickAndConfirm(option)) }, sign("confirm"))];
}

/** @param {() => void} [then] */
function close(then) {
  part("which").hidden = true;
  document.removeEventListener("pointerdown", outside);
  document.removeEventListener("keydown", escape, true);
  then?.();
}

/** @param {PointerEvent} event */
function outside(event) {
  if (!part("which").contains(event.target)) close();
}

/** @param {KeyboardEvent} event */
function escape(event) {
  if (event.key !== "Escape") return;
  event.stopPropagation();
  close();
}
