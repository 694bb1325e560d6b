/**
 * What others did is played step by step; the table as it stands is never more than a key away. What came since the
 * last own answer is kept, to be shown again, and outlined until the next one.
 * @module
 */

import { make, part } from "./dom.js";
import { frames, pointsOf } from "./merge.js";
import { calm, PROMPT, stop } from "./motion.js";
import { seatMark } from "./seats.js";
import { get, set, watch } from "./store.js";

/** @typedef {import("./merge.js").Frame} Frame */
/** @typedef {import("./merge.js").Piece} Piece */
/** @typedef {import("./merge.js").Position} Position */
/** @typedef {{board: import("./merge.js").Drawing|null, panels: import("./merge.js").Panel[]}} Pictures */
/** @typedef {Map<string, Map<string, number>>} Since by picture and key of the piece, the seat that changed it */

/** How long a step stays, in milliseconds: when little waits, and when much does. */
const PACES = { quick: [420, 220], normal: [900, 500], slow: [1800, 1200] };
/** How much sooner a step gives way for each that waits; and of several that fate deals in a row, each to the next. */
const HURRY = 0.05;
const DEALT = 0.4;
/** How much of its time a step moves; then it rests. */
const MOVING = 0.75;
const KEPT = 200;
const BEGINNING = 400;
const ACTING = /<[^>]*\b(?:a-acting|a-hit)\b[^>]*>/gu;
const UNTOUCHED = /data-(?:clock|scenery)=/u;
/** Where the parts of a piece lie and how large they are. */
const SHAPES = / (?:transform|d|x|y|cx|cy|r|rx|width|height|font-size|textLength|lengthAdjust)=(?:'[^']*'|"[^"]*")/gu;

/** @type {Frame[]} what is still to be shown */
let waiting = [];
/** @type {Frame[]} what came since the last own answer */
let came = [];
/** @type {Frame|null} what stood when it was given */
let start = null;
let timer = 0;
/** @type {Frame|null} the step of which something is told */
let told = null;

/** Wire the button that ends it, the one that shows it again, and the board, which ends it when clicked. */
export function showFilm() {
  part("skip").addEventListener("click", skip);
  part("board").addEventListener("click", () => get().film && skip());
  part("again").addEventListener("click", again);
  document.addEventListener("visibilitychange", () => document.hidden && skip());
  watch((now, before) => {
    if (now.film && (now.past || now.preview || now.busy)) skip();
    if (now.film !== before.film) caption(now.film);
    part("again").hidden = !came.length || Boolean(now.past);
  });
}

/**
 * A message has come: what to show of it, step by step or at once. Who only watches never answers, and can see the last
 * message again; the end has a sheet of its own.
 * @param {Position|null} old
 * @param {Position} table
 * @param {import("./wire.d.ts").State} message
 * @returns {Partial<import("./store.js").Now>}
 */
export function arrived(old, table, message) {
  const steps = old && old.seat === table.seat ? frames(old, table, message.steps) : [];
  if (!steps.length) return at(table, old?.version !== table.version);
  if (!table.you.length) [came, start] = [[], still(old)];
  for (const step of steps) remember(step, table.you);
  const since = table.you.length ? changedSince(table) : new Map();
  if (calm() || table.over || get().past || steps.every((step) => isMine(step, table.you))) return { film: ended(), since };
  waiting.push(...steps.slice(leading(steps, table.you)));
  return get().film ? { since } : { film: next(table), since };
}

/** Show the table as it stands, now. */
export function skip() {
  if (!get().film) return false;
  set({ film: ended() });
  stop();
  return true;
}

/** Show once more what came since the last own answer. */
export function again() {
  if (!came.length || !start || get().past || get().staged.length) return;
  skip();
  waiting = [...came];
  set({ film: standing(start, get().table) });
  stop();
  timer = window.setTimeout(onward, BEGINNING);
}

/**
 * Nothing to play: somebody is new here, comes back, took something back, or reads another language.
 * @param {Position} table
 * @param {boolean} moved
 */
function at(table, moved) {
  [came, start] = [[], still(table)];
  return { film: ended(), since: moved ? new Map() : get().since };
}

/** Nothing waits any more, so that the table itself is shown. */
function ended() {
  waiting = [];
  window.clearTimeout(timer);
  return null;
}

/**
 * @param {Frame} step
 * @param {number[]} you
 */
function remember(step, you) {
  if (isMine(step, you)) [came, start] = [[], step];
  else if (came.length || step.by !== null) came.push(step);
  else start = step;
  if (came.length > KEPT) start = came.shift() ?? null;
}

/**
 * What one has done oneself needs no more than its outcome.
 * @param {Frame[]} steps
 * @param {number[]} you
 */
function leading(steps, you) {
  const others = steps.findIndex((step) => !isMine(step, you));
  return Math.max(0, others - 1);
}

/**
 * @param {Frame} step
 * @param {number[]} you
 */
function isMine(step, you) {
  return step.by !== null && you.includes(step.by);
}

/**
 * A position as a step that nobody has taken.
 * @param {Position} table
 * @returns {Frame}
 */
function still({ version, board, panels, seats }) {
  return { n: version, by: null, board, panels, lines: [], points: pointsOf(seats) };
}

/**
 * A step as it is shown: with the log as far as it goes, who acts, and the points so far.
 * @param {Frame} film
 * @param {Position} table
 * @returns {Frame}
 */
function standing(film, { log, seats }) {
  const shown = seats.map((one) => ({ ...one, turn: one.seat === film.by, score: film.points[one.seat] ?? null }));
  return { ...film, log: log.filter((line) => line.n <= film.n), seats: shown };
}

