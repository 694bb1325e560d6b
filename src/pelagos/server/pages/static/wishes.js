/**
 * Wishes of this reader, kept in this browser: send at once, odds, how fast others are shown; and theme and language, kept by the server.
 * @module
 */

import { part } from "./dom.js";
import { get, set, watch } from "./store.js";
import { retell, say } from "./words.js";

const PLACE = "pelagos-wishes";
const ASSENT = "assent ";

/** Wire every switch with `data-wish` to the store. */
export function listenToWishes() {
  set({ wishes: JSON.parse(localStorage.getItem(PLACE) ?? "{}") });
  for (const box of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[data-wish]"))) {
    const wish = box.dataset.wish ?? "";
    box.checked = Boolean(get().wishes[wish]);
    box.addEventListener("change", () => set({ wishes: { ...get().wishes, [wish]: box.checked } }));
  }
  for (const list of /** @type {NodeListOf<HTMLSelectElement>} */ (document.querySelectorAll("select[data-choice]"))) {
    const wish = list.dataset.choice ?? "";
    list.value = String(get().wishes[wish] ?? list.value);
    list.addEventListener("change", () => set({ wishes: { ...get().wishes, [wish]: list.value } }));
  }
  watch((now, before) => {
    if (now.wishes === before.wishes) return;
    localStorage.setItem(PLACE, JSON.stringify(now.wishes));
    showAssents();
  });
  part("assents-end").addEventListener("click", () => {
    set({ wishes: Object.fromEntries(Object.entries(get().wishes).filter(([wish]) => !wish.startsWith(ASSENT))) });
  });
  showAssents();
}

/** Whether somebody agrees to anything without being asked. */
function showAssents() {
  part("assents").hidden = !Object.keys(get().wishes).some((wish) => wish.startsWith(ASSENT));
}

/**
 * A menu closes when somebody looks elsewhere, or presses Escape.
 * @param {HTMLDetailsElement} menu
 */
export function listenToMenu(menu) {
  document.addEventListener("pointerdown", (event) => {
    if (!menu.contains(/** @type {Node} */ (event.target))) menu.open = false;
  });
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
    event.stopPropagation();
  });
}

/**
 * Switch theme and language without leaving the page. On pages without a table the page is loaded anew.
 * @param {(language: string) => void} [spoken] called with a new language after the words have changed
 */
export function listenToLooks(spoken) {
  const form = document.querySelector("form.looks");
  form?.addEventListener("change", async (event) => {
    const choice = /** @type {HTMLSelectElement} */ (event.target);
    try {
      await keep(choice.name, choice.value);
      if (choice.name === "theme") document.documentElement.dataset.theme = choice.value;
      else if (spoken) await speak(choice.value, spoken);
      else location.reload();
    } catch {
      set({ notice: { text: say("web-line-offline"), rule: "" } });
    }
  });
}

/**
 * @param {string} name
 * @param {string} value
 */
async function keep(name, value) {
  const back = location.pathname + location.search;
  await fetch("/prefs", { method: "POST", body: new URLSearchParams({ [name]: value, back }), redirect: "manual" });
}

/**
 * @param {string} language
 * @param {(language: string) => void} spoken
 */
async function speak(language, spoken) {
  const page = await (await fetch(location.href)).text();
  retell(new DOMParser().parseFromString(page, "text/html"));
  spoken(language);
}
