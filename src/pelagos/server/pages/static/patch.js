/**
 * Drawings on the page: the ground stays, pieces are created, moved, drawn anew or removed. What changed is told to
 * whoever wants to show it happening (`motion.js`).
 * @module
 */

import { draw } from "./dom.js";

/** @typedef {import("./merge.js").Piece} Piece */

/**
 * @typedef {object} Change what a picture shows now that it did not show before
 * @property {SVGSVGElement} picture
 * @property {[SVGGraphicsElement, Piece][]} added
 * @property {[SVGGraphicsElement, Piece][]} gone taken out of the picture, as they were
 * @property {[SVGGraphicsElement, Piece, Piece][]} moved
 * @property {[SVGGraphicsElement, Piece, Piece][]} redrawn
 */

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
 * @returns {Change|null} null when nothing moves: it was shown already, or is laid out anew
 */
export function patch(picture, drawing) {
  const before = drawn.get(picture);
  if (before === drawing) return null;
  drawn.set(picture, drawing);
  if (before?.width !== drawing.width || before?.height !== drawing.height) {
    picture.setAttribute("viewBox", `0 0 ${drawing.width} ${drawing.height}`);
    picture.setAttribute("data-size", `${drawing.width} ${drawing.height}`);
  }
  const [ground, pieces] = picture.children;
  const laid = before?.ground !== drawing.ground;
  if (laid) ground.innerHTML = drawing.ground;
  /** @type {Change} */
  const change = { picture, added: [], gone: [], moved: [], redrawn: [] };
  patchPieces(pieces, before?.pieces ?? new Map(), drawing.pieces, change);
  return laid ? null : change;
}

/**
 * @param {Element} layer
 * @param {Map<string, Piece>} before
 * @param {Map<string, Piece>} after
 * @param {Change} change what happens is put down here
 */
function patchPieces(layer, before, after, change) {
  const nodes = new Map([...layer.children].map((node) => [node.getAttribute("data-key") ?? "", /** @type {SVGGraphicsElement} */ (node)]));
  for (const [key, node] of nodes) {
    if (after.has(key)) continue;
    node.remove();
    const old = before.get(key);
    if (old) change.gone.push([node, old]);
  }
  let place = layer.firstElementChild;
  for (const [key, piece] of after) {
    const old = before.get(key);
    const node = nodes.get(key) ?? draw("g", { "data-key": key });
    if (old !== piece) redraw(node, old, piece);
    if (!old) change.added.push([node, piece]);
    else if (old !== piece) note(change, node, old, piece);
    if (node === place) place = place.nextElementSibling;
    else layer.insertBefore(node, place);
  }
}

/**
 * @param {Change} change
 * @param {SVGGraphicsElement} node
 * @param {Piece} old
 * @param {Piece} piece
 */
function note(change, node, old, piece) {
  if (old[1] !== piece[1] || old[2] !== piece[2]) change.moved.push([node, old, piece]);
  if (old[3] !== piece[3]) change.redrawn.push([node, old, piece]);
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
