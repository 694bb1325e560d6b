/**
 * Rectangles in units of a drawing.
 * @module
 */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box a rectangle in units of a drawing */

/**
 * Where something lies; null while it is not seen.
 * @param {SVGSVGElement} picture
 * @param {SVGGraphicsElement} element
 * @returns {Box|null}
 */
export function boxOf(picture, element) {
  if (!picture.getClientRects().length) return null;
  const here = element.getCTM();
  const top = /** @type {SVGGraphicsElement} */ (picture.firstElementChild).getCTM();
  const { x, y, width, height } = element.getBBox();
  if (!here || !top || !(width || height)) return null;
  const { a, b, c, d, e, f } = top.inverse().multiply(here);
  const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]].map(([u, v]) => [a * u + c * v + e, b * u + d * v + f]);
  const [across, down] = [corners.map(([u]) => u), corners.map(([, v]) => v)];
  return { left: Math.min(...across), top: Math.min(...down), right: Math.max(...across), bottom: Math.max(...down) };
}

/**
 * Whether two lie on each other.
 * @param {Box} one
 * @param {Box} other
 */
export function meet(one, other) {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

/**
 * Whether one lies in the other as a whole.
 * @param {Box} whole
 * @param {Box} part
 */
export function holds(whole, part) {
  return whole.left <= part.left && whole.top <= part.top && whole.right >= part.right && whole.bottom >= part.bottom;
}
