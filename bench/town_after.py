"""The laws of a simulated day: logs verify, acknowledged commands and seats stay, tournament results are right."""

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol

import msgspec

from bench.fast_hall import FastHall
from bench.town_contests import Contest
from hiroma.games import ruleset
from hiroma.ids import PlayerId, TableId
from hiroma.records.ended import ended
from hiroma.server.wire import presenter
from hiroma.store import Row, Store
from hiroma.store.pairings import PairingRow
from hiroma.store.tournaments import OVER
from hiroma.table.table import Table
from hiroma.table.verify import verify
from hiroma.tournaments import points_of

SHOWN = 10
"""Breaches of one law that are printed."""


class Lived(Protocol):
    """The part of a town that is judged."""

    hall: FastHall
    contests: list[Contest]
    failures: list[str]
    errors: list[str]
    lost: list[tuple[float, float]]


class Ack(msgspec.Struct, array_like=True, frozen=True):
    """An acknowledged command: its time, table, rev (0: unknown), and the id under which the log keeps it."""

    at: float
    table: TableId
    rev: int
    kept: str
    player: PlayerId
    name: str


class Judge:
    """Judges the tables of a day one after the other. `broken` are the breaches by law."""

    def __init__(self, acks: dict[TableId, list[Ack]]) -> None:
        self.broken: dict[str, list[str]] = {}
        self.counts: Counter[str] = Counter()
        self.tables: dict[TableId, dict[PlayerId, int]] = {}
        """Table of a finished tournament game → each player's place, computed again from the log."""
        self._acks = acks

    def breaks(self, law: str, what: str) -> None:
        """Write down a breach."""
        self.broken.setdefault(law, []).append(what)

    def table(self, table_id: TableId, rows: Sequence[Row]) -> None:
        """Judge a table by its log."""
        verdict = verify([row.body for row in rows], ruleset)
        if verdict.bad is not None:
            self.breaks("a log does not verify", f"{table_id} entry {verdict.bad}: {verdict.why}")
            return
        table = _fold(rows)
        self.counts["tables"] += 1
        self.counts["entries"] += len(rows)
        self.counts["games over"] += len(table.finished)
        self.counts[f"tables {table.status}"] += 1
        self.counts[f"games of {table.game}"] += table.no
        self._acknowledged(table, rows)
        self._seats(table)
        if table.status == "playing" and not presenter.waited_for(table):
            self.breaks("a game stands still", f"{table_id} {table.game} rev {table.rev}")
        if table.paired and table.finished:
            last = _fold(rows[: table.finished[1][1]])
            if (over := ended(last)) is not None:
                self.tables[table_id] = {who: over.seats[seat].place for who, seat in over.people().items()}

    def missing(self, here: set[TableId]) -> None:
        """Judge the tables that no longer exist: the hall may forget only tables at which nobody has played."""
        for table_id in self._acks.keys() - here:
            if any(ack.name == "submit" for ack in self._acks[table_id]):
                self.breaks("an acknowledged command is lost", f"{table_id}: the whole table")
            self.counts["tables forgotten"] += 1

    def _acknowledged(self, table: Table, rows: Sequence[Row]) -> None:
        for ack in self._acks.get(table.id, ()):
            self.counts["acknowledged"] += 1
            if ack.kept and (ack.rev > len(rows) or rows[ack.rev - 1].command != ack.kept):
                self.breaks("an acknowledged command is lost", f"{table.id} entry {ack.rev} {ack.name}")

    def _seats(self, table: Table) -> None:
        sat: dict[PlayerId, bool] = {}
        for ack in self._acks.get(table.id, ()):
            if ack.name in ("join", "leave"):
                # In a game the seat stays the player's after `leave`; that is not checked.
                sat[ack.player] = ack.name == "join"
        for player, sits in sat.items():
            if sits:
                self.counts["seats"] += 1
                if table.chair_of(player) is None:
                    self.breaks("a seat is lost", f"{table.id} {player} {table.status}")


def _fold(rows: Sequence[Row]) -> Table:
    return Table.fold(((row.body, row.sealed) for row in rows), ruleset, bytes)


def _acks(file: Path, lost: Sequence[tuple[float, float]]) -> dict[TableId, list[Ack]]:
    """Return the acknowledged commands by table, without those that the restored backup is too old for."""
    found: dict[TableId, list[Ack]] = {}
    for ack in _read(file):
        if not any(began <= ack.at <= ended for began, ended in lost):
            found.setdefault(ack.table, []).append(ack)
    return found


def _read(file: Path) -> Iterator[Ack]:
    with file.open("rb") as lines:
        for line in lines:
            yield msgspec.json.decode(line, type=Ack)


async def _contests(town: Lived, store: Store, judge: Judge) -> None:
    for contest in town.contests:
        row = await store.tournaments.one(contest.id)
        if row is None or row.status != OVER:
            judge.breaks("a tournament is not over", f"{row and (row.name, row.status)}")
            continue
        people = {one.no: one.player for one in await store.tournaments.entered(row.id)}
        games = await store.tournaments.games(row.id)
        judge.counts["tournaments"] += 1
        judge.counts["tournament games"] += len(games)
        for game in games:
            if game.points is None or (game.played and _points(game, people, judge.tables) != game.points):
                judge.breaks("a tournament has a wrong result", f"{row.name} game {game.no} {game.table}")


def _points(
    game: PairingRow, people: dict[int, PlayerId], tables: dict[TableId, dict[PlayerId, int]]
) -> tuple[float, ...]:
    places = tables.get(game.table or TableId(""), {})
    came = [no for no in game.players if people[no] in places]
    given = dict(zip(came, points_of([places[people[no]] for no in came]), strict=True)) if len(came) > 1 else {}
    return tuple(given.get(no, 0.0) for no in game.players)


async def judge(town: Lived, acks: Path) -> dict[str, Any]:
    """Return the counts of the day, and every breach of a law."""
    found = Judge(_acks(acks, town.lost))
    store = await Store.connect(town.hall.settings.store)
    try:
        states = await store.tables.states()
        for table_id in states:
            found.table(table_id, await store.tables.entries(table_id))
        found.missing(set(states))
        await _contests(town, store, found)
    finally:
        await store.close()
    for failure in town.failures:
        found.breaks("a person could not go on", failure)
    for error in town.errors:
        found.breaks("the hall logged an error", error)
    size = town.hall.file.stat().st_size
    return {
        "after": dict(sorted(found.counts.items())),
        "db_kb_per_game": round(size / 1e3 / max(1, found.counts["games over"]), 2),
        "db_bytes_per_entry": round(size / max(1, found.counts["entries"])),
        "failed": {law: [len(told), *told[:SHOWN]] for law, told in found.broken.items()},
    }
