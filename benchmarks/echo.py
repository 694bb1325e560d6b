"""The bare server: the same uvicorn and WebSocket code with an application that only echoes."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import uvicorn


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Send back whatever comes."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


def main(port: int) -> None:
    """Serve until ended."""
    config = uvicorn.Config(
        echo, port=port, ws="websockets-sansio", ws_per_message_deflate=False, log_level="warning", lifespan="off"
    )
    asyncio.run(uvicorn.Server(config).serve())


if __name__ == "__main__":
    main(int(sys.argv[1]))
