/**
 * The one store of the table page. Views subscribe; everything that changes goes through `set`.
 * @module
 */

/** @typedef {import("./wire.d.ts").Choosable & {then?: import("./wire.d.ts").Choosable[], final?: boolean}} Option `then` is answered together with it; `final` ends a plan */
/** @typedef {import("./wire.d.ts").Refusal} Refused an action that is not possible now */
/** @typedef {import("./wire.d.ts").Question} Question */

/**
 * @typedef {object} Opened the sheet that is open
 * @property {import("./names.js").Names[]} trail what was opened one from the other, each with what could be opened instead
 * @property {import("./wire.d.ts").PieceState} read
 */

/**
 * @typedef {object} Now what the page knows
 * @property {import("./merge.js").Position|null} table the position as the server told it, put together from its messages; null before the first
 * @property {(import("./merge.js").Position & {stopped: string, rest: import("./wire.d.ts").Lead[]})|null} preview the position after the staged answers; null when nothing is staged
 * @property {(import("./merge.js").Position & {spoken: string})|null} past the position somebody looks back at; null in the present
 * @property {import("./merge.js").Frame|null} film the step that is being shown on the way to the table as it stands; null when nothing plays
 * @property {import("./film.js").Since} since what others have changed since the last own answer
 * @property {Option[]} staged
 * @property {boolean} busy something was sent and is not answered yet
 * @property {boolean} weighing the chances of what is asked are on their way
 * @property {number} awaited the version that an answer has led to; busy until the page has got it
 * @property {"connecting"|"online"|"offline"|"refused"} line
 * @property {import("./wire.d.ts").Said[]} chat
 * @property {Record<string, string[]>} odds lines by option id
 * @property {import("./wire.d.ts").Lead[]} leads what can be answered together with the options that are shown
 * @property {boolean} unfolded whether what is seldom meant is shown, too
 * @property {import("./wire.d.ts").Weighing|null} weighed what a partner has planned and not answered
 * @property {{seat: number, since: number}|null} thinking who is asked, and since when by the clock of this page
 * @property {string[]|null} drawer
 * @property {{text: string, rule: string}|null} notice
 * @property {Record<string, boolean|string>} wishes
 * @property {import("./wire.d.ts").LessonState|null} lesson the cards of a guided game as far as it has come; null where nobody learns
 * @property {number} card which of them is read
 * @property {Opened|null} sheet
 * @property {import("./wire.d.ts").StageScene[]} scenes what happened since the reader last answered
 * @property {import("./wire.d.ts").StageScene|null} scene the great moment that is shown large
 * @property {number} seating how often somebody asked for the menu of seats
 * @property {number} hinting how often somebody asked for advice
 * @property {number} answered the version at which the reader last answered
 */

/** @type {Now} */
const now = {
  table: null,
  preview: null,
  past: null,
  film: null,
  since: new Map(),
  staged: [],
  busy: false,
  weighing: false,
  awaited: 0,
  line: "connecting",
  chat: [],
  odds: {},
  leads: [],
  unfolded: false,
  weighed: null,
  thinking: null,
  drawer: null,
  notice: null,
  wishes: {},
  lesson: null,
  card: 0,
  sheet: null,
  scenes: [],
  scene: null,
  seating: 0,
  hinting: 0,
  answered: -1,
};

/** @type {Now} what the page knew before it heard anything */
const NOTHING = { ...now };

/** @type {((now: Now, before: Now) => void)[]} */
const views = [];

/** @returns {Now} */
export function get() {
  return now;
}

/**
 * Change some of it and let every view look.
 * @param {Partial<Now>} change
 */
export function set(change) {
  const before = { ...now };
  Object.assign(now, change);
  for (const view of views) view(now, before);
}

/**
 * @param {(now: Now, before: Now) => void} view
 */
export function watch(view) {
  views.push(view);
}

/**
 * A view of a part that was loaded later: it begins with what is known already.
 * @param {(now: Now, before: Now) => void} view
 */
export function catchUp(view) {
  views.push(view);
  view(now, NOTHING);
}

/**
 * What is to be seen: the past while somebody looks back, the preview while answers are staged, else the table.
 * @param {Now} [at]
 * @returns {(import("./merge.js").Position & {stopped?: string})|null}
 */
export function shown(at = now) {
  return at.past ?? at.preview ?? at.table;
}

/**
 * What drawings, log and seats show: the same, but on the way to the table the step that is being shown.
 * @param {Now} [at]
 * @returns {{board: import("./merge.js").Drawing|null, panels: import("./merge.js").Panel[], log: import("./merge.js").LogLine[], seats: import("./wire.d.ts").SeatState[]}|null}
 */
export function pictured(at = now) {
  return at.past ?? at.preview ?? at.film ?? at.table;
}
