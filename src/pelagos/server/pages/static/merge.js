/**
 * Putting the server's messages together: each says what changed since the last one.
 * @module
 */

/** @typedef {[string, number, number, string, string, string]} Piece key, x, y, body, spot, title */

/**
 * @typedef {object} Drawing
 * @property {number} width
 * @property {number} height
 * @property {string} ground
 * @property {Map<string, Piece>} pieces in painting order
 */

/** @typedef {{key: string, title: string, near: boolean, drawing: Drawing}} Panel */
/** @typedef {import("./wire.d.ts").LogEntry & {staged?: boolean}} LogLine */
/** @typedef {Omit<import("./wire.d.ts").State, "board"|"panels"|"log"> & {board: Drawing|null, panels: Panel[], log: LogLine[], rules?: Record<string, string>, opens?: Record<string, string>}} Position `rules`, and which sheets open at spots, where no server tells them */

/**
 * @typedef {object} Frame a step on the way to a position
 * @property {number} n the version that it leads to
 * @property {number|null} by the seat that answered; null for fate
 * @property {Drawing|null} board
 * @property {Panel[]} panels
 * @property {LogLine[]} lines what is told of it
 * @property {(number|null)[]} points what each seat has by then
 * @property {LogLine[]} [log] everything that was told up to it, while it is shown
 * @property {import("./wire.d.ts").SeatState[]} [seats] who acts, and the points so far, while it is shown
 * @property {number} [lasts] how long its pieces are on their way while it is shown
 */

/**
 * The whole position after a message.
 * @param {Position|null} old null at first
 * @param {import("./wire.d.ts").State} message
 * @returns {Position}
 */
export function merged(old, message) {
  const whole = { ...(old ?? {}), ...message };
  whole.board = message.board ? drawing(old?.board, message.board) : old?.board ?? null;
  whole.panels = message.panels ? panels(old?.panels ?? [], message.panels) : old?.panels ?? [];
  whole.stage = message.stage ?? [];
  whole.named = { ...old?.named, ...message.named };
  whole.log = message.log_all || !old ? message.log ?? [] : [...old.log, ...(message.log ?? [])];
  return whole;
}

/**
 * The steps that lead from one position to the next, the last of them to what stands then.
 * @param {Position} old
 * @param {Position} now
 * @param {import("./wire.d.ts").Step[]} steps
 * @returns {Frame[]}
 */
export function frames(old, now, steps) {
  let { version: since, board, panels: beside } = old;
  return steps.map((step) => {
    const last = step.n === now.version;
    board = last ? now.board : step.board ? drawing(board ?? undefined, step.board) : board;
    beside = last ? now.panels : replaced(beside, panels(beside, step.panels ?? []));
    const lines = now.log.filter((line) => line.n > since && line.n <= step.n);
    since = step.n;
    const points = step.points ?? pointsOf(now.seats);
    return { n: step.n, by: step.by, board, panels: beside, lines, points };
  });
}

/**
 * What each seat has, by its number.
 * @param {import("./wire.d.ts").SeatState[]} seats
 */
export function pointsOf(seats) {
  return seats.map(({ score }) => score);
}

/**
 * @param {Panel[]} old
 * @param {Panel[]} news
 */
function replaced(old, news) {
  const changed = new Map(news.map((panel) => [panel.key, panel]));
  const kept = old.map((panel) => changed.get(panel.key) ?? panel);
  return [...kept, ...news.filter((panel) => !old.some(({ key }) => key === panel.key))];
}

/**
 * The position after staged answers; what the message leaves out stays as it is. Nobody answers for fate.
 * @param {Position} base
 * @param {import("./wire.d.ts").PreviewState} message
 */
export function previewed(base, message) {
  const log = (message.log ?? []).map((line) => ({ ...line, staged: true }));
  const question = message.stopped ? { ...message.question, mine: false, options: [] } : message.question;
  return merged(base, { ...message, question, log, version: base.version, log_all: false });
}

/**
 * @param {Drawing|undefined} old
 * @param {import("./wire.d.ts").Picture} news
 * @returns {Drawing}
 */
function drawing(old, news) {
  const fresh = typeof news.ground === "string";
  const pieces = new Map(fresh ? [] : old?.pieces);
  for (const key of news.gone ?? []) pieces.delete(key);
  for (const piece of news.pieces ?? []) pieces.set(piece[0], piece);
  return {
    width: news.width ?? old?.width,
    height: news.height ?? old?.height,
    ground: fresh ? news.ground : old?.ground ?? "",
    pieces: news.order ? ordered(pieces, news.order) : pieces,
  };
}

/**
 * @param {Map<string, Piece>} pieces
 * @param {string[]} order
 */
function ordered(pieces, order) {
  const found = new Map();
  for (const key of order) {
    const piece = pieces.get(key);
    if (piece) found.set(key, piece);
  }
  return found;
}

/**
 * @param {Panel[]} old
 * @param {import("./wire.d.ts").PanelPicture[]} news
 */
function panels(old, news) {
  const known = new Map(old.map((panel) => [panel.key, panel]));
  return news.map((panel) => ({
    key: panel.key,
    title: panel.title ?? known.get(panel.key)?.title ?? "",
    near: panel.near ?? known.get(panel.key)?.near ?? false,
    drawing: drawing(known.get(panel.key)?.drawing, panel),
  }));
}
