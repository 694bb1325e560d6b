/**
 * Showing how it happened: pieces glide, fly to where they belong, turn over or turn round, and numbers float their
 * change. Nothing of this is the state: the drawings show it already, and what flies is thrown away.
 *
 * Where something came from is read off the drawings alone: a piece of the same key, looks or kind that is gone, one
 * that lay at the same place, a pile of its kind that has become smaller. `data-kind` in a piece says what kind of thing
 * it is, `data-turn` how far it is turned, `data-face` and the class of a back whether its face is hidden.
 * @module
 */

import { draw } from "./dom.js";
import { get } from "./store.js";

/** @typedef {import("./merge.js").Piece} Piece */
/** @typedef {import("./patch.js").Change} Change */
/** @typedef {{a: number, d: number, e: number, f: number}} Where the place and size of a picture on the screen, as a matrix */
/** @typedef {{node: SVGGraphicsElement, piece: Piece, at: Where, room: DOMRect}} Lying a piece, where its picture is, and how much of the screen that has */

/** How long something takes that one has done oneself. */
export const PROMPT = 220;
const EASY = "cubic-bezier(0.3, 0, 0.2, 1)";
const TOO_MANY = 70;
const MOST_FLOATS = 14;
const SAME_PLACE = 14;
const SMALL = 0.7;
const KIND = /data-kind=['"]([^'"]+)/u;
/** What can be scrolled, so that not all of it is in sight. */
const ROOMS = "#board, #near, [role=tabpanel]";
const NUMBER = /^[+−-]?\d+$/u;

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
  const seen = changes.flatMap((change) => {
    const at = /** @type {SVGGraphicsElement} */ (change.picture.children[1]).getScreenCTM();
    const room = change.picture.closest(ROOMS)?.getBoundingClientRect();
    return at && room && change.picture.getClientRects().length ? [{ ...change, at, room }] : [];
  });
  for (const { moved, redrawn } of seen) {
    const turned = whole ? new Set(redrawn.filter(([node, old, piece]) => turn(node, old, piece, lasts)).map(([node]) => node)) : new Set();
    for (const [node, old, piece] of moved) if (!turned.has(node)) glide(node, old, piece, lasts);
  }
  if (whole) come(seen, lasts);
  if (whole) float(seen, lasts);
}

