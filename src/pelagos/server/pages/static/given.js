/**
 * The answer that a question of the past got.
 * @module
 */

import { make } from "./dom.js";
import { say } from "./words.js";

/**
 * A line for the list of options, where there is nothing to choose any more.
 * @param {import("./store.js").Question} question
 */
export function given(question) {
  return question.given ? [make("li", { class: "given" }, say("web-replay-given"), " ", make("b", {}, question.given))] : [];
}
