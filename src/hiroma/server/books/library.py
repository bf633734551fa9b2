"""The library of a hall: published books, their badges in the making."""

import secrets
import time
from typing import NamedTuple

import msgspec

from hiroma.games import DEFAULT, capabilities
from hiroma.ids import PlayerId, TableId
from hiroma.kernel.capabilities import Books, Pack
from hiroma.server.books import trials
from hiroma.server.books.bodies import Badge, BookCard, BookPage, Checked, Published
from hiroma.server.books.drawings import sanitised
from hiroma.server.books.originality import card_of, duplicates, published, won
from hiroma.server.core.jobs import Jobs
from hiroma.server.core.names import Names
from hiroma.server.core.scope import bare, scope, scoped
from hiroma.server.core.tables import Tables
from hiroma.store.library import BookRepository, BookRow
from hiroma.table.refusal import Refused

MOST = 20
"""Books of one author."""

LISTED = 60
COMPARED = 10_000
"""Books with which a new one is compared."""

MEASURED = 8
"""Badges that may be in the making at once."""


class Making(NamedTuple):
    """A badge in the making, of the edition of that time (unix seconds)."""

    changed: float
    badge: Badge


def must_have_books(game: str) -> Books:
    """Return the books of a game; `Refused` ('no-such-book') for one that has none."""
    books = capabilities(game).books
    if books is None:
        raise Refused("no-such-book")
    return books


