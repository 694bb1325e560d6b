/**
 * Showing how it happened: pieces glide, fly to where they belong, turn over or turn round, and numbers float their
 * change. Nothing of this is the state: the drawings show it already, and what flies is thrown away.
 * @module
 */

import { draw } from "./dom.js";
import { get } from "./store.js";
import { countsOf, inSight, isHere, isHidden, origin, pileFor, seatOf, spotOf, turnOf } from "./whence.js";

/** @typedef {import("./merge.js").Piece} Piece */
/** @typedef {import("./patch.js").Change} Change */
/** @typedef {import("./whence.js").Lying} Lying */
/** @typedef {import("./whence.js").Spot} Spot */
/** @typedef {Change & {at: import("./whence.js").Where, room: DOMRect}} Seen a change of a picture that is in sight */

/** How long something takes that one has done oneself. */
export const PROMPT = 220;
const EASY = "cubic-bezier(0.3, 0, 0.2, 1)";
const TOO_MANY = 70;
const MOST_FLOATS = 14;
const SMALL = 0.7;
/** What can be scrolled, so that not all of it is in sight. */
const ROOMS = "#board, #near, [role=tabpanel]";
const NUMBER = /^×?[+−-]?\d+$/u;

const stillness = window.matchMedia("(prefers-reduced-motion: reduce)");
/** @type {Set<Animation>} */
const running = new Set();
/** @type {SVGSVGElement|null} what flies, above everything else */
let sky = null;
/** @type {() => void} */
let still = () => {};

/**
 * Whatever was measured while pieces moved lies wrong when they have come to rest.
 * @param {() => void} task
 */
export function whenStill(task) {
  still = task;
}

/** Whether nothing may move: nobody looks, or nobody wants to see it. */
export function calm() {
  return document.hidden || stillness.matches || get().wishes.pace === "off";
}

/**
 * Show changes of the drawings as they happen.
 * @param {Change[]} changes
 * @param {number} lasts
 * @param {boolean} whole whether everything is shown, or only what moves
 */
export function animate(changes, lasts, whole) {
  const count = changes.reduce((sum, { added, gone, moved, redrawn }) => sum + added.length + gone.length + moved.length + redrawn.length, 0);
  if (!count || count > TOO_MANY || calm()) return;
  const seen = changes.flatMap(measured);
  for (const change of seen) {
    const turned = new Set(whole ? change.redrawn.filter(([node, old, piece]) => turn(node, old, piece, change, lasts)).map(([node]) => node) : []);
    for (const [node, old, piece] of change.moved) if (!turned.has(node)) run(node, [{ transform: move(old) }, { transform: move(piece) }], lasts);
  }
  if (!whole) return;
  come(seen, lasts);
  float(seen, lasts);
}

/** End whatever moves: everything lies where it belongs. */
export function stop() {
  for (const moving of [...running]) moving.cancel();
  sky?.replaceChildren();
}

/**
 * @param {Change} change
 * @returns {Seen[]} none when its picture is out of sight
 */
function measured(change) {
  const at = /** @type {SVGGraphicsElement} */ (change.picture.children[1]).getScreenCTM();
  const room = change.picture.closest(ROOMS)?.getBoundingClientRect();
  const covered = getComputedStyle(change.picture).visibility === "hidden"; // by what is on the stage
  return at && room && !covered && change.picture.getClientRects().length ? [{ ...change, at, room }] : [];
}

/**
 * @param {Element} node
 * @param {Keyframe[]} keys
 * @param {number} lasts
 */
function run(node, keys, lasts) {
  const moving = node.animate(keys, { duration: lasts, easing: EASY });
  running.add(moving);
  const done = () => {
    running.delete(moving);
    if (node.parentNode === sky) node.remove();
    if (!running.size) still();
  };
  moving.finished.then(done, done);
}

/**
 * What is turned turns round, what shows its other side is turned over, what somebody has taken comes from there, and
 * anything else that looks different appears.
 * @param {SVGGraphicsElement} node
 * @param {Piece} old
 * @param {Piece} piece
 * @param {Seen} seen
 * @param {number} lasts
 * @returns {boolean} whether it need not glide any more
 */
function turn(node, old, piece, { at, room }, lasts) {
  const round = turnOf(old, piece);
  if (round) run(node, [{ transform: `${move(piece)} rotate(${-round}deg)` }, { transform: move(piece) }], lasts);
  else if (isHidden(old) !== isHidden(piece)) flip(node, piece, lasts);
  else {
    const from = seatOf(old, piece, at.a);
    const one = { node, piece, at, room };
    if (from && inSight(one)) land(one, from, lasts);
    else if (!countsOf(old, piece).length) run(node, [{ opacity: 0.3 }, { opacity: 1 }], lasts);
    return Boolean(from);
  }
  return true;
}

/**
 * @param {SVGGraphicsElement} node
 * @param {Piece} piece
 * @param {number} lasts
 */
function flip(node, piece, lasts) {
  const thin = { transform: `${move(piece)} scale(0.05, 1)` };
  run(node, [{ ...thin, opacity: 0 }, { ...thin, opacity: 1, offset: 0.4 }, { transform: move(piece), opacity: 1 }], lasts);
}

