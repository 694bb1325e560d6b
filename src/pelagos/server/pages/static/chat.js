/**
 * Chat, apart from the log of the game.
 * @module
 */

import { make, part } from "./dom.js";
import { set, watch } from "./store.js";

/** @param {import("./socket.js").Line} line */
export function showChat(line) {
  const form = part("chat-form");
  form.addEventListener("submit", (/** @type {Event} */ event) => {
    event.preventDefault();
    const field = form.elements.namedItem("text");
    const text = field.value.trim();
    if (!text) return;
    line.ask({ do: "say", text }).catch((error) => set({ notice: { text: error.message, rule: "" } }));
    field.value = "";
  });
  watch((now, before) => {
    if (now.chat === before.chat) return;
    const list = part("chat-lines");
    if (!before.chat.every((said, place) => said === now.chat[place])) list.replaceChildren();
    list.append(...now.chat.slice(list.children.length).map(({ name, text, at }) => make("p", { title: at }, make("b", {}, name), " ", text)));
    list.scrollTop = list.scrollHeight;
    if (now.chat.length > before.chat.length && part("tab-chat").getAttribute("aria-selected") !== "true") {
      part("tab-chat").classList.toggle("news", before.table !== null && before.chat.length > 0);
    }
  });
}
