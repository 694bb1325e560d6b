/**
 * Letters on small screens: none smaller than can be read. Numbers grow where they stand, words give way, and where a
 * drawing has other words for those who look from afar, these take their place.
 * @module
 */

const LEAST = 11;
const MOST = 1.45;
const SHORT = 3;
const WORD = /\p{L}{3}/u;

/**
 * Measures the letters of a picture that is shown at a scale; what it gives back changes them.
 * @param {SVGSVGElement} picture
 * @param {number} scale pixels of the screen for a unit of the drawing
 * @param {boolean} clear whether words that cannot be read are left out
 * @param {boolean} far whether the words are shown that are for those who look from afar
 */
export function readable(picture, scale, clear, far) {
  const top = /** @type {SVGGraphicsElement} */ (picture.firstElementChild).getCTM()?.inverse();
  const changes = [...picture.querySelectorAll(":is(.ground, .pieces) text")].flatMap((text) => {
    const here = /** @type {SVGGraphicsElement} */ (text.parentNode).getCTM();
    if (!top || !here || text.closest("defs")) return [];
    const size = Number(text.getAttribute("font-size")) * Math.abs(top.multiply(here).a) * scale;
    return [{ text: /** @type {SVGGraphicsElement} */ (text), style: styleOf(text, size, clear) }];
  });
  return () => {
    picture.toggleAttribute("data-far", far);
    for (const { text, style } of changes) if (text.style.cssText !== style) text.style.cssText = style;
  };
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
  return clear ? "visibility: hidden;" : "";
}
