/**
 * Everything that is shown when a game is over: the sheet of the end, how the game went, and luck and skill.
 * @module
 */

import { showAnalysis } from "./analysis.js";
import { showEnd } from "./end.js";
import { showReview } from "./review.js";

/** Show it, and keep it up to date. */
export function showEnding() {
  showEnd();
  showReview();
  showAnalysis();
}
