"""What answers make use of, for those who count: actions, cards, tiles, crew. A game says which of its answers do.

    USES: Uses[Nemo] = Uses("nemo1")
    USES.actions("action", "attack", "move")    # these verbs, as answers to the question "action"
    USES.things("upgrade", REFIT)               # whatever follows the verb

The things of one kind are listed under the message `<game>-counted-<kind>`. What only a position can tell, such as the
tile in which a space lies, is read by a function of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from pelagos.core.kinds import Pack, Several
from pelagos.core.nodes import Option
from pelagos.core.state import State
from pelagos.core.text import Text
from pelagos.core.verbs import Verb

S = TypeVar("S", bound=State)


class Used(NamedTuple):
    """Something that an answer makes use of: of which kind, known by which name, and called what."""

    kind: str
    key: str
    name: Text


Read: TypeAlias = Callable[[Pack, str, Option], Iterable[Text]]
"""What an answer to a question uses of a kind."""
Seen: TypeAlias = Callable[[S, Option], Text | None]
"""The same, where it takes the position to tell."""


class Uses(Generic[S]):
    """What the answers of a game make use of, kind by kind."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.kinds: list[str] = []
        """The messages that call each kind, in the order in which they are declared."""
        self.read: list[tuple[str, Read]] = []
        self.seen: list[tuple[str, Seen[S]]] = []

    def actions(self, ask: str, *verbs: str) -> None:
        """These verbs are actions where they answer a question, whatever follows; `<game>-action-<verb>` calls them."""
        names = {verb: (Text(f"{self.key}-action-{verb}"),) for verb in verbs}
        self.read.append(
            (self._kind("action"), lambda _, asked, option: names.get(option[0], ()) if asked == ask else ())
        )

    def things(self, kind: str, *verbs: Verb) -> None:
        """What follows one of these verbs is used: the first thing, or several of its kind."""
        kinds = {verb.name: next(verb.kinds()) for verb in verbs}
        several = {verb.name: isinstance(verb.arguments[0], Several) for verb in verbs}

        def used(pack: Pack, asked: str, option: Option) -> Iterator[Text]:
            if found := kinds.get(option[0]):
                for value in option[1 : None if several[option[0]] else 2]:
                    name = found.said(value) if str(value) in found.names(pack) else None
                    if isinstance(name, Text):
                        yield name

        self.read.append((self._kind(kind), used))

    def placed(self, kind: str) -> Callable[[Seen[S]], Seen[S]]:
        """The decorated function says what an answer uses, from the position in which it is given."""

        def declared(seen: Seen[S]) -> Seen[S]:
            self.seen.append((self._kind(kind), seen))
            return seen

        return declared

    def by_answer(self, pack: Pack, ask: str, option: Option) -> Iterator[Used]:
        """Whatever can be told from the answer alone."""
        for kind, read in self.read:
            for name in read(pack, ask, option):
                yield Used(kind, _key(name), name)

    def by_position(self, s: S, option: Option) -> Iterator[Used]:
        """What takes the position to tell."""
        for kind, seen in self.seen:
            if name := seen(s, option):
                yield Used(kind, _key(name), name)

    def _kind(self, kind: str) -> str:
        message = f"{self.key}-counted-{kind}"
        if message not in self.kinds:
            self.kinds.append(message)
        return message


def _key(name: Text) -> str:
    """What a thing is known by: the message that calls it, with what that speaks of."""
    return " ".join([name.id, *(_key(fact) if isinstance(fact, Text) else str(fact) for _, fact in name.facts)])
