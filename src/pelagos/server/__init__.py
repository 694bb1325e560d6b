"""The web table: HTTP, WebSocket, storage, seats and limits. No rules here."""
