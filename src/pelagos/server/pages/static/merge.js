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
