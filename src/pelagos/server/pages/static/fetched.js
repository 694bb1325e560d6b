/**
 * Asking the server outside of the socket: an answer, or what is wrong, also when there is no line.
 * @module
 */

import { say } from "./words.js";

/**
 * @param {string} address
 * @param {RequestInit} [how]
 * @returns {Promise<{found: any, problem: {text: string, rule: string}|null}>}
 */
export async function fetched(address, how) {
  try {
    const answer = await fetch(address, how);
    const found = await answer.json();
    return { found, problem: answer.ok ? null : { text: found.error.message, rule: found.error.rule } };
  } catch {
    return { found: null, problem: { text: say("web-line-offline"), rule: "" } };
  }
}
