"""The JSON API, version 1: the same words and deeds as the WebSocket, one request at a time."""

from __future__ import annotations

from starlette.routing import Route

from pelagos.server.incoming import api_lobby, api_table

ROOT = "/api/v1"

ROUTES = [
    Route(f"{ROOT}/games", api_lobby.games),
    Route(f"{ROOT}/games/{{game}}", api_lobby.game),
    Route(f"{ROOT}/rules/{{game}}/{{rule}}", api_lobby.rule),
    Route(f"{ROOT}/tables", api_lobby.table_list),
    Route(f"{ROOT}/tables", api_lobby.create, methods=["POST"]),
    Route(f"{ROOT}/join", api_lobby.join, methods=["POST"]),
    Route(f"{ROOT}/records", api_lobby.import_record, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}", api_table.table),
    Route(f"{ROOT}/tables/{{table}}/at/{{version:int}}", api_table.at),
    Route(f"{ROOT}/tables/{{table}}/record", api_table.record),
    Route(f"{ROOT}/tables/{{table}}/replay", api_table.replay),
    Route(f"{ROOT}/tables/{{table}}/odds", api_table.odds),
    Route(f"{ROOT}/tables/{{table}}/drawer", api_table.drawer),
    Route(f"{ROOT}/tables/{{table}}/tokens", api_lobby.token, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/answers", api_table.answer, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/preview", api_table.preview, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/undo", api_table.undo, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/roll", api_table.roll, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/replace", api_table.replace, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/chat", api_table.chat, methods=["POST"]),
    Route(f"{ROOT}/lessons", api_lobby.learn, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/lesson", api_table.lesson),
    Route(f"{ROOT}/tables/{{table}}/onward", api_table.onward, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/leave", api_table.leave, methods=["POST"]),
]
