/**
 * The stage: a card, a ship, a round's end, shown large until somebody has seen it; then it folds into “this turn”, the
 * strip of what happened since the reader last answered. Nothing waits for it: whoever answers has seen enough. While
 * steps are played, each moment comes with its step.
 * @module
 */

import { face, showRoll } from "./dice.js";
import { beforePaint, make, part, tell } from "./dom.js";
import { showScene } from "./scene.js";
import { get, set, watch } from "./store.js";

/** @typedef {import("./wire.d.ts").StageScene} Scene */

const PLACE = `pelagos-stage-${document.body.dataset.table}`;
const FINE = 1000;
const MOST = 12;

/** Up to where everything has been seen; kept, so that a page which is loaded again does not show it again. */
let seen = Number(localStorage.getItem(PLACE) ?? -1);
/** @type {Scene[]} what the strip tells */
let listed = [];

/** Keep stage, strip and dice up to date. */
export function showStage() {
  part("scene-on").addEventListener("click", goOn);
  part("tabs").addEventListener("click", fold);
  watch((now, before) => {
    if (now.answered !== before.answered) see(now.scenes.at(-1));
    if (now.table?.stage !== before.table?.stage) gather(now);
    if (now.scenes !== before.scenes || now.past !== before.past || now.film !== before.film) strip();
    if (now.film !== before.film && !get().scene) open(waiting()[0] ?? null);
    if (now.scene !== before.scene) render(now.scene);
    if (now.scene !== before.scene || now.scenes !== before.scenes || now.film !== before.film) countMore(get().scene);
  });
}

/** The next great moment, if one waits; false when none is shown. */
export function goOn() {
  const { scene } = get();
  if (!scene) return false;
  see(scene);
  const held = part("scene").contains(document.activeElement);
  open(waiting()[0] ?? null);
  if (held && !get().scene) part("question").focus();
  return true;
}

/** Everything is seen, and the stage is free. */
function fold() {
  if (!get().scene) return;
  see(get().scenes.at(-1));
  open(null);
}

/**
 * What is new joins what happened since the reader's last answer; a message that tells everything tells that, too.
 * @param {import("./store.js").Now} now
 */
function gather({ table, scenes, answered }) {
  const news = table?.stage ?? [];
  const left = table?.log_all ? news : [...scenes, ...news].filter((scene) => scene.n > answered).slice(-MOST);
  if (left.length || scenes.length) set({ scenes: left });
  const next = waiting()[0] ?? null;
  if (get().scene !== next && (next || !left.includes(get().scene))) open(next);
}

/** The great moments that nobody here has seen yet, to spectators the last. A coach tells them himself, and some people want it quiet. */
function waiting() {
  const { scenes, lesson, wishes, table } = get();
  if (lesson || wishes.calm || table?.over) return [];
  return scenes.filter((scene) => scene.kind !== "roll" && order(scene) > seen && isReached(scene)).slice(table?.you.length ? 0 : -1);
}

/**
 * Whether the steps that are played have come to a moment.
 * @param {Scene} scene
 */
function isReached(scene) {
  const { film } = get();
  return !film || scene.n <= film.n || order(scene) <= seen;
}

/** @param {Scene|null} scene */
function open(scene) {
  if (scene !== get().scene) set({ scene });
}

/** @param {Scene|undefined} scene */
function see(scene) {
  if (!scene || order(scene) <= seen) return;
  seen = order(scene);
  localStorage.setItem(PLACE, String(seen));
}

/** @param {Scene} scene */
function order({ n, place }) {
  return n * FINE + place;
}

function strip() {
  const { scenes, past } = get();
  const told = past?.stage ?? scenes.filter(isReached);
  if (told.length === listed.length && told.every((scene, place) => scene === listed[place])) return;
  listed = told;
  const rolled = told.findLast((one) => one.roll);
  part("since").hidden = !told.length;
  part("since-list").replaceChildren(...told.map(item));
  showRoll(rolled?.roll ?? null, rolled?.title ?? "", rolled?.lines ?? []);
  beforePaint(bring);
}

/** Of a long strip one sees what is on the stage, or what came last. */
function bring() {
  const list = part("since-list");
  const here = list.querySelector("[aria-current]") ?? list.lastElementChild;
  return () => here?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** @param {Scene} scene */
function item(scene) {
  const { kind, heading, title, roll } = scene;
  const short = roll ? [...roll.dice.map(face), roll.stamp && ` ${roll.stamp}`] : [title];
  const name = roll ? [title, roll.stamp].join(" ") : `${heading}: ${title}`;
  return make("li", {}, make("button", { type: "button", class: "small", "data-kind": kind, "aria-label": name, title: name, onclick: () => again(scene) }, ...short));
}

/**
 * A moment of the strip is shown again, or leaves the stage.
 * @param {Scene} scene
 */
function again(scene) {
  open(get().scene === scene ? null : scene);
}

/** @param {Scene|null} scene */
function render(scene) {
  part("scene").hidden = !scene;
  part("table").classList.toggle("onstage", Boolean(scene));
  for (const button of part("since-list").querySelectorAll("button")) button.removeAttribute("aria-current");
  if (!scene) return;
  const place = listed.indexOf(scene);
  part("since-list").children[place]?.firstElementChild?.setAttribute("aria-current", "true");
  beforePaint(bring);
  showScene(scene);
  tell(part("scene-said"), [scene.heading, scene.title, scene.story].filter(Boolean).join(". "));
}

/**
 * How many others wait behind the one that is shown; more may come while it stands there.
 * @param {Scene|null} scene
 */
function countMore(scene) {
  const more = scene ? waiting().filter((one) => order(one) > order(scene)).length : 0;
  tell(part("scene-more"), more ? `+${more}` : "");
}
