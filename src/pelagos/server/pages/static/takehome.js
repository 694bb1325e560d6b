/**
 * Taking a game home as a page: the server needs some seconds to draw it, which is said meanwhile, and so is what goes wrong.
 * @module
 */

import { make } from "./dom.js";
import { say } from "./words.js";

/** Wire every link to the page of a game; what is said stands in the output after it. */
export function listenToTakingHome() {
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("a[data-page]"))) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      if (link.getAttribute("aria-busy") !== "true") take(link, /** @type {HTMLElement} */ (link.nextElementSibling));
    });
  }
}

/**
 * @param {HTMLAnchorElement} link
 * @param {HTMLElement} said
 */
async function take(link, said) {
  link.setAttribute("aria-busy", "true");
  said.textContent = say("web-replay-making");
  said.textContent = await problemOf(link.href);
  link.removeAttribute("aria-busy");
}

/**
 * Fetch the page and let the browser keep it.
 * @param {string} address
 * @returns {Promise<string>} what went wrong, or nothing
 */
async function problemOf(address) {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return (await answer.json()).error.message;
    const name = /filename="([^"]+)"/u.exec(answer.headers.get("content-disposition") ?? "")?.[1];
    const place = URL.createObjectURL(await answer.blob());
    make("a", { href: place, download: name }).click();
    window.setTimeout(() => URL.revokeObjectURL(place), 60_000);
    return "";
  } catch {
    return say("web-line-offline");
  }
}
