/**
 * Chat, apart from the log of the game: what people type, and phrases that everybody reads in the own language. What was
 * not seen yet is counted.
 * @module
 */

import { make, part } from "./dom.js";
import { get, set, watch } from "./store.js";
import { say } from "./words.js";

/** How far the chat of this table was read, kept in this browser; `null` before it was heard at all. */
const PLACE = `pelagos-read-${document.body.dataset.table}`;

/** @param {import("./socket.js").Line} line */
export function showChat(line) {
  const form = part("chat-form");
  const send = (/** @type {object} */ words) => line.ask({ do: "say", ...words }).catch((error) => set({ notice: { text: error.message, rule: "" } }));
  form.addEventListener("submit", (/** @type {Event} */ event) => {
    event.preventDefault();
    const field = form.elements.namedItem("text");
    const text = field.value.trim();
    if (!text) return;
    send({ text });
    field.value = "";
  });
  part("phrases").addEventListener("click", (/** @type {Event} */ event) => {
    const phrase = event.target instanceof Element && event.target.closest("[data-phrase]")?.getAttribute("data-phrase");
    if (phrase) send({ phrase });
  });
  for (const button of ["tab-chat", "open-side"]) part(button).addEventListener("click", () => requestAnimationFrame(count));
  watch((now, before) => {
    if (now.table?.you !== before.table?.you) for (const one of [form, part("phrases")]) one.hidden = !now.table?.you.length;
    if (now.chat === before.chat) return;
    const list = part("chat-lines");
    if (!before.chat.every((said, place) => said === now.chat[place])) list.replaceChildren();
    list.append(...now.chat.slice(list.children.length).map((said) => make("p", { title: said.at }, speaker(said, line), " ", said.text)));
    list.scrollTop = list.scrollHeight;
    count();
  });
}

/**
 * Who said it. Others can be muted; what that takes is fetched when somebody wants it.
 * @param {import("./wire.d.ts").Said} said
 * @param {import("./socket.js").Line} line
 */
function speaker({ n, name, own }, line) {
  const who = make("bdi", {}, name);
  const wish = async () => (await import("/static/hush.js")).hush(n, name, line, say);
  return own ? make("b", {}, who) : make("button", { type: "button", class: "speaker", title: say("chat-hush"), onclick: wish }, who);
}

/** Mark the tab, and on a small screen the way to it, with how much was not seen. */
function count() {
  const last = get().chat.at(-1)?.n ?? 0;
  if (part("page-chat").getClientRects().length) localStorage.setItem(PLACE, String(last));
  const read = Number(localStorage.getItem(PLACE) ?? 0);
  const unread = get().chat.filter(({ n }) => n > read).length;
  const marked = unread ? `${unread} ${say("web-unread")}` : "";
  for (const one of [part("tab-chat"), part("open-side")]) {
    one.classList.toggle("news", Boolean(unread));
    one.toggleAttribute("data-unread", Boolean(unread));
    if (unread) one.setAttribute("data-unread", String(unread));
    one.setAttribute("title", marked);
    if (!marked) one.removeAttribute("title");
  }
}
