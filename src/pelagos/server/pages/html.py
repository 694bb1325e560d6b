"""Pages from templates: every word from the catalogue of the reader's language, everything escaped."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from markupsafe import Markup

from pelagos.core.text import Text, text
from pelagos.faces.together import PHRASES
from pelagos.letters.sheets import files_by_key
from pelagos.locale.catalogue import LANGUAGES, catalogue
from pelagos.people.names import LONGEST_NAME
from pelagos.server.config import LONGEST_TALK
from pelagos.table.entropy import LONGEST

THEMES: Final = ("light", "dark", "paper")
SCRIPT_WORDS: Final = (
    "chat-block",
    "chat-hush",
    "chat-mute",
    "seat-menu",
    "seat-rules",
    "web-acts",
    "web-assent",
    "web-bell-denied",
    "web-chance",
    "web-close",
    "web-confirm",
    "web-hint",
    "web-hint-advised",
    "web-hint-enough",
    "web-hint-how",
    "web-hint-others",
    "web-hint-thinking",
    "web-copied",
    "web-copy",
    "web-copy-by-hand",
    "web-course",
    "web-course-table",
    "web-course-when",
    "web-die",
    "web-drawer-empty",
    "web-glory",
    "web-invite",
    "web-learn-do",
    "web-learn-do-any",
    "web-learn-do-confirm",
    "web-learn-do-undo",
    "web-learn-next",
    "web-learn-play-on",
    "web-learn-watch",
    "web-line-connecting",
    "web-line-offline",
    "web-line-refused",
    "web-old-go-on",
    "web-old-onward",
    "web-look",
    "web-no-moment",
    "web-no-score",
    "web-odds-none",
    "web-part-missing",
    "web-piece-now",
    "web-place-shared",
    "web-plan-again",
    "web-plan-dropped",
    "web-replay-copied",
    "web-replay-given",
    "web-more",
    "web-replay-making",
    "web-rolls",
    "web-rules",
    "web-score",
    "web-scan",
    "web-scan-picture",
    "web-seat-away",
    "web-seat-bot",
    "web-seat-open",
    "web-seat-you",
    "web-stage-came",
    "web-then-asked",
    "web-then-fate",
    "web-then-reveal",
    "web-thinking",
    "web-total",
    "web-turning",
    "web-unread",
    "web-unscored",
    "web-verify",
    "web-weighs",
    "web-your-turn",
    "you-sure-no",
)
"""The words that scripts put on the page; they travel with it as data."""


@cache
def templates() -> Environment:
    """The templates that come with the server."""
    env = Environment(
        loader=PackageLoader("pelagos.server.pages", "templates"),
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    env.filters["capitalise"] = capitalised
    env.policies["json.dumps_kwargs"] = {"ensure_ascii": False, "sort_keys": True}
    return env


def capitalised(words: str) -> str:
    """A phrase as the beginning of a line.

    >>> capitalised("how many play")
    'How many play'
    """
    return words[:1].upper() + words[1:]


def render(template: str, lang: str, theme: str, **facts: Any) -> str:
    """A whole page. `path` (where it stands) and `name` (what the reader is called) are facts of every page."""
    words = catalogue(lang)

    def say(message: str | Text, **details: Any) -> str:
        return words.format(message if isinstance(message, Text) else text(message, **details))

    def words_of_scripts() -> Markup:
        found = {word: say(word) for word in SCRIPT_WORDS}
        return Markup(templates().from_string("{{ found | tojson }}").render(found=found))  # noqa: S704 - escaped JSON

    common: dict[str, Any] = {
        "path": "/",
        "name": "",
        "languages": LANGUAGES,
        "lang": lang,
        "theme": theme,
        "has": words.has,
        "longest_name": LONGEST_NAME,
        "longest_entropy": LONGEST,
        "longest_talk": LONGEST_TALK,
        "phrases": PHRASES,
    }
    common["letters"] = files_by_key()
    page = templates().get_template(template)
    return page.render({**common, "say": say, "words_of_scripts": words_of_scripts, **facts})
