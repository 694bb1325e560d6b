/**
 * Small screens have a board of their own: it is cut to what the question is about, a panel takes its place when the
 * question is about that one, and of the letters that would be too small numbers grow and words give way.
 * @module
 */

import { boxOf, holds, meet } from "./boxes.js";
import { beforePaint, part } from "./dom.js";
import { readable } from "./letters.js";
import { narrow, slim } from "./narrow.js";
import { get, shown, watch } from "./store.js";
import { onBoard } from "./ways.js";

/** @typedef {{width: number, height: number, closest: number}} Room a frame on the screen, and how close one may look */
/** @typedef {{x: number, y: number, width: number, height: number}} View the part of a drawing that is seen */
/** @typedef {import("./boxes.js").Box} Box */

const ROOM = 12;
const CLOSEST = 1.5;
const CONTEXT = 0.8;
/** On a tablet: below so many pixels for a unit the words for those who look from afar are easier to read. */
const AFAR = 0.6;
const CORNER = 54;
const CORNERS = [["end", "end"], ["end", "start"], ["start", "end"], ["start", "start"]];
/** What else can change what is to be seen of a drawing. */
const CAUSES = /** @type {const} */ (["staged", "film", "leads", "unfolded"]);
/** What somebody wants to look at instead of what is asked: a spot or a panel, "*" for the whole board, or nothing. */
let looked = "";

/** @type {() => void} */
let again = () => {};

/**
 * Keep the cut up to date.
 * @param {() => void} changed called when a drawing came into sight or went out of it
 */
export function showCrop(changed) {
  again = changed;
  watch((now, before) => {
    const at = shown(now);
    const same = at === shown(before) && CAUSES.every((cause) => now[cause] === before[cause]);
    if (!at || same) return;
    if (at.question !== shown(before)?.question) looked = "";
    bringForward();
    beforePaint(cut);
  });
  slim.addEventListener("change", refresh);
  narrow.addEventListener("change", refresh);
  new ResizeObserver(() => beforePaint(cut)).observe(part("board")); // a coach comes later, and takes some of its height
}

/**
 * Look at something, or, when it is looked at already, back at what is asked.
 * @param {string} what a spot or a panel; "*" for the whole board
 */
export function look(what) {
  looked = looked === what ? "" : what;
  refresh();
}

/** What somebody looks at instead of what is asked. */
export function lookedAt() {
  return looked;
}

function refresh() {
  bringForward();
  beforePaint(cut);
  again();
}

/** A panel stands in the board's place while the question, or the reader, is about it and about nothing on the board. */
function bringForward() {
  const front = narrow.matches ? frontPanel() : null;
  for (const panel of part("panels").children) panel.classList.toggle("front", panel === front);
  part("table").classList.toggle("fronted", Boolean(front));
  part("table").classList.toggle("whole", narrow.matches && looked === "*");
  if (front && part("page-panels").hidden) part("tab-panels").click();
}

/**
 * More can be chosen there than on the board and near it; a single spot is not enough, for it leaves nothing to choose.
 * @returns {Element|null}
 */
function frontPanel() {
  if (looked) return part("board").querySelector(at(looked)) ? null : part("panels").querySelector(`[data-panel="${CSS.escape(looked)}"]`);
  const found = answers();
  const lit = (/** @type {Element} */ place) => found.filter((spots) => spots.some((spot) => place.querySelector(at(spot)))).length;
  const [best] = [...part("panels").children].map((panel) => ({ panel, count: lit(panel) })).sort((one, other) => other.count - one.count);
  return best && best.count > Math.max(1, lit(part("board")) + lit(part("near"))) ? best.panel : null;
}

/**
 * Where each answer lies: of the options themselves, where several have a place; what may follow them comes second.
 * @returns {string[][]}
 */
function answers() {
  const question = get().past ? null : shown()?.question;
  const own = question?.mine ? question.options.map(({ spots }) => spots).filter((spots) => spots.length) : [];
  return own.length > 1 ? own : asked().map((spot) => [spot]);
}

/** The spots that the question is about; of a plan, what was planned last. */
function asked() {
  const { past, staged } = get();
  const question = shown()?.question;
  if (past || !question) return [];
  if (question.mine && question.options.length) return onBoard(question).flatMap((option) => option.spots);
  return staged.at(-1)?.spots ?? [];
}

