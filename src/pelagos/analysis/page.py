"""An analysis as one page that opens without a server; its links open the game at the moment they speak of."""

from __future__ import annotations

from functools import cache
from typing import Any, Final
from urllib.parse import quote

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from markupsafe import Markup

import pelagos
from pelagos.analysis.telling import Teller
from pelagos.art import svg
from pelagos.lab.report.page import PACKAGE as REPORT
from pelagos.lab.report.page import policy, sheet
from pelagos.letters.faces import SANS, SERIF, SIGNS
from pelagos.letters.sheets import embedded_css
from pelagos.locale.catalogue import seat_letter

PACKAGE: Final = "pelagos.analysis"


def analysis_page(teller: Teller, lang: str, replay: str) -> str:
    """The whole analysis as one page; `replay` is the file of the game, beside it."""
    told, voice = teller.told(), teller.voice

    def href(version: int) -> str:
        return f"{quote(replay)}#at={version}"

    facts: dict[str, Any] = {
        "lang": lang,
        "say": voice.phrase,
        "told": told,
        "title": voice.phrase(f"{teller.table.game.key}-name"),
        "letter": lambda seat: seat_letter(seat or 0),
        "chart": Markup(svg(teller.chart(href), None)),  # noqa: S704 - our own drawing; its words are escaped
        "href": href,
        "blamed": [row for row in told.rows if row.kind == "decision"],
        "rolls": [row for row in told.rows if row.kind == "roll"],
        "version": pelagos.__version__,
    }
    style = Markup(sheet(REPORT, PACKAGE))  # noqa: S704 - our own style sheets
    body = _template().render(facts, style=style, policy="")
    whole = Markup(f"{embedded_css(body, (SERIF, SANS, SIGNS))}\n{style}")  # noqa: S704 - our own style sheets
    page: str = _template().render(facts, style=whole, policy=policy(whole))
    return page


@cache
def _template() -> Any:
    env = Environment(
        loader=PackageLoader(PACKAGE, "."),
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return env.get_template("page.html")
