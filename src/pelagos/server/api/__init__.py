"""The JSON API, version 1: the same words and deeds as the WebSocket, one request at a time."""

from __future__ import annotations

from starlette.routing import Route

from pelagos.server.api import around, at_table

ROOT = "/api/v1"

ROUTES = [
    Route(f"{ROOT}/games", around.games),
    Route(f"{ROOT}/games/{{game}}", around.game),
    Route(f"{ROOT}/rules/{{game}}/{{rule}}", around.rule),
    Route(f"{ROOT}/tables", around.table_list),
    Route(f"{ROOT}/tables", around.create, methods=["POST"]),
    Route(f"{ROOT}/join", around.join, methods=["POST"]),
    Route(f"{ROOT}/records", around.import_record, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}", at_table.table),
    Route(f"{ROOT}/tables/{{table}}/at/{{version:int}}", at_table.at),
    Route(f"{ROOT}/tables/{{table}}/record", at_table.record),
    Route(f"{ROOT}/tables/{{table}}/replay", at_table.replay),
    Route(f"{ROOT}/tables/{{table}}/odds", at_table.odds),
    Route(f"{ROOT}/tables/{{table}}/drawer", at_table.drawer),
    Route(f"{ROOT}/tables/{{table}}/tokens", around.token, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/answers", at_table.answer, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/preview", at_table.preview, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/undo", at_table.undo, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/roll", at_table.roll, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/replace", at_table.replace, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/chat", at_table.chat, methods=["POST"]),
    Route(f"{ROOT}/lessons", around.learn, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/lesson", at_table.lesson),
    Route(f"{ROOT}/tables/{{table}}/onward", at_table.onward, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/leave", at_table.leave, methods=["POST"]),
]
