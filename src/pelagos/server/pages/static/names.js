/**
 * Names of pieces in what is said: each can be opened where it stands. One that the sentence bends gets a sign behind it.
 * @module
 */

import { make } from "./dom.js";
import { shown } from "./store.js";

const SIGN = "i";

/** @typedef {[string, string][]} Names pieces and how they are said */

/**
 * A sentence with its names as links; the rest stays text.
 * @param {string} text
 * @param {Names} [names]
 * @param {Record<string, any>} [facts] further properties of the links
 * @returns {(Node|string)[]}
 */
export function named(text, names, facts = {}) {
  if (!names?.length) return [text];
  const found = places(text, names);
  const parts = [];
  let end = 0;
  for (const { start, piece, name } of found) {
    parts.push(text.slice(end, start), link(piece, text.slice(start, start + name.length), facts));
    end = start + name.length;
  }
  const bent = names.filter(([piece]) => !found.some((one) => one.piece === piece));
  return [...parts, text.slice(end), ...bent.map(([piece, name]) => sign(piece, name, facts))];
}

/**
 * The names that are said word for word, from left to right; longer ones before those that they contain.
 * @param {string} text
 * @param {Names} names
 */
export function places(text, names) {
  /** @type {{start: number, piece: string, name: string}[]} */
  const found = [];
  for (const [piece, name] of [...names].sort(([, one], [, other]) => other.length - one.length)) {
    const start = placeOf(text, name, found);
    if (start >= 0) found.push({ start, piece, name });
  }
  return found.sort((one, other) => one.start - other.start);
}

/**
 * Where a name stands as whole words and not inside of another name; a sentence may begin with it.
 * @param {string} text
 * @param {string} name
 * @param {{start: number, name: string}[]} taken
 */
function placeOf(text, name, taken) {
  const whole = text.toLowerCase();
  const wanted = name.toLowerCase();
  for (let start = whole.indexOf(wanted); wanted && start >= 0; start = whole.indexOf(wanted, start + 1)) {
    const end = start + wanted.length;
    const free = taken.every((one) => end <= one.start || start >= one.start + one.name.length);
    if (free && !/[\p{L}\p{N}]/u.test(`${text[start - 1] ?? ""}${text[end] ?? ""}`)) return start;
  }
  return -1;
}

/**
 * @param {string} piece
 * @param {string} words
 * @param {Record<string, any>} facts
 * @returns {HTMLElement}
 */
export function link(piece, words, facts = {}) {
  return make("a", { class: "name", "data-piece": piece, ...address(piece), ...facts }, words);
}

/**
 * @param {string} piece
 * @param {string} name
 * @param {Record<string, any>} facts
 */
function sign(piece, name, facts) {
  return make("a", { class: "name sign", "data-piece": piece, title: name, "aria-label": name, ...address(piece), ...facts }, SIGN);
}

/**
 * The page of a piece; a page without a server has none, but its sheet.
 * @param {string} piece
 */
function address(piece) {
  return document.body.dataset.table ? { href: `/rules/${shown()?.game}/pieces/${encodeURIComponent(piece)}` } : { role: "button", tabindex: 0 };
}
