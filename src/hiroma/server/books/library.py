"""The library of a hall: published books, their badges in the making."""

import secrets
import time
from typing import Any

import msgspec

from hiroma.games import newest
from hiroma.games.hidden_rooms.books import Book, Finding, designed, rehearsals, text_of
from hiroma.games.hidden_rooms.filing import read_book
from hiroma.games.hidden_rooms.paths import check_path
from hiroma.server.books import trials
from hiroma.server.books.bodies import Badge, BookCard, BookPage, Checked, Published
from hiroma.server.books.drawings import sanitised
from hiroma.server.books.paths import Card, duplicates, mirrored, paths_of, published, won
from hiroma.server.hall import Hall
from hiroma.store import library
from hiroma.store.library import BookRow

MOST = 20
"""Books of one author."""

LISTED = 60
COMPARED = 10_000
"""Books with which a new one is compared."""

MEASURED = 8
"""Badges that may be in the making at once."""


class Library:
    """Published books. What is refused is a list of findings or a code, and nothing is stored."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._measuring: dict[str, Badge] = {}

    # -- reading ---------------------------------------------------------------------------------

    async def check(self, raw: bytes, player: str, tables: list[str]) -> Checked:
        """What is to be said of a file, and what would be kept of it; `tables` are those its author tried it at."""
        checked = _sound(raw)
        if checked.book is None:
            return checked
        places = published(await self.hall.store.read(library.newest, None, COMPARED))
        known = places.keys() | await won(self.hall, tables, player)
        paths = paths_of(checked.book)
        return Checked(
            findings=checked.findings + duplicates(checked.book, places),
            book=checked.book,
            tries=rehearsals(checked.book),
            unwon=tuple(at for at, path in enumerate(paths, 1) if not known & {path, mirrored(path)}),
        )

    async def cards(self, player: str) -> list[BookCard]:
        """The newest books."""
        rows = await self.hall.store.read(library.newest, None, LISTED)
        await self.hall.know({row.player for row in rows})
        return [self._card(row, player) for row in rows]

    def _card(self, row: BookRow, player: str) -> BookCard:
        card: dict[str, Any] = msgspec.json.decode(row.card)
        return msgspec.convert(
            {
                **card,
                "key": row.key,
                "by": self.hall.names[row.player],
                "mine": row.player == player,
                "changed": row.changed,
                "grade": msgspec.json.decode(row.badge, type=Badge).grade if row.badge else None,
            },
            BookCard,
        )

    async def page(self, key: str, player: str) -> BookPage | None:
        """A book, whole; its badge is begun when it has none."""
        if key == designed().key:
            return self._page(designed(), "", "", False, 0.0, None)
        row = await self.hall.store.read(library.book, key)
        if row is None:
            return None
        await self.hall.know({row.player})
        book = msgspec.json.decode(row.body, type=Book)
        kept = msgspec.json.decode(row.badge, type=Badge) if row.badge else None
        if kept is None and key not in self._measuring:
            self._measure(row.key, row.changed, text_of(book))
        badge = kept or self._measuring.get(key)
        return self._page(book, text_of(book), self.hall.names[row.player], row.player == player, row.changed, badge)

    def _page(self, book: Book, play: str, by: str, mine: bool, changed: float, badge: Badge | None) -> BookPage:
        shown = badge or Badge(rates=(), grade=None, done=0, total=0)
        warnings = [
            finding
            for at, stage in enumerate(book.stages)
            for finding in check_path([list(square) for square in stage.path], f"stages[{at}].path")
        ]
        findings = warnings + trials.verdicts(shown)
        return BookPage(book=book, play=play, by=by, mine=mine, changed=changed, findings=findings, badge=shown)

    # -- writing ---------------------------------------------------------------------------------

    async def publish(self, raw: bytes, player: str, tables: list[str]) -> Published | Checked | str:
        """Keep a new book; `Checked` when it is refused or its author has still to win, a code for other reasons."""
        checked = await self.check(raw, player, tables)
        if checked.book is None or checked.unwon:
            return checked
        if await self.hall.store.read(library.written, player) >= MOST:
            return "too-many-books"
        row = _row(checked.book, player)
        if row.key == designed().key or not await self.hall.store.write(library.publish, row):
            return "key-taken"
        self._measure(row.key, row.changed, text_of(checked.book))
        return Published(key=row.key)

    async def revise(self, key: str, raw: bytes, player: str, tables: list[str]) -> Published | Checked | str:
        """Put another edition in the place of one's own; answers as `publish`."""
        checked = await self.check(raw, player, tables)
        if checked.book is None or checked.unwon:
            return checked
        if checked.book.key != key:
            return "key-changed"
        row = _row(checked.book, player)
        if not await self.hall.store.write(library.revise, row):
            return "not-your-book"
        self._measure(row.key, row.changed, text_of(checked.book))
        return Published(key=key)

    async def withdraw(self, key: str, player: str) -> Published | str:
        """Take one's own book back; a code when it is not one's own."""
        done = await self.hall.store.write(library.withdraw, key, player)
        if done:
            self._measuring.pop(key, None)
        return Published(key=key) if done else "not-your-book"

    # -- badges ----------------------------------------------------------------------------------

    def _measure(self, key: str, changed: float, play: str) -> None:
        if len(self._measuring) >= MEASURED and key not in self._measuring:
            return  # whoever looks at the book later begins it
        levels = [level for level in newest(trials.GAME).bots if level != "random"]
        todo = trials.plan(play, levels, secrets.randbits(40))
        self._measuring[key] = trials.badge([], len(todo) * trials.BATCH)
        self.hall.task(self._try_out(key, changed, todo))

    async def _try_out(self, key: str, changed: float, todo: list[trials.Trial]) -> None:
        mine = self._measuring[key]
        results: list[tuple[trials.Trial, int]] = []
        try:
            for trial in todo:
                results.append((trial, await self.hall.work(trials.won, trial)))
                if self._measuring.get(key) is not mine:
                    return  # another edition came
                mine = self._measuring[key] = trials.badge(results, len(todo) * trials.BATCH)
            await self.hall.store.write(library.measure, key, changed, msgspec.json.encode(mine))
        finally:
            if self._measuring.get(key) is mine:
                del self._measuring[key]


def _sound(raw: bytes) -> Checked:
    book, findings = read_book(raw)
    if book is None:
        return Checked(findings=findings, book=None)
    stages, wrong = [], []
    for at, stage in enumerate(book.stages):
        svg, why = (stage.look.svg, "") if not stage.look.svg.lstrip().startswith("<") else sanitised(stage.look.svg)
        if why:
            wrong.append(Finding("E-SVG", f"stages[{at}].look.svg", {"part": why}))
        stages.append(msgspec.structs.replace(stage, look=msgspec.structs.replace(stage.look, svg=svg)))
    if wrong:
        return Checked(findings=findings + wrong, book=None)
    return Checked(findings=findings, book=msgspec.structs.replace(book, stages=tuple(stages)))


def _row(book: Book, player: str) -> BookRow:
    # A list needs no drawings of several KiB.
    drawings = tuple(stage.look.svg if not stage.look.svg.startswith("<") else "" for stage in book.stages)
    card = Card(msgspec.to_builtins(book.title), book.author, drawings, paths_of(book))
    return BookRow(
        key=book.key,
        player=player,
        changed=time.time(),
        card=msgspec.json.encode(card),
        body=msgspec.json.encode(book),
    )
