"""Our pieces say what Fluent says, of every message in which something is chosen or put in."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from pelagos.core.text import text
from pelagos.locale.catalogue import LANGUAGES, catalogue, catalogue_sources, entries_of
from pelagos.locale.pieces import Beyond, Choice, Place, parsed_pieces, plain_pieces, written

FACT = re.compile(r"\$([a-zA-Z][\w-]*)")
WORD = re.compile(r"^ *\*?\[ *([a-z][\w-]*) *\]", re.MULTILINE)
NUMBERS = (0, 1, 2, 5, 12, 22, 999)
FORMS = {"one", "two", "few", "many", "other"}


def told(source: str, number: int) -> list[dict[str, int | str]]:
    """Facts for a message: every one a number, and every one each of the words between which it chooses."""
    names, words = FACT.findall(source), dict.fromkeys(WORD.findall(source))
    return [dict.fromkeys(names, fact) for fact in (number, *(word for word in words if word not in FORMS))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_pieces_say_what_fluent_says(language: str) -> None:
    plural, bundle = catalogue(language).plural, FluentBundle([language], use_isolating=False)
    for source in catalogue_sources(language).values():
        bundle.add_resource(FluentResource(source))
        entries = {name: entry for name, entry in entries_of(source).items() if "NUMBER" not in entry}
        for count, (name, entry) in enumerate(entries.items()):
            pieces = plain_pieces(entry) or parsed_pieces(entry)
            assert pieces, name
            for facts in told(entry, NUMBERS[count % len(NUMBERS)]):
                pattern = bundle.get_message(name).value
                assert pattern is not None
                expected, problems = bundle.format_pattern(pattern, facts)
                assert not problems
                assert written(pieces, facts, plural) == expected, (name, facts)


def test_most_messages_need_no_parser() -> None:
    """Commands that only say a little load no Fluent; sheets of components are read at a table."""
    sources = [source for name, source in catalogue_sources("en").items() if not name.endswith("-sheets.ftl")]
    entries = [entry for source in sources for entry in entries_of(source).values()]
    assert sum(plain_pieces(entry) is not None for entry in entries) > 0.9 * len(entries)


def test_a_number_comes_before_its_plural_form() -> None:
    source = "ships = { $number ->\n    [0] none\n    [one] a ship\n   *[other] { $number } ships\n}\n"
    pieces = parsed_pieces(source)
    assert pieces is not None
    said = [written(pieces, {"number": number}, catalogue("en").plural) for number in (0, 1, 2, -2)]
    assert said == ["none", "a ship", "2 ships", "−2 ships"]


def test_what_is_beyond_us_is_left_to_fluent() -> None:
    """Functions, and numbers in groups: each language writes them in its own way."""
    with pytest.raises(Beyond):
        parsed_pieces("share = { NUMBER($percent, maximumFractionDigits: 1) }%\n")
    with pytest.raises(Beyond):
        written((Place("number"),), {"number": 1000}, catalogue("en").plural)
    with pytest.raises(Beyond):
        written((Choice("number", (), ()),), {}, catalogue("en").plural)
    long = [catalogue(language).format(text("art-ap-left", number=12345)) for language in ("en", "de")]
    assert [re.findall(r"[\d.,]+\d", said) for said in long] == [["12,345"], ["12.345"]]
