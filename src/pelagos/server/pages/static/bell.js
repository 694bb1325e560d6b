/**
 * A bell for those who look elsewhere: when it is their turn, the browser says so. It is asked for leave only when somebody
 * switches the bell on.
 * @module
 */

import { part } from "./dom.js";
import { get, set, watch } from "./store.js";
import { say } from "./words.js";

/** Keep the switch, and ring. */
export function listenToBell() {
  part("bell").hidden = !("Notification" in window);
  watch((now, before) => {
    if (now.wishes.bell && !before.wishes.bell && before.table) ask();
    if (now.wishes.bell && before.table && called(now.table) && !called(before.table) && document.hidden) ring(now.table.title);
  });
}

async function ask() {
  if ((await Notification.requestPermission()) === "granted") return;
  part("bell").querySelector("input").checked = false;
  set({ wishes: { ...get().wishes, bell: false }, notice: { text: say("web-bell-denied"), rule: "" } });
}

/** @param {import("./merge.js").Position} table */
function called(table) {
  return Boolean(table.question.mine && !table.over);
}

/** @param {string} title */
function ring(title) {
  try {
    const bell = new Notification(title, { body: say("web-your-turn"), icon: "/static/icon.svg", tag: document.body.dataset.table });
    bell.onclick = () => {
      window.focus();
      bell.close();
    };
  } catch {
    // Some browsers know the word and ring only for installed pages; the title and the icon tell it all the same.
    return;
  }
}
