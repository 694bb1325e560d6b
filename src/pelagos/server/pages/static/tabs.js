/**
 * Tabs with the keys that people expect of tabs; one of them is shown at a time.
 * @module
 */

/**
 * @param {Element} list the element with the role of a tablist
 * @param {(id: string) => void} opened
 */
export function listenToTabs(list, opened) {
  const tabs = /** @type {HTMLElement[]} */ ([...list.querySelectorAll("[role=tab]")]);
  for (const tab of tabs) tab.addEventListener("click", () => open(tabs, tab, opened));
  list.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[/** @type {KeyboardEvent} */ (event).key];
    if (!step) return;
    const there = tabs.filter((tab) => !tab.hidden);
    const place = there.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const next = there[(place + step + there.length) % there.length];
    open(tabs, next, opened);
    next.focus();
    event.preventDefault();
  });
}

/**
 * @param {HTMLElement[]} tabs
 * @param {HTMLElement} chosen
 * @param {(id: string) => void} opened
 */
function open(tabs, chosen, opened) {
  for (const tab of tabs) {
    const on = tab === chosen;
    tab.setAttribute("aria-selected", String(on));
    tab.tabIndex = on ? 0 : -1;
    const page = document.getElementById(tab.getAttribute("aria-controls") ?? "");
    if (page) page.hidden = !on;
  }
  chosen.classList.remove("news");
  opened(chosen.id);
}
