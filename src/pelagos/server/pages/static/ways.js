/**
 * Ways to answer: the options of a question as they are offered, what stands behind them, and what sends at once.
 * @module
 */

import { get, shown } from "./store.js";

/** @typedef {import("./store.js").Option} Option */
/** @typedef {import("./store.js").Question} Question */

/** Whether somebody is being taught: then everything is answered step by step. */
export function taught() {
  const { lesson } = get();
  return Boolean(lesson) && !lesson.over;
}

/**
 * Whether the options stand side by side: they are the deeds of a turn or phase, and its end is among them.
 * @param {Question} question
 */
export function inBar(question) {
  return question.options.some(({ weight }) => weight === "end");
}

/**
 * The wish to agree to what others want of this kind without being asked: the kind is what is agreed to, not to whom or what.
 * @param {Option} option
 */
export function assentTo(option) {
  return `assent ${get().table.game} ${option.id.split(" ").slice(0, 2).join(" ")}`;
}

/**
 * The answer of a person who agrees to everything of the kind.
 * @param {Question} question
 */
export function agreed({ mine, options }) {
  return mine ? options.find((option) => option.weight === "assent" && get().wishes[assentTo(option)]) : undefined;
}

/**
 * The answer that nobody has to be asked for, as no other could be of use.
 * @param {Question} question
 */
export function unasked({ mine, options, idle }) {
  return mine && !get().wishes.everything ? options.find(({ id }) => id === idle) : undefined;
}

/**
 * What is not possible now at the topmost of some spots that has anything of the kind.
 * @param {string[]} spots
 * @returns {import("./store.js").Refused[]}
 */
export function refusedAt(spots) {
  const question = shown()?.question;
  const refused = question?.mine ? spots.map((spot) => question.not_now.filter((action) => action.spots.includes(spot))) : [];
  return refused.find((found) => found.length) ?? [];
}

/**
 * Whether an option is folded away: it is seldom meant, there are others, and nobody is taught it.
 * @param {Question} question
 * @param {Option} option
 */
export function isFolded(question, option) {
  return option.weight === "rare" && !get().unfolded && !taught() && question.options.some(({ weight }) => weight !== "rare");
}

/**
 * What can be clicked on the drawings: options, and answers in a row where the last of them has a place of its own. Where
 * an option and what follows it lie at one spot, the spot means both. What is folded away can be clicked where all of it is,
 * and nothing that follows it is lit.
 * @param {Question} question
 * @returns {Option[]}
 */
export function onBoard(question) {
  const folded = question.options.filter((option) => isFolded(question, option));
  const open = get().leads.filter(({ answers }) => !folded.some(({ id }) => id === answers[0]));
  const led = open.map(({ answers, labels, spots, light, final }) => {
    const [first, ...then] = answers.map((id, place) => ({ id, label: labels[place], spots: [], key: "" }));
    return { ...first, label: labels.join(" → "), spots, then, final, ...(light && { weight: /** @type {const} */ ("light") }) };
  });
  const common = (/** @type {string} */ spot) => folded.length > 1 && folded.every(({ spots }) => spots.includes(spot));
  const own = (/** @type {Option} */ option, /** @type {string} */ spot) =>
    folded.includes(option) ? common(spot) : !led.some((lead) => lead.id === option.id && lead.spots.includes(spot));
  return [...question.options.map((option) => ({ ...option, spots: option.spots.filter((spot) => own(option, spot)) })), ...led];
}

/**
 * Whether an option is the one sensible end of what is asked: all others want a good reason.
 * @param {Option} option
 */
function closes(option) {
  const { options, closing } = shown().question;
  const others = options.filter((/** @type {Option} */ { id }) => id !== closing);
  return option.id === closing && others.every((/** @type {Option} */ { weight }) => weight === "aside" || weight === "rare");
}

/**
 * Whether a click on an option needs no other one to be sent: the person wants it so, little depends on it, it is the one
 * sensible end, or a plan has led up to it and the dice come after any answer.
 * @param {Option} option
 */
export function sendsAtOnce(option) {
  const { wishes, staged } = get();
  if (taught()) return false;
  if (!staged.length) return Boolean(wishes.hasty) || (option.weight === "light" && !wishes.careful) || closes(option);
  return option.final ? !wishes.careful : rolls(shown().question, option);
}

/**
 * Whether an option ends a plan, for the dice come after any that is usual; unless somebody wants to confirm each of them.
 * @param {Question} question
 * @param {Option} option
 */
export function rolls(question, option) {
  return Boolean(question.final) && !["end", "aside", "rare"].includes(option.weight ?? "") && !get().wishes.careful && !taught();
}

/**
 * What Confirm sends along: the answers of somebody who does nothing more.
 * @returns {Option[]}
 */
export function rest() {
  const { preview } = get();
  return taught() ? [] : (preview?.rest ?? []).map(({ answers, labels }) => ({ id: answers[0], label: labels[0], spots: [], key: "" }));
}
