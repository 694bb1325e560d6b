/**
 * What happened last. Where the log is a tab, its newest lines stand over the question; in the log itself, what came
 * after the reader's own last answer is marked.
 * @module
 */

import { part, tell } from "./dom.js";
import { slim } from "./narrow.js";
import { pictured, shown, watch } from "./store.js";

/** How many letters can be read at a glance; on a phone there is room for fewer. */
const ENOUGH = 70;
const FEWER = 48;

/** Keep both up to date. */
export function showLatest() {
  part("latest").addEventListener("click", () => {
    if (part("open-side").getClientRects().length && !part("table").classList.contains("open")) part("open-side").click();
    part("tab-log").click();
    part("tab-log").focus();
  });
  watch((now, before) => {
    const at = pictured(now);
    part("latest").hidden = Boolean(now.past) || !at?.log?.length;
    if (now.past || !at || at.log === pictured(before)?.log) return;
    tell(part("latest-lines"), newest(at.log));
    part("log").classList.toggle("alone", at.seats.length === 1);
    markFresh(at.log, shown(now).you);
  });
}

/**
 * As many of the last lines as can be read at a glance, or the beginning of a longer one.
 * @param {import("./merge.js").LogLine[]} log
 */
function newest(log) {
  const enough = slim.matches ? FEWER : ENOUGH;
  let words = log.at(-1)?.text ?? "";
  for (let place = log.length - 2; place >= 0; place -= 1) {
    const more = `${log[place].text} ${words}`;
    if (more.length > enough) break;
    words = more;
  }
  return words.length > enough ? words.replace(cutAfter(enough), "$1 …") : words;
}

/**
 * Where a longer line is cut, so that it ends with a word.
 * @param {number} letters
 */
function cutAfter(letters) {
  return new RegExp(`^(.{1,${letters}})[\\s,;].*$`, "su");
}

/**
 * @param {import("./merge.js").LogLine[]} log
 * @param {number[]} you
 */
function markFresh(log, you) {
  const rows = part("log").querySelectorAll("li");
  for (const row of part("log").querySelectorAll("li.fresh")) row.classList.remove("fresh");
  const mine = log.findLastIndex((line) => line.by !== null && you.includes(line.by));
  const others = log.slice(mine + 1).some((line) => line.by !== null && line.by !== undefined);
  if (mine < 0 || !others) return;
  for (let place = mine + 1; place < rows.length; place += 1) rows[place].classList.add("fresh");
}
