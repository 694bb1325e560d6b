/**
 * Parts of the page that few need: each is loaded when it is needed, once, and begins with what is known by then.
 *
 *     when((now) => Boolean(now.table?.end), () => import("./ending.js"), ({ showEnding }) => showEnding());
 *
 * Where it cannot be loaded, that is said and tried again. `pages/assets.py` tells how such an `import` is sent.
 * @module
 */

import { get, set, watch } from "./store.js";
import { say } from "./words.js";

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30000;
let failures = 0;

/** What makes the address of a part a new one: browsers remember what could not be loaded. */
export function attempt() {
  return failures ? `&attempt=${failures}` : "";
}

/**
 * @param {(now: import("./store.js").Now) => boolean} needed
 * @param {() => Promise<any>} load
 * @param {(part: any, before: import("./store.js").Now) => void} begin what was known before it was needed tells it what is new
 */
export function when(needed, load, begin) {
  let asked = false;
  const look = (/** @type {import("./store.js").Now} */ now, /** @type {import("./store.js").Now} */ before) => {
    if (asked || !needed(now)) return;
    asked = true;
    loaded(load, FIRST_WAIT).then((part) => begin(part, before));
  };
  watch(look);
  look(get(), get());
}

/**
 * @param {() => Promise<any>} load
 * @param {number} wait until it is tried again
 * @returns {Promise<any>}
 */
async function loaded(load, wait) {
  try {
    return await load();
  } catch (problem) {
    if (!(problem instanceof TypeError)) throw problem;
    failures += 1;
    set({ notice: { text: say("web-part-missing"), rule: "" } });
    await new Promise((go) => window.setTimeout(go, wait));
    return loaded(load, Math.min(2 * wait, LONGEST_WAIT));
  }
}
