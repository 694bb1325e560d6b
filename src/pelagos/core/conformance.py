"""What every game must survive: one suite, run over random play of each of them.

The checks raise `Nonconformance` with the game, the number of the question and what is wrong. Words are
checked through a callback, because languages live outside the engine; so may be the writing of JSON, because
quicker writers do.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from pelagos.core.codec import agenda_steps, decode, digest, encode
from pelagos.core.game import Game, View, why_text
from pelagos.core.nodes import Chance, Choice, Node, Option, Over, Step, option_text
from pelagos.core.score import total
from pelagos.core.settings import Settings
from pelagos.core.state import State
from pelagos.core.text import Text

S = TypeVar("S", bound=State)
Speak = Callable[[Text], None]
Again = Callable[[Any], Any]


def through_json(data: Any) -> Any:
    """Data as JSON has it."""
    return json.loads(json.dumps(data))


class Nonconformance(Exception):
    """A game broke a promise that every game gives."""


class Played(NamedTuple):
    """What a checked game was like."""

    answers: tuple[Option, ...]
    scores: tuple[int, ...]
    digest: str
    most_options: int


class Conformance(Generic[S]):
    """The suite for one game with one set of settings and one pack."""

    def __init__(self, game: Game[S], settings: Settings, pack: Any, speak: Speak, again: Again = through_json) -> None:
        self.game = game
        self.settings = settings
        self.pack = pack
        self.speak = speak
        self.again = again
        self.asked = 0
        self._plain: dict[str, Any] = {}

    def check_random_game(self, rng: Random) -> Played:
        """Play one game at random and check every promise at every question."""
        s = self._begin()
        answers: list[Option] = []
        most = 0
        while not isinstance(node := self._node(s), Over):
            self.asked = len(answers)
            self._expect(self.asked <= self.game.longest, f"the game is longer than {self.game.longest} questions")
            most = max(most, len(node.options))
            self.check_position(s, rng)
            answer = rng.choice(node.options)
            self._check_clone(s, answer)
            answers.append(answer)
            self.game.rules.answer(s, answer)
            self._check_told(s)
        self._check_end(s, node)
        self._check_replay(answers, digest(s))
        return Played(tuple(answers), node.scores, digest(s), most)

    def check_position(self, s: S, rng: Random) -> None:
        """Everything that can be asked of a single position."""
        node = self._node(s)
        self._check_node(node)
        self._check_leaves(s)
        self._check_codec(s)
        broken = self.game.broken(s)
        self._expect(not broken, f"broken invariants: {broken}")
        view = self._check_view(s, None, rng, {})
        for seat in range(self._seats()):
            self._check_view(s, seat, rng, view)
        self._check_words(s, node, view)

    def _begin(self) -> S:
        s = self.game.new_game(self.settings, self.pack)
        s.events = ()
        self.game.rules.run(s)
        return s

    def _node(self, s: S) -> Node:
        assert s.node is not None, "the game has been started"
        return s.node

    def _seats(self) -> int:
        return int(self.settings[self.game.seats_setting])

    def _expect(self, holds: bool, problem: str) -> None:
        if not holds:
            raise Nonconformance(f"{self.game.key} {self.settings}, question {self.asked}: {problem}")

    def _check_node(self, node: Node) -> None:
        if isinstance(node, Over):
            self._expect(len(node.scores) == self._seats(), "not one score per seat")
            return
        texts = [option_text(option) for option in node.options]
        self._expect(bool(texts), f"{node.ask}: no options")
        self._expect(len(set(texts)) == len(texts), f"{node.ask}: options that read alike")
        self._expect(all(text == " ".join(text.split()) for text in texts), f"{node.ask}: stray spaces")
        self._expect(len(texts) <= self.game.most_options, f"{node.ask}: {len(texts)} options")
        self._check_step(node.then)
        if isinstance(node, Chance):
            self._expect(len(node.weights) == len(texts), f"{node.ask}: not one weight per outcome")
            self._expect(min(node.weights) > 0, f"{node.ask}: a weight that is not positive")
        else:
            self._expect(0 <= node.seat < self._seats(), f"{node.ask}: no seat {node.seat}")
            known = node.options if self.game.verbs is None else self.game.verbs.vocabulary(self.pack)
            unknown = [text for text, option in zip(texts, node.options, strict=True) if option not in known]
            self._expect(not unknown, f"{node.ask}: answers that no verb declares: {unknown}")

    def _check_leaves(self, s: S) -> None:
        for field in s.FIELDS:
            value = getattr(s, field)
            if field not in ("pack", "events", "agenda", "node") and value is not self._plain.get(field):
                self._expect(_immutable(value), f"the field {field} is not made of plain values")
                self._plain[field] = value  # what cannot change need not be looked at again
        self._expect(self._is_argument(s.node), "the question is not made of plain values")
        for step in agenda_steps(s.agenda):
            self._check_step(step)

    def _check_step(self, step: Step) -> None:
        """A step begins with a registered function; its arguments are plain values, or steps in their turn."""
        self._expect(self._is_step(step[0]), f"{step[0]!r} is no registered step")
        self._expect(all(map(self._is_argument, step[1:])), f"the arguments of {step} are not made of plain values")

    def _is_step(self, value: Any) -> bool:
        return callable(value) and self.game.rules.steps.get(value.__name__) is value

    def _is_argument(self, value: Any) -> bool:
        if isinstance(value, tuple):
            return all(map(self._is_argument, value))
        return _immutable(value) or self._is_step(value)

    def _check_codec(self, s: S) -> None:
        again = decode(self.game, self.again(encode(s)), self.pack)
        self._expect(again == s, "encode and decode give another position")

    def _check_clone(self, s: S, answer: Option) -> None:
        before, clone = s.clone(), s.clone()
        self._expect(clone == s, "a clone differs from its original")
        self.game.rules.answer(clone, answer)
        self._expect(s == before, f"playing {answer} on a clone changed the original")

    def _check_view(self, s: S, seat: int | None, rng: Random, plain: View) -> View:
        """A view is plain data, in what it adds to one that is; and it must not change with what a seat may not know.

        Whoever imagines the very position that stands sees what is seen of it; that is looked at for spectators and
        for whoever is asked, the position itself has been looked at before.
        """
        visible, is_asked = self.game.visible, isinstance(s.node, Choice) and s.node.seat == seat
        view = visible.observe(s, seat)
        added = {key: part for key, part in view.items() if key not in plain or plain[key] != part}
        self._expect(self.again(added) == added, f"the view of seat {seat} is not plain data")
        imagined = visible.determinise(s, seat, rng)
        differs = imagined != s
        again = visible.observe(imagined, seat) if differs or is_asked or seat is None else view
        self._expect(again == view, f"the view of seat {seat} leaks what it may not know")
        shared = seat is None or {**plain, **visible.own_sight(s, seat)} == view
        self._expect(shared, f"seat {seat} sees more or less than everybody sees and its own")
        broken = self.game.broken(imagined) if differs else []
        self._expect(not broken, f"seat {seat} imagines an impossible position: {broken}")
        if is_asked:
            self._expect(imagined.node == s.node, f"seat {seat} imagines another question than the one asked")
        return view

    def _check_words(self, s: S, node: Node, view: View) -> None:
        show = self.game.show
        for line in (*show.board(view), *show.drawer(s, None)):
            self.speak(line)
        for entry in show.sheet(s):
            self.speak(entry.label)
        if isinstance(node, Over):
            return
        self.speak(show.question(s))
        before = s.clone()
        self._check_forecast(s, None, before)
        for option in node.options:
            self.speak(show.label(s, option))
            self._check_forecast(s, option, before)
            spots = show.spots(s, option)
            self._expect(all(spot == spot.strip() and spot for spot in spots), f"{option}: a spot without a name")
        if isinstance(node, Choice):
            self._check_candidates(s, node)
        for outlook in show.outlooks(s):
            self.speak(outlook.label)

    def _check_forecast(self, s: S, option: Option | None, before: S) -> None:
        """What is at stake can be told, and telling it changes nothing."""
        for line in self.game.forecast(s, option):
            self.speak(line)
        self._expect(s == before, f"the forecast of {option} changed the position")

    def _check_candidates(self, s: S, node: Choice) -> None:
        """Legality, the greyed-out button and its explanation are one fact."""
        show = self.game.show
        candidates = show.candidates(s)
        allowed = {candidate.option for candidate in candidates if not candidate.why_not}
        self._expect(allowed == set(node.options), f"{node.ask}: reasons and options disagree")
        for option, why_not in candidates:
            self._expect(show.why_not(s, option) == why_not, f"{option}: two reasons")
            if why_not:  # what is allowed has been said
                self.speak(show.label(s, option))
                self.speak(why_text(self.game, s, option, why_not))
                rule = show.rule_of(why_not)
                self._expect(rule.startswith(self.game.rule_prefix), f"{why_not}: no rule id but {rule!r}")

    def _check_told(self, s: S) -> None:
        for event in s.events or ():
            self._expect(_tellable(event.facts), f"{event.id}: facts that are neither whole numbers nor texts")
            self.speak(self.game.show.event_text(event))
            self.game.show.event_spots(event)
        s.events = ()

    def _check_end(self, s: S, node: Over) -> None:
        sheet = self.game.show.sheet(s)
        for seat, score in enumerate(node.scores):
            self._expect(total(sheet, seat) == score, f"the score sheet of seat {seat} does not add up to {score}")
        ranks = self.game.ranks(s)
        self._expect(len(ranks) == self._seats() and min(ranks) == 1, f"impossible ranks {ranks}")
        self.speak(Text(node.reason))

    def _check_replay(self, answers: list[Option], end: str) -> None:
        s = self._begin()
        s.events = None
        for answer in answers:
            self.game.rules.answer(s, answer)
        self._expect(digest(s) == end, "the same answers lead to another end, or events change the game")


def _tellable(value: Any) -> bool:
    """Tables share what they tell: 1 and True would be taken for each other."""
    return all(map(_tellable, value)) if isinstance(value, tuple) else type(value) in (int, str)


def _immutable(value: Any) -> bool:
    if isinstance(value, tuple):
        return all(map(_immutable, value))
    return value is None or type(value) in (int, str, bool)
