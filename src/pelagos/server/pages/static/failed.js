/**
 * Why nothing moves: a bot that cannot play, or rules that are gone; and for those who may decide it, how it goes on.
 * @module
 */

import { make, part, tell } from "./dom.js";
import { request } from "./staging.js";
import { get, watch } from "./store.js";
import { say } from "./words.js";

/** Keep it up to date; while somebody looks back, nothing is to be decided. */
export function showFailed() {
  watch((now, before) => {
    if (now.table === before.table && now.past === before.past) return;
    const failed = now.past ? null : now.table?.failed_bot;
    const old = now.table?.old;
    part("failed").hidden = !failed && !old;
    tell(part("failed-story"), (old ?? failed)?.text ?? "");
    part("failed-deeds").replaceChildren(...(old ? onward(old) : failed?.mine ? failed.bots.map((one) => deed(failed.seat, one)) : []));
  });
}

/**
 * The way from a table that can only be looked at to the one where it goes on.
 * @param {import("./wire.d.ts").OldTable} old
 */
function onward(old) {
  if (old.onward) return [make("a", { class: "button", href: old.onward }, say("web-old-onward"))];
  if (!old.mine) return [];
  return [make("form", { method: "post", action: `${location.pathname}/onward` }, make("button", { class: "primary" }, say("web-old-go-on")))];
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
