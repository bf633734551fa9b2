"""Finds the texts that a ruleset lacks, in every language: for events, moves, refusals and options; and clauses."""

import re
import sys
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import get_args

from hiroma.kernel.ruleset import Ruleset

LANGUAGES = ("en", "ja", "de")
"""The languages of the hall. The client has them from here (`tools/wire_values.py`)."""


def gaps(ruleset: Ruleset, refusals: set[str]) -> list[str]:
    """Return 'language: key' of every missing text, sorted; none for a ruleset without a folder `text`."""
    folder = next((found for found in _beside(ruleset, "text") if found.is_dir()), None)
    if folder is None:
        return []
    wanted = keys(ruleset, refusals)
    missing: list[str] = []
    for language in LANGUAGES:
        page = folder / f"{language}.ftl"
        there = set(re.findall(r"(?m)^([a-zA-Z][\w-]*) *=", page.read_text("utf-8"))) if page.is_file() else set()
        missing += [f"{language}: {key}" for key in sorted(wanted - there)]
    return missing


def _beside(ruleset: Ruleset, name: str) -> Iterator[Traversable]:
    # Every file or folder of that name in the package of the ruleset's class, and in those of the classes it extends.
    for kind in type(ruleset).__mro__[:-1]:
        package = sys.modules[kind.__module__].__package__
        if package:
            yield files(package) / name


CLAUSE = r"[A-Z]{2}-[A-Z]{1,3}-?\d+[a-z]?"
"""A clause of a rulebook: 'CS-M4', 'HR-S-11', 'SJ-F9b'."""


def written(book: str) -> set[str]:
    """Return the clauses of a rulebook: the first cell of a table row, or the start of a list item, in bold or not."""
    return set(re.findall(rf"(?m)^(?:\| *|[*-] +)\**({CLAUSE})\b", book))


def rulebook(language: str) -> str:
    """Return the name of the file with the rulebook in a language."""
    return "RULES.md" if language == "en" else f"RULES.{language}.md"


def unruled(ruleset: Ruleset, clauses: set[str]) -> list[str]:
    """Return the clauses that the ruleset's RULES.md lacks, sorted; none for a ruleset without one.

    For a translation beside it, such as RULES.ja.md, the language stands before the clause: 'ja: CS-M4'.
    """
    missing: list[str] = []
    for language in LANGUAGES:
        book = next((found for found in _beside(ruleset, rulebook(language)) if found.is_file()), None)
        if book is not None:
            unwritten = sorted(clauses - written(book.read_text("utf-8")))
            missing += [clause if language == "en" else f"{language}: {clause}" for clause in unwritten]
    return missing


def keys(ruleset: Ruleset, refusals: set[str]) -> set[str]:
    """Return the keys of all texts that a ruleset needs; `refusals` are its codes of refusal, as far as known."""
    game = ruleset.info.id
    kinds = get_args(ruleset.event) or (ruleset.event,)
    moves = get_args(ruleset.move) or (ruleset.move,)
    found = {f"{game}-name", f"{game}-tagline"} | {f"{game}-refusal-{code}" for code in refusals}
    found |= {f"{game}-event-{kind.__struct_config__.tag}" for kind in kinds}
    found |= {f"{game}-move-{kind.__struct_config__.tag}" for kind in moves}
    for option in ruleset.info.options:
        found |= {f"{game}-option-{option.name}", f"{game}-option-{option.name}-help"}
        found |= {f"{game}-option-{option.name}-{choice}" for choice in option.choices}
    for style in ruleset.info.styles:
        found |= {f"{game}-style-{style.name}", f"{game}-style-{style.name}-help"}
    for lesson in ruleset.lessons:
        found |= {f"{game}-lesson-{lesson.id}{part}" for part in ("", "-say", "-hint", "-done")}
    return found