/**
 * New pieces come from somewhere, and those that are gone go somewhere; if nobody can tell, they appear and fade.
 * @param {Seen[]} changes
 * @param {number} lasts
 */
function come(changes, lasts) {
  const gone = changes.flatMap((change) => change.gone.map(([node, piece]) => lying(node, piece, change))).filter(inSight);
  const added = changes.flatMap((change) => change.added.map(([node, piece]) => lying(node, piece, change))).filter(inSight);
  const [shrunk, grown] = [piles(changes, -1), piles(changes, 1)];
  for (const one of added) arrive(one, origin(one, gone, shrunk), lasts);
  for (const left of gone) depart(left, pileFor(left.piece, grown), lasts);
}

/**
 * What has become smaller, or larger.
 * @param {Seen[]} changes
 * @param {number} way
 */
function piles(changes, way) {
  return changes
    .flatMap((change) => change.redrawn.filter(([, old, piece]) => Math.sign(countsOf(old, piece).reduce((sum, { by }) => sum + by, 0)) === way).map(([node, , piece]) => lying(node, piece, change)))
    .filter(inSight);
}

/**
 * @param {SVGGraphicsElement} node
 * @param {Piece} piece
 * @param {Seen} seen
 * @returns {Lying}
 */
function lying(node, piece, { at, room }) {
  return { node, piece, at, room };
}

/**
 * @param {Lying} one
 * @param {Lying|undefined} from
 * @param {number} lasts
 */
function arrive(one, from, lasts) {
  const { node, piece, at } = one;
  const source = from ? spotOf(from, SMALL) : seatOf(null, piece, at.a * SMALL);
  if (from && isHere(from, one)) flip(node, piece, lasts);
  else if (source) land(one, source, lasts);
  else run(node, [{ transform: `translate(${piece[1]}px, ${piece[2] - 16}px)`, opacity: 0 }, { transform: move(piece), opacity: 1 }], lasts);
}

/**
 * A piece flies to where it lies already, and is seen there when it has come.
 * @param {Lying} one
 * @param {Spot} from
 * @param {number} lasts
 */
function land(one, from, lasts) {
  fly(/** @type {SVGGraphicsElement} */ (one.node.cloneNode(true)), from, spotOf(one), 1, lasts);
  run(one.node, [{ opacity: 0 }, { opacity: 0, offset: 0.96 }, { opacity: 1 }], lasts);
}

/**
 * @param {Lying} left
 * @param {Lying|undefined} to
 * @param {number} lasts
 */
function depart(left, to, lasts) {
  fly(left.node, spotOf(left), spotOf(to ?? left, SMALL), to ? 1 : 0, lasts);
}

/**
 * @param {SVGGraphicsElement} node
 * @param {Spot} from
 * @param {Spot} to
 * @param {number} left how much of it is seen at the end
 * @param {number} lasts
 */
function fly(node, from, to, left, lasts) {
  above().append(node);
  node.removeAttribute("data-key");
  node.removeAttribute("data-spot");
  run(node, [{ transform: onScreen(from), opacity: 1 }, { transform: onScreen(to), opacity: left }], lasts);
}

/** @param {Spot} place */
function onScreen({ x, y, scale }) {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/**
 * Numbers that have changed say by how much, at most a few of them.
 * @param {Seen[]} changes
 * @param {number} lasts
 */
function float(changes, lasts) {
  const counts = changes.flatMap(({ room, redrawn }) => redrawn.flatMap(([node, old, piece]) => countsOf(old, piece).map((count) => ({ ...count, node, room }))));
  const found = counts.slice(0, MOST_FLOATS).map(({ node, place, by, room }) => {
    const numbers = [...node.querySelectorAll("text")].filter((words) => NUMBER.test(words.textContent ?? ""));
    return { by, room, box: (numbers[place] ?? node).getBoundingClientRect() };
  });
  for (const { by, room, box } of found) if (box.top >= room.top && box.bottom <= room.bottom) drift(by, box, lasts);
}

/**
 * @param {number} by
 * @param {DOMRect} box
 * @param {number} lasts
 */
function drift(by, box, lasts) {
  const words = draw("text", { class: by > 0 ? "drift more" : "drift less" });
  words.textContent = by > 0 ? `+${by}` : `−${-by}`;
  above().append(words);
  const up = (/** @type {number} */ height) => `translate(${box.left + box.width / 2}px, ${box.top - height}px)`;
  run(words, [{ transform: up(0), opacity: 1 }, { transform: up(12), opacity: 1, offset: 0.6 }, { transform: up(22), opacity: 0 }], lasts);
}

/** @param {Piece} piece */
function move([, x, y]) {
  return `translate(${x}px, ${y}px)`;
}

/** The layer above the page in which things fly. */
function above() {
  if (!sky) {
    sky = draw("svg", { id: "sky", class: "sky", "text-anchor": "middle", "aria-hidden": "true" });
    document.body.append(/** @type {SVGSVGElement} */ (sky));
  }
  return /** @type {SVGSVGElement} */ (sky);
}
