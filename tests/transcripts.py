"""Golden transcripts: whole games as readable text, one per game, settings and seed."""

from __future__ import annotations

from pathlib import Path
from random import Random

from pelagos.core.codec import digest
from pelagos.core.nodes import Chance, Over, option_text
from pelagos.core.settings import Settings, parse_settings
from pelagos.games.registry import find_game, load_pack
from pelagos.locale.catalogue import catalogue
from pelagos.table.fate import drawn

GOLDEN = Path(__file__).parent / "golden"

WANTED: dict[str, tuple[str, Settings]] = {
    "nauticus-2": ("nauticus", {"players": 2}),
    "nauticus-3": ("nauticus", {"players": 3}),
    "nauticus-4": ("nauticus", {"players": 4}),
    "nemo1-science": ("nemo1", {"commitment": "science"}),
    "nemo1-explore": ("nemo1", {"commitment": "explore"}),
    "nemo1-anti-imperialism": ("nemo1", {"commitment": "anti-imperialism"}),
    "nemo1-war": ("nemo1", {"commitment": "war"}),
    "nemo1-asked": ("nemo1", {}),
    "nemo2-science-sailor": ("nemo2", {"motive": "science", "level": "sailor"}),
    "nemo2-war-captain": (
        "nemo2",
        {"motive": "war", "level": "captain", "edition": "galakta", "treacherous_waters": True},
    ),
    "nemo2-coop-3": ("nemo2", {"motive": "explore", "players": 3, "mode": "coop", "relentless_pursuit": True}),
    "endeavor-2": ("endeavor", {"players": 2, "scenario": 1}),
    "endeavor-4-new-horizons": ("endeavor", {"players": 4, "scenario": 8}),
    "endeavor-coop-3-spill": ("endeavor", {"players": 3, "scenario": 9, "mode": "coop", "difficulty": "easy"}),
    "endeavor-solo-star-search": ("endeavor", {"players": 1, "scenario": 6, "mode": "solo"}),
    "nemo2-semi-coop-4": ("nemo2", {"motive": "anti-imperialism", "players": 4, "mode": "semi_coop"}),
}


def transcript(name: str) -> str:
    """One game played at random: questions, answers, what was told, the score sheet and the digest."""
    key, settings = WANTED[name]
    game, english = find_game(key), catalogue("en")
    s = game.new_game(parse_settings(game.settings, settings), load_pack(game))
    s.events = ()
    game.rules.run(s)
    rng, draws, lines = Random(name), 0, [f"{key} {settings}"]
    while not isinstance(node := s.node, Over):
        assert node is not None
        if isinstance(node, Chance):
            answer, draws = drawn(name, node, draws), draws + 1
        else:
            answer = rng.choice(node.options)
            lines.append(f"{english.format(game.show.question(s))} [{len(node.options)}] {option_text(answer)}")
        game.rules.answer(s, answer)
        lines += [f"    {english.format(game.show.event_text(event))}" for event in s.events or ()]
        s.events = ()
    for line in game.show.sheet(s):
        lines.append(f"{'ABCD'[line.seat]} {line.points:4} {english.format(line.label)} [{line.rule}]")
    lines += [f"scores {node.scores} ranks {game.ranks(s)}", f"digest {digest(s)}"]
    return "\n".join(lines) + "\n"


def golden_file(name: str) -> Path:
    """Where the blessed transcript lies."""
    return GOLDEN / f"{name}.txt"
