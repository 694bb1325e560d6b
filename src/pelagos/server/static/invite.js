/**
 * Links to hand on: an invitation while seats are open, and a one-time link that takes a seat to another device.
 * @module
 */

import { make, part } from "./dom.js";
import { watch } from "./store.js";
import { say } from "./words.js";

/** Show the invitation, and fetch the one-time link when asked. */
export function showInvite() {
  const { table } = document.body.dataset;
  watch((now, before) => {
    const invite = now.table?.invite ?? "";
    part("carry").hidden = !now.table?.you.length;
    if (now.table === before.table) return;
    part("invite").hidden = !invite;
    if (invite) part("invite").replaceChildren(say("web-invite"), " ", whole(invite));
  });
  part("carry").addEventListener("click", async () => {
    const answer = await fetch(`/t/${table}/carry`, { method: "POST" });
    const found = await answer.json();
    part("carry-link").replaceChildren(answer.ok ? whole(found.url) : found.error.message);
  });
}

/** @param {string} path */
function whole(path) {
  const address = new URL(path, location.origin).href;
  return make("a", { href: address }, address);
}
