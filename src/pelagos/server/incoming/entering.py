"""Ways in and out: a passkey, a recovery code, another device; whoever comes in is a device, which can be ended."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Annotated, Any, Final

from msgspec import Meta, Struct
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response

from pelagos.core.errors import Refused
from pelagos.people.codes import LONGEST_TYPED, code_mark, pairing_code, recovery_code
from pelagos.people.passkeys import (
    SECONDS,
    Passkey,
    ask_to_enter,
    ask_to_register,
    challenge_in,
    credential_mark,
    entered,
    registered,
)
from pelagos.server.incoming.context import Server, link_mark
from pelagos.server.incoming.guard import client_of
from pelagos.server.incoming.messages import Token
from pelagos.server.incoming.page_requests import answered, body_of, server_of
from pelagos.server.incoming.sockets import end_sockets
from pelagos.server.incoming.visitors import Visitor
from pelagos.server.play.live import now
from pelagos.server.play.tables import AGAIN_SECONDS, PEOPLE
from pelagos.server.store.changes import announce
from pelagos.server.store.persons import (
    add_once,
    add_passkey,
    approve_once,
    drop_passkey,
    ended_ids,
    find_passkey,
    has_way_in,
    look_at_once,
    passkeys_of,
    set_code,
    twin_of,
    use_code,
    use_once,
    use_passkey,
)
from pelagos.server.store.rows import DeviceRow, Once
from pelagos.server.tell import replies

log = logging.getLogger("pelagos.people")

REGISTER: Final = "register"
ENTER: Final = "enter"
PAIR: Final = "pair"
PAIRING_SECONDS: Final = 600
MOST_PASSKEYS: Final = 20
NAMELESS: Final = "Pelagos"

Typed = Annotated[str, Meta(min_length=1, max_length=LONGEST_TYPED)]


class PasskeyGiven(Struct, forbid_unknown_fields=True):
    """What `navigator.credentials` gave, as its `toJSON` writes it."""

    credential: dict[str, Any]


class CodeGiven(Struct, forbid_unknown_fields=True):
    """A code as somebody typed it."""

    code: Typed


class SecretGiven(Struct, forbid_unknown_fields=True):
    """The secret of a device that waits."""

    secret: Token


def known_visitor(request: Request) -> Visitor:
    """Somebody with an identity of their own; a stranger has nothing that could be looked at or changed."""
    visitor = Visitor(server_of(request), request)
    if not visitor.known:
        raise Refused("error-stranger")
    return visitor


def try_to_enter(request: Request) -> Visitor:
    """Somebody at the door; not too often."""
    server = server_of(request)
    server.tries.check(client_of(request.scope))
    return Visitor(server, request)


def settled_visitor(request: Request) -> Visitor:
    """Somebody who makes a way back; strangers, of whom something is kept by that, not too often."""
    visitor = Visitor(server_of(request), request)
    return visitor if visitor.known else try_to_enter(request)


def origin_of(request: Request) -> str:
    """The page that asks, which the guard has seen to be ours. Passkeys are a thing of pages."""
    origin = request.headers.get("origin", "")
    if not origin:
        raise Refused("error-bad-passkey")
    return origin


async def keep_once(request: Request, thing: Once) -> None:
    """Remember something that can be used once."""
    moment = int(time.time())
    await server_of(request).tables.writer.run(lambda connection: add_once(connection, thing, moment))


async def let_in(visitor: Visitor, person: str) -> Response:
    """From now on this browser is that person; who it was before it is, too."""
    visitor.become(person)
    return await visitor.sign(answered(replies.Paired(entered=True)))


async def ask_passkey(request: Request) -> Response:
    """What a browser is asked to make a passkey."""
    visitor, server = settled_visitor(request), server_of(request)
    known = await server.tables.read(passkeys_of, visitor.person)
    if len(known) >= MOST_PASSKEYS:
        raise Refused("error-too-many-passkeys", most=MOST_PASSKEYS)
    name = await visitor.name() or NAMELESS
    asked = ask_to_register(origin_of(request), visitor.person, name, [row.passkey.credential for row in known])
    until = int(time.time()) + SECONDS
    await keep_once(request, Once(link_mark(asked.challenge), REGISTER, until, visitor.person))
    return await visitor.sign(answered(replies.PasskeyAsked(asked.options)))


async def make_passkey(request: Request) -> Response:
    """Keep the passkey that a browser has made."""
    visitor, given = known_visitor(request), (await body_of(request, PasskeyGiven)).credential
    challenge, person, moment = challenge_in(given), visitor.person, int(time.time())

    def make(connection: Connection) -> None:
        if use_once(connection, link_mark(challenge), REGISTER, moment).person != person:
            raise Refused("error-bad-passkey")
        add_passkey(connection, person, registered(given, origin_of(request), challenge), visitor.agent, now())

    await visitor.server.tables.writer.run(make)
    return await visitor.sign(answered(replies.Paired(entered=True)))


async def forget_passkey(request: Request) -> Response:
    """One passkey less."""
    visitor, mark = known_visitor(request), request.path_params["passkey"]
    await visitor.server.tables.writer.run(lambda connection: drop_passkey(connection, visitor.person, mark))
    return answered(replies.Paired(entered=True))


async def make_code(visitor: Visitor) -> str:
    """A new recovery code, in place of the one before."""
    code, person = recovery_code(), visitor.person
    await visitor.server.tables.writer.run(lambda connection: set_code(connection, person, code_mark(code), now()))
    return code


async def new_code(request: Request) -> Response:
    """The same, told this once."""
    visitor = settled_visitor(request)
    return await visitor.sign(answered(replies.RecoveryCode(await make_code(visitor))))


async def ask_to_come_in(request: Request) -> Response:
    """What a browser is asked to come in with a passkey."""
    try_to_enter(request)
    asked = ask_to_enter(origin_of(request))
    await keep_once(request, Once(link_mark(asked.challenge), ENTER, int(time.time()) + SECONDS))
    return answered(replies.PasskeyAsked(asked.options))


async def enter_by_passkey(request: Request) -> Response:
    """Come in with a passkey."""
    visitor, given = Visitor(server_of(request), request), (await body_of(request, PasskeyGiven)).credential
    challenge, moment = challenge_in(given), int(time.time())

    def enter(connection: Connection) -> str:
        use_once(connection, link_mark(challenge), ENTER, moment)
        row = find_passkey(connection, credential_mark(str(given.get("id", ""))))
        kept: Passkey = row.passkey
        use_passkey(connection, row.mark, entered(given, origin_of(request), challenge, kept), now())
        return row.person

    return await let_in(visitor, await visitor.server.tables.writer.run(enter))


async def enter_by_code(request: Request) -> Response:
    """Come in with a recovery code."""
    visitor = try_to_enter(request)
    code = code_mark((await body_of(request, CodeGiven)).code)
    person = await visitor.server.tables.writer.run(lambda connection: use_code(connection, code, now()))
    return await let_in(visitor, person)


async def wait_for_device(request: Request) -> Response:
    """A code that another device of the same person types."""
    visitor, code, secret = try_to_enter(request), pairing_code(), secrets.token_urlsafe(24)
    until, twin = int(time.time()) + PAIRING_SECONDS, code_mark(code).mark
    await keep_once(request, Once(link_mark(secret), PAIR, until, name=visitor.agent, twin=twin))
    return answered(replies.Pairing(code, secret, PAIRING_SECONDS))


async def enter_by_device(request: Request) -> Response:
    """Whether the other device has said yes; then come in."""
    visitor, moment = Visitor(server_of(request), request), int(time.time())
    mark = link_mark((await body_of(request, SecretGiven)).secret)
    if not (await visitor.server.tables.read(look_at_once, mark, PAIR, moment)).person:
        return answered(replies.Paired(entered=False))
    found = await visitor.server.tables.writer.run(lambda connection: use_once(connection, mark, PAIR, moment))
    return await let_in(visitor, found.person)


async def look_at_device(request: Request) -> Response:
    """Which device shows a code, before one lets it in."""
    visitor = known_visitor(request)
    visitor.server.tries.check(client_of(request.scope))
    twin = code_mark(request.path_params["code"]).mark
    found = await visitor.server.tables.read(twin_of, twin, PAIR, int(time.time()))
    return answered(replies.Waiting(found.name))


async def let_device_in(request: Request) -> Response:
    """This device is mine, too. Only somebody with a way back of their own may say so."""
    visitor = known_visitor(request)
    visitor.server.tries.check(client_of(request.scope))
    twin, person, moment = code_mark((await body_of(request, CodeGiven)).code).mark, visitor.person, int(time.time())

    def approve(connection: Connection) -> None:
        if not has_way_in(connection, person):
            raise Refused("error-no-account")
        approve_once(connection, twin_of(connection, twin, PAIR, moment).mark, person)

    await visitor.server.tables.writer.run(approve)
    return answered(replies.Paired(entered=True))


async def end(server: Server, work: Callable[[Connection], Sequence[DeviceRow]]) -> None:
    """Do what ends some devices; everywhere their sockets end, and seats that were lent to them are theirs no more."""

    def ending(connection: Connection) -> Sequence[DeviceRow]:
        gone = work(connection)
        announce(connection, server.tables.origin, PEOPLE)
        return gone

    gone = await server.tables.writer.run(ending)
    await refresh_ended(server)
    for table in {row.table for row in gone if row.table}:
        await server.tables.change(await server.tables.find(table), lambda connection: None)


async def refresh_ended(server: Server) -> None:
    """Read anew who counts no more, and end their sockets."""
    before, server.ended = server.ended, await server.tables.read(ended_ids)
    fresh = server.ended - before
    if fresh:
        await end_sockets(server, lambda viewer: bool(viewer.marks & fresh))


def hear_of_people(server: Server) -> None:
    """When another server ends a device, it is ended here, too."""
    server.tables.people_changed = lambda: begin_chore(server, lambda: refresh_ended(server))


def begin_chore(server: Server, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Something that nobody waits for."""
    chores = server.tables.chores
    chores.append(task := asyncio.create_task(_until_done(server, work)))
    task.add_done_callback(chores.remove)


async def _until_done(server: Server, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Try until the database answers: nobody else will think of it."""
    while not server.tables.closing:
        try:
            return await work()
        except SQLAlchemyError as problem:
            log.warning("a chore waits for the database: %s", type(problem).__name__)
            await asyncio.sleep(AGAIN_SECONDS)
    return None
