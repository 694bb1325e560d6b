"""Whole cooperative and semi-cooperative games with random legal answers: who is asked, and what never gets lost."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Choice, Node, Over
from pelagos.core.settings import Value
from pelagos.games.nemo2 import Nemo, broken
from pelagos.games.nemo2.ending import places
from pelagos.games.nemo2.names import CHARACTERS, FINALES
from pelagos.games.nemo2.seats import DUTY_OF, EXERT_DUTY, owner_of_option
from pelagos.games.nemo2.semicoop import glory
from pelagos.games.nemo2.tally import final_score, passed_cards
from tests.games.nemo2.table import PACK, begun, played

LONGEST = 9000
CAPTAINS = frozenset(
    {
        *("motive", "start-upgrade", "start-payment", "act3-choice", "upgrade-pick", "white-pair", "attack-mode"),
        *("stalk-decline", "continue-attack", "adventure-accept", "keep-card", "card-option", "forgo-repair"),
        *("revive-pick", "pursuit-order", "captain-handover", "usurp-answer", "gem-reward"),
    }
)
OTHERS = frozenset(("exert", "emergency-help", "action", "sacrifice-pick", "usurp", "consent", "first-captain"))


def sailed(given: dict[str, Value], seed: int, spared: bool = False) -> Iterator[tuple[Nemo, Node]]:
    """A random game, node by node; a spared one loses no resources and few contacts stay, so it sees its finale."""
    s = begun(**given)
    for node in played(s, Random(seed)):
        if spared:
            spare(s, node)
        yield s, node


def spare(s: Nemo, node: Node) -> None:
    """Keep defeat away."""
    if s.turn and not isinstance(node, Over):
        s.resources, s.notoriety = (0, 0, 0), min(s.notoriety, 20)
        if isinstance(node, Choice) and node.ask == "captain-handover":
            s.contacts = tuple(min(number, 1) for number in s.contacts)


def asked_rightly(s: Nemo, node: Choice) -> bool:
    """[NW2-19.2, 19.3, 19.6] The seat that may decide this."""
    if node.ask in CAPTAINS:
        return node.seat == s.captain
    if node.ask in DUTY_OF:
        duty = DUTY_OF[node.ask]
        return duty in PACK.officers[s.seats][s.officers[node.seat]].duties
    if node.ask == "emergency-help":
        return all(owner_of_option(s, option) == node.seat for option in node.options[1:])
    return node.ask in OTHERS


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mode", ["coop", "semi_coop"])
@pytest.mark.parametrize("edition", ["frosted", "galakta"])
def test_random_games_keep_every_piece_and_ask_the_right_player(
    edition: str, mode: str, players: int, seed: int
) -> None:
    """[NW2-19.6, 20.2] Every question goes to its owner, the gems stay seventeen, and the game ends."""
    given: dict[str, Value] = {"edition": edition, "mode": mode, "players": players, "treacherous_waters": True}
    for asked, (s, node) in enumerate(sailed(given, seed)):
        assert asked < LONGEST
        assert broken(s) == []
        assert 0 <= s.captain < players
        assert min(s.glory_gems) >= 0
        assert mode == "semi_coop" or not any(s.glory_gems + s.stacks)
        if isinstance(node, Choice):
            assert asked_rightly(s, node), (node, s.captain)
            assert len(set(node.options)) == len(node.options) > 1
    assert isinstance(node, Over)
    assert len(set(node.scores)) == 1
    assert len(places(s)) == players
    assert min(places(s)) == 1


@pytest.mark.parametrize("seed", range(4))
def test_only_a_gem_and_no_immunity_make_a_usurper(seed: int) -> None:
    """[NW2-20.3] Whoever may object holds a gem, is not the captain, and the captain has not usurped this turn."""
    for s, node in sailed({"mode": "semi_coop", "players": 4}, seed):
        if isinstance(node, Choice) and node.ask == "usurp":
            assert s.glory_gems[node.seat] > 0
            assert node.seat != s.captain
            assert not s.immune >> s.captain & 1


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_stacks_and_common_piles_hold_every_card_that_was_resolved(players: int, seed: int) -> None:
    """[NW2-20.1, 20.5] At the finale the stacks rank the players, and their face-up cards are in the common score."""
    for s, node in sailed({"mode": "semi_coop", "players": players}, seed, spared=True):
        assert broken(s) == [] or isinstance(node, Over)
    assert isinstance(node, Over)
    assert node.reason.startswith("nemo2-over")
    assert node.scores == (final_score(s),) * players
    face_up = {card for stack in s.stacks for card in stack if card > 0}
    assert set(passed_cards(s)) == face_up | set(s.pass_pile)
    assert max(abs(card) for stack in s.stacks for card in stack) in FINALES
    best = [glory(s, seat) for seat, rank in enumerate(places(s)) if rank == 1]
    assert best[0] == max(glory(s, seat) for seat in range(players))


@pytest.mark.parametrize(("mode", "players"), [("coop", 1), ("semi_coop", 1), ("solo", 2), ("solo", 4)])
def test_each_mode_has_its_number_of_players(mode: str, players: int) -> None:
    """[NW2-19.1] One player alone, two to four together."""
    with pytest.raises(PelagosError, match="error-nemo2-players"):
        begun(mode=mode, players=players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_officer_cards_share_every_duty_and_every_character(players: int) -> None:
    """[NW2-19.1, 19.6] Each duty and each character stands on exactly one card of the set."""
    cards = PACK.officers[players]
    duties = [duty for card in cards for duty in card.duties]
    assert sorted(duties) == sorted({*DUTY_OF.values(), *EXERT_DUTY[1:]})
    assert sorted(character for card in cards for character in card.characters) == list(range(len(CHARACTERS)))
