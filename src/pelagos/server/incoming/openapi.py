"""The OpenAPI document, made from the types that read requests and describe answers."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import pelagos
from pelagos.games.registry import find_game, game_keys, load_pack
from pelagos.server.incoming import messages
from pelagos.server.incoming.api import ROOT
from pelagos.server.incoming.api_lobby import JoinWish, LessonWish, TokenWish
from pelagos.server.incoming.entering import CodeGiven, PasskeyGiven, SecretGiven
from pelagos.server.incoming.page_requests import answered
from pelagos.server.incoming.seating import CarryWish
from pelagos.server.incoming.you import FarewellWish, NameWish, SeatAsked
from pelagos.server.play.opening import TableWish
from pelagos.server.tell import replies, wire
from pelagos.server.tell.program_state import DataHint, DataOdds, DataPreview, DataState

REF = "#/components/schemas/{name}"
ANSWER = "{game}-answer"
OK, CREATED = 200, 201
REFUSALS = {
    400: "what was asked for is not possible",
    401: "the token opens no seat here",
    403: "not for the caller",
    404: "unknown",
    409: "the table has moved on",
    410: "used up",
    413: "too large",
    429: "too much at once",
}


class Operation(NamedTuple):
    """One thing that can be asked for."""

    method: str
    path: str
    name: str
    words: str
    answer: Any
    body: Any = None
    status: int = OK


class Answered(messages.Answer, tag=False):
    """One or more answers in a row, meant for a version. The same request sent again gets the same reply."""


class Previewed(messages.Preview, tag=False):
    """What these answers would lead to."""


class Undone(messages.Undo, tag=False):
    """Take the last answer back."""


class Rolled(messages.Roll, tag=False):
    """What somebody's own die or draw came to."""


class Replaced(messages.Replace, tag=False):
    """Another bot for one that fails; the same one: let it try again."""


class SeatDone(messages.Seat, tag=False):
    """Resign, let a bot play and come back, give a seat up, agree to end the game, keep the table for ever."""


class Followed(messages.Onward, tag=False):
    """Play on with what the script of a lesson has for the other seats."""


class Left(messages.Leave, tag=False):
    """Leave the lesson; the table becomes an ordinary practice table."""


class Said(messages.Say, tag=False):
    """Talk at the table."""


class Hushed(messages.Hush, tag=False):
    """Not to hear whoever said a line any more; `block`: nor to meet them at my tables."""


class Added(messages.Entropy, tag=False):
    """Add chance of one's own to fair luck."""


class Hinted(messages.Hint, tag=False):
    """What to answer, thought over for so many seconds at most; `enough`: tell what was found until now."""


