/**
 * Making elements. Text is always set as text, never as markup.
 * @module
 */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An HTML element with attributes and children; `on…` properties are listeners, `false` and `null` are left out.
 * @param {string} tag
 * @param {Record<string, any>} [properties]
 * @param {...(Node|string|null|false|undefined)} children
 * @returns {any}
 */
export function make(tag, properties = {}, ...children) {
  return fill(document.createElement(tag), properties, children);
}

/**
 * The same for SVG.
 * @param {string} tag
 * @param {Record<string, any>} [properties]
 * @param {...(Node|string|null|false|undefined)} children
 * @returns {any}
 */
export function draw(tag, properties = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), properties, children);
}

/**
 * The element of the shell with this id; the shell always has it.
 * @param {string} id
 * @returns {any}
 */
export function part(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no part "${id}"`);
  return found;
}

/**
 * Set the words of an element; what says it already is left alone, so that the browser has nothing to lay out anew.
 * @param {Element} element
 * @param {string} words
 */
export function tell(element, words) {
  if (element.textContent !== words) element.textContent = words;
}

/** @type {Set<() => (() => void)|void>} */
const measures = new Set();

/**
 * Do something that measures just before the browser paints, once however often it was asked for. By then everything
 * has been written, so that the page is laid out once and not again for every view.
 * @param {() => (() => void)|void} task measures, and gives back what is to be written when all have measured
 */
export function beforePaint(task) {
  if (!measures.size) requestAnimationFrame(measureAll);
  measures.add(task);
}

function measureAll() {
  const tasks = [...measures];
  measures.clear();
  const writes = tasks.map((task) => task());
  for (const write of writes) write?.();
}

/**
 * @param {Element} element
 * @param {Record<string, any>} properties
 * @param {(Node|string|null|false|undefined)[]} children
 */
function fill(element, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children) if (child || child === "") element.append(child);
  return element;
}
