/**
 * A whole game that came with the page: any of its positions, put together from what is new at each moment.
 * @module
 */

import { merged } from "./merge.js";

/** Every so many positions one is kept, so that going back is quick. */
const KEPT = 25;

/**
 * @param {any} story
 * @returns {{last: number, review: import("./wire.d.ts").ReviewState|null, log: import("./merge.js").LogLine[], at: (version: number) => import("./merge.js").Position, sheet: (wanted: string, opens?: Record<string, string>) => import("./wire.d.ts").PieceState|null}}
 */
export function unfolded(story) {
  const log = story.log.map((/** @type {any[]} */ [n, first, turn, text, spots, seat, rule, names]) => ({ n, first, turn, text, spots: spots ? spots.split(" ") : [], seat, rule, names }));
  const last = story.moments.length - 1;
  const kept = [unfold(story, log, null, 0)];
  let near = kept[0];
  return {
    last,
    log,
    review: story.review,
    at(version) {
      const start = kept[Math.min(Math.floor(version / KEPT), kept.length - 1)];
      if (near.version > version || near.version < start.version) near = start;
      while (near.version < version) {
        near = unfold(story, log, near, near.version + 1);
        if (near.version === kept.length * KEPT) kept.push(near);
      }
      return near;
    },
    sheet: (wanted, opens) => {
      const piece = opens?.[wanted] || wanted;
      return story.sheets[piece] ? sheet(story, piece) : null;
    },
  };
}

/**
 * The position after the one before it.
 * @param {any} story
 * @param {any[]} log
 * @param {any} old
 * @param {number} version
 */
function unfold(story, log, old, version) {
  const news = story.moments[version];
  const position = merged(old, { ...frame(story, old, news), board: news.board && numbered(story, news.board), panels: [], log, log_all: true });
  return {
    ...position,
    panels: panels(story, old?.panels ?? [], news),
    version,
    stage: (story.stage[version] ?? []).map((/** @type {any} */ one) => ({ ...one, picture: story.pictures[one.picture], parts: one.piece ? sheet(story, one.piece).parts : [] })),
    end: version === story.moments.length - 1 ? story.end : null,
  };
}

/**
 * What is said of a moment; what it leaves out is as it was.
 * @param {any} story
 * @param {any} old
 * @param {any} news
 */
function frame(story, old, news) {
  const { moment = old?.moment, turn = old?.turn } = news;
  const score = news.score ? news.score.map((/** @type {number[]} */ [total, ...lines], /** @type {number} */ seat) => ({ seat, total, lines: lines.map((line) => points(story, line)) })) : old.score;
  const changed = !old || news.score || "turn" in news;
  return {
    title: story.title,
    game: story.game,
    rules: story.rules,
    opens: { ...old?.opens, ...news.opens },
    named: news.named,
    moment,
    turn,
    score,
    seats: changed ? story.seats.map((/** @type {any} */ one) => ({ ...one, turn: one.seat === turn, score: score[one.seat].total })) : old.seats,
    question: news.question ? asked(news.question) : old.question,
    threats: news.threats ? news.threats.map((/** @type {number} */ one) => threat(story, one)) : old.threats,
    text: news.text ? news.text.map((/** @type {number} */ line) => story.lines[line]) : old.text,
  };
}

/** @param {any[]} question */
function asked([text, seat, given, rule, names]) {
  return { text, seat, given, rule, names, mine: false, options: [] };
}

/**
 * @param {any} story
 * @param {number} number
 */
function points(story, number) {
  const [label, value, rule, names] = story.points[number];
  return { label, points: value, rule, names };
}

/**
 * @param {any} story
 * @param {number} number
 */
function threat(story, number) {
  const [text, level, rule, spots] = story.threats[number];
  return { text, level, rule, spots };
}

/**
 * A change of a drawing with its pieces instead of their numbers.
 * @param {any} story
 * @param {any} drawing
 */
function numbered(story, drawing) {
  return { ...drawing, pieces: (drawing.pieces ?? []).map((/** @type {number} */ piece) => story.pieces[piece]) };
}

/**
 * The panels in their order; those that did not change stay the same.
 * @param {any} story
 * @param {any[]} old
 * @param {any} news
 */
function panels(story, old, news) {
  const drawn = (news.drawn ?? []).map((/** @type {any} */ panel) => numbered(story, panel));
  const known = new Map([...old, ...merged({ panels: old }, { panels: drawn, log_all: true }).panels].map((panel) => [panel.key, panel]));
  return (news.panels ?? old.map((panel) => panel.key)).map((/** @type {string} */ key) => known.get(key));
}

/**
 * What can be read on a piece; where it lay is seen on the board, and there is no picture.
 * @param {any} story
 * @param {string} piece
 * @returns {any}
 */
function sheet(story, piece) {
  const [name, kind, brief, parts, rules] = story.sheets[piece];
  return {
    piece,
    name,
    kind,
    brief,
    now: [],
    parts: parts.map((/** @type {any[]} */ [part, heading, lines]) => ({ part, heading, lines: lines.map(line) })),
    rules: rules.map((/** @type {string} */ id) => ({ id, text: story.rules[id] ?? "" })),
    picture: "",
  };
}

/** @param {any[]} told */
function line([text, rule = "", value = "", names = []]) {
  return { text, rule, value, names };
}
