"""Bodies of /api/books. Books, drafts and their studies are the game's own (`kernel.capabilities.Books.travels`)."""

import msgspec

from hiroma.kernel.capabilities import Finding, Name
from hiroma.server.wire.game_bodies import Book


class Rates(msgspec.Struct, frozen=True, kw_only=True):
    """Results of a bot level: for each part of a book (a stage) the number of attempts won, of `tries`."""

    level: str
    tries: int
    wins: tuple[int, ...]


class Badge(msgspec.Struct, frozen=True, kw_only=True):
    """The measured difficulty of a book; `done` of `total` attempts are simulated.

    `grade` is 'gentle', 'fair', 'hard' or 'cruel', None until the level that decides it has been measured.
    """

    rates: tuple[Rates, ...]
    grade: str | None
    done: int
    total: int


class BookCard(msgspec.Struct, frozen=True, kw_only=True):
    """A book in the list. `by` is the present name of its publisher; `drawings` show its parts."""

    key: str
    title: Name
    author: str
    by: str
    mine: bool
    changed: float
    grade: str | None
    drawings: tuple[str, ...]


class BookPage(msgspec.Struct, frozen=True, kw_only=True):
    """A book, whole, in its game's own type. `play` is the value of the option with which it is played.

    `findings` are warnings. `by` is '' for the book that comes with the game.
    """

    book: Book
    play: str
    by: str
    mine: bool
    changed: float
    findings: list[Finding]
    badge: Badge


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """The findings on a file. `book` is the book as it would be kept, None when a finding refuses it.

    `tries[i]` is the value of the option with which part i + 1 (a stage) is played alone; `unwon` lists the numbers of
    the parts that are new and that the author has not won yet.
    """

    findings: list[Finding]
    book: Book | None
    tries: tuple[str, ...] = ()
    unwon: tuple[int, ...] = ()


class Published(msgspec.Struct, frozen=True, kw_only=True):
    """A book was published, revised or withdrawn: its page is (or was) /books/{key}."""

    key: str
