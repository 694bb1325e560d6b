"""What on a page is still plain English when the server speaks the language that is none."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.positions import SETTINGS

NAMES = sorted({name for setting in SETTINGS.values() for name in setting.seats} | {"Pelagos"})
LOOK = r"""(names) => {
  const rules = "(NAU|NW1|NW2|EDS|END)-[\\w.]+";
  const known = new RegExp(`\\b(${names.join("|")}|${rules}|[0-9a-f]{16,}|[ABCD]{1,4})\\b|https?:\\S+`, "gu");
  const plain = (words) => /[A-Za-z]{2,}/u.test(words.replace(known, ""));
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const home = walker.currentNode.parentElement;
    if (home.closest("script, style, noscript, kbd, select[name=lang], [data-plain]")) continue;
    if (plain(walker.currentNode.data)) found.add(walker.currentNode.data.trim());
  }
  for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
    for (const name of ["aria-label", "title", "placeholder"]) {
      const words = one.getAttribute(name);
      if (words && !/^\d{4}-\d\d-\d\dT/u.test(words) && plain(words)) found.add(`${name}: ${words}`);
    }
  }
  if (plain(document.title)) found.add(`title: ${document.title}`);
  return [...found];
}"""


def plain_words(page: Page) -> list[str]:
    """Words and labels, shown or hidden, that no catalogue has said."""
    found: list[str] = page.evaluate(LOOK, NAMES)
    return found
