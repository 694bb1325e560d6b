/**
 * A link to the moment that is shown: copied, and said so; where a browser forbids that, the link itself is shown.
 * @module
 */

import { make, part } from "./dom.js";
import { say } from "./words.js";

const SAID_FOR = 4000;
let timer = 0;

/** @param {() => string} address the link to this moment */
export function listenToCopying(address) {
  part("copy-link").addEventListener("click", async () => {
    const link = address();
    const said = part("copied");
    said.textContent = (await copied(link)) ? say("web-replay-copied") : link;
    window.clearTimeout(timer);
    if (said.textContent !== link) timer = window.setTimeout(() => said.replaceChildren(), SAID_FOR);
  });
}

/**
 * Put a link where it can be pasted from; whether that was allowed.
 * @param {string} link
 * @returns {Promise<boolean>}
 */
export async function copied(link) {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    return copiedBySelection(link);
  }
}

/** The old way, for pages that came without encryption. @param {string} link */
function copiedBySelection(link) {
  const before = /** @type {HTMLElement|null} */ (document.activeElement);
  const field = make("textarea", { class: "quiet", readonly: true });
  field.value = link;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  before?.focus();
  return done;
}
