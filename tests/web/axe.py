"""axe on a page: put there once, asked about everything but contrast every time, and about contrast in every theme.

To a screen reader a drawing is one picture with a name, and axe cannot judge the colours of shapes, so what is inside
of drawings is laid aside while axe looks; so are all but the last two turns of a log, the last rules and the last
components of a catalogue, which are all alike. That makes axe several times as fast; and only what is left is painted
meanwhile, for drawings are most of that work. The contrast of words in them is measured by `tests.web.drawn`.

Contrast takes axe longest, for it looks for whatever may lie under every word. Most words lie on plain colours of the
elements around them, so their contrast is only arithmetic: where that is enough for small letters nothing is left to
find. axe judges all the rest: what seems weak, what lies on pictures, fades, floats or sticks out of its ground; on
every page, and again whenever such an element comes into sight, moves or changes its look.
"""

from __future__ import annotations

from typing import Final

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.web.unpainted import PAINT, UNPAINT

THEMES: Final = ("light", "dark", "paper")
DOUBTS: Final = """() => {
  const channel = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const ratio = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const over = ([r, g, b, a], below) => [r, g, b].map((value, place) => value * a + below[place] * (1 - a));
  const colour = (said) => {
    const [, name, facts] = said.match(/^(rgba?|color)\\((.*)\\)$/) ?? [];
    const numbers = facts?.replace("srgb ", "").split(/[ ,/]+/).map(Number) ?? [NaN];
    if (numbers.some(Number.isNaN)) return null;
    const [r, g, b, a = 1] = numbers;
    return name === "color" ? [r, g, b, a] : [r / 255, g / 255, b / 255, a];
  };
  const plain = ({ backgroundImage, filter, mixBlendMode, textShadow }) =>
    backgroundImage === "none" && filter === "none" && mixBlendMode === "normal" && textShadow === "none";
  const fading = new Map();
  const fades = (one) => {
    if (one && !fading.has(one)) fading.set(one, getComputedStyle(one).opacity !== "1" || fades(one.parentElement));
    return fading.get(one) ?? false;
  };
  const holds = (ground, one) => {
    const [outer, inner] = [ground.getBoundingClientRect(), one.getBoundingClientRect()];
    const aside = inner.left < outer.left - 1 || inner.right > outer.right + 1;
    return ground.matches("html, body") || !(aside || inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1);
  };
  const ground = (one) => {
    const layers = [];
    let seen = one;
    for (let at = one; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflow !== "visible" && seen === one) seen = at;
      const layer = colour(style.backgroundColor);
      if (!layer || !plain(style)) return null;
      layers.unshift(layer);
      if (layer[3] === 1) return holds(at, seen) ? layers : null;
      if (style.position !== "static" && style.position !== "relative") return null;
    }
    return [[1, 1, 1, 1], ...layers];
  };
  return (one) => {
    const layers = fades(one) ? null : ground(one);
    const ink = colour(getComputedStyle(one).color);
    if (!layers || !ink) return true;
    const paper = layers.reduce((below, layer) => over(layer, below), [1, 1, 1]);
    return ratio(over(ink, paper), paper) < 4.5;
  };
}"""
LOOK: Final = f"""async (themes) => {{
  const root = document.documentElement;
  const worn = root.dataset.theme;
  const kept = (element) => (element.matches("g") ? undefined : element.matches("#log") ? -2 : -9);
  const aside = [...document.querySelectorAll(".drawing > g, .art > g, #log, .rules dl, .pictures, .pieces")]
    .map((element) => [element, [...element.childNodes].slice(0, kept(element))]);
  for (const [, children] of aside) for (const child of children) child.remove();
  {PAINT}

  const speaks = (one) => one.matches("input, select, textarea")
    || [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const words = () => [...document.querySelectorAll("body, body :not(svg *)")]
    .filter((one) => speaks(one) && one.checkVisibility());
  const judged = (window.judged ??= new WeakMap());
  const isNew = (one) => {{
    const {{ color, background, font, visibility }} = getComputedStyle(one);
    const {{ x, y, width, height }} = one.getBoundingClientRect();
    const look = [color, background, font, visibility, x, y, width, height].join();
    const before = judged.get(one) ?? {{}};
    judged.set(one, {{ ...before, [root.dataset.theme]: look }});
    return before[root.dataset.theme] !== look;
  }};

  const said = [];
  const ask = async (where, rules) => {{
    const {{ violations }} = await axe.run(where, {{ resultTypes: ["violations"], preload: false, ...rules }});
    const named = (nodes) => nodes.map((node) => node.target).join(" | ");
    said.push(...violations.map(({{ id, nodes }}) => `${{root.dataset.theme}} ${{id}}: ${{named(nodes)}}`));
  }};
  await ask(document, {{ rules: {{ "color-contrast": {{ enabled: false }} }} }});
  for (const theme of themes) {{
    root.dataset.theme = theme;
    const include = words().filter(({DOUBTS})()).filter(isNew);
    if (include.length) await ask({{ include }}, {{ runOnly: ["color-contrast"] }});
  }}
  root.dataset.theme = worn;
  {UNPAINT}
  for (const [element, children] of aside) element.prepend(...children);
  return said;
}}"""


def barriers(page: Page) -> list[str]:
    """What axe finds on the page, and which contrasts are too weak in any theme."""
    if not page.evaluate("Boolean(window.axe)"):
        page.evaluate(AXE_SCRIPT)
    found: list[str] = page.evaluate(LOOK, THEMES)
    return found
