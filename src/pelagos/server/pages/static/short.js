/**
 * Small screens: a question of at most two lines. What a longer one tells besides what it asks stands below as chips;
 * what is still too long is set smaller.
 * @module
 */

import { beforePaint, make, part } from "./dom.js";
import { slim } from "./narrow.js";
import { shown, watch } from "./store.js";

const SIZES = ["", "0.9375rem", "0.875rem", "0.8125rem"];
const LINES = 2;
const END = /[.?!]["”“»’)]*\s+/g;
/** @type {Node[]} the question as it was asked */
let whole = [];
let divided = false;

/** Keep questions short. */
export function showShort() {
  watch((now, before) => {
    const question = shown(now)?.question;
    if (!question || (question === shown(before)?.question && now.staged === before.staged && now.film === before.film)) return;
    [whole, divided] = [[...part("asked").childNodes], false];
    beforePaint(fit);
  });
  slim.addEventListener("change", () => beforePaint(fit));
  document.fonts.ready.then(() => beforePaint(fit));
}

/** Everything is written here: each step needs to see what the one before has done. */
function fit() {
  return () => {
    const heading = part("asked");
    if (divided) heading.replaceChildren(...whole);
    divided = false;
    part("facts").replaceChildren();
    heading.style.fontSize = "";
    if (slim.matches && tooLong(heading)) divide(heading);
    part("facts").hidden = !part("facts").childElementCount;
    if (slim.matches) heading.style.fontSize = SIZES.find((size) => fits(heading, size)) ?? SIZES.at(-1);
  };
}

/** @param {HTMLElement} heading */
function tooLong(heading) {
  const style = getComputedStyle(heading);
  return heading.clientHeight > (LINES + 0.5) * parseFloat(style.lineHeight);
}

/**
 * @param {HTMLElement} heading
 * @param {string} size
 */
function fits(heading, size) {
  heading.style.fontSize = size;
  return !tooLong(heading);
}

/**
 * The sentence that asks, or the first, stays; the others become chips.
 * @param {HTMLElement} heading
 */
function divide(heading) {
  divided = true;
  const sentences = sentencesOf(whole);
  const asks = Math.max(0, sentences.findIndex((nodes) => wordsOf(nodes).includes("?")));
  heading.replaceChildren(...(sentences[asks] ?? []));
  const facts = sentences.filter((nodes, place) => place !== asks && wordsOf(nodes).trim());
  part("facts").replaceChildren(...facts.map((nodes) => make("li", {}, ...nodes)));
}

/**
 * @param {Node[]} nodes
 * @returns {Node[][]} text is cut where a sentence ends, and copied; everything else stays what it is
 */
function sentencesOf(nodes) {
  /** @type {Node[][]} */
  const found = [[]];
  for (const node of nodes) {
    if (node.nodeType !== Node.TEXT_NODE) {
      found.at(-1)?.push(node);
      continue;
    }
    const [first, ...others] = cutWords(node.textContent ?? "");
    found.at(-1)?.push(document.createTextNode(first));
    for (const words of others) found.push([document.createTextNode(words)]);
  }
  return found;
}

/** @param {string} words */
function cutWords(words) {
  const parts = [];
  let from = 0;
  for (const end of words.matchAll(END)) {
    parts.push(words.slice(from, end.index + end[0].length).trimEnd());
    from = end.index + end[0].length;
  }
  return [...parts, words.slice(from)];
}

/** @param {Node[]} nodes */
function wordsOf(nodes) {
  return nodes.map((node) => node.textContent).join("");
}
