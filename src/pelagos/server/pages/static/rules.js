/**
 * Marks that name a rule. At the table they lead to its page; a page without a server has the words with it.
 * @module
 */

import { make } from "./dom.js";
import { shown } from "./store.js";

/**
 * @param {string} rule
 * @param {Record<string, any>} [facts]
 * @returns {HTMLElement}
 */
export function ruleMark(rule, facts = {}) {
  if (!document.body.dataset.table) return make("small", { class: "rule", title: shown()?.rules?.[rule] }, rule);
  return make("a", { class: "rule", href: addressOf(rule), target: "_blank", "data-rule": rule, ...facts }, rule);
}

/**
 * Where a rule is explained.
 * @param {string} rule
 */
export function addressOf(rule) {
  return `/rules/${shown()?.game}#${rule}`;
}
