/**
 * How a game went that is over is fetched when it is over.
 * @module
 */

import { course } from "./course.js";
import { part } from "./dom.js";
import { fetched } from "./fetched.js";
import { visit } from "./past.js";
import { catchUp } from "./store.js";

/** Fetch it when the game is over, and again in another language. */
export function showReview() {
  const { table: id } = document.body.dataset;
  let asked = "";
  catchUp(async (now) => {
    const wanted = now.table?.end ? `${now.table.version} ${document.documentElement.lang}` : "";
    if (wanted === asked) return;
    asked = wanted;
    part("end-review").hidden = !wanted;
    if (!wanted) return;
    const { found, problem } = await fetched(`/api/v1/tables/${id}/review`);
    part("end-review").hidden = Boolean(problem);
    if (!problem && wanted === asked) part("end-review").replaceChildren(...course(found, now.table.seats, visit));
  });
}
