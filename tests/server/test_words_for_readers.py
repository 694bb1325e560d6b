"""What a page tells each reader: nobody else is “you”, usual names in the own language, points of a preview, odds."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from pelagos.core.nodes import Chance, Choice, Over, option_text
from pelagos.core.settings import parse_settings
from pelagos.faces.reader import reader
from pelagos.games.nemo2.placement import BLACK_DICE, WHITE_DICE
from pelagos.games.registry import NAMES, find_game, load_pack
from pelagos.locale.catalogue import LANGUAGES
from pelagos.server.incoming.actions import odds_data
from pelagos.server.tell.moment import KEYS, Moment
from pelagos.server.tell.page_state import ending
from pelagos.table.fate import Seeded
from pelagos.table.opening import open_table
from pelagos.table.record import SeatEntry
from pelagos.table.table import Table
from tests.server.site import Client, Site

YOU = {"you", "your"}
ALONE = ("nemo1", "nemo2")
DICE = {"en": (" die ", "dice"), "de": ("würf", "wurf"), "pl": ("rzut", "kośc"), "es": ("dado",)}


class Looking:
    """Somebody who asks for odds."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.voice = reader("en", names)

    def seat_shown(self, state: Any) -> int:
        return 0


def played(game: str, most: int, seed: str = "3") -> Table[Any]:
    """A game at random, so many answers long."""
    found = find_game(game)
    seats = 1 if game in ALONE else 2
    settings = parse_settings(found.settings, {found.seats_setting: seats})
    people = [SeatEntry(name, "me") for name in ("Ada", "Ben")[:seats]]
    table, rng = open_table(found, settings, people, Seeded(seed), load_pack(found)), Random(seed)
    for _ in range(most):
        node = table.node
        if isinstance(node, Over):
            break
        assert isinstance(node, Choice)
        table.submit(node.seat, [rng.choice(node.options)], table.version)
    return table


@pytest.mark.parametrize("game", NAMES)
def test_a_question_for_somebody_else_is_told_in_the_third_person(client: Client, site: Site, game: str) -> None:
    table = client.open(game, seats=("me",) if game in ALONE else ("me", "hotseat"))["table"]
    spectator = site.client()
    for number in range(4):
        state = client.state(table)
        words = spectator.state(table, want="page")["question"]["text"]
        assert not YOU & set(words.lower().replace(",", " ").split()), words
        assert words.endswith(" is to decide.")
        assert client.state(table, want="page")["question"]["text"] != words
        client.answer(table, state["version"], state["question"]["options"][0], number=number)


def test_usual_names_are_read_in_the_own_language(client: Client) -> None:
    table = client.open(seats=("me", "bot:random", "bot:random"))["table"]
    names = {}
    for lang in LANGUAGES:
        with client.socket(table, want="page", lang=lang) as socket:
            names[lang] = [seat["name"] for seat in socket.wait("state")["seats"]]
    assert names["en"] == ["Captain", "Random 1", "Random 2"]
    assert names["de"] == ["Kapitän", "Zufall 1", "Zufall 2"]
    assert names["pl"] == ["Kapitan", "Losowy 1", "Losowy 2"]
    assert names["es"] == ["Capitán", "Azar 1", "Azar 2"]


def points(message: dict[str, Any]) -> list[int]:
    return [seat["score"] for seat in message["seats"]]


def test_a_preview_has_the_points_that_its_board_shows(client: Client) -> None:
    """The first answer of a game that is worth something: what is planned shows the same as what is played."""
    table = client.open(seed="1")["table"]
    before = client.state(table, want="page")
    for number in range(60):
        option = before["question"]["options"][0]["id"]
        body = {"id": number, "version": before["version"], "answers": [option]}
        ahead = client.post(f"/api/v1/tables/{table}/preview", body).json()
        client.answer(table, before["version"], option, number=number)
        after = client.state(table, want="page")
        assert points(ahead) == points(after)
        if points(before) != points(after):
            assert ahead["score"] == after["score"]
            return
        before = after
    raise AssertionError("nobody scores in this game")


@pytest.mark.parametrize("game", NAMES)
def test_odds_stand_at_the_option_they_belong_to(game: str) -> None:
    """What comes after the turn or phase, or whatever is answered, is not what an option puts at stake."""
    table, rng = played(game, 0), Random("7")
    looking: Any = Looking(("Ada", "Ben"))
    told = 0
    for _ in range(160 if game == "nauticus" else 60):
        node = table.node
        if not isinstance(node, Choice):
            break
        found = odds_data(looking, table, "")
        lines = [one.lines for one in found if one.id]
        assert len(lines) < 2 or len(lines) < len(node.options) or any(line != lines[0] for line in lines)
        told += len(lines)
        table.submit(node.seat, [rng.choice(node.options)], table.version)
    assert told == 0 if game == "nauticus" else told > 0


def test_what_a_sheet_tells_is_not_told_again_beside_it() -> None:
    table = played("nemo2", 0)
    rng, looking = Random("5"), Looking(("Ada", "Ben"))
    while not (isinstance(node := table.node, Choice) and node.ask == "exert"):
        assert isinstance(node, Choice)
        table.submit(node.seat, [rng.choice(node.options)], table.version)
    [option] = odds_data(looking, table, option_text(node.options[0]))  # type: ignore[arg-type]
    whole = [looking.voice.words(line) for line in table.game.forecast(table.state, node.options[0])]
    assert whole[0] not in option.lines
    assert set(option.lines) < set(whole)


def test_an_end_without_dice_speaks_of_none() -> None:
    table = played("nauticus", 2000)
    for lang in LANGUAGES:
        voice = reader(lang, ("Ada", "Ben"))
        end = ending(voice, table, table.node)
        assert end
        words = f"{voice.phrase('web-verify')} {end.verify.text}".lower()
        assert not any(die in words for die in DICE[lang]), words


def test_the_keys_of_options_have_no_gap() -> None:
    assert KEYS == "123456789abcdefghijklmnopqrstuvwxyz"


@pytest.mark.parametrize(("asked", "black"), [(BLACK_DICE[1], True), (WHITE_DICE[2], msgspec.UNSET)])
def test_black_dice_are_asked_for_as_such(asked: Chance, black: bool) -> None:
    """[NW2-9.2] So that they are tapped on black faces."""
    table = played("nemo2", 3)
    state = table.state.clone()
    state.node = asked
    question = Moment(table.game, state).question(0, reader("en", ("Ada",)), True)
    assert (question.kind, question.black) == ("chance", black)
