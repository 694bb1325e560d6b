"""One page of HTML with everything in it: it opens from a disk and asks nobody for anything."""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from hashlib import sha256
from typing import Any, Final
from urllib.parse import quote

import msgspec
from markupsafe import Markup

from pelagos.art import board_css
from pelagos.faces.names import seat_names
from pelagos.letters.faces import SANS, SERIF, SIGNS
from pelagos.letters.sheets import embedded_css
from pelagos.server.pages.bundle import bundled, static_text
from pelagos.server.pages.html import render
from pelagos.server.pages.replay_story import Progress, story_of
from pelagos.server.tell.words import reader
from pelagos.table.table import Table

STYLES: Final = ("base.css", "table.css", "replay.css")


def replay_page(table: Table[Any], seats: tuple[int, ...], lang: str, theme: str, progress: Progress) -> str:
    """A game as a page, in one language, seen by those who play some seats; in full when it is over."""
    voice = reader(lang, seat_names(lang, table.seats))
    story = story_of(table, seats, voice, progress)
    told, script = safe_json(story), bundled("story")
    style = f"\n{embedded_css(told + script, (SERIF, SANS, SIGNS))}{styles()}"
    return render(
        "replay.html",
        lang,
        theme,
        title=story["title"],
        over=story["end"] is not None,
        policy=policy(style, script),
        icon="data:image/svg+xml," + quote(static_text("icon.svg").strip()),
        style=Markup(style),  # noqa: S704 - our own style sheets
        script=Markup(script),  # noqa: S704 - our own scripts
        story=Markup(told),  # noqa: S704 - without a sign that could end the block
    )


@cache
def styles() -> str:
    """The style sheets of the table page, with every theme."""
    return "\n".join(["", board_css(), *map(static_text, STYLES)])


def policy(style: str, script: str) -> str:
    """No request to anybody, and no script or style but the ones in the page."""
    return (
        f"default-src 'none'; script-src '{hash_of(script)}'; style-src '{hash_of(style)}'; img-src data:; "
        "font-src data:; base-uri 'none'; form-action 'none'"
    )


def hash_of(text: str) -> str:
    """What a policy knows an inline block by."""
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"


def safe_json(data: Any) -> str:
    r"""JSON for a block of data in a page: whatever a name contains, it does not end the block.

    >>> safe_json(["</script>"])
    '["\\u003c/script>"]'
    """
    return msgspec.json.encode(data).decode().replace("<", "\\u003c")
