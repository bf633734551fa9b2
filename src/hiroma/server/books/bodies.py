"""Bodies of /api/books. Books themselves are `hiroma.games.hidden_rooms.books.Book`."""

from typing import Annotated

import msgspec

from hiroma.games.hidden_rooms.books import Book, Finding, Name
from hiroma.server.bounds import Whole

Line = Annotated[int, msgspec.Meta(ge=0, le=5)]
Square = tuple[Line, Line]
"""Row and column, 0..5."""


class Rates(msgspec.Struct, frozen=True, kw_only=True):
    """How a bot level did: for each stage the attempts won, of `tries` each."""

    level: str
    tries: int
    wins: tuple[int, ...]


class Badge(msgspec.Struct, frozen=True, kw_only=True):
    """The measured difficulty of a book; `done` of `total` attempts are simulated.

    `grade` is 'gentle', 'fair', 'hard' or 'cruel', None until the level it is told by has been measured.
    """

    rates: tuple[Rates, ...]
    grade: str | None
    done: int
    total: int


class BookCard(msgspec.Struct, frozen=True, kw_only=True):
    """A book in the list. `by` is who published it, under the name of today; `drawings` its five looks."""

    key: str
    title: Name
    author: str
    by: str
    mine: bool
    changed: float
    grade: str | None
    drawings: tuple[str, ...]


class BookPage(msgspec.Struct, frozen=True, kw_only=True):
    """A book, whole. `play` is the value of the option `book` with which it is played ('' for the designed five).

    `findings` are warnings. `by` is '' for the designed five.
    """

    book: Book
    play: str
    by: str
    mine: bool
    changed: float
    findings: list[Finding]
    badge: Badge


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be said of a file. `book` is what would be kept of it, None when a finding refuses it.

    `tries[i]` is the value of the option `book` with which stage i + 1 is played alone; `unwon` lists the numbers of
    the stages that are new and that the author has not won yet.
    """

    findings: list[Finding]
    book: Book | None
    tries: tuple[str, ...] = ()
    unwon: tuple[int, ...] = ()


class Published(msgspec.Struct, frozen=True, kw_only=True):
    """A book was published, revised or withdrawn: its page is (or was) /books/{key}."""

    key: str


class Studied(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of POST /api/books/path: a path in the making.

    `turn` monster turns have gone by with nobody in sight; `child` stands on that square, if any.
    """

    path: Annotated[list[Square], msgspec.Meta(max_length=36)]
    turn: Whole = 0
    child: Square | None = None


class Stand(msgspec.Struct, frozen=True):
    """Where the monster stands, 'N', 'E', 'S' or 'W' its facing, and what brought it there ('' at the beginning)."""

    square: Square
    facing: str
    kind: str


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """What comes of a path. Without a sound one there are findings only.

    `arrows` has 36 letters, '-' for the terminal. `walk[t]` is where the monster stands after t undisturbed turns;
    `coming` are its next actions from `walk[turn]` for the child. `sensed[square]` is the first turn in which that
    square is sensed, 0 for never; `camped` the turn in which a child that stays at the start loses.
    """

    findings: list[Finding]
    arrows: str = ""
    walk: list[Stand] = []
    coming: list[Stand] = []
    ends: str = ""
    sensed: list[int] = []
    corners: int = 0
    covered: int = 0
    camped: int = 0
