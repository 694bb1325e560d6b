"""What things do is said where they are: beside options, and at the pieces of drawings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from pelagos.core.beside import Offer
from pelagos.core.game import Game
from pelagos.core.nodes import Choice
from pelagos.core.text import Text
from pelagos.faces.remarks import notes_of
from pelagos.faces.voice import Voice
from pelagos.games import nemo1, nemo2
from pelagos.games.nemo2.adventure import act_three_chosen
from pelagos.locale.catalogue import LANGUAGES, catalogue
from pelagos.server.tell import wire
from pelagos.server.tell.moment import Moment
from tests.games.nemo1.table import given as in_nemo1
from tests.games.nemo2.table import given as in_nemo2
from tests.recorded import played

ALONE = {"nemo1": 1, "nemo2": 1}


class Seen(NamedTuple):
    """A position as its player sees it."""

    moment: Moment
    voice: Voice

    @property
    def options(self) -> Sequence[wire.Choosable]:
        """What can be answered."""
        return self.moment.question(0, self.voice, True).options


def scene_of(game: Game[Any], state: Any, language: str = "en") -> Seen:
    return Seen(Moment(game, state), Voice(catalogue(language), ("Ada", "Ben", "Cleo")))


def notes(seen: Seen) -> dict[str, str]:
    return {option.id: option.note or "" for option in seen.options}


def title(seen: Seen, spot: str) -> str:
    """What a piece of a panel tells whoever points at it."""
    panels = seen.moment.scene(0, seen.voice).panels
    return next(piece.title for panel in panels for piece in panel.drawing.pieces if piece.spot == spot)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_motive_tells_what_it_rewards(language: str) -> None:
    """[NW2-2.1, 17.2]"""
    told = notes(scene_of(nemo2.GAME, played("nemo2", 1, 0)[0].state, language))
    assert len(set(told.values())) == 4
    assert "×6" in told["motive science"]
    assert "51" in told["motive war"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_commitment_tells_what_it_multiplies(language: str) -> None:
    """[NW1-3.5, 12.5]"""
    table, _ = played("nemo1", 1, 1)
    told = notes(scene_of(nemo1.GAME, table.state, language))
    assert "×½" in told["commit science"]
    assert told["commit random"] == ""


def test_a_change_of_motive_tells_the_score_so_far() -> None:
    """[NW2-5.3]"""
    s = in_nemo2({"motive": "anti-imperialism", "notoriety": 40})
    s.node = Choice(0, "act3-choice", (("motive", "explore"), ("motive", "war")), (act_three_chosen,))
    labels = {option.id: option.label for option in scene_of(nemo2.GAME, s).options}
    assert labels["motive explore"].endswith("so far; already outlawed: the game would be lost)")
    assert "lost" not in labels["motive war"]


def test_the_upgrade_of_a_motive_is_told_before_it_is_installed() -> None:
    """[NW2-2.3, 13.6]"""
    table, _ = played("nemo2", 1, 0)
    table.submit(0, [("motive", "science")], table.version)
    assert notes(scene_of(nemo2.GAME, table.state))["install"].startswith("Monstrous Design: ")


def test_kept_cards_and_upgrades_can_be_read_where_they_lie() -> None:
    """[NW2-5.7, 13.2] Also those that are not on offer now."""
    scene = scene_of(nemo2.GAME, in_nemo2({"tableau": ["some-days-ashore"], "installed": ["double-hull"]}))
    card, upgrade = (
        scene.moment.look(0, scene.voice, spot) for spot in ("card-some-days-ashore", "upgrade-double-hull")
    )
    assert "gain 2 Crew" in card.brief
    assert upgrade.brief.startswith("Double Hull: +1")


def test_kept_cards_and_upgrades_of_the_first_edition_tell_what_they_do() -> None:
    """[NW1-6.7, 10.3] With the moment and the place for which a card is kept."""
    fields = {"kept": ["vanikoro"], "salvage": ["danube", "etna", "pereire"], "ocean": "western-pacific"}
    told = notes(scene_of(nemo1.GAME, in_nemo1(fields)))
    assert told["use vanikoro"].startswith("draw 2 treasures; before or after an action, here: Western Pacific; 2 VP")
    assert told["refit strengthened-prow"] == "+1 on every attack of the Nautilus."


def test_the_values_of_a_ship_are_said_once() -> None:
    """[NW1-2.2] In the label of a fight; beside a payment that names the ship alone."""
    fields = {"ships": {"western-pacific": ["normandie"]}, "ocean": "western-pacific"}
    told = notes(scene_of(nemo1.GAME, in_nemo1(fields)))
    assert told["attack 1"] == ""


def test_what_a_label_tells_or_all_would_say_is_not_said_beside_it() -> None:
    voice = Voice(catalogue("en"), ())
    name, other, more = (Text(f"nauticus-tile-{tile}") for tile in ("bow", "stern", "fish"))
    told = [Offer(("a",), name, (), remark=name), Offer(("b",), name, (), remark=other)]
    assert notes_of(told, ["bow", "bow"], voice) == ["", "stern"]
    assert notes_of([offer._replace(remark=more) for offer in told], ["bow", "bow"], voice) == ["", ""]
