"""Stage books: the file format, our five, and the brief by which a game knows its book.

The file is JSON (RULES.md, stage books). A game needs only the names and paths of it, so the option `book`
carries a *brief*: the same book without drawings and credits, at most a few thousand characters.
"""

from functools import cache, lru_cache
from importlib.resources import files

import msgspec

from hiroma.games.hidden_rooms.parts.board import SIZE, SQUARE_NAMES, SQUARE_OF
from hiroma.games.hidden_rooms.parts.track import Course
from hiroma.kernel.capabilities import Name

FORMAT = "hidden-rooms-stage-book"
VERSION = 1
STAGES = 5


class Grid(msgspec.Struct, frozen=True):
    """The board: the same in every book of version 1."""

    rows: int = SIZE
    cols: int = SIZE
    start: tuple[int, int] = (SIZE - 1, SIZE - 1)
    exit: tuple[int, int] = (0, 0)


class Look(msgspec.Struct, frozen=True):
    """A monster's look: `svg` names a bundled drawing or is a drawing; `text` describes it in words."""

    svg: str
    text: str


class Stage(msgspec.Struct, frozen=True):
    """One stage: number 1..5, the monster's look and name, and its path as (row, column) from start to terminal."""

    number: int
    key: str
    origin: str
    name: Name
    look: Look
    path: tuple[tuple[int, int], ...]


class Book(msgspec.Struct, frozen=True):
    """A stage book as its file holds it (HR-S-11); `stages` in the order of their numbers."""

    format: str
    version: int
    key: str
    title: Name
    origin: str
    author: str
    license: str
    board: Grid
    stages: tuple[Stage, ...]


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stage in a brief; `path` names its squares in order, blanks between: 'a1 b1 b2'."""

    key: str
    name: Name
    path: str

    @property
    def squares(self) -> list[int]:
        """Return the path as squares 0..35; `KeyError` for an unknown name."""
        return [SQUARE_OF[name] for name in self.path.split(" ")]


class Brief(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A book without drawings and credits, as a game knows it; `stages` are stage 1 to 5."""

    key: str
    title: Name
    stages: tuple[Page, Page, Page, Page, Page]


def path_of(stage: Stage) -> list[int]:
    """Return the path as squares 0..35."""
    return [row * SIZE + column for row, column in stage.path]


def brief_of(book: Book) -> Brief:
    """Return the brief of a sound book of five stages."""
    pages = [
        Page(stage.key, stage.name, " ".join(SQUARE_NAMES[square] for square in path_of(stage)))
        for stage in sorted(book.stages, key=lambda stage: stage.number)
    ]
    return Brief(book.key, book.title, (pages[0], pages[1], pages[2], pages[3], pages[4]))


def text_of(book: Book) -> str:
    """Return the value of the option `book` with which a book is played: its brief as canonical JSON."""
    return msgspec.json.encode(brief_of(book)).decode()


def rehearsals(book: Book) -> tuple[str, ...]:
    """Return for each stage a value of the option `book` to try it alone: its page five times, without a key."""
    brief = brief_of(book)
    alone = [msgspec.structs.replace(brief, key="", stages=(page, page, page, page, page)) for page in brief.stages]
    return tuple(msgspec.json.encode(each).decode() for each in alone)


@cache
def designed() -> Book:
    """Return our own five stages."""
    page = files("hiroma.games.hidden_rooms.parts") / "designed-five.json"
    return msgspec.json.decode(page.read_bytes(), type=Book)


class Stages:
    """A book ready to be played: its `text` (the option's value), its brief, and `courses[1..5]`."""

    __slots__ = ("brief", "courses", "text")

    def __init__(self, text: str, brief: Brief) -> None:
        self.text = text
        self.brief = brief
        first = Course(brief.stages[0].squares)
        self.courses = [first, *(Course(page.squares) for page in brief.stages)]  # page numbers count from 1

    def page(self, number: int) -> Page:
        """Return the page of stage 1..5."""
        return self.brief.stages[number - 1]


@lru_cache(64)
def stages(text: str) -> Stages:
    """Return the stages of an option's value; '' is our five. The value must have passed `setting.check_brief`."""
    brief = brief_of(designed()) if not text else msgspec.json.decode(text, type=Brief)
    return Stages(text, brief)