ANALYSIS = replies.AnalysisState
FAREWELLS = (replies.Farewell, replies.MeState)
ODDS = (replies.OddsState, DataOdds)
PREVIEWS = (replies.PreviewState, DataPreview)
WANT = {"type": "string", "enum": ["page", "data"]}
QUERIES: dict[str, dict[str, Any]] = {
    "/tables/{table}": {"want": WANT},
    "/tables/{table}/odds": {"want": WANT, "option": {"type": "string", "maxLength": 200}},
}
"""What may stand behind the question mark."""
OPERATIONS = (
    Operation("get", "/games", "listGames", "All games with their bots and settings.", replies.GameList),
    Operation("get", "/games/{game}", "getGame", "One game.", replies.GameState),
    Operation("get", "/games/{game}/pieces", "listPieces", "All that lies in the box.", replies.PieceList),
    Operation("get", "/games/{game}/pieces/{piece}", "getPiece", "What is to be read on a piece.", replies.PieceState),
    Operation("get", "/rules/{game}/{rule}", "getRule", "A rule in our words.", wire.RuleText),
    Operation("get", "/tables", "listTables", "My tables and the public ones.", replies.TableList),
    Operation("post", "/tables", "openTable", "Open a table.", replies.Opened, TableWish, CREATED),
    Operation("post", "/join", "takeSeat", "Take an open seat with an invitation.", replies.Opened, JoinWish),
    Operation("post", "/records", "importRecord", "Open a table from a record.", replies.Opened, bytes, CREATED),
    Operation("get", "/tables/{table}", "getTable", "A table as it stands.", (wire.State, DataState)),
    Operation("get", "/tables/{table}/at/{version}", "getMoment", "A table as it stood at a version.", wire.State),
    Operation("get", "/tables/{table}/review", "getReview", "How a finished game went.", replies.ReviewState),
    Operation("get", "/tables/{table}/analysis", "getAnalysis", "Luck and skill, as far as found.", ANALYSIS),
    Operation("post", "/tables/{table}/analysis", "analyse", "Have a finished game analysed.", ANALYSIS),
    Operation("delete", "/tables/{table}/analysis", "stopAnalysis", "Stop; what is found is kept.", ANALYSIS),
    Operation("get", "/tables/{table}/poster", "getPoster", "A picture of the end, as PNG.", bytes),
    Operation("get", "/tables/{table}/record", "getRecord", "The record as a file.", bytes),
    Operation("get", "/tables/{table}/replay", "getReplay", "The game as a page that needs no server.", str),
    Operation("get", "/tables/{table}/luck", "getLuck", "Where luck comes from, and who added to it.", wire.Luck),
    Operation("post", "/tables/{table}/entropy", "addEntropy", "Add to fair luck.", replies.Done, Added),
    Operation(
        "get", "/tables/{table}/odds", "getOdds", "Exact odds of what may follow.", (replies.OddsState, DataOdds)
    ),
    Operation(
        "post",
        "/tables/{table}/hint",
        "getHint",
        "What to answer, and why.",
        (replies.HintState, DataHint, replies.Done),
        Hinted,
    ),
    Operation("get", "/tables/{table}/drawer", "getDrawer", "What is open but not on the board.", replies.DrawerState),
    Operation(
        "get",
        "/tables/{table}/pieces/{piece}",
        "look",
        "What can be read on a piece, and where it is.",
        replies.PieceState,
    ),
    Operation(
        "get",
        "/tables/{table}/at/{version}/pieces/{piece}",
        "lookBack",
        "The same at a version.",
        replies.PieceState,
    ),
    Operation(
        "post", "/tables/{table}/tokens", "makeToken", "A token for one of my seats.", replies.SeatKey, TokenWish
    ),
    Operation("post", "/tables/{table}/answers", "answer", "Answer for a seat.", replies.Done, Answered),
    Operation("post", "/tables/{table}/preview", "preview", "See ahead.", PREVIEWS, Previewed),
    Operation("post", "/tables/{table}/undo", "undo", "Take the last answer back.", replies.Done, Undone),
    Operation("post", "/tables/{table}/roll", "roll", "Type what was rolled.", replies.Done, Rolled),
    Operation("post", "/tables/{table}/replace", "replaceBot", "Replace a bot that fails.", replies.Done, Replaced),
    Operation("get", "/tables/{table}/seats", "getSeats", "Rules of the table, and what I may do.", replies.SeatMenu),
    Operation("post", "/tables/{table}/seats", "changeSeat", "Leave, hand over, end early.", replies.Done, SeatDone),
    Operation("post", "/tables/{table}/chat", "say", "Talk at the table.", replies.Done, Said),
    Operation("post", "/tables/{table}/hush", "hush", "Mute or block who said a line.", replies.Done, Hushed),
    Operation("post", "/lessons", "learn", "Open a guided first game.", replies.Opened, LessonWish, CREATED),
    Operation("get", "/tables/{table}/lesson", "getLesson", "The lesson as far as it has come.", replies.LessonState),
    Operation("post", "/tables/{table}/onward", "onward", "Go on with the script.", replies.Done, Followed),
    Operation("post", "/tables/{table}/leave", "leaveLesson", "Leave the lesson.", replies.Done, Left),
    Operation("delete", "/tables/{table}", "deleteTable", "Delete a table of mine.", replies.MeState),
    Operation("post", "/tables/{table}/ask", "askForSeat", "Ask for a lost seat.", replies.Done, SeatAsked),
    Operation("post", "/tables/{table}/carry", "lendSeat", "Lend a seat of mine.", replies.CarryLink, CarryWish),
    Operation("get", "/me", "getMe", "Who I am, and what is kept of me.", replies.MeState),
    Operation("post", "/me", "rename", "Choose a name.", replies.MeState, NameWish),
    Operation("post", "/me/leave", "signOut", "Sign this browser out.", replies.Paired),
    Operation(
        "post",
        "/me/delete",
        "deleteMe",
        "Delete my account, in two steps.",
        FAREWELLS,
        FarewellWish,
    ),
    Operation("post", "/me/code", "makeCode", "A new recovery code, told once.", replies.RecoveryCode),
    Operation("post", "/me/passkeys/ask", "askPasskey", "What a new passkey is asked.", replies.PasskeyAsked),
    Operation("post", "/me/passkeys", "makePasskey", "Keep a new passkey.", replies.Paired, PasskeyGiven),
    Operation("delete", "/me/passkeys/{passkey}", "dropPasskey", "Forget a passkey.", replies.Paired),
    Operation("delete", "/me/devices/others", "endOthers", "End all other devices.", replies.MeState),
    Operation("delete", "/me/devices/{device}", "endDevice", "End a device.", replies.MeState),
    Operation("get", "/me/waiting/{code}", "getWaiting", "Which device shows a code.", replies.Waiting),
    Operation("post", "/me/waiting", "letIn", "That device is mine.", replies.Paired, CodeGiven),
    Operation("delete", "/me/hushed/{other}", "unhush", "Hear somebody again.", replies.MeState),
    Operation("post", "/enter/ask", "askToEnter", "What a passkey is asked to come in.", replies.PasskeyAsked),
    Operation("post", "/enter/passkey", "enterByPasskey", "Come in with a passkey.", replies.Paired, PasskeyGiven),
    Operation("post", "/enter/code", "enterByCode", "Come in with a recovery code.", replies.Paired, CodeGiven),
    Operation("post", "/enter/wait", "waitForDevice", "A code for another device of mine.", replies.Pairing),
    Operation("post", "/enter/device", "enterByDevice", "Whether it was let in.", replies.Paired, SecretGiven),
)


