/**
 * The coach of a guided first game: one card beside the question, with what to do, what to outline and which rules.
 * What stands on the cards and what is wanted comes from the server.
 * @module
 */

import { relightSoon } from "./board.js";
import { beforePaint, make, part, tell } from "./dom.js";
import { keepCard } from "./lesson.js";
import { outlineSpots, want } from "./lit.js";
import { ruleMark } from "./rules.js";
import { request } from "./staging.js";
import { catchUp, get, set, shown } from "./store.js";
import { say } from "./words.js";

/** @type {import("./wire.d.ts").LessonCard|null} */
let written = null;

/** Wire the buttons, and show the card whenever it changes. */
export function showCoach() {
  part("coach-next").addEventListener("click", next);
  part("coach-back").addEventListener("click", () => turn(get().card - 1));
  part("coach-leave").addEventListener("click", () => ask(true));
  part("coach-stay").addEventListener("click", () => ask(false));
  part("coach-go").addEventListener("click", leave);
  catchUp((now, before) => {
    if (!now.lesson) return;
    render(now);
    if (changed(now, before)) point(now);
  });
}

/** Go on: to the next card, or with the game, or out of the lesson. False when an answer is wanted first. */
export function next() {
  const { lesson, card, past, busy } = get();
  const here = lesson?.cards[card];
  if (!here || past || busy) return false;
  if (card < lesson.cards.length - 1) turn(card + 1);
  else if (lesson.over) leave();
  else if (here.kind === "watch") request({ do: "onward", version: lesson.version });
  else return false;
  return true;
}

/**
 * @param {import("./store.js").Now} now
 * @param {import("./store.js").Now} before
 */
function changed(now, before) {
  return now.lesson !== before.lesson || now.card !== before.card || now.odds !== before.odds || shown(now) !== shown(before);
}

/** @param {number} card */
function turn(card) {
  const { lesson } = get();
  if (!lesson?.cards[card]) return;
  set({ card, notice: null });
  keepCard();
}

function leave() {
  ask(false);
  request({ do: "leave" });
}

/** @param {boolean} sure whether to ask once more */
function ask(sure) {
  part("coach-sure").hidden = !sure;
  if (sure) part("coach-stay").focus();
}

/**
 * What is to be answered now: the ids that are allowed (none: all of them), or null when nothing is wanted here.
 * @param {import("./store.js").Now} now
 * @returns {string[]|null}
 */
function wanted({ lesson, card, staged, past, table }) {
  const waits = lesson && !past && !lesson.over && card === lesson.cards.length - 1 && lesson.version === table?.version;
  return waits ? lesson.wanted[staged.length] ?? null : null;
}

/**
 * Whether all that can be planned is planned, so that it wants to be confirmed.
 * @param {import("./store.js").Now} now
 */
function planned(now) {
  const { lesson, staged } = now;
  return staged.length > 0 && !lesson.over && (staged.length >= lesson.wanted.length || !shown(now)?.question.mine);
}

/** @param {import("./store.js").Now} now */
function render(now) {
  const { lesson, card, past, table } = now;
  const here = past ? null : lesson?.cards[card];
  part("coach").hidden = !here;
  part("question").classList.toggle("coached", Boolean(here));
  if (!here) return;
  part("coach").setAttribute("aria-busy", String(lesson.version !== table.version));
  const last = card === lesson.cards.length - 1;
  const mine = last && !lesson.over && ["answer", "undo"].includes(here.kind);
  part("question").classList.toggle("reading", !mine);
  if (here !== written) write(here, lesson, card);
  tell(part("coach-do"), mine ? hint(now, here) : "");
  const held = part("coach").contains(document.activeElement);
  part("coach-back").disabled = card === 0;
  part("coach-next").hidden = mine;
  part("coach-next").setAttribute("aria-disabled", String(now.busy));
  tell(part("coach-next"), say(last && lesson.over ? "web-learn-play-on" : last ? "web-learn-watch" : "web-learn-next"));
  if (held && mine && document.activeElement === document.body) part("question").focus();
}

/**
 * @param {import("./wire.d.ts").LessonCard} card
 * @param {import("./wire.d.ts").LessonState} lesson
 * @param {number} number
 */
function write(card, lesson, number) {
  written = card;
  Object.assign(part("coach-progress"), { max: lesson.total, value: number + 1 });
  tell(part("coach-step"), `${number + 1} / ${lesson.total}`);
  tell(part("coach-heading"), card.heading);
  part("coach-text").replaceChildren(...card.text.map((line) => make("p", {}, line)));
  part("coach-rules").replaceChildren(...card.rules.map((rule) => make("li", {}, ruleMark(rule.id))));
  part("coach-card").scrollTop = 0;
}

/**
 * What to do, with the names of the options.
 * @param {import("./store.js").Now} now
 * @param {import("./wire.d.ts").LessonCard} card
 */
function hint(now, card) {
  if (card.kind === "undo") return say("web-learn-do-undo");
  const ids = wanted(now);
  if (planned(now)) return say("web-learn-do-confirm");
  if (!ids) return "";
  if (!ids.length) return say("web-learn-do-any");
  const options = shown(now)?.question.options ?? [];
  const labels = options.filter((option) => ids.includes(option.id)).map((option) => option.label);
  return labels.length ? `${say("web-learn-do")} ${labels.join(" · ")}` : "";
}

/**
 * Show where: the spots of the card outlined, the wanted options and their spots in front of all others.
 * @param {import("./store.js").Now} now
 */
function point(now) {
  const { lesson, card, past } = now;
  const here = past ? null : lesson?.cards[card];
  const ids = here ? wanted(now) : null;
  const taught = Boolean(here) && !lesson.over;
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (part("options").querySelectorAll("button.option"))) {
    const meant = Boolean(ids?.includes(button.dataset.option ?? ""));
    button.classList.toggle("wanted", meant);
    button.classList.toggle("later", taught && !meant && ids?.length !== 0);
    if (meant) beforePaint(bring);
    if (meant) button.setAttribute("aria-current", "step");
    else button.removeAttribute("aria-current");
  }
  part("confirm").classList.toggle("wanted", Boolean(here) && planned(now));
  part("undo").classList.toggle("wanted", taught && card === lesson.cards.length - 1 && here.kind === "undo");
  want(ids ?? []);
  relightSoon();
  beforePaint(outline);
}

/** What is wanted comes into sight, once the new question has been laid out from its top. */
function bring() {
  const button = part("options").querySelector(".wanted");
  return () => button?.scrollIntoView({ block: "nearest" });
}

/** Outline what the card speaks of; also after a region came into sight. */
export function outline() {
  const { lesson, card, past } = get();
  return lesson ? outlineSpots(part("table"), (past ? null : lesson.cards[card])?.spots ?? [], "coached") : undefined;
}
