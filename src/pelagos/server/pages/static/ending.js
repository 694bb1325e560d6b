/**
 * Everything that is shown when a game is over: the sheet of the end, and how the game went.
 * @module
 */

import { showEnd } from "./end.js";
import { showReview } from "./review.js";

/** Show it, and keep it up to date. */
export function showEnding() {
  showEnd();
  showReview();
}
