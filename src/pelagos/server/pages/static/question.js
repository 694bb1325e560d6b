/**
 * The question: what is asked, of whom, and everything that can be answered, or cannot, and why.
 * @module
 */

import { beforePaint, make, part, tell } from "./dom.js";
import { given } from "./given.js";
import { sign } from "./icons.js";
import { link, named } from "./names.js";
import { ruleMark } from "./rules.js";
import { seatMark } from "./seats.js";
import { answerAll, cancel, choose, confirm, pick, undo } from "./staging.js";
import { get, set, shown, watch } from "./store.js";
import { explain } from "./tips.js";
import { assentTo, inBar, isFolded, rest, rolls, taught } from "./ways.js";
import { say } from "./words.js";

/** What a label tells besides in brackets, which is known to whoever has chosen it. */
const ASIDE = / \([^()]*\)$/;
/** From so many letters on a question is written smaller, so that what can be answered stays in sight. */
const LONG = 80;
/** @type {import("./store.js").Question|null} */
let asked = null;
/** @type {{text: string, rule: string}|null} */
let noticed = null;

/** Show the question of whatever is to be seen, whenever it changes. */
export function showQuestion() {
  part("confirm").addEventListener("click", confirm);
  part("cancel").addEventListener("click", cancel);
  part("undo").addEventListener("click", undo);
  watch((now, before) => {
    const question = asking(now);
    if (!question) return;
    if (question !== asked || now.unfolded !== before.unfolded) renderQuestion(question, now.odds);
    else if (now.odds !== before.odds) renderOdds(question, now.odds);
    if (now.leads !== before.leads || now.unfolded !== before.unfolded) renderLeads(question, now.leads);
    renderStage(now);
  });
}

/**
 * What is asked. While steps are shown, a question for somebody else waits for them: who acts stands in its place.
 * @param {import("./store.js").Now} now
 * @returns {import("./store.js").Question|undefined}
 */
function asking(now) {
  const question = shown(now)?.question;
  if (!now.film || now.past || now.preview || !question || question.mine) return question;
  const seat = now.film.seats?.find(({ turn }) => turn);
  const text = seat ? `${seat.name} ${say("web-acts")}` : asked?.text ?? "";
  if (asked && !asked.options.length && asked.text === text) return asked;
  return { ...question, text, seat: seat?.seat ?? null, options: [], not_now: [], sheet: [], chance: "", rule: "", names: [] };
}

/**
 * The option that a key stands for now.
 * @param {string} key
 * @returns {import("./store.js").Option|undefined}
 */
export function optionOfKey(key) {
  const question = shown()?.question;
  if (!question?.mine) return undefined;
  return question.options.find((option) => option.key === key);
}

/**
 * The key of an option: what is folded away comes into sight first.
 * @param {import("./store.js").Option} option
 */
export function press(option) {
  if (isFolded(shown().question, option)) set({ unfolded: true });
  else pick(option);
}

/**
 * @param {import("./store.js").Question} question
 * @param {Record<string, string[]>} odds
 */
function renderQuestion(question, odds) {
  const held = part("question").contains(document.activeElement);
  if (question !== asked) beforePaint(toTop);
  asked = question;
  const stopped = get().past ? "" : get().preview?.stopped;
  part("asked").replaceChildren(...(stopped ? [say(`web-then-${stopped}`)] : named(question.text, question.names)));
  part("asked").classList.toggle("long", part("asked").textContent.length > LONG);
  part("asked-mark").replaceChildren(...mark(question));
  part("asked-rule").replaceChildren(...(question.rule && !stopped ? [ruleMark(question.rule)] : []));
  part("sheet").replaceChildren(...sheet(question, odds));
  part("options").classList.toggle("acts", inBar(question));
  part("options").replaceChildren(...options(question, odds));
  part("not-now").replaceChildren(...refusals(question));
  part("not-now-box").hidden = !question.mine || !question.not_now.length;
  part("answers").tabIndex = question.mine ? -1 : 0; // with nothing in it to press, nobody else could scroll it by keys
  if (held && !part("question").contains(document.activeElement)) firstFocus()?.focus();
}

