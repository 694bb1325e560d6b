"""The page: every figure in words of the reader's language, charts, and nothing that has to be fetched."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from markupsafe import Markup

import pelagos
from pelagos.art import themes
from pelagos.lab.report.figures import Chapter
from pelagos.lab.report.telling import COLOURS, Teller
from pelagos.letters.faces import SANS, SERIF, SIGNS
from pelagos.letters.sheets import embedded_css

PACKAGE: Final = "pelagos.lab.report"
PAPER: Final = ("paper", "plate", "shade", "ink", "soft", "hair", "plateline", "accent", "blue", "gem", "gold")
SEATS: Final = tuple(f"seat-{letter}" for letter in COLOURS)


def report_page(asked: dict[str, Any], chapters: Sequence[Chapter], lang: str) -> str:
    """The whole report as one page."""
    teller = Teller(lang)
    parts = [teller.part(asked, chapter) for chapter in chapters]
    style = Markup(sheet(PACKAGE))  # noqa: S704 - our own style sheet
    facts = {"lang": lang, "say": teller.say, "parts": parts, "version": pelagos.__version__, "run": str(asked["run"])}
    body = _template("page.html").render(facts, style=style, policy="")
    letters = embedded_css(body, (SERIF, SANS, SIGNS))
    whole = Markup(f"{letters}\n{style}")  # noqa: S704 - our own style sheet
    page: str = _template("page.html").render(facts, style=whole, policy=policy(whole))
    return page


def policy(style: str) -> str:
    """No request to anybody, no script, and no style but the one in the page."""
    digest = b64encode(sha256(style.encode()).digest()).decode()
    return f"default-src 'none'; style-src 'sha256-{digest}'; font-src data:; base-uri 'none'; form-action 'none'"


@cache
def _template(name: str) -> Any:
    env = Environment(
        loader=PackageLoader(PACKAGE, "."),
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return env.get_template(name)


@cache
def sheet(*packages: str) -> str:
    """The style sheets of some packages with the colours of both themes, whatever the reader's computer says."""
    light, dark = (_colours(theme) for theme in ("light", "dark"))
    night = f":root:not(:has(#light:checked)) {{ color-scheme: dark; {dark} }}"
    chosen = f":root:has(#dark:checked) {{ color-scheme: dark; {dark} }}"
    own = "\n".join((files(package) / "page.css").read_text(encoding="utf-8") for package in packages)
    themed = f":root {{ color-scheme: light; {light} }}\n@media screen and (prefers-color-scheme: dark) {{ {night} }}"
    return f"{themed}\n@media screen {{ {chosen} }}\n{own}"


def _colours(theme: str) -> str:
    values = themes()[theme]
    return " ".join(f"--{name}: {values[f'--art-{name}']};" for name in (*PAPER, *SEATS))
