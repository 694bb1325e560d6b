"""axe on a page: put there once, asked about everything in the theme that is shown and about contrast in the others.

To a screen reader a drawing is one picture with a name, and axe cannot judge the colours of shapes, so what is inside
of drawings is laid aside while axe looks; so are all but the last turns of a log and the last rules, which are all
alike. That makes axe several times as fast. The contrast of words in drawings is measured by `tests.web.drawn`.
"""

from __future__ import annotations

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

THEMES = ("light", "dark", "paper")
LOOK = """async (themes) => {
  const root = document.documentElement;
  const worn = root.dataset.theme;
  const aside = [...document.querySelectorAll(".drawing > g, #log, .rules dl")]
    .map((element) => [element, [...element.childNodes].slice(0, element.matches("g") ? undefined : -9)]);
  for (const [, children] of aside) for (const child of children) child.remove();
  const said = [];
  for (const theme of themes) {
    root.dataset.theme = theme;
    const rules = theme === worn ? {} : { runOnly: ["color-contrast"] };
    const { violations } = await axe.run(document, { resultTypes: ["violations"], preload: false, ...rules });
    said.push(...violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes.map((node) => node.target).join(" | ")}`));
  }
  root.dataset.theme = worn;
  for (const [element, children] of aside) element.prepend(...children);
  return said;
}"""


def barriers(page: Page) -> list[str]:
    """What axe finds in the theme that is shown, and which contrasts are too weak in the others."""
    if not page.evaluate("Boolean(window.axe)"):
        page.evaluate(AXE_SCRIPT)
    found: list[str] = page.evaluate(LOOK, THEMES)
    return found
