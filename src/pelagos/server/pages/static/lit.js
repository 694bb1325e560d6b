/**
 * Spots: options light up where they lie on the drawings, and lines of the log outline what they speak of.
 * @module
 */

import { draw } from "./dom.js";
import { choose } from "./staging.js";

const ROOM = 3;
const LETTERS = "abcd";
/** @type {string[]} the options a coach asks for; none when nobody does */
let wanted = [];

/**
 * From now on these options stand out when spots are lit, and all others stand back.
 * @param {string[]} ids
 */
export function want(ids) {
  wanted = ids;
}

/**
 * Light the spots of these options, the small ones above the large ones. Everything is measured before anything is
 * drawn, so that the browser lays the page out only once.
 * @param {Element} root
 * @param {import("./store.js").Option[]} options
 * @returns {() => void} draws what was measured
 */
export function light(root, options) {
  const bySpot = new Map();
  for (const option of options) {
    for (const spot of option.spots) bySpot.set(spot, [...(bySpot.get(spot) ?? []), option]);
  }
  const pictures = [...root.querySelectorAll("svg.drawing")];
  const measured = pictures.map((picture) =>
    [...bySpot].flatMap(([spot, chosen]) => outlines(picture, spot, (shape) => halo(shape, spot, chosen))),
  );
  return () =>
    pictures.forEach((picture, place) => {
      const halos = measured[place].sort((one, other) => other.area - one.area);
      picture.querySelector(".halos")?.replaceChildren(...halos.map(({ shape }) => shape));
    });
}

/**
 * Nothing is lit: what was asked before cannot be answered any more.
 * @param {Element} root
 */
export function darken(root) {
  for (const halos of root.querySelectorAll("svg.drawing > .halos")) halos.replaceChildren();
}

/**
 * Outline spots for a moment; none takes the outlines away.
 * @param {Element} root
 * @param {string[]} spots
 */
export function mark(root, spots) {
  for (const picture of root.querySelectorAll("svg.drawing")) {
    const shapes = spots.flatMap((spot) =>
      outlines(picture, spot, (shape) => shape.setAttribute("class", "mark")).map(({ shape }) => shape),
    );
    picture.querySelector(".marks")?.replaceChildren(...shapes);
  }
}

/**
 * Outline spots in a layer of their own, until others are outlined there. Measures; what it gives back draws.
 * @param {Element} root
 * @param {string[]} spots
 * @param {string} layer the class of the layer and of its outlines
 */
export function outlineSpots(root, spots, layer) {
  const pictures = [...root.querySelectorAll("svg.drawing")];
  const measured = pictures.map((picture) =>
    spots.flatMap((spot) => outlines(picture, spot, (shape) => shape.setAttribute("class", layer))),
  );
  return () =>
    pictures.forEach((picture, place) => {
      layerOf(picture, layer).replaceChildren(...measured[place].map(({ shape }) => shape));
    });
}

/**
 * Outline pieces in the colours of seats, until others are outlined. Measures; what it gives back draws.
 * @param {Map<string, SVGSVGElement>} pictures
 * @param {import("./film.js").Since} since
 */
export function outlinePieces(pictures, since) {
  const measured = [...pictures].map(([name, picture]) => ({ picture, shapes: outlined(picture, since.get(name) ?? new Map()) }));
  return () => {
    for (const { picture, shapes } of measured) layerOf(picture, "since").replaceChildren(...shapes);
  };
}

/**
 * @param {SVGSVGElement} picture
 * @param {Map<string, number>} seats by the key of the piece
 */
function outlined(picture, seats) {
  if (!seats.size || !picture.getClientRects().length) return [];
  return [...picture.querySelectorAll(".pieces > g")].flatMap((node) => {
    const seat = seats.get(node.getAttribute("data-key") ?? "");
    const made = seat === undefined ? null : outline(picture, /** @type {SVGGraphicsElement} */ (node));
    made?.shape.setAttribute("class", `since seat-${LETTERS[seat ?? 0] ?? LETTERS[0]}`);
    return made ? [made.shape] : [];
  });
}

/**
 * A layer of a picture for outlines, below what can be clicked.
 * @param {Element} picture
 * @param {string} name
 */
function layerOf(picture, name) {
  const found = picture.querySelector(`g.${name}`) ?? draw("g", { class: name, "aria-hidden": "true" });
  if (!found.parentNode) picture.insertBefore(found, picture.querySelector(".halos"));
  return found;
}

/**
 * Show which spots belong to the option under the pointer or the focus.
 * @param {Element} root
 * @param {string[]} spots
 */
export function point(root, spots) {
  for (const shape of root.querySelectorAll(".halo")) {
    shape.classList.toggle("pointed", spots.includes(shape.getAttribute("data-spot") ?? ""));
  }
}

/**
 * The outline of a spot in one picture: of several elements the largest; none when it is not there or out of sight,
 * where some browsers refuse to measure.
 * @param {Element} picture
 * @param {string} spot
 * @param {(shape: Element) => void} finish
 */
function outlines(picture, spot, finish) {
  if (!picture.getClientRects().length) return [];
  const name = CSS.escape(spot);
  const found = [];
  for (const element of picture.querySelectorAll(`.ground [data-spot="${name}"], .pieces [data-spot="${name}"]`)) {
    const made = outline(/** @type {SVGSVGElement} */ (picture), /** @type {SVGGraphicsElement} */ (element));
    if (made) found.push(made);
  }
  const largest = found.sort((one, other) => other.area - one.area).slice(0, 1);
  for (const { shape } of largest) finish(shape);
  return largest;
}

/**
 * @param {SVGSVGElement} picture
 * @param {SVGGraphicsElement} element
 */
function outline(picture, element) {
  const own = /** @type {SVGGraphicsElement|null} */ (element.querySelector(".outline"));
  const measured = own ?? element;
  const here = measured.getCTM();
  const top = /** @type {SVGGraphicsElement} */ (picture.firstElementChild).getCTM();
  const box = measured.getBBox();
  if (!here || !top || !(box.width || box.height)) return null;
  const shape = own ? /** @type {Element} */ (own.cloneNode(false)) : framed(box);
  const { a, b, c, d, e, f } = top.inverse().multiply(here);
  shape.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  return { shape, area: box.width * box.height * Math.abs(a * d - b * c) };
}

/** @param {DOMRect} box */
function framed(box) {
  const { x, y, width, height } = box;
  return draw("rect", { x: x - ROOM, y: y - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM, rx: ROOM + 2 });
}

/**
 * @param {Element} shape
 * @param {string} spot
 * @param {import("./store.js").Option[]} options
 */
function halo(shape, spot, options) {
  const meant = options.some((option) => wanted.includes(option.id));
  shape.setAttribute("class", meant ? "halo wanted" : wanted.length ? "halo later" : "halo");
  shape.setAttribute("data-spot", spot);
  const name = draw("title");
  name.textContent = options.map(({ label, note }) => (note ? `${label}\n${note}` : label)).join("\n");
  shape.append(name);
  shape.addEventListener("click", (event) => choose(options, /** @type {MouseEvent} */ (event)));
}
