"""Scopes of a program's token: a table of the routes that each opens. Other routes are its owner's alone."""

import re

from hiroma.store.tokens import TokenRow

READ, PLAY = "read", "play"

OPEN_TO = {
    READ: (
        "GET /api/me",
        "GET /api/me/waiting",
        "GET /api/me/records.csv",
        "GET /api/me/records.json",
        "GET /api/games",
        "GET /api/games/{game}/lessons/{lesson}/solution",
        "GET /api/games/{game}/versions/{version}",
        "GET /api/tables",
        "GET /api/tables/{table}",
        "GET /api/tables/{table}/advice",
        "GET /api/tables/{table}/club",
        "GET /api/tables/{table}/games/{no}/chances",
        "GET /api/tables/{table}/games/{no}/comments",
        "GET /api/tables/{table}/games/{no}/replay",
        "GET /api/tables/{table}/games/{no}/review",
        "GET /api/tables/{table}/history",
        "GET /api/tables/{table}/log",
        "GET /api/people/{player}",
        "GET /api/games/{game}/bots",
        "GET /api/seasons/{game}",
        "GET /api/seasons/{game}/{season}",
        "GET /api/here",
        "GET /api/ended",
        "GET /api/daily",
        "GET /api/daily/calendar",
        "GET /api/daily/games",
        "GET /api/daily/{day}",
        "GET /api/puzzles",
        "GET /api/books",
        "GET /api/books/{key}",
        "GET /api/health",
        "GET /api/schema",
        "GET /api/schema/{path}",
    ),
    PLAY: (
        "POST /api/play",
        "POST /api/tables",
        "POST /api/tables/{table}/club",
        "POST /api/tables/{table}/commands",
        "POST /api/tables/{table}/games/{no}/comments",
        "POST /api/tables/{table}/games/{no}/practice",
        "POST /api/games/{game}/lessons/{lesson}",
        "POST /api/daily",
        "POST /api/daily/{day}",
        "POST /api/puzzles/{puzzle}/look",
        "POST /api/puzzles/{puzzle}/answer",
        "POST /api/books/check",
        "POST /api/books/path",
    ),
}
"""The routes that a scope opens. 'play' opens those of 'read', too."""


def _matcher(*scopes: str) -> re.Pattern[str]:
    ways = (re.sub(r"{\w+}", "[^/]+", re.escape(way).replace(r"\{", "{").replace(r"\}", "}")) for way in _ways(scopes))
    return re.compile("|".join(ways))


def _ways(scopes: tuple[str, ...]) -> list[str]:
    return [way for scope in scopes for way in OPEN_TO[scope]]


_MATCHERS = {READ: _matcher(READ), PLAY: _matcher(READ, PLAY)}


def open_to(token: TokenRow, method: str, path: str) -> bool:
    """Return True when a program's token opens the route."""
    asked = f"{'GET' if method == 'HEAD' else method} {path}"
    return any(_MATCHERS[scope].fullmatch(asked) for scope in token.scopes.split())
