/**
 * Playing: while somebody looks back, the game goes on by itself, at one of three speeds.
 * @module
 */

import { part } from "./dom.js";

/** How long each moment stays, in milliseconds. */
const PAUSES = { slow: 2600, normal: 1300, fast: 450 };
const SPEEDS = /** @type {(keyof typeof PAUSES)[]} */ (Object.keys(PAUSES));
/** What would talk over itself while moments go by; their lines are told instead. */
const QUIET = ["asked", "text"];

/** @type {() => Promise<boolean>} */
let forward = async () => false;
/** @type {() => void} */
let begin = () => {};
let speed = SPEEDS[1];
let playing = false;
let tick = 0;
let timer = 0;

/**
 * Wire the buttons.
 * @param {() => Promise<boolean>} step goes one moment on; false when there is nothing more to show
 * @param {() => void} [ready] called before it plays
 */
export function listenToPlaying(step, ready = begin) {
  [forward, begin] = [step, ready];
  part("play").addEventListener("click", toggle);
  for (const button of speeds()) button.addEventListener("click", () => setSpeed(SPEEDS.indexOf(/** @type {any} */ (button.dataset.speed))));
  show();
}

/** Play, or pause. */
export function toggle() {
  if (playing) pause();
  else play();
}

/** Go on from here until it ends or somebody takes over. */
export function play() {
  playing = true;
  begin();
  show();
  next();
}

/** Stay at this moment. */
export function pause() {
  if (!playing) return;
  playing = false;
  tick += 1;
  window.clearTimeout(timer);
  show();
}

/** One speed down. */
export function slower() {
  setSpeed(SPEEDS.indexOf(speed) - 1);
}

/** One speed up. */
export function faster() {
  setSpeed(SPEEDS.indexOf(speed) + 1);
}

async function next() {
  const mine = (tick += 1);
  const goesOn = await forward();
  if (mine !== tick) return;
  if (goesOn) wait();
  else pause();
}

function wait() {
  window.clearTimeout(timer);
  timer = window.setTimeout(next, PAUSES[speed]);
}

/** @param {number} wanted */
function setSpeed(wanted) {
  speed = SPEEDS[Math.min(Math.max(wanted, 0), SPEEDS.length - 1)];
  if (playing) wait();
  show();
}

function show() {
  part("play").setAttribute("aria-pressed", String(playing));
  for (const button of speeds()) button.setAttribute("aria-pressed", String(button.dataset.speed === speed));
  for (const id of QUIET) document.getElementById(id)?.setAttribute("aria-live", playing ? "off" : "polite");
}

/** @returns {NodeListOf<HTMLElement>} */
function speeds() {
  return part("travel").querySelectorAll("[data-speed]");
}