/** Measure what is to be seen; what this gives back cuts the drawings. */
function cut() {
  const board = part("board").querySelector("svg.drawing");
  const front = part("panels").querySelector(".front svg.drawing");
  const own = [...part("near").querySelectorAll("svg.drawing")];
  const cuts = [cutOf(board, part("board"), CLOSEST), cutOf(front, front?.parentElement, 0), ...own.map(briefOf)];
  const grown = narrow.matches ? own.map((near) => readable(near, scaleOf(near), false, null)) : [];
  return () => {
    for (const write of [...cuts, ...grown]) write?.();
    if (slim.matches) showLit(own);
  };
}

/**
 * Of drawings of one's own that are higher than their room, what the question is about is in sight.
 * @param {Element[]} own
 */
function showLit(own) {
  const lit = own.flatMap((picture) => asked().map((spot) => picture.querySelector(at(spot))));
  const tops = lit.flatMap((one) => (one ? [one.getBoundingClientRect().bottom] : []));
  const { bottom } = part("near").getBoundingClientRect();
  part("near").scrollTop += tops.length ? Math.max(0, Math.min(...tops) + ROOM / 2 - bottom) : -part("near").scrollTop;
}

/**
 * One's own drawing is cut to what it calls brief, points and money, while nothing else on it is asked about.
 * @param {any} picture
 */
function briefOf(picture) {
  const brief = Number(picture.querySelector("[data-brief]")?.dataset.brief ?? 0);
  const size = sizeOf(picture);
  if (!brief || !size) return undefined;
  const below = (/** @type {string} */ spot) => largest(picture, spot).some(({ top }) => top >= brief);
  const height = slim.matches && !asked().some(below) ? brief : size.height;
  return () => {
    const box = `0 0 ${size.width} ${height}`;
    if (picture.getAttribute("viewBox") !== box) picture.setAttribute("viewBox", box);
  };
}

/**
 * @param {any} picture
 * @param {HTMLElement} frame
 * @param {number} closest how many pixels a unit may be; a picture that fills the width never takes less of it
 */
function cutOf(picture, frame, closest) {
  const size = picture && sizeOf(picture);
  if (!size) return undefined;
  const whole = { left: 0, top: 0, right: size.width, bottom: size.height };
  const room = { width: frame.clientWidth, height: frame.clientHeight };
  const cropped = narrow.matches && looked !== "*" && !get().film && room.width && room.height;
  const fill = { ...room, closest: Math.max(closest, room.width / size.width) };
  const boxes = cropped ? wantedOf(picture, fill, whole) : [];
  const within = boxes.length ? regionOf(picture, boxes, whole) : whole;
  const seen = boxes.length ? around(boxes, fill, within) : { x: 0, y: 0, ...size };
  const scale = Math.min(room.width / seen.width, room.height / seen.height);
  const corner = freeCorner(boxes, fill, seen);
  const beside = part("others").classList.contains("many");
  const sight = cropped ? { inside: overlap(within, seen), taken: closest && !beside ? corner.box : null } : null;
  const letters = readable(picture, narrow.matches ? scale : Infinity, scale < (slim.matches ? 1 : AFAR), sight);
  return () => {
    const box = [seen.x, seen.y, seen.width, seen.height].map((value) => Math.round(value * 10) / 10).join(" ");
    if (picture.getAttribute("viewBox") !== box) picture.setAttribute("viewBox", box);
    picture.style.clipPath = within === whole ? "" : shape(within, seen);
    letters();
    if (closest) part("others").style.placeSelf = beside ? "" : corner.place;
  };
}

/**
 * Where to look: at what was tapped, else at the lit spots that nothing near shows already, with home where it costs
 * little; else at home, the place that the drawing itself names.
 * @param {SVGSVGElement} picture
 * @param {Room} room
 * @param {Box} whole
 */
function wantedOf(picture, room, whole) {
  const near = part("near");
  const wanted = looked ? [looked] : asked().filter((spot) => !near.querySelector(at(spot)));
  const boxes = [...new Set(wanted)].flatMap((spot) => largest(picture, spot));
  const home = looked ? [] : homeOf(picture);
  if (!boxes.length) return home;
  const together = [...boxes, ...home];
  return around(together, room, whole).width * CONTEXT <= around(boxes, room, whole).width ? together : boxes;
}

/**
 * What the drawing calls home, with everything that lies at the same spot.
 * @param {SVGSVGElement} picture
 */
function homeOf(picture) {
  return [...picture.querySelectorAll("[data-home]")].flatMap((element) => {
    const spot = element.closest("[data-spot]")?.getAttribute("data-spot");
    return [boxOf(picture, /** @type {SVGGraphicsElement} */ (element)), ...(spot ? largest(picture, spot) : [])].filter((box) => box !== null);
  });
}

