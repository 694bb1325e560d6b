/**
 * Where we are while looking back: the slider, the line of the log, and what it tells of this moment.
 * @module
 */

import { part } from "./dom.js";

/**
 * @param {number} version
 * @param {number} last
 */
export function showMoment(version, last) {
  leaveMoment();
  Object.assign(part("when"), { max: String(last), value: String(version) });
  part("where").textContent = `${version} / ${last}`;
  const lines = [...part("log").querySelectorAll("li[data-n]")].filter((line) => tells(line, version));
  part("told").textContent = lines.map((line) => line.querySelector(".said")?.textContent).join(" ");
  lines.at(-1)?.setAttribute("aria-current", "true");
  lines.at(-1)?.scrollIntoView({ block: "nearest" });
}

/**
 * The versions of which some lines tell, in order; a line that sums several up tells of all of them.
 * @param {{n: number, first: number}[]} log
 * @returns {number[]}
 */
export function toldVersions(log) {
  const all = log.flatMap(({ n, first }) => Array.from({ length: n - first + 1 }, (_, step) => first + step));
  return [...new Set(all)].sort((a, b) => a - b);
}

/**
 * @param {Element} line
 * @param {number} version
 */
function tells(line, version) {
  return Number(line.getAttribute("data-first")) <= version && version <= Number(line.getAttribute("data-n"));
}

/** No line of the log is the one we look at. */
export function leaveMoment() {
  for (const line of part("log").querySelectorAll("[aria-current]")) line.removeAttribute("aria-current");
}
