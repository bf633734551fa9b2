"""HTTP of the library. Books travel as their files: whatever they are, the answer names code and place.

`?game=` says whose library is meant; a game without books is refused ('no-such-book').
"""

import msgspec
from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody

from hiroma.games import DEFAULT
from hiroma.ids import PlayerId, TableId
from hiroma.server.books.bodies import BookCard, BookPage, Checked, Published
from hiroma.server.books.library import Library, Shelf, must_have_books
from hiroma.server.core.visitor import HallRequest
from hiroma.server.wire.game_bodies import BOOK, Draft, Study
from hiroma.server.wire.marks import FILE
from hiroma.table.refusal import Refused

BODY = 96 * 1024
"""Bytes of a request that are read: a game refuses a file that is too large for it in its own words."""

READS = {FILE: BOOK}
"""Options of a route that reads a book's file."""


def library_of(shelf: NamedDependency[Shelf], game: FromQuery[str] = DEFAULT) -> Library:
    """Return the library of the game that the address names. `Refused` as `must_have_books`."""
    return shelf.library(game)


def tables_of(won: str) -> list[TableId]:
    """Return the tables that a parameter lists, with commas between them."""
    return [TableId(one) for one in won.split(",")]


def answer(said: Published | Checked | str) -> Published:
    """Return the answer with the book's place. `Refused`: 'book-refused', 'book-not-won', and the code `said`."""
    if isinstance(said, Checked):
        if said.book is not None:
            raise Refused("book-not-won", stages=list(said.unwon))
        first = next(finding for finding in said.findings if finding.refuses)
        what = {"error": first.code, "place": first.place, "findings": msgspec.to_builtins(said.findings)}
        raise Refused("book-refused", **what)
    if isinstance(said, str):
        raise Refused(said)
    return said


class Books(Controller):
    """Everything under /api/books."""

    path = "/api/books"
    dependencies = {"library": Provide(library_of, sync_to_thread=False)}  # noqa: RUF012 - the framework's way

    @get()
    async def books(self, library: NamedDependency[Library], me: NamedDependency[PlayerId]) -> list[BookCard]:
        """Return published books, newest first. `Refused` as `library_of`."""
        return await library.cards(me)

    @get("/{key:str}")
    async def book(
        self, library: NamedDependency[Library], me: NamedDependency[PlayerId], key: FromPath[str]
    ) -> BookPage:
        """Return a whole book with its warnings and its measured difficulty.

        `play` is the value of the option with which it is played. `Refused`: 'no-such-book'.
        """
        page = await library.page(key, me)
        if page is None:
            raise Refused("no-such-book")
        return page

    @post("/path", status_code=200)
    async def study(self, data: JSONBody[Draft], game: FromQuery[str] = DEFAULT) -> Study:
        """Return the study of a draft, as the game makes it: for Hidden Rooms, of a path in the making.

        `Refused`: 'malformed', and as `must_have_books`.
        """
        books = must_have_books(game)
        try:
            return books.study(data)
        except msgspec.ValidationError as error:
            raise Refused("malformed", why=str(error)[:200]) from None

    @post("/check", status_code=200, request_max_body_size=BODY, opt=READS)
    async def check(
        self,
        library: NamedDependency[Library],
        me: NamedDependency[PlayerId],
        request: HallRequest,
        won: FromQuery[str] = "",
    ) -> Checked:
        """Return the findings on a file, the stages still to be won, and the options with which to try each.

        Nothing is kept. `won` lists at most ten tables at which the author has tried it. `Refused` as `library_of`.
        """
        return await library.check(await request.body(), me, tables_of(won))

    @post(request_max_body_size=BODY, opt=READS)
    async def publish(
        self,
        library: NamedDependency[Library],
        me: NamedDependency[PlayerId],
        request: HallRequest,
        won: FromQuery[str] = "",
    ) -> Published:
        """Publish a book's file.

        `what.findings` of a refused one has every `code` and `place`. All new paths must have been won by the author at
        one of the tables that `won` lists (at most ten); `what.stages` has the others. `Refused`: 'too-many-books',
        'key-taken', and as `library_of` and `answer`.
        """
        said = await library.publish(await request.body(), me, tables_of(won))
        return answer(said)

    @put("/{key:str}", request_max_body_size=BODY, opt=READS)
    async def revise(
        self,
        library: NamedDependency[Library],
        me: NamedDependency[PlayerId],
        request: HallRequest,
        key: FromPath[str],
        won: FromQuery[str] = "",
    ) -> Published:
        """Put another edition in the place of the player's own; `won` as for a new book.

        `Refused`: 'key-changed', 'not-your-book', and as `library_of` and `answer`.
        """
        said = await library.revise(key, await request.body(), me, tables_of(won))
        return answer(said)

    @delete("/{key:str}", status_code=200)
    async def withdraw(
        self, library: NamedDependency[Library], me: NamedDependency[PlayerId], key: FromPath[str]
    ) -> Published:
        """Take the player's own book back. `Refused`: 'not-your-book', and as `library_of`."""
        return answer(await library.withdraw(key, me))
