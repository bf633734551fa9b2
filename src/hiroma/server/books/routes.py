"""HTTP of the library. Books travel as their files: whatever they are, the answer names code and place."""

from typing import Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post, put

from hiroma.games.hidden_rooms.manuscript import LARGEST
from hiroma.server.books.bodies import BookCard, BookPage, Checked, Published, Studied, Study
from hiroma.server.books.library import Library
from hiroma.server.books.study import study
from hiroma.server.http import player_of
from hiroma.table.refusal import Refused

BODY = LARGEST + 32 * 1024
"""Bytes of a request that are read, so that a file a little too large is told so in our own words."""


def library_of(request: Request[Any, Any, Any]) -> Library:
    """The library of the hall this request came to."""
    library: Library = request.app.state.library
    return library


def answer(said: Published | Checked | str, status: int) -> Response[Any]:
    """Where a book stands, or why it is not kept."""
    if isinstance(said, Checked):
        if said.book is not None:
            raise Refused("book-not-won", stages=list(said.unwon))
        first = next(finding for finding in said.findings if finding.refuses)
        what = {"error": first.code, "place": first.place, "findings": msgspec.to_builtins(said.findings)}
        raise Refused("book-refused", **what)
    if isinstance(said, str):
        raise Refused(said)
    return Response(said, status_code=status)


class Books(Controller):
    """Everything under /api/books."""

    path = "/api/books"

    @get()
    async def books(self, request: Request[Any, Any, Any]) -> list[BookCard]:
        """Published books, newest first."""
        return await library_of(request).cards(player_of(request))

    @get("/{key:str}")
    async def book(self, request: Request[Any, Any, Any], key: str) -> BookPage:
        """A book, whole."""
        page = await library_of(request).page(key, player_of(request))
        if page is None:
            raise Refused("no-such-book")
        return page

    @post("/path", status_code=200)
    async def path_of(self, data: Studied) -> Study:
        """What comes of a path in the making."""
        return study(data)

    @post("/check", status_code=200, request_max_body_size=BODY)
    async def check(self, request: Request[Any, Any, Any], won: str = "") -> Checked:
        """What is to be said of a file; nothing is kept. `won` lists tables at which its author has tried it."""
        return await library_of(request).check(await request.body(), player_of(request), won.split(","))

    @post(request_max_body_size=BODY)
    async def publish(self, request: Request[Any, Any, Any], won: str = "") -> Response[Any]:
        """Publish a file; 422 with the findings when it is refused, 409 when its author has still to win."""
        said = await library_of(request).publish(await request.body(), player_of(request), won.split(","))
        return answer(said, 201)

    @put("/{key:str}", request_max_body_size=BODY)
    async def revise(self, request: Request[Any, Any, Any], key: str, won: str = "") -> Response[Any]:
        """Put another edition in the place of one's own."""
        said = await library_of(request).revise(key, await request.body(), player_of(request), won.split(","))
        return answer(said, 200)

    @delete("/{key:str}", status_code=200)
    async def withdraw(self, request: Request[Any, Any, Any], key: str) -> Response[Any]:
        """Take one's own book back."""
        return answer(await library_of(request).withdraw(key, player_of(request)), 200)
