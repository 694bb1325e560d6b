"""Verdicts: who has won, in every game and mode, and what every face says of it."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

from pelagos.core.game import Verdict
from pelagos.core.nodes import Over
from pelagos.faces.farewell import farewell_of
from pelagos.faces.reader import reader
from pelagos.faces.results import verdict_words
from pelagos.faces.voice import Voice
from pelagos.games.endeavor import GAME as ENDEAVOR
from pelagos.games.nemo1 import GAME as NEMO1
from pelagos.games.nemo2 import GAME as NEMO2
from pelagos.games.nemo2.names import SCORED
from pelagos.games.nemo2.tally import final_score
from pelagos.locale.catalogue import LANGUAGES, catalogue
from pelagos.server.tell.page_state import ending
from pelagos.table.table import Table
from pelagos.tui.ending import ending_lines, turning_lines
from pelagos.tui.render import score_lines
from tests.faces.sittings import PEOPLE, SITTINGS, Sitting, played, sitting

VICTORY: Final = {
    "en": r"\b(won|wins?|winners?|victory(?! points)|victorious)\b",
    "de": r"\b(gewonnen|gewinnt|Sieg|Sieger|Siege)\b",
    "pl": r"\b(wygran[aey]|wygrał\w*|wygrywa\w*|zwycię\w+)\b",
    "es": r"\b(ganad[ao]|gana|ganan|ha ganado|victoria|vencedor\w*)\b",
}
"""The words of winning."""


def voice_of(table: Table[Any], language: str) -> Voice:
    return Voice(catalogue(language), [seat.name for seat in table.header.seats])


def expected_winners(table: Table[Any]) -> tuple[int, ...]:
    """Who has won by the rules, from scores and reason alone."""
    end = table.node
    assert isinstance(end, Over)
    if end.reason in ("nauticus-rounds-played", "endeavor-end"):
        return tuple(seat for seat, place in enumerate(table.game.ranks(table.state)) if place == 1)
    everybody = tuple(range(len(end.scores)))
    if table.game.key == "nemo1":
        return everybody if end.scores[0] >= 151 else ()
    return everybody if end.reason == "endeavor-end-won" else ()


def lines_of(table: Table[Any], language: str) -> str:
    """All that the terminal and the browser say at the end, but for the lines of the score sheet."""
    voice = reader(language, voice_of(table, language).names)
    sheet = ending(voice, table, table.node)
    assert sheet is not None
    told = [line for line in ending_lines(table, voice, None) if not line.endswith("]")]
    return "\n".join([*told, sheet.reason, sheet.verdict, *sheet.epilogue])


@pytest.mark.parametrize("at", SITTINGS, ids=str)
def test_the_winners_are_those_of_the_rules(at: Sitting) -> None:
    """[NAU-11.4, EDS-18.9, 19.6, NW1-12.6, NW2-16.1 to 16.5]"""
    table = played(at)
    verdict = table.game.verdict(table.state)
    assert verdict.winners == expected_winners(table)
    assert verdict.contest == (table.game.key == "nauticus" or dict(at.given).get("mode") == "competitive")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("at", SITTINGS, ids=str)
def test_nobody_is_said_to_win_a_lost_game(at: Sitting, language: str) -> None:
    """A lost game has no words of winning, no first place and no points that pretend to be a score."""
    table = played(at)
    said = lines_of(table, language)
    if table.game.verdict(table.state).winners:
        assert re.search(VICTORY[language], said, re.IGNORECASE)
    else:
        assert not re.search(VICTORY[language], said, re.IGNORECASE)
        assert not re.search(r"^1\. ", said, re.MULTILINE)


@pytest.mark.parametrize("at", SITTINGS, ids=str)
def test_only_those_who_are_compared_are_ranked(at: Sitting) -> None:
    """Alone, as a group and after a defeat there are no places."""
    table = played(at)
    sheet = ending(reader("en", voice_of(table, "en").names), table, table.node)
    assert sheet is not None
    assert bool(sheet.ranking) == table.game.verdict(table.state).contest


def test_a_defeat_has_no_score_sheet() -> None:
    """[NW2-16.1 to 16.6] No ten zeros: the reason, that nothing is scored, the last page, and what turned it."""
    table = played(sitting("nemo2", mode="solo", motive="explore"))
    assert not table.game.verdict(table.state).finished
    voice = voice_of(table, "en")
    reason, _, verdict, _, page, *others = ending_lines(table, voice, None)[1:]
    assert (reason, verdict) == ("The oceans are full of enemies. The game is lost.", "A defeat is not scored.")
    assert page == voice.words(farewell_of(table).page)
    assert others[-len(turning_lines(table, voice)) :] == turning_lines(table, voice)
    assert score_lines(table.game, table.state, voice) == []


def said_of(verdict: Verdict, language: str) -> str:
    return verdict_words(verdict, Voice(catalogue(language), PEOPLE))


@pytest.mark.parametrize(("liberation", "outcome"), [(0, "lost"), (60, "neither"), (80, "won"), (110, "won")])
def test_levels_of_the_first_edition(liberation: int, outcome: str) -> None:
    """[NW1-12.6] Success and Triumph are wins, Failure is a loss, Inconsequential is neither."""
    s = played(sitting("nemo1", commitment="war")).state.clone()
    s.commitment, s.result, s.liberation = 3, 3, liberation
    verdict = NEMO1.verdict(s)
    assert dict(verdict.said.facts)["outcome"] == outcome
    assert verdict.winners == ((0,) if outcome == "won" else ())


@pytest.mark.parametrize(
    ("least", "outcome"), [(100, "loss"), (185, "survived"), (220, "survived"), (250, "win"), (275, "win")]
)
def test_levels_of_the_second_edition(least: int, outcome: str) -> None:
    """[NW2-17.5] Success from 250 on; each uprising counts 3 under this motive."""
    s = played(sitting("nemo2", mode="solo", motive="explore")).state.clone()
    s.phase = SCORED
    s.gray_cubes += -((final_score(s) - least) // 3)
    verdict = NEMO2.verdict(s)
    assert dict(verdict.said.facts)["outcome"] == outcome
    assert verdict.winners == ((0,) if outcome == "win" else ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_group_that_reaches_its_goals_has_won(language: str) -> None:
    """[EDS-19.6] As many goals as the difficulty asks for."""
    s = played(sitting("endeavor", mode="coop", players=3, scenario=9, difficulty="easy")).state.clone()
    s.difficulty = 0
    verdict = ENDEAVOR.verdict(s)
    assert verdict.winners == (0, 1, 2)
    assert re.search(VICTORY[language], said_of(verdict, language), re.IGNORECASE)


def test_a_shared_victory_names_all_who_share_it() -> None:
    assert said_of(Verdict((0, 2), (1, 3, 1), contest=True), "en") == "Ada, Cleo share the victory."
    assert said_of(Verdict((1,), (2, 1, 3), contest=True), "pl") == "Wygrywa Ben."
