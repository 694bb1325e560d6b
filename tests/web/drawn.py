"""Contrast of words inside drawings, which axe cannot judge: their colour against the picture without them."""

from __future__ import annotations

from base64 import b64encode

from playwright.sync_api import Page

from tests.web.unpainted import PAINT

ENOUGH = 4.5
THEMES = ("light", "dark", "paper")
HIDE = """theme => {
  document.documentElement.dataset.theme = theme;
  document.documentElement.style.setProperty("--words", "hidden");
  if (window.covered) return;
  window.covered = true;
  for (const one of document.querySelectorAll(".drawing text")) {
    const { left, top, width, height } = one.getBoundingClientRect();
    const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
    if (stack.find((other) => !other.closest(".halos")) !== one) one.dataset.covered = "yes";
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".drawing text { visibility: var(--words, visible); } .halos { display: none; }");
  document.adoptedStyleSheets.push(sheet);
}"""
LOOK = """async ([picture, enough]) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const shot = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(shot.width, shot.height).getContext("2d");
  canvas.drawImage(shot, 0, 0);
  const { data } = canvas.getImageData(0, 0, shot.width, shot.height);
  const pixel = (x, y) => data.subarray((Math.round(y) * shot.width + Math.round(x)) * 4).subarray(0, 3);
  const colour = (said) => said.match(/[\\d.]+/g).map(Number).slice(0, 3);
  const channel = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const ratio = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const weak = new Map();
  for (const one of document.querySelectorAll(".drawing text")) {
    const { left, top, width, height } = one.getBoundingClientRect();
    if (one.dataset.covered || one.closest(".a-asleep") || top + height > shot.height) continue;
    const style = getComputedStyle(one);
    const outlined = style.paintOrder.startsWith("stroke") && style.stroke !== "none";
    const ratios = [];
    for (let part = 0.05; part < 1; part += 0.1) {
      for (const down of [0.35, 0.5, 0.65]) {
        const below = outlined ? colour(style.stroke) : pixel(left + width * part, top + height * down);
        ratios.push(ratio(colour(style.fill), below));
      }
    }
    const found = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 3)];
    const name = one.getAttribute("class");
    if (found < enough && found < (weak.get(name)?.[0] ?? 99)) weak.set(name, [found, one.textContent]);
  }
  document.documentElement.style.removeProperty("--words");
  return [...weak].map(([name, [found, text]]) => `.${name} ${found.toFixed(1)} “${text}”`);
}"""


def weak_words(page: Page) -> list[str]:
    """The words of drawings that are hard to read in some theme: the theme, the class, the ratio, and the words."""
    found = []
    page.evaluate(PAINT)
    for theme in THEMES:
        page.evaluate(HIDE, theme)
        picture = b64encode(page.screenshot()).decode()
        found += [f"{theme} {fault}" for fault in page.evaluate(LOOK, [picture, ENOUGH])]
    return found
