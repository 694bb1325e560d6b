/**
 * Links to hand on: an invitation while seats are open, and a one-time link that takes a seat to another device.
 * @module
 */

import { make, part } from "./dom.js";
import { fetched } from "./fetched.js";
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
    const { found, problem } = await fetched(`/t/${table}/carry`, { method: "POST" });
    part("carry-link").replaceChildren(problem ? problem.text : whole(found.url));
  });
}

/** @param {string} path */
function whole(path) {
  const address = new URL(path, location.origin).href;
  return make("a", { href: address }, address);
}
