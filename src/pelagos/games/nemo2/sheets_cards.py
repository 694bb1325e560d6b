"""[NW2-1.5, 5] The sheets of the Adventure cards: acts, events, the Rising Threat, finales."""

from __future__ import annotations

from collections.abc import Iterator

from pelagos.core.case_values import slug
from pelagos.core.sheets import SCORE, USE, Line, Sheet
from pelagos.core.tables import Row
from pelagos.core.text import Text, text
from pelagos.games.nemo2.data_cards import ActCard, Event, Finale
from pelagos.games.nemo2.effect_words import REPAIRS, effects_text, exertion, when_text, worth
from pelagos.games.nemo2.language import Program
from pelagos.games.nemo2.names import PILES
from pelagos.games.nemo2.sheets import SHEETS, place, ruled, ships_of, told
from pelagos.games.nemo2.texts import card_text, pile_text

NONE = Text("nemo2-none")
RULES_OF = {"PLAY": "NW2-5.4", "KEEP": "NW2-5.7", "TEST": "NW2-5.8"}


@SHEETS.of(Event)
def event(event: Event, row: Row) -> Iterator[Sheet]:
    """[NW2-1.5, 5.4, 5.7, 5.8, 17.1] An event: when it happens, what it does, where it ends, what it scores there."""
    name = slug(event.title)
    rule = RULES_OF[event.kind]
    yield Sheet(
        f"card-{name}",
        card_text(name),
        f"nemo2-kind-event-{event.kind.lower()}",
        event.title,
        (
            Line(text("nemo2-printed-events-number", value=event.number), "NW2-1.5"),
            *ruled(rule),
            *_when(event),
            *_done(event, row, rule),
            *_score(event.vp),
            *_unused(event, row),
        ),
        card_brief(event.steps, event.vp, row) if event.steps else Text("nemo2-brief-required-repairs"),
        ("NW2-1.5", rule, "NW2-17.1", "NW2-17.2"),
    )
    if event.number == 1:
        yield place("pile", "NW2-2.2", "NW2-5.1", "NW2-1.13")
        yield place("deck", "NW2-11.1", "NW2-9.6", "NW2-1.13")
        yield place("tableau", "NW2-5.7", "NW2-17.1")
        yield place("pass", "NW2-17.1", "NW2-1.11")
        yield place("fail", "NW2-17.1", "NW2-1.11")


def _when(event: Event) -> Iterator[Line]:
    """[NW2-5.7] The moment for which a card is kept."""
    if event.window or event.condition:
        yield Line(text("nemo2-sheet-card-when", when=when_text(event.window, event.condition)), "NW2-5.7", USE)


def _done(event: Event, row: Row, rule: str) -> Iterator[Line]:
    """[NW2-6.1, 26] What the card does, a test and its two results in a line each."""
    yield from program_lines(row, "effect", event.steps or REPAIRS, rule)


def program_lines(row: Row, column: str, steps: Program, rule: str) -> Iterator[Line]:
    """[NW2-6.1, 6.3] Steps in a line; where there is a test, what it costs to begin it, the test, and its results."""
    place = next((place for place, step in enumerate(steps) if step[0] == "begin_test"), len(steps))
    yield from told(row, column, "nemo2-sheet-does", steps[:place], rule)
    if place == len(steps):
        return
    _, _, number, mask = steps[place]
    may = "yes" if mask else "no"
    yield Line(text(f"nemo2-sheet-test-{may}", number=number, **exertion(mask)), "NW2-6.8", USE)
    for _, passed, failed, after in steps[place + 1 :]:
        yield from told(row, column, "nemo2-sheet-passed", passed, "NW2-6.3")
        yield from told(row, column, "nemo2-sheet-failed", failed, "NW2-6.3")
        yield from told(row, column, "nemo2-sheet-after", after, rule)


def _score(vp: tuple[int | None, ...]) -> Iterator[Line]:
    """[NW2-17.1 to 17.3] The printed points, which count on PASS only."""
    points = worth(vp)
    if points:
        yield Line(text("nemo2-sheet-worth", points=points), "NW2-17.2", SCORE)
        changed = [number for number in vp[:1] + vp[4:6] if number is not None]
        if changed:
            yield Line(Text("nemo2-sheet-worth-added"), "NW2-17.2", SCORE)
        if any(vp[1:3]):
            yield Line(Text("nemo2-sheet-worth-times"), "NW2-17.2", SCORE)
    else:
        yield Line(Text("nemo2-sheet-worthless"), "NW2-17.2", SCORE)


def _unused(event: Event, row: Row) -> Iterator[Line]:
    """[NW2-17.1, 13.11] Where a card goes that was not played until the end, or that is an upgrade then."""
    if row.word("end_of_game"):
        kept = "yes" if event.kind == "KEEP" else "no"
        yield Line(text(f"nemo2-sheet-unused-{kept}", pile=pile_text(PILES[event.unused])), "NW2-17.1", SCORE)


def card_brief(steps: Program, vp: tuple[int | None, ...], row: Row) -> Text:
    """What matters when one may take a card: its test or what it does, and its points."""
    test = next((step for step in steps if step[0] == "begin_test"), None)
    points = worth(tuple(number or None for number in vp))
    if test is None:
        effects = effects_text(steps, ships_of(row))
        return text("nemo2-brief-card", effects=effects, points=points) if points else effects
    scores = "yes" if points else "no"
    return text("nemo2-brief-test", number=test[2], **exertion(test[3]), scores=scores, points=points or NONE)


@SHEETS.of(Finale)
def finale(finale: Finale, row: Row) -> Iterator[Sheet]:
    """[NW2-1.5, 5.9, 16.5] A finale: one of them ends the game."""
    name, vp = slug(finale.title), (finale.adventure, None, None, None, None, None, finale.penalty)
    yield Sheet(
        f"card-{name}",
        card_text(name),
        f"nemo2-kind-finale-{finale.kind.lower()}",
        finale.title,
        (
            *ruled("NW2-5.9"),
            *program_lines(row, "effect", finale.steps, "NW2-5.9"),
            *ruled("NW2-16.5"),
            *_score(vp),
        ),
        card_brief(finale.steps, vp, row),
        ("NW2-1.5", "NW2-5.9", "NW2-16.5", "NW2-17.2"),
    )


@SHEETS.of(ActCard)
def act(act: ActCard, row: Row) -> Iterator[Sheet]:
    """[NW2-5.2, 5.3, 5.6, 9.1] An act with the dice of its Placement Phases; or the Rising Threat."""
    name = slug(act.title)
    is_act = act.white_dice > 0
    dice = text("nemo2-sheet-act-dice", white=act.white_dice, black=act.black_dice)
    yield Sheet(
        f"card-{name}",
        card_text(name),
        f"nemo2-kind-{act.kind.lower().replace('_', '-')}",
        act.title,
        (
            *((Line(dice, "NW2-9.1"),) if is_act or act.black_dice else ()),
            *(told(row, "effect", "nemo2-sheet-does", act.steps, "NW2-5.2") if is_act else ruled("NW2-5.6", "NW2-5.5")),
            *(ruled("NW2-5.2") if is_act else ()),
        ),
        effects_text(act.steps),
        ("NW2-1.5", "NW2-5.2", "NW2-9.1") if is_act else ("NW2-1.5", "NW2-5.5", "NW2-5.6"),
    )
