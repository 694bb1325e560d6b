/**
 * Odds and the drawer: asked for when somebody wants to see them.
 * @module
 */

import { make, part } from "./dom.js";
import { get, set, shown, watch } from "./store.js";
import { say } from "./words.js";

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
  const { table, preview, staged, wishes, odds } = get();
  const asked = shown()?.question;
  const mine = Boolean(table?.question.mine) && !get().past;
  const [beside, planned] = mine
    ? await Promise.all([
        wishes.odds && !preview ? all(line, { do: "odds" }) : asked?.mine && asked.kind === "choice" ? all(line, { do: "stakes", answers: staged.map((one) => one.id) }) : [],
        preview && staged.length === 1 ? all(line, { do: "odds", option: staged[0].id }) : [],
      ])
    : [[], []];
  if (get().table !== table || get().preview !== preview) return;
  const lines = [...beside.map((one) => [one.id, one.lines]), ...planned.map((one) => ["", one.lines])];
  if (!lines.length && wished && table) set({ notice: { text: say("web-odds-none"), rule: "" } });
  if (lines.length || Object.keys(odds).length) set({ odds: Object.fromEntries(lines) });
}

/**
 * @param {import("./socket.js").Line} line
 * @param {object} message
 * @returns {Promise<import("./wire.d.ts").OptionOdds[]>}
 */
async function all(line, message) {
  const found = /** @type {import("./wire.d.ts").OddsState} */ (await line.ask(message));
  return found.options;
}
