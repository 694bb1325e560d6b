/**
 * Drawings on the page: the ground stays, pieces are created, glide to where they lie now, or are removed.
 * @module
 */

import { draw } from "./dom.js";

const GLIDE = 180;
const TOO_MANY = 3;

const stillness = window.matchMedia("(prefers-reduced-motion: reduce)");
let gliding = 0;
/** @type {() => void} */
let still = () => {};

/**
 * Whatever was measured while pieces glided lies wrong when they have come to rest.
 * @param {() => void} task
 */
export function whenStill(task) {
  still = task;
}

/**
 * An empty picture: ground, pieces, and outlines on top.
 * @param {string} label
 * @returns {SVGSVGElement}
 */
export function canvas(label) {
  const picture = draw("svg", { class: "drawing", "text-anchor": "middle", role: "img", "aria-label": label });
  picture.append(
    draw("g", { class: "ground" }),
    draw("g", { class: "pieces" }),
    draw("g", { class: "marks", "aria-hidden": "true" }),
    draw("g", { class: "halos", "aria-hidden": "true" }),
  );
  return picture;
}

/** @type {WeakMap<SVGSVGElement, import("./merge.js").Drawing>} */
const drawn = new WeakMap();

/**
 * Make a picture show a drawing.
 * @param {any} picture
 * @param {import("./merge.js").Drawing} drawing
 */
export function patch(picture, drawing) {
  const before = drawn.get(picture);
  if (before === drawing) return;
  drawn.set(picture, drawing);
  if (before?.width !== drawing.width || before?.height !== drawing.height) {
    picture.setAttribute("viewBox", `0 0 ${drawing.width} ${drawing.height}`);
    picture.setAttribute("data-size", `${drawing.width} ${drawing.height}`);
  }
  const [ground, pieces] = picture.children;
  if (before?.ground !== drawing.ground) ground.innerHTML = drawing.ground;
  const moves = patchPieces(pieces, before?.pieces ?? new Map(), drawing.pieces);
  if (moves.length && mayGlide()) glide(moves);
}

/**
 * @param {Element} layer
 * @param {Map<string, import("./merge.js").Piece>} before
 * @param {Map<string, import("./merge.js").Piece>} after
 * @returns {[Element, import("./merge.js").Piece, import("./merge.js").Piece][]} what moved, from where, to where
 */
function patchPieces(layer, before, after) {
  const nodes = new Map([...layer.children].map((node) => [node.getAttribute("data-key") ?? "", node]));
  for (const [key, node] of nodes) if (!after.has(key)) node.remove();
  /** @type {[Element, any, any][]} */
  const moves = [];
  let place = layer.firstElementChild;
  for (const [key, piece] of after) {
    const old = before.get(key);
    const node = nodes.get(key) ?? draw("g", { "data-key": key });
    if (old !== piece) redraw(node, old, piece);
    if (old && (old[1] !== piece[1] || old[2] !== piece[2])) moves.push([node, old, piece]);
    if (node === place) place = place.nextElementSibling;
    else layer.insertBefore(node, place);
  }
  return moves;
}

/**
 * @param {Element} node
 * @param {any} old
 * @param {any} piece
 */
function redraw(node, old, piece) {
  const [, x, y, body, spot, title] = piece;
  if (old?.[1] !== x || old?.[2] !== y) node.setAttribute("transform", `translate(${x} ${y})`);
  if (old && old[3] === body && old[4] === spot && old[5] === title) return;
  if (spot) node.setAttribute("data-spot", spot);
  else node.removeAttribute("data-spot");
  node.innerHTML = body;
  if (title) {
    const name = draw("title");
    name.textContent = title;
    node.prepend(name);
  }
}

/** Whether a movement may be shown: somebody looks, wants motion, and the queue is short. */
function mayGlide() {
  return !document.hidden && !stillness.matches && gliding <= TOO_MANY;
}

/** @param {[Element, any, any][]} moves */
function glide(moves) {
  gliding += 1;
  const runs = moves.map(([node, from, to]) =>
    node.animate(
      [{ transform: `translate(${from[1]}px, ${from[2]}px)` }, { transform: `translate(${to[1]}px, ${to[2]}px)` }],
      { duration: GLIDE, easing: "ease-in-out" },
    ),
  );
  Promise.allSettled(runs.map((run) => run.finished)).then(() => {
    gliding -= 1;
    if (!gliding) still();
  });
}
