"""The catalogues: same messages, same variables, none missing, none unused, in four languages."""

from __future__ import annotations

import re

import pytest

from pelagos.core.errors import PelagosError
from pelagos.core.stage import story_message
from pelagos.core.text import SeatName, text
from pelagos.games.citations import NEEDS_CODE, rule_ids
from pelagos.games.registry import NAMES, find_game, load_pack
from pelagos.lessons.shelf import find_lesson
from pelagos.locale.catalogue import LANGUAGES, catalogue, catalogue_sources, pick_language
from pelagos.locale.lint import lint, lint_all, messages_of
from tests.source import PACKAGE, Words, modules, nodes_of, words_of

ERROR = re.compile(r"^error(-[a-z]+)+$")
FAMILY = re.compile(r"^[a-z0-9]+-([a-z0-9]+-)*$")
QUOTED = re.compile(r"""["']((?:report|web|you)-[a-z0-9_-]+)["']""")

UNPARTED = {"en": r"\}%", "pl": r"\}%", "de": r"\}\{\"\\u00A0\"\}%", "es": r"\}\{\"\\u00A0\"\}%"}
"""How a percentage is written: without a space, or with one at which no line breaks."""


def words_in_the_program() -> Words:
    """What stands in its code and in the pages of the web table; of beginnings only those that message ids have."""
    found = words_of(nodes_of(modules()))
    for path in PACKAGE.rglob("*.html"):
        quoted = set(QUOTED.findall(path.read_text(encoding="utf-8")))
        found = Words(found.whole | quoted, found.beginnings | quoted)
    return Words(found.whole, {beginning for beginning in found.beginnings if FAMILY.match(beginning)})


def used_ids() -> set[str]:
    """What the program can ask the catalogues for."""
    known = set(messages_of(catalogue_sources("en"))[0])
    whole, beginnings = words_in_the_program()
    named = {word for word in whole if word in known or ERROR.match(word)}
    families = {key for key in known if any(key.startswith(beginning) for beginning in beginnings)}
    games = set()
    for name in NAMES:
        game = find_game(name)
        games |= {f"{name}-name", f"{name}-pitch", *(f"{name}-why-{reason}" for reason in game.show.reasons())}
        games |= game.verbs.messages(load_pack(game)) if game.verbs is not None else set()
        games |= set(game.uses.kinds) if game.uses is not None else set()
        games |= printed_ids(name) | story_ids(name, known)
        rules = [rule for rule in rule_ids(game) if rule.kind in NEEDS_CODE]
        games |= {f"{name}-rule-{rule.message}" for rule in rules}
        games |= {f"{name}-chapter-{rule.chapter}" for rule in rules}
    return named | families | games | lesson_ids()


def story_ids(name: str, known: set[str]) -> set[str]:
    """The stories of a game: those that pieces have, and one for each moment that belongs to no piece."""
    game = find_game(name)
    pieces = game.sheets.box(load_pack(game).tables).sheets if game.sheets else ()
    told = {story_message(name, piece) for piece in pieces} & known
    return told | {story_message(name, key) for key in (game.stage.keys if game.stage else ())}


def printed_ids(name: str) -> set[str]:
    """What the sheets of a game's components say of cells as they are printed."""
    game = find_game(name)
    box = game.sheets.box(load_pack(game).tables) if game.sheets else None
    lines = [line.said.id for sheet in box.sheets.values() for line in sheet.lines] if box else []
    return {message for message in lines if message.startswith(f"{name}-printed-")}


def lesson_ids() -> set[str]:
    """What the lessons say."""
    found = set()
    for lesson in map(find_lesson, NAMES):
        for step in lesson.steps:
            found |= {lesson.message(word) for word in (step.say, step.otherwise) if word}
    return found


def test_the_catalogues_are_complete_and_alike() -> None:
    assert lint_all(used_ids()) == []


GOOD = {"en": {"a.ftl": "hello = Hello { $name }\n"}, "de": {"a.ftl": "hello = Hallo { $name }\n"}}


@pytest.mark.parametrize(
    ("german", "problem"),
    [
        ("", "de: hello is missing"),
        ("hello = Hallo\n", "de: hello speaks of [] instead of ['name']"),
        ("hello = Hallo { $name }\nbye = Ade\n", "de: bye is not known in en"),
        ("hello = Hallo { $name }\nhello = Moin { $name }\n", "de: a.ftl: hello stands twice"),
        ("hello = Hallo { $name }\n???\n", "de: a.ftl: not Fluent: '???'"),
        ("hello = { $name -> \n    [one] a\n    [few] b\n   *[other] c\n }\n", "de: hello has the plural forms"),
    ],
)
def test_each_kind_of_fault_is_found(german: str, problem: str) -> None:
    found = lint(GOOD | {"de": {"a.ftl": german}}, ["hello"])
    assert any(line.startswith(problem) for line in found)


def test_missing_and_unused_messages_are_found() -> None:
    assert lint(GOOD, ["hello"]) == []
    assert lint(GOOD, ["bye"]) == ["en: bye is missing", "en: hello is never used"]


@pytest.mark.parametrize(
    ("language", "number", "words"),
    [
        ("en", 1, "1 worker"),
        ("en", 5, "5 workers"),
        ("de", 2, "2 Arbeiter"),
        ("pl", 1, "1 robotnik"),
        ("pl", 3, "3 robotników"),
        ("pl", 5, "5 robotników"),
        ("es", 1, "1 trabajador"),
        ("es", 4, "4 trabajadores"),
    ],
)
def test_plurals_are_right(language: str, number: int, words: str) -> None:
    assert catalogue(language).format(text("nauticus-n-workers", number=number)) == words


def test_seats_are_called_by_their_names() -> None:
    spoken = catalogue("en").format(text("nauticus-passed", seat=SeatName(1)), lambda seat: ["Ada", "Ben"][seat])
    assert spoken == "Ben passes."


def test_an_error_is_said_with_its_rule() -> None:
    problem = PelagosError("error-not-offered", rule="NAU-6.5", answer="sing")
    assert catalogue("en").error(problem) == "“sing” is not one of the answers offered here. [NAU-6.5]"


@pytest.mark.parametrize(
    ("wishes", "language"),
    [(["de_DE.UTF-8"], "de"), ([None, "pl"], "pl"), (["fr", "es-MX"], "es"), (["C", ""], "en"), ([], "en")],
)
def test_the_first_language_we_speak_is_taken(wishes: list[str | None], language: str) -> None:
    assert pick_language(wishes) == language


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(PelagosError, match="error-unknown-language"):
        catalogue("tlh")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_rule_is_told_in_every_language(game: str, language: str) -> None:
    told = [rule for rule in rule_ids(find_game(game)) if rule.kind in NEEDS_CODE]
    assert told
    assert [rule.id for rule in told if not catalogue(language).has(f"{game}-rule-{rule.message}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_never_parts_from_its_percent_sign(language: str) -> None:
    written = "".join(catalogue_sources(language).values())
    assert written.count("%") == len(re.findall(UNPARTED[language], written)) > 9


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_zero_has_a_minus(language: str) -> None:
    """One sign everywhere: the plural is that of the number all the same."""
    said = catalogue(language).format(text("nemo2-drawer-source", source="", points=-8))
    assert said.strip() == "−8"
