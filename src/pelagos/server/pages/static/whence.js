/**
 * Where something came from and where it went, read off the drawings alone: a piece of the same key, looks or kind that
 * is gone, one that lay at the same place, a pile of its kind that has become smaller, the seat whose colour it bears.
 * Drawings help with data inside a piece: `data-kind` says what kind of thing it is, `data-turn` how far it is turned,
 * `data-face` and the class of a back whether its face is hidden.
 * @module
 */

/** @typedef {import("./merge.js").Piece} Piece */
/** @typedef {{a: number, d: number, e: number, f: number}} Where the place and size of a picture on the screen, as a matrix */
/** @typedef {{x: number, y: number, scale: number}} Spot a place on the screen, and how large things are there */

/**
 * @typedef {object} Lying a piece, and where its picture is
 * @property {SVGGraphicsElement} node
 * @property {Piece} piece
 * @property {Where} at
 * @property {DOMRect} room how much of the screen its picture has
 */

const SAME_PLACE = 14;
const KIND = /data-kind=['"]([^'"]+)/u;
const SEATS = "abcd";

/**
 * Where a new piece was before; what was gone is taken out of the list, so that it does not go as well.
 * @param {Lying} one
 * @param {Lying[]} gone
 * @param {Lying[]} shrunk
 * @returns {Lying|undefined}
 */
export function origin(one, gone, shrunk) {
  const [key, , , body] = one.piece;
  const found =
    gone.find(({ piece }) => piece[0] === key) ??
    gone.find(({ piece }) => piece[3] === body) ??
    gone.find(({ piece }) => isKind(piece, one.piece)) ??
    gone.find((other) => isHere(other, one));
  if (!found) return pileFor(one.piece, shrunk);
  gone.splice(gone.indexOf(found), 1);
  return found;
}

/**
 * The pile of a piece's kind, else one that is drawn with the same signs, else one whose faces are hidden.
 * @param {Piece} piece
 * @param {Lying[]} piles
 * @returns {Lying|undefined}
 */
export function pileFor(piece, piles) {
  const signs = signsOf(piece);
  const alike = piles.find((pile) => [...signsOf(pile.piece)].some((sign) => signs.has(sign)));
  return piles.find((pile) => isKind(pile.piece, piece)) ?? alike ?? piles.find((pile) => isHidden(pile.piece));
}

/**
 * Whether two pieces lie at the same place of the same picture.
 * @param {Lying} one
 * @param {Lying} other
 */
export function isHere(one, other) {
  return one.at === other.at && Math.hypot(one.piece[1] - other.piece[1], one.piece[2] - other.piece[2]) < SAME_PLACE;
}

/** @param {Lying} one */
export function inSight(one) {
  const { x, y } = spotOf(one);
  const { left, right, top, bottom } = one.room;
  return x >= left && x <= right && y >= top && y <= bottom;
}

/**
 * @param {Lying} one
 * @param {number} [size]
 * @returns {Spot}
 */
export function spotOf({ piece, at }, size = 1) {
  return { x: at.a * piece[1] + at.e, y: at.d * piece[2] + at.f, scale: at.a * size };
}

/**
 * Where the seat stands whose colour a piece bears now and did not bear before.
 * @param {Piece|null} old
 * @param {Piece} piece
 * @param {number} scale
 * @returns {Spot|undefined}
 */
export function seatOf(old, piece, scale) {
  const owner = ownerOf(piece);
  const mat = owner && owner !== ownerOf(old) ? document.querySelector(`.pieces > [data-key="seat-${SEATS.indexOf(owner)}-name"]`) : null;
  const box = mat?.getBoundingClientRect();
  return box?.width ? { x: box.left + box.width / 2, y: box.top + box.height / 2, scale } : undefined;
}

/**
 * Which numbers of a piece have changed, and by how much; none where other things have changed as well.
 * @param {Piece} old
 * @param {Piece} piece
 * @returns {{place: number, by: number}[]}
 */
export function countsOf(old, piece) {
  const [before, after] = [numbersOf(old), numbersOf(piece)];
  if (before.length !== after.length) return [];
  return after.map((value, place) => ({ place, by: value - before[place] })).filter(({ by }) => by !== 0);
}

/** @param {Piece} piece */
export function isHidden(piece) {
  return /data-face=['"]down|\ba-back\b/u.test(piece[3]);
}

/**
 * @param {Piece} old
 * @param {Piece} piece
 * @returns {number} by how many degrees a piece was turned
 */
export function turnOf(old, piece) {
  const [from, to] = [old, piece].map(([, , , body]) => /data-turn=['"](-?[\d.]+)/u.exec(body)?.[1]);
  return from === undefined || to === undefined ? 0 : (Number(to) - Number(from) + 360) % 360;
}

/** @param {Piece|null} piece */
function ownerOf(piece) {
  return /\ba-seat-([abcd])\b/u.exec(piece?.[3] ?? "")?.[1];
}

/** @param {Piece} piece */
function numbersOf(piece) {
  return [...piece[3].matchAll(/>×?([+−-]?\d+)</gu)].map(([, digits]) => Number(digits.replace("−", "-")));
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
