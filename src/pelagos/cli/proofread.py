"""Reading a lesson as a strict teacher would: every answer it allows, every word, rule and spot it names."""

from __future__ import annotations

import re
from typing import Any, Final

from pelagos import art
from pelagos.core.text import Text, text
from pelagos.faces.coach import FACES
from pelagos.faces.voice import Voice
from pelagos.games.citations import rule_ids
from pelagos.games.registry import find_game
from pelagos.lessons.format import LETTERS, Lesson, Step, because
from pelagos.lessons.rehearsal import Sighting, rehearse
from pelagos.locale.catalogue import LANGUAGES, Catalogue, catalogue

SPOT: Final = re.compile("data-spot='([^']+)'")


def proofread(lesson: Lesson) -> None:
    """Refuse a lesson at the first thing that is wrong with it."""
    sightings = rehearse(lesson).sightings
    rules = {rule.id for rule in rule_ids(find_game(lesson.game))}
    for number, sighting in enumerate(sightings):
        problem = wrong_rule(sighting.step, rules) or wrong_spot(lesson, sighting) or wrong_words(lesson, sighting.step)
        if problem is not None:
            raise lesson.error(number, problem)


def wrong_rule(step: Step, rules: set[str]) -> Text | None:
    """A rule that the game does not have."""
    return next((because("rule", rule_id=rule) for rule in step.rules if rule not in rules), None)


def wrong_spot(lesson: Lesson, sighting: Sighting) -> Text | None:
    """A spot that is not drawn at that moment."""
    if not sighting.step.spots:
        return None
    drawn = drawn_spots(lesson, sighting.state)
    return next((because("spot", spot=spot) for spot in sighting.step.spots if spot not in drawn), None)


def drawn_spots(lesson: Lesson, state: Any) -> set[str]:
    """Every spot of the board and the panels, as the learner sees them."""
    game = find_game(lesson.game)
    view = game.visible.observe(state, lesson.learner)
    words = Voice(catalogue(LANGUAGES[0]), LETTERS[: len(lesson.seats)]).words
    panels = art.draw_panels(lesson.game, view, words)
    drawings = [art.draw_board(lesson.game, view, words), *(panel.drawing for panel in panels)]
    found = {piece.spot for drawing in drawings for piece in drawing.pieces}
    for drawing in drawings:
        found.update(SPOT.findall(drawing.ground + "".join(piece.body for piece in drawing.pieces)))
    return found


def wrong_words(lesson: Lesson, step: Step) -> Text | None:
    """A message that a language does not have, or that is not a heading with a text below it."""
    for language in LANGUAGES:
        words = catalogue(language)
        cards = [lesson.message(step.say)]
        others = [lesson.message(step.otherwise)] if step.otherwise else []
        missing = [message for message in cards if not is_card(words, message)]
        missing += [message for message in others if not words.has(message)]
        if missing:
            return because("message", language=language, message=missing[0])
    return None


def is_card(words: Catalogue, message: str) -> bool:
    """Whether a message is a heading and at least one paragraph, for every face."""
    return words.has(message) and all(
        len([line for line in words.format(text(message, face=face)).split("\n") if line]) > 1 for face in FACES
    )
