/**
 * A rule in our words, asked for when somebody wants to know it.
 * @module
 */

import { fetched } from "./fetched.js";
import { shown } from "./store.js";

/** @type {Map<string, string>} */
const told = new Map();

/**
 * Asked for once in each language; nothing when there is no line.
 * @param {string} rule
 * @returns {Promise<string>}
 */
export async function wordsOf(rule) {
  const key = `${document.documentElement.lang} ${rule}`;
  const known = told.get(key) ?? (await ask(rule));
  if (known) told.set(key, known);
  return known;
}

/** @param {string} rule */
async function ask(rule) {
  const { found, problem } = await fetched(`/api/v1/rules/${shown()?.game}/${rule}`);
  return problem ? "" : found.text;
}
