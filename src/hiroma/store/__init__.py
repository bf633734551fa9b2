"""Keeps logs, players and chat: SQLite or PostgreSQL, the same code for both."""

from hiroma.store.rows import Appended, ChatRow, Outcome, PlayerRow, Row, StoreError, Summary
from hiroma.store.store import Store

__all__ = ["Appended", "ChatRow", "Outcome", "PlayerRow", "Row", "Store", "StoreError", "Summary"]