/**
 * The chances of a question that is shown already: they come a little later, and nobody may lose his place for them.
 * @param {import("./store.js").Question} question
 * @param {Record<string, string[]>} odds
 */
function renderOdds(question, odds) {
  if (odds[""] || part("sheet").querySelector(".chance")) part("sheet").replaceChildren(...sheet(question, odds));
  for (const button of part("options").querySelectorAll(".option")) {
    for (const old of button.querySelectorAll(".chance")) old.remove();
    button.querySelector("span")?.append(...chances(odds[button.dataset.option]));
  }
}

/**
 * Options point at what they lead to as well: whatever is small on the board has a large button.
 * @param {import("./store.js").Question} question
 * @param {import("./wire.d.ts").Lead[]} leads
 */
function renderLeads(question, leads) {
  for (const button of part("options").querySelectorAll(".option")) {
    const own = question.options.find(({ id }) => id === button.dataset.option)?.spots ?? [];
    const led = leads.filter(({ answers }) => answers[0] === button.dataset.option).flatMap(({ spots }) => [...spots]);
    button.dataset.spots = [...new Set([...own, ...led])].join(" ");
  }
}

/** @param {string[]} [lines] */
function chances(lines = []) {
  return lines.map((line) => make("small", { class: "chance" }, line));
}

function toTop() {
  part("answers").scrollTop = 0;
}

/** Of a long plan the newest step is in sight. */
function toNewest() {
  const plan = part("staged").parentElement;
  const height = plan.scrollHeight;
  return () => {
    plan.scrollTop = height;
  };
}

/** @returns {HTMLElement|null} */
function firstFocus() {
  return part("options").querySelector(".option") ?? (get().staged.length ? part("confirm") : part("question"));
}

/** @param {import("./store.js").Question} question */
function mark(question) {
  const seat = get().table.seats.find((one) => one.seat === question.seat);
  return seat ? [seatMark(seat.mark)] : [];
}

/**
 * @param {import("./store.js").Question} question
 * @param {Record<string, string[]>} odds
 */
function sheet(question, odds) {
  const lines = (question.sheet ?? []).map((line) =>
    make("li", {}, line.text, line.rule && ruleMark(line.rule)),
  );
  if (question.chance && !lines.length) lines.push(make("li", { class: "chance" }, say("web-chance"), make("b", {}, question.chance)));
  for (const line of odds[""] ?? []) lines.push(make("li", { class: "chance" }, line));
  return lines;
}

/**
 * @param {import("./store.js").Question} question
 * @param {Record<string, string[]>} odds
 */
function options(question, odds) {
  if (!question.mine) return given(question);
  const folded = question.options.filter((option) => isFolded(question, option));
  const offered = question.options.filter((option) => !folded.includes(option)).map((option) => offer(option, odds[option.id], rolls(question, option)));
  const assents = question.options.filter(({ weight }) => weight === "assent").map(always);
  const all = question.row > 1 && !get().staged.length && !taught() ? together(question) : [];
  const bundles = taught() ? [] : (question.bundles ?? []).map((bundle) => bundled(question, bundle));
  return folded.length ? [...offered, more(folded.length)] : [...offered, ...assents, ...all, ...bundles];
}

/**
 * The same answer to this question and to those that come after it, as one button.
 * @param {import("./store.js").Question} question
 */
function together({ options, closing, row: number }) {
  return options
    .filter(({ id }) => id === closing)
    .map((option) => make("li", { class: "more" }, make("button", { type: "button", onclick: () => answerAll(option, number) }, `${option.label} ×${number}`)));
}

/**
 * Several answers that are one decision, as one button.
 * @param {import("./store.js").Question} question
 * @param {import("./wire.d.ts").Bundle} bundle
 */
function bundled({ options }, { label, answers, final }) {
  const [first, ...then] = answers.map((id) => options.find((option) => option.id === id));
  const choice = { ...first, then, final };
  return make("li", { class: "more" }, make("button", { type: "button", onclick: (/** @type {MouseEvent} */ event) => choose([choice], event) }, label));
}

/**
 * Agree to this and to everything of its kind; the options take it back.
 * @param {import("./store.js").Option} option
 */
