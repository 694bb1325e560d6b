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
    if (fresh) askOdds(line);
    if (now.table?.version !== before.table?.version && !part("drawer").hidden) askDrawer(line);
    if (now.drawer !== before.drawer) {
      const lines = now.drawer?.length ? now.drawer : [say("web-drawer-empty")];
      part("drawer").replaceChildren(...lines.map((text) => make("p", {}, text)));
    }
  });
}

/** @param {import("./socket.js").Line} line */
async function askDrawer(line) {
  const found = await line.ask({ do: "drawer" });
  set({ drawer: found.lines });
}

/**
 * Chances of what the options lead to, when they are wished for and nothing is staged.
 * @param {import("./socket.js").Line} line
 */
async function askOdds(line) {
  const { table, preview, wishes, odds } = get();
  if (!wishes.odds || preview || !table?.question.mine) {
    if (Object.keys(odds).length) set({ odds: {} });
    return;
  }
  const found = await line.ask({ do: "odds" });
  if (get().table === table && !get().preview) {
    set({ odds: Object.fromEntries(found.options.map((/** @type {any} */ one) => [one.id, one.lines])) });
  }
}
