"""Reading a stage book from its file: every error with its code and its place (RULES.md, stage books).

Strangers write these files, so nothing is taken on trust: size, encoding, depth, keys, types, texts, numbers, paths.
"""

import re
import unicodedata
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from hiroma.games.hidden_rooms.capabilities.manuscript import parsed
from hiroma.games.hidden_rooms.parts.board import SIZE
from hiroma.games.hidden_rooms.parts.books import FORMAT, STAGES, VERSION, Book, Stage
from hiroma.games.hidden_rooms.parts.paths import check_path
from hiroma.kernel.capabilities import Finding

LARGEST_DRAWING: Final = 8 * 1024

DRAWINGS: Final = ("sweeper", "coil", "weaver", "warden", "hound", "unknown")
"""The drawings that come with the game."""

ORIGINS: Final = ("designed", "user", "licensed")
BOARD: Final = {"rows": SIZE, "cols": SIZE, "start": [SIZE - 1, SIZE - 1], "exit": [0, 0]}
LONGEST_KEY: Final = 40
KEY: Final = re.compile(rf"[a-z0-9-]{{1,{LONGEST_KEY}}}")

NAME: Final = 40
"""Most characters of a title or a name, in each language."""
CREDIT: Final = 80
"""Most characters of the author and of the license."""
LOOK: Final = 240
"""Most characters of the description of a monster."""

Check = Callable[[object, str], list[Finding]]


class Report:
    """Findings in a file: errors, which refuse it, apart from warnings, which never hide an error."""

    __slots__ = ("errors", "warnings")

    def __init__(self, found: list[Finding]) -> None:
        self.errors: list[Finding] = [finding for finding in found if finding.refuses]
        self.warnings: list[Finding] = [finding for finding in found if not finding.refuses]


def read_book(raw: bytes) -> tuple[Book | None, list[Finding]]:
    """Return a book, its stages in order, and the findings in it; None for a book that a finding refuses.

    It checks inline drawings from outside only: their content is the business of the sanitiser (library.py).
    """
    tree, unreadable = parsed(raw)
    if unreadable:
        return None, unreadable
    report = Report(_fields(tree, "", BOOK))
    if report.errors:
        return None, report.errors + report.warnings
    book = msgspec.convert(_known(tree), Book)
    found = _apart(book.stages) + report.warnings
    if len(found) > len(report.warnings):
        return None, found
    stages = tuple(sorted(book.stages, key=lambda stage: stage.number))
    return msgspec.structs.replace(book, stages=stages), found


def _wrong(code: str, place: str, **what: int | str) -> list[Finding]:
    return [Finding(code, place, what)]


def _apart(stages: Sequence[Stage]) -> list[Finding]:
    """Return findings for stages, each sound in itself, that have a number or a key in common."""
    found: list[Finding] = []
    if sorted(stage.number for stage in stages) != list(range(1, STAGES + 1)):
        found += _wrong("E-NUMBERS", "stages")
    keys = [stage.key for stage in stages]
    for at, key in enumerate(keys):
        if key in keys[:at]:
            found += _wrong("E-KEY", f"stages[{at}].key", first=keys.index(key))
    return found


def _fields(tree: object, place: str, checks: dict[str, Check], optional: tuple[str, ...] = ()) -> list[Finding]:
    """Return the findings in an object with these fields; further fields must begin with x-."""
    if not isinstance(tree, dict):
        return _wrong("E-FORMAT", place, why="type")
    found: list[Finding] = []
    for name in tree:
        if name not in checks and not name.startswith("x-"):
            found += _wrong("E-FORMAT", _in(place, name[:60]), why="unknown")
    for name, check in checks.items():
        if name in tree:
            found += check(tree[name], _in(place, name))
        elif name not in optional:
            found += _wrong("E-FORMAT", _in(place, name), why="missing")
    return found


def _in(place: str, name: str) -> str:
    return f"{place}.{name}" if place else name


def _known(tree: object) -> object:
    """Return a tree without the fields that begin with x-."""
    if isinstance(tree, dict):
        return {name: _known(value) for name, value in tree.items() if not name.startswith("x-")}
    return [_known(value) for value in tree] if isinstance(tree, list) else tree


def _is(*wanted: object) -> Check:
    # JSON's true is 1 to Python.
    return lambda value, place: (
        [] if any(type(value) is type(each) and value == each for each in wanted) else _wrong("E-FORMAT", place)
    )


def _text(most: int) -> Check:
    def check(value: object, place: str) -> list[Finding]:
        if not isinstance(value, str):
            return _wrong("E-FORMAT", place, why="type")
        controls = any(unicodedata.category(letter).startswith("C") for letter in value)
        if controls or not value.strip() or len(value) > most:
            return _wrong("E-TEXT", place, most=most)
        return []

    return check


def _name(value: object, place: str) -> list[Finding]:
    return _fields(value, place, {"en": _text(NAME), "ja": _text(NAME), "de": _text(NAME)}, optional=("ja", "de"))


def _key(value: object, place: str) -> list[Finding]:
    return [] if isinstance(value, str) and KEY.fullmatch(value) else _wrong("E-KEY", place)


def _drawing(value: object, place: str) -> list[Finding]:
    if value in DRAWINGS:
        return []
    if not isinstance(value, str) or not value.lstrip().startswith("<"):
        return _wrong("E-SVG", place)
    size = len(value.encode("utf-8", "replace"))
    broken = any(unicodedata.category(letter) == "Cs" for letter in value)
    return _wrong("E-SVG", place, bytes=size, most=LARGEST_DRAWING) if size > LARGEST_DRAWING or broken else []


def _look(value: object, place: str) -> list[Finding]:
    return _fields(value, place, {"svg": _drawing, "text": _text(LOOK)})


def _number(value: object, place: str) -> list[Finding]:
    return [] if type(value) is int and 1 <= value <= STAGES else _wrong("E-NUMBERS", place)


def _stages(value: object, place: str) -> list[Finding]:
    if not isinstance(value, list):
        return _wrong("E-FORMAT", place, why="type")
    if len(value) != STAGES:
        return _wrong("E-NUMBERS", place, count=len(value))
    return [finding for at, stage in enumerate(value) for finding in _fields(stage, f"{place}[{at}]", STAGE)]


STAGE: Final[dict[str, Check]] = {
    "number": _number,
    "key": _key,
    "origin": _is(*ORIGINS),
    "name": _name,
    "look": _look,
    "path": check_path,
}

BOOK: Final[dict[str, Check]] = {
    "format": _is(FORMAT),
    "version": _is(VERSION),
    "key": _key,
    "title": _name,
    "origin": _is(*ORIGINS),
    "author": _text(CREDIT),
    "license": _text(CREDIT),
    "board": _is(BOARD),
    "stages": _stages,
}
