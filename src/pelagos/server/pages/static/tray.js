/**
 * Odds and the drawer: asked for when somebody wants to see them.
 * @module
 */

import { make, part } from "./dom.js";
import { get, set, shown, watch } from "./store.js";
import { inBar, taught } from "./ways.js";
import { say } from "./words.js";

/** @type {import("./wire.d.ts").OddsState} */
const NOTHING = { is: "odds", id: 0, version: 0, options: [], leads: [] };
/** How often chances were asked for: an answer to an earlier question comes too late. */
let turns = 0;

/** @param {import("./socket.js").Line} line */
export function showTray(line) {
  part("tab-drawer").addEventListener("click", () => askDrawer(line));
  watch((now, before) => {
    const fresh = shown(now)?.question !== shown(before)?.question || now.wishes.odds !== before.wishes.odds;
    if (fresh) askOdds(line, Boolean(now.wishes.odds) && !before.wishes.odds);
    if (now.table?.version !== before.table?.version && !part("page-drawer").hidden) askDrawer(line);
    if (now.drawer !== before.drawer) {
      const lines = now.drawer?.length ? now.drawer : [say("web-drawer-empty")];
      part("drawer").replaceChildren(...lines.map((text) => make("p", {}, text)));
    }
  });
}

/** @param {import("./socket.js").Line} line */
async function askDrawer(line) {
  const found = /** @type {import("./wire.d.ts").DrawerState} */ (await line.ask({ do: "drawer" }));
  set({ drawer: found.lines });
}

/**
 * What each option puts at stake, in short, and all that a planned answer does. When odds are wished for, also what fate
 * may bring after an option.
 * @param {import("./socket.js").Line} line
 * @param {boolean} wished somebody has just asked for them, and hears it when there are none
 */
async function askOdds(line, wished) {
  const mine = Boolean(get().table?.question.mine) && !get().past;
  const turn = ++turns;
  set({ weighing: mine });
  try {
    showOdds(mine ? await weighed(line, turn) : [], wished, turn);
  } finally {
    if (turn === turns) set({ weighing: false });
  }
}

/**
 * What each option puts at stake, and what a planned answer does.
 * @param {import("./socket.js").Line} line
 * @param {number} turn
 * @returns {Promise<[string, readonly string[]][]>}
 */
async function weighed(line, turn) {
  const { preview, staged, wishes } = get();
  const asked = shown()?.question;
  const [stakes, every, planned] = await Promise.all([
    asked?.mine && asked.kind === "choice" ? all(line, { do: "stakes", answers: staged.map((one) => one.id) }) : NOTHING,
    wishes.odds && !preview ? all(line, { do: "odds" }) : null,
    preview && staged.length === 1 ? all(line, { do: "odds", option: staged[0].id }) : NOTHING,
  ]);
  if (turn === turns && stakes.leads.length && !taught()) set({ leads: stakes.leads });
  return [...(every ?? stakes).options.map((one) => [one.id, one.short && inBar(asked) ? [one.short, ...one.lines] : one.lines]), ...planned.options.map((one) => ["", one.lines])];
}

/**
 * @param {[string, readonly string[]][]} lines
 * @param {boolean} wished
 * @param {number} turn nothing is shown when something else has been asked since
 */
function showOdds(lines, wished, turn) {
  const { table, odds } = get();
  if (turn !== turns) return;
  if (!lines.length && wished && table) set({ notice: { text: say("web-odds-none"), rule: "" } });
  if (lines.length || Object.keys(odds).length) set({ odds: Object.fromEntries(lines) });
}

/**
 * @param {import("./socket.js").Line} line
 * @param {object} message
 * @returns {Promise<import("./wire.d.ts").OddsState>}
 */
function all(line, message) {
  return line.ask(message);
}
