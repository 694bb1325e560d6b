/**
 * The one store of the table page. Views subscribe; everything that changes goes through `set`.
 * @module
 */

/**
 * @typedef {object} Option
 * @property {string} id
 * @property {string} label
 * @property {string[]} spots
 * @property {string} key
 * @property {string} [note]
 */

/**
 * @typedef {object} Refused an action that is not possible now
 * @property {string} id
 * @property {string} label
 * @property {string[]} spots
 * @property {string} why
 * @property {string} rule
 * @property {string} rule_text
 */

/**
 * @typedef {object} Question
 * @property {string} text
 * @property {number|null} seat
 * @property {boolean} mine
 * @property {"choice"|"chance"|"over"} kind
 * @property {Option[]} options
 * @property {Refused[]} not_now
 * @property {{text: string, rule: string}[]} sheet
 * @property {{can: boolean, why: string}} undo
 */

/**
 * @typedef {object} Now what the page knows
 * @property {any} table the position as the server told it, put together from its messages; null before the first
 * @property {any} preview the position after the staged answers; null when nothing is staged
 * @property {any} past the position somebody looks back at; null in the present
 * @property {Option[]} staged
 * @property {boolean} busy something was sent and is not answered yet
 * @property {number} awaited the version that an answer has led to; busy until the page has got it
 * @property {"connecting"|"online"|"offline"} line
 * @property {any[]} chat
 * @property {Record<string, string[]>} odds lines by option id
 * @property {string[]|null} drawer
 * @property {{text: string, rule: string}|null} notice
 * @property {Record<string, boolean>} wishes
 * @property {any} lesson the cards of a guided game as far as it has come; null where nobody learns
 * @property {number} card which of them is read
 */

/** @type {Now} */
const now = {
  table: null,
  preview: null,
  past: null,
  staged: [],
  busy: false,
  awaited: 0,
  line: "connecting",
  chat: [],
  odds: {},
  drawer: null,
  notice: null,
  wishes: {},
  lesson: null,
  card: 0,
};

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
 * What is to be seen: the past while somebody looks back, the preview while answers are staged, else the table.
 * @param {Now} [at]
 */
export function shown(at = now) {
  return at.past ?? at.preview ?? at.table;
}