/** End whatever moves: everything lies where it belongs. */
export function stop() {
  for (const run of [...running]) run.cancel();
  sky?.replaceChildren();
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
 * @param {Element} node
 * @param {Piece} from
 * @param {Piece} to
 * @param {number} lasts
 */
function glide(node, from, to, lasts) {
  run(node, [{ transform: move(from) }, { transform: move(to) }], lasts);
}

/**
 * What shows its other side is turned over, what is turned is turned round, and anything else that looks different appears.
 * @param {SVGGraphicsElement} node
 * @param {Piece} old
 * @param {Piece} piece
 * @param {number} lasts
 * @returns {boolean} whether it was turned, so that it does not glide, too
 */
function turn(node, old, piece, lasts) {
  const from = turnOf(old);
  const to = turnOf(piece);
  if (from !== null && to !== null && from !== to) {
    const round = (to - from + 360) % 360;
    run(node, [{ transform: `${move(piece)} rotate(${-round}deg)` }, { transform: move(piece) }], lasts * 1.2);
    return true;
  }
  if (hidden(old) !== hidden(piece)) {
    flip(node, piece, lasts);
    return true;
  }
  if (!steps(old, piece).length) run(node, [{ opacity: 0.3 }, { opacity: 1 }], lasts);
  return false;
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
 * @param {(Change & {at: Where, room: DOMRect})[]} changes
 * @param {number} lasts
 */
function come(changes, lasts) {
  const gone = changes.flatMap(({ at, room, gone: list }) => list.map(([node, piece]) => ({ node, piece, at, room }))).filter(inSight);
  const piles = changes
    .flatMap(({ at, room, redrawn }) => redrawn.map(([node, old, piece]) => ({ node, piece, at, room, by: steps(old, piece).reduce((sum, [, by]) => sum + by, 0) })))
    .filter(inSight);
  const added = changes.flatMap(({ at, room, added: list }) => list.map(([node, piece]) => ({ node, piece, at, room }))).filter(inSight);
  for (const one of added) arrive(one, origin(one, gone, piles.filter(({ by }) => by < 0)), lasts);
  for (const left of gone) depart(left, pileFor(left.piece, piles.filter(({ by }) => by > 0)), lasts);
}

/**
 * Where a new piece was before; what was gone is taken, so that it does not fade as well.
 * @param {Lying} one
 * @param {Lying[]} gone
 * @param {Lying[]} shrunk
 * @returns {Lying|undefined}
 */
function origin(one, gone, shrunk) {
  const [key, x, y, body] = one.piece;
  const place = firstOf([
    gone.findIndex(({ piece }) => piece[0] === key),
    gone.findIndex(({ piece }) => piece[3] === body),
    gone.findIndex(({ piece }) => isKind(piece, one.piece)),
    gone.findIndex(({ piece, at }) => at === one.at && Math.hypot(piece[1] - x, piece[2] - y) < SAME_PLACE),
  ]);
  return place < 0 ? pileFor(one.piece, shrunk) : gone.splice(place, 1)[0];
}

/** @param {Lying} one */
function inSight(one) {
  const { x, y } = spot(one);
  const { left, right, top, bottom } = one.room;
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** @param {number[]} places */
function firstOf(places) {
  return places.find((place) => place >= 0) ?? -1;
}

/**
 * The pile of a piece's kind, else one that is drawn with the same signs, else one whose faces are hidden.
 * @template {Lying} P
 * @param {Piece} piece
 * @param {P[]} piles
 * @returns {P|undefined}
 */
function pileFor(piece, piles) {
  const signs = signsOf(piece);
  const alike = piles.find((pile) => [...signsOf(pile.piece)].some((sign) => signs.has(sign)));
  return piles.find((pile) => isKind(pile.piece, piece)) ?? alike ?? piles.find((pile) => hidden(pile.piece));
}

/**
 * @param {Lying} one
 * @param {Lying|undefined} from
 * @param {number} lasts
 */
function arrive({ node, piece, at }, from, lasts) {
  if (!from) {
    const [, x, y] = piece;
    run(node, [{ transform: `translate(${x}px, ${y - 16}px)`, opacity: 0 }, { transform: move(piece), opacity: 1 }], lasts);
  } else if (from.at === at && Math.hypot(from.piece[1] - piece[1], from.piece[2] - piece[2]) < SAME_PLACE) flip(node, piece, lasts);
  else {
    fly(/** @type {SVGGraphicsElement} */ (node.cloneNode(true)), spot(from, SMALL), spot({ piece, at }), 1, lasts);
    run(node, [{ opacity: 0 }, { opacity: 0, offset: 0.96 }, { opacity: 1 }], lasts);
  }
}

/**
 * @param {Lying} left
 * @param {Lying|undefined} to
 * @param {number} lasts
 */
function depart(left, to, lasts) {
  const from = spot(left);
  fly(left.node, from, to ? spot(to, SMALL) : { ...from, scale: from.scale * SMALL }, to ? 1 : 0, lasts);
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

/** @typedef {{x: number, y: number, scale: number}} Spot a place on the screen */

/**
 * @param {{piece: Piece, at: Where}} one
 * @param {number} [size]
 * @returns {Spot}
 */
function spot({ piece, at }, size = 1) {
  return { x: at.a * piece[1] + at.e, y: at.d * piece[2] + at.f, scale: at.a * size };
}

/** @param {Spot} place */
function onScreen({ x, y, scale }) {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/**
 * Numbers that have changed say by how much, at most a few of them.
 * @param {Change[]} changes
 * @param {number} lasts
 */
function float(changes, lasts) {
  const all = changes.flatMap(({ redrawn }) => redrawn.flatMap(([node, old, piece]) => steps(old, piece).map(([place, by]) => ({ node, place, by }))));
  const found = all.slice(0, MOST_FLOATS).map(({ node, place, by }) => {
    const numbers = [...node.querySelectorAll("text")].filter((words) => NUMBER.test(words.textContent ?? ""));
    return { by, box: (numbers[place] ?? node).getBoundingClientRect() };
  });
  for (const { by, box } of found) {
    const words = draw("text", { class: by > 0 ? "drift more" : "drift less" });
    words.textContent = by > 0 ? `+${by}` : `−${-by}`;
    above().append(words);
    const [x, y] = [box.left + box.width / 2, box.top];
    run(words, [{ transform: `translate(${x}px, ${y}px)`, opacity: 1 }, { transform: `translate(${x}px, ${y - 12}px)`, opacity: 1, offset: 0.6 }, { transform: `translate(${x}px, ${y - 22}px)`, opacity: 0 }], lasts * 1.25);
  }
}

/**
 * Which numbers of a piece have changed, and by how much; none where other things have changed as well.
 * @param {Piece} old
 * @param {Piece} piece
 * @returns {[number, number][]}
 */
function steps(old, piece) {
  const [before, after] = [numbersOf(old), numbersOf(piece)];
  if (before.length !== after.length) return [];
  return after.flatMap((value, place) => (value === before[place] ? [] : [/** @type {[number, number]} */ ([place, value - before[place]])]));
}

/** @param {Piece} piece */
function numbersOf(piece) {
  return [...piece[3].matchAll(/>([+−-]?\d+)</gu)].map(([, digits]) => Number(digits.replace("−", "-")));
}

/** @param {Piece} piece */
function signsOf(piece) {
  return new Set([...piece[3].matchAll(/href=['"]#([^'"]+)/gu)].map(([, sign]) => sign));
}

/**
 * @param {Piece} one
 * @param {Piece} other
 */
function isKind(one, other) {
  const kind = KIND.exec(one[3])?.[1];
  return kind !== undefined && kind === KIND.exec(other[3])?.[1];
}

/** @param {Piece} piece */
function hidden(piece) {
  return /data-face=['"]down|\ba-back\b/u.test(piece[3]);
}

/** @param {Piece} piece */
function turnOf(piece) {
  const found = /data-turn=['"](-?[\d.]+)/u.exec(piece[3]);
  return found ? Number(found[1]) : null;
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
