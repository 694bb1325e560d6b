/**
 * Links to hand on: an invitation while seats are open, and one-time links that lend a seat to another device. Each can
 * be copied, and scanned from the screen.
 * @module
 */

import { chance } from "./chance.js";
import { copied } from "./copying.js";
import { make, part } from "./dom.js";
import { fetched } from "./fetched.js";
import { get, watch } from "./store.js";
import { say } from "./words.js";

/** Show the invitation, and fetch the one-time link when asked. */
export function showInvite() {
  const { table } = document.body.dataset;
  let told = "";
  watch((now, before) => {
    const invite = now.table?.invite ?? "";
    part("carry").hidden = !now.table?.you.length;
    part("way-back").hidden = !now.table || now.table.over || now.table.you.length > 0 || !now.table.seats.some((seat) => seat.kind === "human");
    if (now.table === before.table) return;
    part("invite").hidden = !invite;
    const said = `${say("web-invite")} ${invite}`;
    if (invite && said !== told) part("invite").replaceChildren(make("p", {}, say("web-invite")), ...handed(invite));
    told = said;
  });
  part("carry").addEventListener("click", async () => {
    const links = (get().table?.you ?? []).map(async (seat) => {
      const { found, problem } = await fetched(`/api/v1/tables/${table}/carry`, { method: "POST", body: JSON.stringify({ seat }) });
      return problem ? [problem.text] : [make("b", {}, found.name), ...handed(found.url)];
    });
    part("carry-link").replaceChildren(...(await Promise.all(links)).flat());
  });
}

/**
 * Where luck comes from. Whoever sits at fair luck adds some chance to it; when that is refused, luck is as it was.
 * @param {import("./socket.js").Line} line
 */
export function showLuck(line) {
  let added = false;
  watch((now, before) => {
    if (!now.table || now.table === before.table) return;
    const { fate, you, over } = now.table;
    part("luck").textContent = fate.text;
    if (added || over || fate.mode !== "fair" || !you.length || fate.by.some((seat) => you.includes(seat))) return;
    added = true;
    line.ask({ do: "entropy", text: chance() }).catch(() => undefined);
  });
}

/**
 * A link with a button that copies it and a picture of it, which is fetched when somebody wants to see it.
 * @param {string} path
 * @returns {HTMLElement[]}
 */
function handed(path) {
  const address = new URL(path, location.origin).href;
  const said = make("output", { class: "copied" });
  const copy = async () => {
    said.textContent = say((await copied(address)) ? "web-copied" : "web-copy-by-hand");
  };
  const picture = make("img", { src: `${path}/picture`, alt: say("web-scan-picture"), loading: "lazy" });
  const close = make("form", { method: "dialog" }, make("button", { class: "primary" }, say("web-close")));
  const dialog = make("dialog", { class: "sheet scan", "aria-label": say("web-scan") }, picture, close);
  const buttons = [
    make("button", { type: "button", class: "small", onclick: copy }, say("web-copy")),
    make("button", { type: "button", class: "small", onclick: () => dialog.showModal() }, say("web-scan")),
  ];
  return [make("p", { class: "hand-on" }, ...buttons, said), make("a", { href: address, class: "address" }, address), dialog];
}
