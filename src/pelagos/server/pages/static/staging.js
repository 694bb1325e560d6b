/**
 * Answers are staged first: the page shows what they would do; Confirm sends them, Esc drops them.
 * @module
 */

import { previewed } from "./merge.js";
import { get, set, shown, watch } from "./store.js";
import { agreed, rest, sendsAtOnce, taught, unasked } from "./ways.js";
import { say } from "./words.js";

const BLINK = 300;
/** What an answer that nobody has to give waits for, so that it cuts nothing short. */
const WAITS = /** @type {const} */ (["table", "busy", "film", "scene", "past", "wishes"]);
let settled = 0;
/** The version up to which nothing is answered for the person any more. */
let idled = -1;
/** The answer to a row of like questions, and how many of them are still to come. */
let row = { id: "", left: 0 };

/** @type {import("./socket.js").Line} */
let line;
/** @type {(options: import("./store.js").Option[], where: {x: number, y: number}) => void} */
let askWhich;

/**
 * @param {import("./socket.js").Line} to
 * @param {typeof askWhich} which asks when one spot stands for several options
 */
export function begin(to, which) {
  line = to;
  askWhich = which;
  watch((now, before) => {
    if (WAITS.some((what) => now[what] !== before[what])) answerIdly(now, !before.table);
    if (shown(now)?.question === shown(before)?.question) return;
    settled = performance.now();
    if (now.unfolded || now.leads.length) set({ unfolded: false, leads: [] });
  });
}

/**
 * A question at which nothing else could be of use is answered for the person, once, unless somebody has just taken an
 * answer back; and so is one that the person always agrees to, or has answered together with those before it.
 * @param {import("./store.js").Now} now
 * @param {boolean} fresh whether the page has just come: it may have been left at what was taken back
 */
function answerIdly(now, fresh) {
  const { table, busy, film, scene, staged, past } = now;
  const next = table && inRow(table.question);
  if (!busy && table?.question.mine && !next) row.left = 0;
  const option = next ?? (table && (agreed(table.question) ?? (fresh ? undefined : unasked(table.question))));
  if (!option || busy || film || scene || past || staged.length || taught() || document.hidden || idled >= table.version) return;
  idled = table.version;
  if (next) row.left -= 1;
  send([option]);
}

/** @param {import("./store.js").Question} question */
function inRow({ mine, closing, row: number, options }) {
  return mine && row.left && row.left === number && row.id === closing ? options.find(({ id }) => id === closing) : undefined;
}

/**
 * Answer all of a row of like questions: the others when they come, whatever the dice bring in between.
 * @param {import("./store.js").Option} option
 * @param {number} number
 */
export function answerAll(option, number) {
  if (get().busy) return;
  row = { id: option.id, left: number - 1 };
  send([option]);
}

/**
 * Somebody pointed at one option, or at a spot with several.
 * @param {import("./store.js").Option[]} options
 * @param {MouseEvent} [event]
 */
export function choose(options, event) {
  if (event && hurried(event)) return;
  if (options.length > 1 && event) askWhich(options, { x: event.clientX, y: event.clientY });
  else if (options.length) pick(options[0]);
}

/**
 * The second click of a double click that meets a question which nobody can have read yet.
 * @param {MouseEvent} event
 */
function hurried(event) {
  return event.detail > 1 && performance.now() - settled < BLINK;
}

/**
 * Take an option, and what is answered together with it: it is staged, unless it is sent at once.
 * @param {import("./store.js").Option} option
 */
export function pick(option) {
  const now = get();
  const question = shown()?.question;
  if (now.busy || !question?.mine) return;
  const answers = [...now.staged, option, ...(option.then ?? [])];
  if (question.kind === "chance") roll(option.id);
  else if (sendsAtOnce(option)) send(answers);
  else stage(answers);
}

/**
 * Take an option and confirm it: what it leads to is worked out first, as Confirm takes along what nobody adds.
 * @param {import("./store.js").Option} option
 */
export async function pickAndConfirm(option) {
  const { staged, busy } = get();
  if (busy) return;
  const answers = [...staged, option, ...(option.then ?? [])];
  await stage(answers);
  if (get().staged === answers) confirm();
}

/** Send what is staged, and what nobody wants to add to it. */
export function confirm() {
  const { staged, busy } = get();
  if (staged.length && !busy) send([...staged, ...rest()]);
}

/** Drop everything that is staged. */
export function cancel() {
  set({ staged: [], preview: null, notice: null });
}

/** Take the last staged answer back, or, when none is, the last one that was sent. */
export function undo() {
  const { staged, busy, table } = get();
  if (busy || !table) return;
  if (staged.length > 1) stage(staged.slice(0, -1));
  else if (staged.length) cancel();
  else if (table.question.undo.can) takeBack(table.version);
  else set({ notice: { text: table.question.undo.why, rule: "" } });
}

/**
 * What was taken back is asked again, whatever it is.
 * @param {number} version
 */
function takeBack(version) {
  idled = version + 1;
  row.left = 0;
  request({ do: "undo", version });
}

/** @param {string} outcome what the real dice showed */
export function roll(outcome) {
  const { busy, table } = get();
  if (busy) return;
  set({ answered: table.version });
  request({ do: "roll", version: table.version, outcome });
}

/** @param {import("./store.js").Option[]} answers */
function send(answers) {
  const { version } = get().table;
  set({ answered: version });
  request({ do: "answer", version, answers: answers.map((option) => option.id) });
}

/** The table moved on while answers were planned for another moment. */
export function dropped() {
  return { text: say("web-plan-dropped"), rule: "" };
}

/** @param {import("./store.js").Option[]} answers */
export async function stage(answers) {
  const { table, staged: before } = get();
  set({ busy: true, notice: null });
  try {
    const found = /** @type {import("./wire.d.ts").PreviewState} */ (await line.ask({ do: "preview", version: table.version, answers: answers.map((o) => o.id) }));
    const current = get().table;
    if (current.version !== table.version) return set({ busy: false, notice: dropped() });
    set({ busy: false, staged: answers, preview: previewed(current, found), odds: {} });
  } catch (error) {
    set({ busy: false, staged: before, notice: notice(error) });
  }
}

/**
 * What is not possible at the topmost of some spots behind a door of the question, where one is asked for a place.
 * @param {string[]} spots
 * @returns {Promise<import("./store.js").Refused[]>}
 */
export async function refusedBeyond(spots) {
  const { staged, past } = get();
  const question = shown()?.question;
  if (past || !question?.mine || question.kind !== "choice") return [];
  for (const spot of spots) {
    const found = await line.ask({ do: "why", spot, answers: staged.map(({ id }) => id) }).catch(() => null);
    if (found?.refused.length) return found.refused;
  }
  return [];
}

/** @param {object} message */
export async function request(message) {
  set({ busy: true, notice: null });
  try {
    const done = /** @type {import("./wire.d.ts").Done} */ (await line.ask(message));
    set(get().table.version >= done.version ? { busy: false } : { awaited: done.version });
  } catch (error) {
    set({ busy: false, staged: [], preview: null, notice: notice(error) });
  }
}

/** @param {import("./wire.d.ts").Error} error */
function notice(error) {
  return { text: error?.message ?? String(error), rule: error?.rule ?? "" };
}
