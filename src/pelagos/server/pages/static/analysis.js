/**
 * Luck and skill in a game that is over: the computer thinks it over in the background, and every finding opens its moment.
 * Its words come with what is found, for few readers need them.
 * @module
 */

import { make, part } from "./dom.js";
import { fetched } from "./fetched.js";
import { visit } from "./past.js";
import { seatMark } from "./seats.js";
import { catchUp, get } from "./store.js";

const LOOK_AGAIN = 2000;
const AT_WORK = ["waits", "running"];

/** Ask how far it is when the game is over, and again while it goes on or in another language. */
export function showAnalysis() {
  let asked = "";
  catchUp((now) => {
    const wanted = now.table?.end && !now.table.old ? document.documentElement.lang : "";
    if (wanted === asked) return;
    asked = wanted;
    if (wanted) ask("GET");
    else part("end-analysis").hidden = true;
  });
}

/** @param {string} method */
async function ask(method) {
  const { table: id } = document.body.dataset;
  const { found, problem } = await fetched(`/api/v1/tables/${id}/analysis`, { method });
  if (problem) return showProblem(problem.text);
  const box = part("end-analysis");
  box.hidden = found.status === "none" && !found.mine;
  box.replaceChildren(...panel(found));
  if (AT_WORK.includes(found.status)) window.setTimeout(() => ask("GET"), LOOK_AGAIN);
}

/** @param {string} text */
function showProblem(text) {
  const box = part("end-analysis");
  box.querySelector(".problem")?.remove();
  box.append(make("p", { class: "problem", role: "alert" }, text));
}

/** @param {import("./wire.d.ts").AnalysisState} state */
function panel({ status, done, all, mine, said, words, told }) {
  const button = (/** @type {string} */ word, /** @type {string} */ method) => make("button", { type: "button", onclick: () => ask(method) }, word);
  return [
    make("h3", {}, words.name),
    said && make("p", { class: "said", role: "status" }, said),
    status === "running" && make("progress", { max: all, value: done, "aria-label": words.name }),
    mine && ["none", "stopped"].includes(status) && button(status === "none" ? words.begin : words.again, "POST"),
    mine && AT_WORK.includes(status) && button(words.stop, "DELETE"),
    ...(told ? findings(told, words) : []),
  ].filter(Boolean);
}

/**
 * @param {import("./wire.d.ts").Analysed} told
 * @param {Record<string, string>} words
 */
function findings(told, words) {
  const chart = make("figure", { class: "fortunes", "aria-label": words.chart, onclick: follow });
  chart.innerHTML = told.chart;
  const [blamed, rolls] = ["decision", "roll"].map((kind) => told.rows.filter((row) => row.kind === kind));
  return [
    make("p", { class: "lead" }, words.lead),
    make("div", { class: "fared" }, ...told.seats.map((seat) => fared(seat, words))),
    make("h4", {}, words.turning),
    make("div", { class: "turns" }, chart, make("ol", { class: "findings numbered" }, ...told.turning.map((one) => finding(one, words)))),
    told.note && make("p", {}, told.note),
    folded(words.decisions, blamed, words),
    folded(words.rolls, rolls, words),
    make("details", {}, make("summary", {}, words.method), ...[words.how, words.proof, words.fate].map((one) => make("p", {}, one))),
  ].filter(Boolean);
}

/**
 * @param {import("./wire.d.ts").Fared} seat
 * @param {Record<string, string>} words
 */
function fared({ seat, name, given, among, luck, costliest }, words) {
  const mark = get().table.seats.find((one) => one.seat === seat)?.mark;
  return make(
    "section",
    {},
    make("h4", {}, mark && seatMark(mark), name),
    make(
      "dl",
      {},
      make("div", {}, make("dt", {}, words.given), make("dd", {}, given), make("dd", { class: "among" }, among)),
      luck && make("div", {}, make("dt", {}, words.luck), make("dd", {}, luck)),
    ),
    costliest.length ? make("h5", {}, words.costliest) : make("p", { class: "lead" }, words.nothing),
    make("ol", { class: "findings" }, ...costliest.map((one) => finding({ ...one, seat: null }, words))),
  );
}

/**
 * @param {string} title
 * @param {import("./wire.d.ts").Found[]} rows
 * @param {Record<string, string>} words
 */
function folded(title, rows, words) {
  return rows.length > 0 && make("details", {}, make("summary", {}, `${title} (${rows.length})`), make("ol", { class: "findings" }, ...rows.map((one) => finding(one, words))));
}

/**
 * @param {import("./wire.d.ts").Found} found
 * @param {Record<string, string>} words
 */
function finding({ at, kind, seat, points, figure, error, when, question, gone, better }, words) {
  const mark = get().table.seats.find((one) => one.seat === seat)?.mark;
  const told = kind === "roll" ? [gone] : [make("i", {}, question), `${words.answered} ${gone}`, make("b", {}, `${words.better} ${better.join(" → ")}`)];
  return make(
    "li",
    {},
    make(
      "a",
      { class: "found", href: `?at=${at}`, onclick: follow },
      make("span", { class: points > 0 ? "gain" : "loss" }, make("b", {}, figure), make("small", {}, `± ${error}`)),
      make("span", {}, make("small", {}, mark && seatMark(mark), when), ...told.map((one) => make("span", {}, one))),
    ),
  );
}

/**
 * Open the moment that a link leads to, without loading the page anew.
 * @param {Event} event
 */
function follow(event) {
  const link = event.target instanceof Element && event.target.closest("a");
  const version = link && /^\?at=(\d+)$/u.exec(link.getAttribute("href") ?? "")?.[1];
  if (!version) return;
  event.preventDefault();
  part("end").close();
  visit(Number(version));
}