function onward() {
  set({ film: next(get().table) });
}

/**
 * The next step that shows or tells something; null when the table itself is next.
 * @param {Position} table
 */
function next(table) {
  window.clearTimeout(timer);
  const film = waiting.shift();
  if (!film) return null;
  const lasts = stay(film);
  timer = window.setTimeout(onward, lasts);
  return { ...standing(film, table), lasts: MOVING * lasts };
}

/** @param {Frame} film */
function stay(film) {
  if (isMine(film, get().table?.you ?? [])) return PROMPT;
  const [most, least] = PACES[/** @type {keyof typeof PACES} */ (get().wishes.pace)] ?? PACES.normal;
  const usual = Math.max(least, most * (1 - HURRY * waiting.length));
  return film.by === null && waiting[0]?.by === null ? DEALT * usual : usual;
}

/**
 * What is told of a step stays while the same seat does something that needs no words.
 * @param {Frame|null} film
 */
function caption(film) {
  document.body.classList.toggle("playing", Boolean(film));
  if (film?.lines.length) told = film;
  else if (!film || film.by !== told?.by) told = null;
  part("film").hidden = !told;
  if (!told || told !== film) return;
  const seat = get().table?.seats.find(({ seat: number }) => number === film.by);
  part("film-seat").replaceChildren(...(seat ? [seatMark(seat.mark)] : []));
  part("film-lines").replaceChildren(...film.lines.map(({ text }) => make("p", {}, text)));
}

/**
 * Which pieces look different from how one left them, and who changed them last.
 * @param {Pictures} table
 * @returns {Since}
 */
function changedSince(table) {
  /** @type {Since} */
  const found = new Map();
  /** @type {Pictures|null} */
  let before = start;
  let seat = -1;
  for (const step of came) {
    seat = step.by ?? seat;
    for (const [picture, key] of differences(before, step)) {
      found.set(picture, (found.get(picture) ?? new Map()).set(key, seat));
    }
    before = step;
  }
  const lasting = new Set(differences(start, table).map(String));
  for (const [picture, pieces] of found) for (const key of pieces.keys()) if (!lasting.has(`${picture},${key}`)) pieces.delete(key);
  return found;
}

/**
 * The picture and key of each piece that is new, elsewhere or different.
 * @param {Pictures|null} before
 * @param {Pictures} after
 * @returns {[string, string][]}
 */
function differences(before, after) {
  const old = drawingsOf(before);
  return [...drawingsOf(after)].flatMap(([picture, { pieces }]) => {
    const known = old.get(picture)?.pieces;
    if (!known || known === pieces) return [];
    const differs = rearranged(known, pieces) ? isOther : isChanged;
    const changed = (/** @type {string} */ key, /** @type {Piece} */ piece) => differs(known.get(key), piece) && !isAside(known.get(key), piece);
    const keys = [...pieces].filter(([key, piece]) => changed(key, piece)).map(([key]) => key);
    const fresh = keys.filter((key) => !known.has(key));
    return keys.filter((key) => !isPart(key, fresh)).map((key) => /** @type {[string, string]} */ ([picture, key]));
  });
}

/**
 * Whether a piece is a part of one of these, by its key.
 * @param {string} key
 * @param {string[]} wholes
 */
function isPart(key, wholes) {
  return wholes.some((whole) => key.startsWith(`${whole}-`));
}

/**
 * Whether most of the pieces lie elsewhere: the drawing made room, and nobody has moved them.
 * @param {Map<string, Piece>} before
 * @param {Map<string, Piece>} after
 */
function rearranged(before, after) {
  const both = [...after.values()].filter((piece) => before.has(piece[0]));
  return both.filter((piece) => isMoved(before.get(piece[0]), piece)).length > both.length / 2;
}

/**
 * Whether a piece only tells the time or makes room, or was moved aside where it lies: another one came or went.
 * @param {Piece|undefined} old
 * @param {Piece} piece
 */
function isAside(old, piece) {
  const [, , , body, spot, title] = piece;
  return UNTOUCHED.test(body) || Boolean(old && spot && spot === old[4] && title === old[5] && !isOther(old, piece));
}

/**
 * @param {Piece|undefined} old
 * @param {Piece} piece
 */
function isMoved(old, piece) {
  return old?.[1] !== piece[1] || old[2] !== piece[2];
}

/**
 * @param {Piece|undefined} old
 * @param {Piece} piece
 */
function isChanged(old, piece) {
  return old !== piece && (isMoved(old, piece) || plain(old?.[3]) !== plain(piece[3]));
}

/**
 * Whether it shows something else, wherever it lies and however large it is drawn.
 * @param {Piece|undefined} old
 * @param {Piece} piece
 */
function isOther(old, piece) {
  return old !== piece && plain(old?.[3]).replace(SHAPES, "") !== plain(piece[3]).replace(SHAPES, "");
}

/**
 * A body without the mark of whose turn it is, of which nobody has to be told.
 * @param {string} [body]
 */
function plain(body = "") {
  return body.replace(ACTING, "");
}

/**
 * @param {Pictures|null} at
 * @returns {Map<string, import("./merge.js").Drawing>}
 */
function drawingsOf(at) {
  const beside = (at?.panels ?? []).map(({ key, drawing }) => /** @type {[string, import("./merge.js").Drawing]} */ ([key, drawing]));
  return new Map(at?.board ? [["", at.board], ...beside] : beside);
}
