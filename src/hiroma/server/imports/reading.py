"""Reading a log that somebody brought: every entry is folded again and checked by the rules. Runs in a worker."""

import hashlib
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from hiroma.games import ruleset
from hiroma.ids import NO_TABLE
from hiroma.server.imports.bodies import ImportedGame
from hiroma.store import Row
from hiroma.table import entries
from hiroma.table.events import GameEnded
from hiroma.table.table import Table
from hiroma.table.verify import verify

MOST_ENTRIES = 4_000
"""Entries of a log."""
PATIENCE = 10.0
"""Seconds of a worker that the check of one log may take."""


class Read(msgspec.Struct, frozen=True, kw_only=True):
    """A sound log: its lines and what lists say of it."""

    body: bytes
    digest: str
    game: str
    version: int
    entries: int
    games: tuple[ImportedGame, ...]


class Unfit(msgspec.Struct, frozen=True, kw_only=True):
    """The refusal of a log: a code and the things in the way."""

    code: str
    what: dict[str, Any] = {}


class TooSlow(Exception):
    """The check takes more than `PATIENCE`."""


def read(raw: bytes) -> Read | Unfit:
    """Check a whole log and return it, or the refusal.

    'import-bad' has the `rev` of the first bad entry. Its `why` is that of a `Verdict`. `Refused`: 'import-large',
    'import-bad', 'import-slow', 'import-unfinished' (no game of it is over, with its secret shown).
    """
    lines = [line.strip() for line in raw.splitlines() if line.strip()]
    if len(lines) > MOST_ENTRIES:
        return Unfit(code="import-large", what={"entries": MOST_ENTRIES})
    until = time.process_time() + PATIENCE
    try:
        verdict = verify(lines, ruleset, lambda: _must_be_quick(until))
    except TooSlow:
        return Unfit(code="import-slow", what={"seconds": int(PATIENCE)})
    if verdict.bad is not None:
        return Unfit(code="import-bad", what={"rev": verdict.bad, "why": verdict.why})
    table, games = _games(lines, verdict.unrevealed)
    if not games:
        return Unfit(code="import-unfinished")
    body = b"\n".join(lines)
    return Read(
        body=body,
        digest=hashlib.sha256(body).hexdigest(),
        game=table.game,
        version=table.ruleset.info.version,
        entries=len(lines),
        games=games,
    )


def _must_be_quick(until: float) -> None:
    if time.process_time() > until:
        raise TooSlow


def _games(lines: Sequence[bytes], secret: Sequence[int]) -> tuple[Table, tuple[ImportedGame, ...]]:
    # A game whose secret is not shown is left out: its draws cannot be redone yet.
    table = Table(ruleset, lambda count: b"")
    games: list[ImportedGame] = []
    for line in lines:
        happened = table.follow(line)
        ended = [heard.event for heard in happened.heard if isinstance(heard.event, GameEnded)]
        games += [_game(table, event, happened.at) for event in ended if event.no not in secret]
    return table, tuple(games)


def _game(table: Table, ended: GameEnded, at: float) -> ImportedGame:
    people = sum(chair.player is not None for chair in table.chairs)
    return ImportedGame(
        no=ended.no,
        ended=at,
        people=people,
        bots=len(table.chairs) - people,
        winners=ended.winners,
        how=ended.how,
    )


def rows(body: bytes) -> list[Row]:
    """Return the entries of an imported log, as the store has those of a table."""
    lines = body.split(b"\n") if body else []
    return [Row(table=NO_TABLE, rev=rev, at=entries.decode(line).at, body=line) for rev, line in enumerate(lines, 1)]
