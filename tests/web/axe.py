"""axe on a page: put there once, asked about everything in the theme that is shown and about contrast in the others.

To a screen reader a drawing is one picture with a name, and axe cannot judge the colours of shapes, so what is inside
of drawings is laid aside while axe looks; so are all but the last two turns of a log, the last rules and the last
components of a catalogue, which are all alike. That makes axe several times as fast. The contrast of words in drawings
is measured by `tests.web.drawn`.

In the theme that is shown all is looked at every time. Other themes give other values to the same colours, so there
only what is new or looks different from when it was last judged is judged again: on a new page everything, later what
came into sight, moved, or changed its colours or letters, with all that lies inside of it.
"""

from __future__ import annotations

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

THEMES = ("light", "dark", "paper")
LOOK = """async (themes) => {
  const root = document.documentElement;
  const worn = root.dataset.theme;
  const kept = (element) => (element.matches("g") ? undefined : element.matches("#log") ? -2 : -9);
  const aside = [...document.querySelectorAll(".drawing > g, .art > g, #log, .rules dl, .pictures, .pieces")]
    .map((element) => [element, [...element.childNodes].slice(0, kept(element))]);
  for (const [, children] of aside) for (const child of children) child.remove();
  const judged = (window.judged ??= new WeakMap());
  const changed = new Set();
  for (const one of document.querySelectorAll("body, body *")) {
    const { display, visibility, opacity, color, background, font } = getComputedStyle(one);
    const { x, y, width, height } = one.getBoundingClientRect();
    const seen = [one.checkVisibility(), display, visibility, opacity, x, y, width, height];
    const look = [...seen, color, background, font].join();
    if (judged.get(one) !== look) changed.add(one);
    judged.set(one, look);
  }
  const include = [...changed].filter((one) => !changed.has(one.parentElement) && one.checkVisibility());
  const said = [];
  for (const theme of themes) {
    root.dataset.theme = theme;
    if (theme !== worn && !include.length) continue;
    const rules = theme === worn ? {} : { runOnly: ["color-contrast"] };
    const where = theme === worn ? document : { include };
    const { violations } = await axe.run(where, { resultTypes: ["violations"], preload: false, ...rules });
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
