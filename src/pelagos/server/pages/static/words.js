/**
 * The words of this page. They come with the page, in the reader's language; no sentence lives in a script.
 * @module
 */

/** @type {Record<string, string>} */
let words = read(document);

/**
 * A word by its id.
 * @param {string} id
 * @returns {string}
 */
export function say(id) {
  return words[id] ?? id;
}

/**
 * A number as it is printed: with a minus and no hyphen.
 * @param {number} value
 * @returns {string}
 */
export function figure(value) {
  return String(value).replace("-", "−");
}

/**
 * Take over the words of the same page in another language: the block of words, and every marked element.
 * @param {Document} other
 */
export function retell(other) {
  words = read(other);
  document.documentElement.lang = other.documentElement.lang;
  for (const element of document.querySelectorAll("[data-word]")) {
    const twin = other.querySelector(`[data-word="${element.getAttribute("data-word")}"]`);
    if (twin) copyWords(twin, element);
  }
}

/**
 * @param {Element} from
 * @param {Element} to
 */
function copyWords(from, to) {
  for (const name of ["aria-label", "title", "placeholder"]) {
    const value = from.getAttribute(name);
    if (value !== null) to.setAttribute(name, value);
  }
  if (!to.firstElementChild) to.textContent = from.textContent;
}

/**
 * @param {Document} page
 * @returns {Record<string, string>}
 */
function read(page) {
  const block = page.getElementById("words");
  return block ? JSON.parse(block.textContent ?? "{}") : {};
}
