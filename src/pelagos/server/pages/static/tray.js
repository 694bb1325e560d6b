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
 * What each option puts at stake, in short; everything about a planned answer. When odds are wished for, what fate may
 * bring after an option as well.
 * @param {import("./socket.js").Line} line
 * @param {boolean} wished somebody has just asked for them, and hears it when there are none
 */
async function askOdds(line, wished) {
  const { table, preview, staged, wishes, odds } = get();
  const none = !table?.question.mine || staged.length > 1 || (!wishes.odds && table.question.kind !== "choice");
  if (none) {
    if (Object.keys(odds).length) set({ odds: {} });
    if (wished && table) set({ notice: { text: say("web-odds-none"), rule: "" } });
    return;
  }
  const found = /** @type {import("./wire.d.ts").OddsState} */ (await line.ask({ do: "odds", option: preview ? staged[0].id : "", short: !wishes.odds }));
  if (get().table !== table || get().preview !== preview) return;
  const lines = found.options.map((one) => [preview ? "" : one.id, one.lines]);
  if (!lines.length && wished) set({ notice: { text: say("web-odds-none"), rule: "" } });
  if (lines.length || Object.keys(odds).length) set({ odds: Object.fromEntries(lines) });
}