class Library:
    """Published books of one game. A book is refused with a list of findings or a code, and nothing is stored then."""

    def __init__(self, shelf: "Shelf", game: str) -> None:
        """`Refused` as `must_have_books`."""
        self._books = must_have_books(game)
        self._game = game
        self._rows = shelf.rows
        self._names = shelf.names
        self._tables = shelf.tables
        self._jobs = shelf.jobs
        self._measuring = shelf.measuring

    # -- reading ---------------------------------------------------------------------------------

    async def check(self, raw: bytes, player: PlayerId, tables: list[TableId]) -> Checked:
        """Return the findings on a file, and the book as it would be kept. Its author tried it at these `tables`."""
        return (await self._checked(raw, player, tables))[0]

    async def _checked(self, raw: bytes, player: PlayerId, tables: list[TableId]) -> tuple[Checked, Pack | None]:
        pack, findings = self._books.read(raw, sanitised)
        if pack is None:
            return Checked(findings=findings, book=None), None
        places = published(await self._rows.newest(None, COMPARED, scope(self._game)), self._books.own())
        known = places.keys() | await won(self._tables, tables, player, self._game, self._books)
        checked = Checked(
            findings=findings + duplicates(pack, places),
            book=pack.book,
            tries=tuple(part.alone for part in pack.parts),
            unwon=tuple(at for at, part in enumerate(pack.parts, 1) if not known & set(part.alike.values())),
        )
        return checked, pack

    async def cards(self, player: PlayerId) -> list[BookCard]:
        """Return the newest books."""
        rows = await self._rows.newest(None, LISTED, scope(self._game))
        await self._names.know({row.player for row in rows})
        return [self._card(row, player) for row in rows]

    def _card(self, row: BookRow, player: PlayerId) -> BookCard:
        card: dict[str, object] = msgspec.json.decode(row.card)
        return msgspec.convert(
            {
                **card,
                "key": bare(row.key),
                "by": self._names[row.player],
                "mine": row.player == player,
                "changed": row.changed,
                "grade": msgspec.json.decode(row.badge, type=Badge).grade if row.badge else None,
            },
            BookCard,
        )

    async def page(self, key: str, player: PlayerId) -> BookPage | None:
        """Return a whole book, None for an unknown key. Its badge is begun when it has none."""
        own = self._books.own()
        if key == own.key:
            return self._page(own, "", False, 0.0, None)
        row = await self._rows.book(scoped(self._game, key))
        if row is None:
            return None
        await self._names.know({row.player})
        pack = self._books.stored(row.body)
        kept = msgspec.json.decode(row.badge, type=Badge) if row.badge else None
        made = self._measuring.get(row.key)
        if kept is None and (made is None or made.changed < row.changed):
            self._measure(row, pack)
            made = self._measuring.get(row.key)
        # Another process may have taken another edition since.
        badge = kept or (made.badge if made is not None and made.changed == row.changed else None)
        return self._page(pack, self._names[row.player], row.player == player, row.changed, badge)

    def _page(self, pack: Pack, by: str, mine: bool, changed: float, badge: Badge | None) -> BookPage:
        shown = badge or Badge(rates=(), grade=None, done=0, total=0)
        findings = [*pack.warnings, *trials.verdicts(shown, pack, self._books.levels[0])]
        return BookPage(
            book=pack.book, play=pack.play, by=by, mine=mine, changed=changed, findings=findings, badge=shown
        )

    # -- writing ---------------------------------------------------------------------------------

    async def publish(self, raw: bytes, player: PlayerId, tables: list[TableId]) -> Published | Checked | str:
        """Keep a new book; `Checked` when it is refused or its author has still to win, a code for other reasons."""
        checked, pack = await self._checked(raw, player, tables)
        if pack is None or checked.unwon:
            return checked
        row = self._row(pack, player)
        done = "taken" if pack.key == self._books.own().key else await self._rows.publish(row, MOST)
        if done != "published":
            return "too-many-books" if done == "full" else "key-taken"
        self._measure(row, pack)
        return Published(key=pack.key)

    async def revise(self, key: str, raw: bytes, player: PlayerId, tables: list[TableId]) -> Published | Checked | str:
        """Put another edition in the place of the player's own; answers as `publish`."""
        checked, pack = await self._checked(raw, player, tables)
        if pack is None or checked.unwon:
            return checked
        if pack.key != key:
            return "key-changed"
        row = self._row(pack, player)
        if not await self._rows.revise(row):
            return "not-your-book"
        self._measure(row, pack)
        return Published(key=key)

    async def withdraw(self, key: str, player: PlayerId) -> Published | str:
        """Take the player's own book back; a code when it is not theirs."""
        done = await self._rows.withdraw(scoped(self._game, key), player)
        if done:
            self._measuring.pop(scoped(self._game, key), None)
        return Published(key=key) if done else "not-your-book"

    def _row(self, pack: Pack, player: PlayerId) -> BookRow:
        return BookRow(
            key=scoped(self._game, pack.key),
            player=player,
            changed=time.time(),
            card=msgspec.json.encode(card_of(pack)),
            body=msgspec.json.encode(pack.book),
        )

    # -- badges ----------------------------------------------------------------------------------

    def _measure(self, row: BookRow, pack: Pack) -> None:
        if len(self._measuring) >= MEASURED and row.key not in self._measuring:
            return  # a later look at the book begins it
        measure = trials.Measure(self._game, self._books.levels, len(pack.parts))
        self._measuring[row.key] = Making(row.changed, trials.badge(measure, []))
        todo = trials.plan(measure, pack.play, secrets.randbits(40))
        self._jobs.task(self._try_out(row.key, row.changed, measure, todo))

    async def _try_out(self, key: str, changed: float, measure: trials.Measure, todo: list[trials.Trial]) -> None:
        mine = self._measuring[key]
        results: list[tuple[trials.Trial, int]] = []
        try:
            for trial in todo:
                results.append((trial, await self._jobs.patient(trials.won, trial)))
                if self._measuring.get(key) is not mine:
                    return  # another edition came
                mine = self._measuring[key] = Making(changed, trials.badge(measure, results))
            await self._rows.measure(key, changed, msgspec.json.encode(mine.badge))
        finally:
            if self._measuring.get(key) is mine:
                del self._measuring[key]


class Shelf:
    """The books of all games: what their libraries share."""

    def __init__(self, rows: BookRepository, names: Names, tables: Tables, jobs: Jobs) -> None:
        self.rows = rows
        self.names = names
        self.tables = tables
        self.jobs = jobs
        self.measuring: dict[str, Making] = {}
        """Badges in the making, by the key of the row."""

    def library(self, game: str = DEFAULT) -> Library:
        """Return the library of a game; `Refused` ('no-such-book') for one without books."""
        return Library(self, game)
