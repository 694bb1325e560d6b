/**
 * Letters on small screens: none smaller than can be read. Numbers grow where they stand, words give way, and where a
 * drawing has other words for those who look from afar, these take their place. A name is whole or is left out.
 * @module
 */

import { boxOf, holds, meet } from "./boxes.js";

/** @typedef {import("./boxes.js").Box} Box */
/** @typedef {{inside: Box, taken: Box|null}} Sight what is seen of a drawing, and what lies on it */

const LEAST = 11;
const MOST = 1.45;
const SHORT = 3;
const WORD = /\p{L}{3}/u;
const HIDDEN = "visibility: hidden;";

/**
 * Measures the letters of a picture that is shown at a scale; what it gives back changes them.
 * @param {SVGSVGElement} picture
 * @param {number} scale pixels of the screen for a unit of the drawing
 * @param {boolean} far whether the words are shown that are for those who look from afar
 * @param {Sight|null} sight of a drawing that is cut: words that cannot be read, or not as a whole, are left out
 */
export function readable(picture, scale, far, sight) {
  const top = /** @type {SVGGraphicsElement} */ (picture.firstElementChild).getCTM()?.inverse();
  picture.toggleAttribute("data-far", far);
  const found = [...picture.querySelectorAll(":is(.ground, .pieces) text")].flatMap((element) => {
    const text = /** @type {SVGGraphicsElement} */ (element);
    const here = /** @type {SVGGraphicsElement} */ (text.parentNode).getCTM();
    if (!top || !here || text.closest("defs")) return [];
    const size = Number(text.getAttribute("font-size")) * Math.abs(top.multiply(here).a) * scale;
    return [{ text, style: styleOf(text, size, sight !== null) }];
  });
  const cut = sight ? found.filter(({ text, style }) => !style && isCut(picture, text, sight)).map(({ text }) => text) : [];
  return () => {
    for (const { text, style } of found) {
      const wanted = cut.some((line) => together(line, text)) ? HIDDEN : style;
      if (text.style.cssText !== wanted) text.style.cssText = wanted;
    }
  };
}

/**
 * Whether something covers a word, or a part of it is out of sight.
 * @param {SVGSVGElement} picture
 * @param {SVGGraphicsElement} text
 * @param {Sight} sight
 */
function isCut(picture, text, { inside, taken }) {
  const box = WORD.test(text.textContent ?? "") ? boxOf(picture, text) : null;
  return box !== null && ((meet(box, inside) && !holds(inside, box)) || (taken !== null && meet(box, taken)));
}

/**
 * Whether two are lines of one name: below each other in the same group.
 * @param {Element} one
 * @param {Element} other
 */
function together(one, other) {
  return one.parentNode === other.parentNode && one.getAttribute("x") === other.getAttribute("x");
}

/**
 * @param {Element} text
 * @param {number} size on the screen
 * @param {boolean} clear
 */
function styleOf(text, size, clear) {
  if (size >= LEAST || text.closest(".a-far")) return "";
  const words = (text.textContent ?? "").trim();
  const short = words.length <= SHORT && !WORD.test(words) && LEAST / size <= MOST;
  if (short) return `transform: scale(${Math.round((100 * LEAST) / size) / 100});`;
  return clear ? HIDDEN : "";
}
