"""Whatever comes on the stage in whole games of Nemo's War has a story and a picture."""

from __future__ import annotations

import pytest

from pelagos import art
from pelagos.faces.stage import Shown, stage_of
from tests.faces.test_stage import Play, played, voice_of

GAMES = (
    Play("nemo1", ("end",)),
    Play("nemo1", ("end",), seed="8"),
    Play("nemo2", ("end",)),
    Play("nemo2", ("end",), (("treacherous_waters", True),)),
)


def great(play: Play) -> list[Shown]:
    table = played(play)
    return [scene for scene in stage_of(table, 0, 0, voice_of(table)) if scene.is_great]


@pytest.mark.parametrize("play", GAMES, ids=lambda play: f"{play.game}-{play.seed}-{len(play.settings)}")
def test_every_great_moment_is_told_and_drawn(play: Play) -> None:
    found = great(play)
    assert {"card", "ship", "end"} <= {scene.kind for scene in found}
    assert [(scene.kind, scene.key) for scene in found if not scene.story] == []
    assert [(scene.kind, scene.key) for scene in found if art.vignette(play.game, scene.key) is None] == []


@pytest.mark.parametrize("play", GAMES, ids=lambda play: f"{play.game}-{play.seed}-{len(play.settings)}")
def test_ships_share_the_story_of_their_class(play: Play) -> None:
    ships = [scene.key for scene in great(play) if scene.kind == "ship"]
    assert {key.partition("-")[0] for key in ships} <= {"class", "token"}
    assert "class" in {key.partition("-")[0] for key in ships}