function always(option) {
  const agree = () => set({ wishes: { ...get().wishes, [assentTo(option)]: true } });
  return make("li", { class: "more" }, make("button", { type: "button", onclick: agree }, say("web-assent")));
}

/**
 * @param {import("./store.js").Option} option
 * @param {string[]} lines what it puts at stake
 * @param {boolean} last whether it is sent with a plan, and the dice decide
 */
function offer(option, lines, last) {
  const button = make(
    "button",
    { type: "button", class: "option", "data-option": option.id, "data-spots": option.spots.join(" "), onclick: (/** @type {MouseEvent} */ event) => choose([option], event) },
    make("kbd", { "aria-hidden": "true" }, option.key),
    make("span", {}, areDeeds(asked) && sign(option.id), option.label, option.note && make("small", { class: "note" }, option.note), ...chances(lines)),
    last && option.weight !== "light" && make("i", { class: "rolls" }, make("span", { class: "quiet" }, say("web-rolls"))),
  );
  return make("li", { "data-weight": option.weight }, button, option.names && look(option.names));
}

/**
 * Whether options are the deeds of a turn: they stand in a bar, or are of several kinds that have signs.
 * @param {import("./store.js").Question} question
 */
function areDeeds(question) {
  return inBar(question) || new Set(question.options.flatMap(({ id }) => (sign(id) ? [id.split(" ")[0]] : []))).size > 2;
}

/**
 * What is seldom meant is one button, until somebody wants to see it.
 * @param {number} number
 */
function more(number) {
  const unfold = () => {
    set({ unfolded: true });
    part("options").querySelector("[data-weight=rare] .option")?.focus();
  };
  return make("li", { class: "more" }, make("button", { type: "button", "aria-expanded": "false", onclick: unfold }, `${say("web-more")} (${number})`));
}

/**
 * A way to the sheet of what an option is about; keys get there from the option itself.
 * @param {import("./names.js").Names} names
 */
function look([[piece, name]]) {
  return link(piece, "i", { class: "look", tabindex: -1, title: name, "aria-label": `${say("web-look")}: ${name}` });
}

/** @param {import("./store.js").Question} question */
function refusals(question) {
  if (!question.mine) return [];
  return question.not_now.map((action) => {
    const button = make(
      "button",
      { type: "button", class: "refusal", "aria-disabled": "true", "data-option": action.id, "data-spots": (action.spots ?? []).join(" ") },
      action.label,
    );
    explain(button, action);
    return make("li", {}, button);
  });
}

/** @param {{rule: string}} notice */
function rulesOf(notice) {
  return notice.rule ? [ruleMark(notice.rule)] : [];
}

/** @param {import("./store.js").Now} now */
function renderStage(now) {
  const { staged, table, busy, weighing, notice } = now;
  const question = shown(now).question;
  if (staged.length !== part("staged").children.length) {
    part("staged").replaceChildren(...staged.map(({ label }) => make("b", {}, label.replace(ASIDE, ""))));
    beforePaint(toNewest);
  }
  const along = rest();
  tell(part("staged-rest"), along.map((option) => ` → ${option.label}`).join(""));
  tell(part("confirm-rest"), along.length ? `: ${along[along.length - 1].label}` : "");
  part("stage").hidden = !staged.length || Boolean(now.past);
  part("next").hidden = question.mine;
  part("question").classList.toggle("mine", question.mine || staged.length > 0);
  part("question").classList.toggle("ready", staged.length > 0 && !(question.mine && question.options.length));
  part("question").setAttribute("aria-busy", String(busy || weighing));
  const can = staged.length > 0 || table.question.undo.can;
  part("hint").hidden = !question.hint || staged.length > 0 || Boolean(now.past);
  part("undo").hidden = !table.you.length || table.over || Boolean(now.past);
  part("undo").setAttribute("aria-disabled", String(!can));
  explain(part("undo"), can ? null : { why: table.question.undo.why, rule: "", rule_text: "" });
  if (notice !== noticed) part("notice").replaceChildren(...(notice ? [notice.text, " ", ...rulesOf(notice)] : []));
  noticed = notice;
}
