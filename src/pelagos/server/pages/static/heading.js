/**
 * What tells people that it is their turn: the bar, the title of the tab and its icon; and whether the line is up.
 * @module
 */

import { part, tell } from "./dom.js";
import { get, shown, watch } from "./store.js";
import { say } from "./words.js";

/** Keep bar, tab and icon up to date. */
export function showHeading() {
  const icon = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=icon]"));
  const calm = icon.getAttribute("href") ?? "";
  const calling = icon.dataset.turn ?? calm;
  watch((now) => {
    const at = shown(now);
    document.body.classList.toggle("offline", now.line === "offline");
    tell(part("line"), now.line === "online" ? "" : say(`web-line-${now.line}`));
    if (!at) return;
    const mine = isMine();
    tell(part("game"), at.title);
    tell(part("moment"), at.moment);
    document.title = mine ? `● ${say("web-your-turn")} · ${at.title}` : `${at.title} · Pelagos`;
    part("asked").dataset.whose = whose(now, at.question);
    const wanted = mine ? calling : calm;
    if (icon.getAttribute("href") !== wanted) icon.href = wanted;
  });
}

/**
 * What stands over a question that is not for this reader.
 * @param {import("./store.js").Now} now
 * @param {import("./store.js").Question} question
 */
function whose(now, question) {
  if (question.mine || question.kind === "over" || now.past || now.preview?.stopped) return "";
  return now.staged.length ? say("web-then-asked") : "";
}

/** Whether the table waits for this reader. */
function isMine() {
  const { table } = get();
  return Boolean(table && !table.over && table.question.mine);
}
