"""What clients may send, typed and bounded. Whatever does not fit is refused before anything looks at it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from pelagos.core.errors import Refused
from pelagos.server.config import LONGEST_TALK, MOST_ANSWERS
from pelagos.server.play.seats import Deed

Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=10_000_000)]
Language: TypeAlias = Annotated[str, Meta(max_length=16)]
Words: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
Answers: TypeAlias = Annotated[list[Words], Meta(min_length=1, max_length=MOST_ANSWERS)]
Token: TypeAlias = Annotated[str, Meta(max_length=300)]
Talk: TypeAlias = Annotated[str, Meta(max_length=LONGEST_TALK)]
GameKey: TypeAlias = Annotated[str, Meta(max_length=40)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
Want: TypeAlias = Literal["page", "data"]
"""Whether something is wanted in words and drawings or as data."""


class Message(Struct, tag_field="do", forbid_unknown_fields=True):
    """Anything that comes in through a WebSocket."""


class Watch(Message, tag="watch"):
    """The first message: what the client saw last, its language, and whether it wants words or data."""

    seen: Version | None = None
    lang: Language = ""
    want: Want = "page"
    token: Token = ""


class Answer(Message, tag="answer"):
    """One or more answers in a row, meant for a version."""

    id: Number
    version: Version
    answers: Answers


class Preview(Message, tag="preview"):
    """What these answers would lead to, for a page or for a program."""

    id: Number
    version: Version
    answers: Answers
    want: Want = "page"


class Undo(Message, tag="undo"):
    """Take the last answer back."""

    id: Number
    version: Version


class Roll(Message, tag="roll"):
    """What somebody's own die or draw came to."""

    id: Number
    version: Version
    outcome: Words


class Replace(Message, tag="replace"):
    """Another bot for one that fails; the same one: let it try again."""

    id: Number
    version: Version
    seat: SeatNumber
    bot: Annotated[str, Meta(min_length=1, max_length=36)]


class Seat(Message, tag="seat"):
    """Something done with a seat, or with the table: resign, let a bot play and come back, give the seat up, agree to
    end the game, keep the table. What cannot be taken back wants `sure`."""

    id: Number
    version: Version
    deed: Deed
    seat: SeatNumber = 0
    bot: Annotated[str, Meta(max_length=36)] = ""
    sure: bool = False


class Seats(Message, tag="seats"):
    """The rules of the table, and what one may do with its seats."""

    id: Number


class Say(Message, tag="say"):
    """Talk at the table: a text, or the id of a phrase that everybody reads in the own language."""

    id: Number
    text: Talk = ""
    phrase: Annotated[str, Meta(max_length=20)] = ""


class Hush(Message, tag="hush"):
    """Whoever said this line is not heard any more: `mute`; nor met at my tables: `block`."""

    id: Number
    line: Version
    kind: Literal["mute", "block"] = "mute"


class Weighing(Message, tag="weighing"):
    """Answers that somebody has planned and not given, for those who play on the same side; none: they were dropped."""

    version: Version
    answers: Annotated[list[Words], Meta(max_length=MOST_ANSWERS)]


class Lang(Message, tag="lang"):
    """Another language from now on."""

    lang: Language


class Odds(Message, tag="odds"):
    """Exact odds of what may follow: of one option, or of each before which no other question comes."""

    id: Number
    option: Annotated[str, Meta(max_length=200)] = ""
    want: Want = "page"


class Stakes(Message, tag="stakes"):
    """What each option puts at stake, in short: of the standing question, or of the one that some answers lead to."""

    id: Number
    answers: Annotated[list[Words], Meta(max_length=MOST_ANSWERS)] = []


class Why(Message, tag="why"):
    """Why nothing can be done at a spot: now, or after some answers that are planned."""

    id: Number
    spot: Words
    answers: Annotated[list[Words], Meta(max_length=MOST_ANSWERS)] = []


class Hint(Message, tag="hint"):
    """What to answer, and why: thought over for so many seconds at most. `enough`: tell what was found until now."""

    id: Number
    seconds: Annotated[float, Meta(ge=0, le=60)] = 20.0
    enough: bool = False
    want: Want = "page"


class Drawer(Message, tag="drawer"):
    """What is open to this seat but not on the board."""

    id: Number


class Look(Message, tag="look"):
    """What can be read on a piece: by its id, a spot where it lies, or its name."""

    id: Number
    piece: Words


class Onward(Message, tag="onward"):
    """Play on with what the script of a lesson has for the other seats."""

    id: Number
    version: Version


class Leave(Message, tag="leave"):
    """Leave the lesson; the table becomes an ordinary practice table."""

    id: Number


class Entropy(Message, tag="entropy"):
    """Add chance of one's own to fair luck."""

    id: Number
    text: Words


class Ping(Message, tag="ping"):
    """Still there?"""


Incoming: TypeAlias = (
    Watch
    | Answer
    | Preview
    | Undo
    | Roll
    | Replace
    | Seat
    | Seats
    | Say
    | Hush
    | Weighing
    | Lang
    | Odds
    | Stakes
    | Why
    | Hint
    | Drawer
    | Look
    | Onward
    | Leave
    | Entropy
    | Ping
)
_decoder: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)


def read_message(raw: str | bytes) -> Incoming:
    """A message of a client; malformed or unknown ones are refused with what is wrong."""
    try:
        return _decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise Refused("error-bad-message", problem=str(problem)) from problem


def request_number(raw: str | bytes) -> int | None:
    """The id of a message that could not be read, so that its sender knows which one was refused."""
    try:
        number = msgspec.json.decode(raw, type=_Numbered).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return number


class _Numbered(Struct):
    id: Number | None = None