@cache
def document() -> dict[str, Any]:
    """The whole document."""
    kinds = [kind for operation in OPERATIONS for kind in _kinds(operation)]
    schemas, components = msgspec.json.schema_components([*kinds, wire.ErrorReply], ref_template=REF)
    found = dict(zip(kinds, schemas, strict=False))
    _name_answers(components)
    paths: dict[str, Any] = {}
    for operation in OPERATIONS:
        paths.setdefault(ROOT + operation.path, {})[operation.method] = _described(operation, found)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Pelagos", "version": pelagos.__version__, "description": __doc__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "seat": {"type": "http", "scheme": "bearer"},
                "browser": {"type": "apiKey", "in": "cookie", "name": "pelagos"},
            },
        },
        "security": [{}, {"seat": []}, {"browser": []}],
    }


def _name_answers(components: dict[str, Any]) -> None:
    """Say how the answers of each game are written; a server understands other spellings as well."""
    for game in map(find_game, game_keys()):
        pattern = game.verbs.pattern(load_pack(game)) if game.verbs is not None else ""
        components[ANSWER.format(game=game.key)] = {
            "description": f"An answer in {game.key}, as it is offered.",
            "type": "string",
            "pattern": pattern,
        }
    names = [name for name in components if name.endswith(ANSWER.format(game=""))]
    for body in (Answered, Previewed):
        answers = components[body.__name__]["properties"]["answers"]
        answers["items"] = {"anyOf": [*({"$ref": REF.format(name=name)} for name in names), answers["items"]]}


def _kinds(operation: Operation) -> list[Any]:
    """The types of an operation."""
    answers = operation.answer if isinstance(operation.answer, tuple) else (operation.answer,)
    return [kind for kind in (*answers, operation.body) if kind not in (None, bytes, str)]


def _described(operation: Operation, schemas: dict[Any, Any]) -> dict[str, Any]:
    refused = {"$ref": REF.format(name="ErrorReply")}
    described = {
        "operationId": operation.name,
        "summary": operation.words,
        "parameters": _parameters(operation.path),
        "responses": {
            str(operation.status): {"description": "done", "content": _content(operation.answer, schemas)},
            **{
                str(status): {"description": words, "content": {"application/json": {"schema": refused}}}
                for status, words in REFUSALS.items()
            },
        },
    }
    if operation.body is not None:
        text = {"text/plain": {"schema": {"type": "string"}}}
        content = text if operation.body is bytes else _content(operation.body, schemas)
        described["requestBody"] = {"required": True, "content": content}
    return described


def _content(kind: Any, schemas: dict[Any, Any]) -> dict[str, Any]:
    if kind is bytes:
        return {"application/jsonl": {"schema": {"type": "string"}}}
    if kind is str:
        return {"text/html": {"schema": {"type": "string"}}}
    if isinstance(kind, tuple):
        return {"application/json": {"schema": {"anyOf": [schemas[one] for one in kind]}}}
    return {"application/json": {"schema": schemas[kind]}}


def _parameters(path: str) -> list[dict[str, Any]]:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    found = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "integer", "minimum": 0} if name == "version" else {"type": "string", "minLength": 1},
        }
        for name in names
    ]
    asked = QUERIES.get(path, {})
    return [*found, *({"name": name, "in": "query", "required": False, "schema": asked[name]} for name in asked)]


async def openapi(request: Request) -> Response:
    """The document, for programs that write programs."""
    return answered(document())
