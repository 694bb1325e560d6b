/**
 * Chance of one's own for fair luck: the browser draws it where nobody has typed any.
 * @module
 */

const BYTES = 16;

/** @returns {string} 128 bits that nobody else knows */
export function chance() {
  const drawn = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...drawn].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Fill in what was left empty, just before it is sent. @param {HTMLFormElement} form */
export function addChance(form) {
  const field = /** @type {HTMLInputElement|null} */ (form.querySelector("[data-entropy]"));
  if (field && !field.value.trim()) field.value = chance();
}