/**
 * The region of the drawing that the boxes lie in, which the cut does not leave; the whole where they lie in several.
 * @param {SVGSVGElement} picture
 * @param {Box[]} boxes
 * @param {Box} whole
 */
function regionOf(picture, boxes, whole) {
  const all = union(boxes);
  const found = [...picture.querySelectorAll("[data-region]")].map((element) => boxOf(picture, /** @type {SVGGraphicsElement} */ (element)));
  return found.find((box) => box && holds(box, all)) ?? whole;
}

/**
 * The part of a drawing that fills a frame and shows these boxes, as large as is sensible.
 * @param {Box[]} boxes
 * @param {Room} room
 * @param {Box} within
 */
function around(boxes, room, within) {
  const { left, top, right, bottom } = union(boxes);
  const fits = Math.min((room.width - 2 * ROOM) / (right - left), (room.height - 2 * ROOM) / (bottom - top));
  const least = Math.min(room.width / (within.right - within.left), room.height / (within.bottom - within.top));
  const scale = Math.max(Math.min(fits, room.closest), least);
  const [width, height] = [room.width / scale, room.height / scale];
  const x = placed((left + right - width) / 2, width, within.left, within.right);
  const y = placed((top + bottom - height) / 2, height, within.top, within.bottom);
  return { x, y, width, height };
}

/**
 * The corner of the board where the button that shows the whole covers nothing that is looked at.
 * @param {Box[]} boxes
 * @param {Room} room
 * @param {View} seen
 */
function freeCorner(boxes, room, seen) {
  const side = (CORNER * seen.width) / room.width;
  const found = CORNERS.map(([down, across]) => {
    const left = across === "end" ? seen.x + seen.width - side : seen.x;
    const top = down === "end" ? seen.y + seen.height - side : seen.y;
    return { place: `${down} ${across}`, box: { left, top, right: left + side, bottom: top + side } };
  });
  return found.find((one) => !boxes.some((box) => meet(box, one.box))) ?? found[0];
}

/**
 * What is seen of a region.
 * @param {Box} region
 * @param {View} seen
 * @returns {Box}
 */
function overlap({ left, top, right, bottom }, { x, y, width, height }) {
  return { left: Math.max(left, x), top: Math.max(top, y), right: Math.min(right, x + width), bottom: Math.min(bottom, y + height) };
}

/**
 * What is beside a region is not drawn, in parts of the picture, so that it holds when somebody looks closer.
 * @param {Box} region
 * @param {View} seen
 */
function shape(region, seen) {
  const { x, y, width, height } = seen;
  const parts = [(region.top - y) / height, (x + width - region.right) / width, (y + height - region.bottom) / height, (region.left - x) / width];
  return `inset(${parts.map((part) => `${Math.max(0, Math.round(part * 1000) / 10)}%`).join(" ")})`;
}

/**
 * Where a stretch begins that stays between two ends, or has them in its middle.
 * @param {number} start
 * @param {number} length
 * @param {number} first
 * @param {number} last
 */
function placed(start, length, first, last) {
  return length > last - first ? (first + last - length) / 2 : Math.min(Math.max(start, first), last - length);
}

/** @param {Box[]} boxes */
function union(boxes) {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/**
 * The box of a spot: of several elements the largest.
 * @param {SVGSVGElement} picture
 * @param {string} spot
 */
function largest(picture, spot) {
  const found = [...picture.querySelectorAll(at(spot))].map((element) => {
    const outline = /** @type {SVGGraphicsElement} */ (element.querySelector(".outline") ?? element);
    return boxOf(picture, outline);
  });
  const boxes = found.filter((box) => box !== null).sort((one, other) => area(other) - area(one));
  return boxes.slice(0, 1);
}

/** @param {Box} box */
function area(box) {
  return (box.right - box.left) * (box.bottom - box.top);
}

/** @param {string} spot */
function at(spot) {
  const name = CSS.escape(spot);
  return `.ground [data-spot="${name}"], .pieces [data-spot="${name}"]`;
}

/** @param {Element} picture */
function sizeOf(picture) {
  const [width, height] = (picture.getAttribute("data-size") ?? "").split(" ").map(Number);
  return width && height ? { width, height } : null;
}

/** @param {Element} picture */
function scaleOf(picture) {
  const whole = sizeOf(picture);
  return whole ? picture.clientWidth / whole.width : Infinity;
}
