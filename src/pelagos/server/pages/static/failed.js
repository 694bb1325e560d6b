/**
 * A bot that cannot play: what happened, and for those who may decide it, who plays on.
 * @module
 */

import { make, part, tell } from "./dom.js";
import { request } from "./staging.js";
import { get, watch } from "./store.js";

/** Keep it up to date; while somebody looks back, nothing is to be decided. */
export function showFailed() {
  watch((now, before) => {
    if (now.table === before.table && now.past === before.past) return;
    const failed = now.past ? null : now.table?.failed_bot;
    part("failed").hidden = !failed;
    tell(part("failed-story"), failed?.text ?? "");
    part("failed-deeds").replaceChildren(...(failed?.mine ? failed.bots.map((one) => deed(failed.seat, one)) : []));
  });
}

/**
 * @param {number} seat
 * @param {import("./wire.d.ts").Successor} successor
 */
function deed(seat, { bot, label }) {
  return make("button", { type: "button", "data-bot": bot, onclick: () => replace(seat, bot) }, label);
}

/**
 * @param {number} seat
 * @param {string} bot
 */
function replace(seat, bot) {
  const { table, busy } = get();
  if (!busy) request({ do: "replace", version: table.version, seat, bot });
}
