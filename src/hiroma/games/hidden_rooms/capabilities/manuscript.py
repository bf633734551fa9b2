"""JSON reader for book files: it checks size, encoding and depth, because strangers write these files."""

import json
import re
from typing import Final, NoReturn

from hiroma.kernel.capabilities import Finding

LARGEST: Final = 64 * 1024
"""Most bytes of a file."""

DEEPEST: Final = 8
"""Deepest nesting of brackets: a sound book has six."""


def parsed(raw: bytes) -> tuple[object, list[Finding]]:
    """Return the plain values of a file and no finding, or None and the finding that refuses it."""
    if len(raw) > LARGEST:
        return None, _no("", why="size", bytes=len(raw), most=LARGEST)
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        return None, _no(f"byte {error.start}", why="encoding")
    if _depth(text) > DEEPEST:
        return None, _no("", why="depth", most=DEEPEST)
    try:
        return json.loads(text, object_pairs_hook=_pairs, parse_constant=_constant), []
    except json.JSONDecodeError as error:
        return None, _no(f"line {error.lineno}, column {error.colno}", why="json")
    except ValueError as error:
        return None, _no("", why="json", said=str(error)[:80])


def _depth(text: str) -> int:
    """Return the depth of nested brackets; those in strings do not count."""
    deep = deepest = 0
    for mark in re.findall(r'"(?:[^"\\]|\\.)*"?|[\[{]|[\]}]', text):
        if mark in ("[", "{"):
            deep += 1
            deepest = max(deepest, deep)
        elif mark in ("]", "}"):
            deep -= 1
    return deepest


def _pairs(pairs: list[tuple[str, object]]) -> dict[str, object]:
    made = dict(pairs)
    if len(made) < len(pairs):
        names = [name for name, _ in pairs]
        raise ValueError("twice: " + next(name for name in names if names.count(name) > 1))
    return made


def _constant(name: str) -> NoReturn:
    raise ValueError(f"no number: {name}")


def _no(place: str, **what: int | str) -> list[Finding]:
    return [Finding("E-FORMAT", place, what)]
