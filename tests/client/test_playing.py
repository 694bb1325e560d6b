"""Whole games through `pelagos.client`, with the types of each game, and what is told before an answer."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, assert_type

import pytest

from pelagos.client import AsyncServer, Refusal, Seat, Server, Turn
from pelagos.games.endeavor.view import EndeavorView
from pelagos.games.nauticus.view import NauticusView
from pelagos.games.nemo1.view import Nemo1View
from pelagos.games.nemo2.view import Nemo2View
from tests.loops import in_a_loop
from tests.server.site import Site

SEATS = {"nauticus": ("me", "bot:random"), "nemo1": ("me",), "nemo2": ("me",), "endeavor": ("me", "bot:random")}
VIEWS: dict[str, Any] = {
    "nauticus": NauticusView,
    "nemo1": Nemo1View,
    "nemo2": Nemo2View,
    "endeavor": EndeavorView,
}


def played(seat: Seat[Any], view: Any, rng: Random) -> int:
    """Play to the end at random, looking at every view; how many questions there were."""
    asked = 0
    for turn in seat.turns():
        asked += 1
        assert view.__required_keys__ <= turn.view.keys() <= view.__annotations__.keys()
        seat.answer(turn, rng.choice(turn.options))
    return asked


@pytest.mark.parametrize("game", SEATS)
def test_a_whole_game_in_the_types_of_its_view(server: Server, game: str) -> None:
    opened = server.open(game, SEATS[game], seed="4")
    with server.sit(opened.table, opened.token, view=VIEWS[game]) as seat:
        assert played(seat, VIEWS[game], Random(1)) > 5
        assert seat.result is not None
        assert len(seat.result.scores) == len(SEATS[game])
        assert seat.result.view["game"] == game
        assert VIEWS[game].__required_keys__ <= seat.result.view.keys()
    assert server.record(opened.table).startswith(b"{")


def test_a_program_may_ask_for_advice(server: Server) -> None:
    """Over a line, or by one request; with no time there is a rule of thumb. Not while another seat is asked."""
    opened = server.open("nemo1", ("me",), seed="4")
    with server.sit(opened.table, opened.token) as seat:
        turn = next(seat.turns())
        advice = seat.hint(seconds=0)
        assert (advice.option in turn.options, advice.basis) == (True, "thumb")
        assert server.hint(opened.table, opened.token, seconds=0) == advice
        assert seat.answer(turn, advice.option) > turn.version
    assert server.record(opened.table).count(b'"type":"hint"') == 1
    crowd = server.open("nauticus", ("me", "hotseat"), seed="4")
    with pytest.raises(Refusal, match="no advice in a game among people"):
        server.hint(crowd.table, crowd.token)


def test_a_view_has_the_type_that_was_named(server: Server) -> None:
    """Checked by mypy, and here that it really is such a view."""
    opened = server.open("nauticus", SEATS["nauticus"], seed="4")
    with server.sit(opened.table, opened.token, view=NauticusView) as seat:
        turn = next(seat.turns())
        assert_type(turn, Turn[NauticusView])
        assert turn.view["round"] == 1
        assert turn.options[0].startswith("tile ")
        assert (turn.seat, turn.ask) == (0, "choose-tile")
        assert {event.n for event in turn.events} <= set(range(turn.version + 1))


def test_a_preview_is_what_the_answer_leads_to(server: Server) -> None:
    opened = server.open("nauticus", ["me", "hotseat"], seed="4", practice=True)
    with server.sit(opened.table, opened.token, view=NauticusView) as seat:
        turn = next(seat.turns())
        ahead = seat.preview(turn, turn.options[0])
        assert server.preview(opened.table, opened.token, turn.version, turn.options[0]).question == ahead.question
        seat.answer(turn, turn.options[0])
        then = next(seat.turns())
        assert (ahead.stopped, ahead.question.options) == ("", then.options)
        assert ahead.view == then.view
        assert [event.id for event in ahead.events] == [event.id for event in then.events]
        assert ahead.points(0) == sum(line.points for line in ahead.score if line.seat == 0)
        seat.undo()
        assert next(seat.turns()).options == turn.options


def test_odds_are_numbers(server: Server) -> None:
    """The first action of Nemo's War: what may come of it, over both ways."""
    opened = server.open("nemo1", ["me"], seed="4")
    with server.sit(opened.table, opened.token, view=Nemo1View) as seat:
        for turn in seat.turns():
            odds = seat.odds()
            if odds.options:
                break
            seat.answer(turn, turn.options[0])
        one = odds.options[0]
        assert odds.of(one.option) == one
        assert odds.of("no such option") is None
        assert server.odds(opened.table, opened.token).options == odds.options
        assert server.odds(opened.table, opened.token, one.option).options == (one,)
        chances = [line.chance for line in (*one.outlooks, *one.stakes) if line.chance]
        assert chances
        assert all(abs(float(chance.fraction) - chance.likely) < 0.001 for chance in chances)


def test_somebody_watches_without_a_token(server: Server) -> None:
    opened = server.open("nemo1", ["me"], seed="4")
    with server.sit(opened.table) as watcher, server.sit(opened.table, opened.token) as seat:
        states = watcher.states()
        first = next(states)
        assert (first.you, first.question.mine, first.question.options) == ((), False, ())
        turn = next(seat.turns())
        version = seat.answer(turn, turn.options[0])
        assert next(states).version == version


def test_two_programs_meet_by_an_invitation(site: Site) -> None:
    """In an event loop, each at its seat, until the end."""

    async def plays(server: AsyncServer, table: str, token: str) -> tuple[int, ...]:
        async with server.sit(table, token, view=NauticusView) as seat:
            async for turn in seat.turns():
                await seat.answer(turn, turn.options[-1])
            assert seat.result is not None
            return seat.result.scores

    async def meet() -> None:
        async with AsyncServer(site.url) as ada, AsyncServer(site.url) as ben:
            opened = await ada.open("nauticus", ["me", "open"], name="Ada")
            joined = await ben.join(opened.invite, "Ben")
            ways = (plays(ada, opened.table, opened.token), plays(ben, joined.table, joined.token))
            scores = await asyncio.gather(*ways)
            assert scores[0] == scores[1]
            assert [one.table for one in (await ada.tables()).mine] == [opened.table]
            assert (await ada.record(opened.table)).startswith(b"{")

    in_a_loop(meet())


def test_games_and_rules_are_told(server: Server) -> None:
    games = {game.key: game for game in server.games()}
    assert games["nauticus"].seats == (2, 4)
    assert "greedy" in games["nauticus"].bots
    assert server.rule("nauticus", "NAU-6.9").id == "NAU-6.9"
