"""Play at a Pelagos server from Python: `Server` and `Seat`, or `AsyncServer` and `AsyncSeat` in an event loop."""

from pelagos.client.asynchronous import AsyncSeat, AsyncServer
from pelagos.client.errors import (
    ClientError,
    ForeignServer,
    NoTable,
    NotYourSeat,
    Refusal,
    ServerAway,
    StaleVersion,
    TooMuch,
)
from pelagos.client.messages import Advice, Chance, Odds, Opened, OptionOdds, PlainView, Preview, Result, State, Turn
from pelagos.client.seat import Seat
from pelagos.client.server import Server

__all__ = [
    "Advice",
    "AsyncSeat",
    "AsyncServer",
    "Chance",
    "ClientError",
    "ForeignServer",
    "NoTable",
    "NotYourSeat",
    "Odds",
    "Opened",
    "OptionOdds",
    "PlainView",
    "Preview",
    "Refusal",
    "Result",
    "Seat",
    "Server",
    "ServerAway",
    "StaleVersion",
    "State",
    "TooMuch",
    "Turn",
]
