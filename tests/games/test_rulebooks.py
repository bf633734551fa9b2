"""The rulebooks are the same in every language: the same headings, tables and clauses in the same order."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hiroma.kernel.texts import CLAUSE, LANGUAGES, rulebook
from tests.games.books import CLAUSES

ROOT = Path(__file__).parents[2]
HOMES = sorted(path.parent for path in ROOT.glob("src/hiroma/games/*/RULES.md"))
OTHERS = [language for language in LANGUAGES if language != "en"]

each_game = pytest.mark.parametrize("home", HOMES, ids=lambda home: home.name)
each_translation = pytest.mark.parametrize("language", OTHERS)

ROW = re.compile(rf"^(?:\| *|[*-] +)\**({CLAUSE})\b\**(.*)$", re.MULTILINE)
SAME_IN_ALL = re.compile(rf"`[^`]*`|{CLAUSE}|\b[A-Z]{{1,3}}\d+[a-z]?\b|[\W\d_]+")
"""Text that needs no translation: code, names of clauses, figures."""


def book(home: Path, language: str) -> str:
    """Return the rulebook of a game in a language."""
    return (home / rulebook(language)).read_text("utf-8")


def clauses(text: str) -> list[tuple[str, str]]:
    """Return each clause with its text, in the order of the book."""
    return [(name, said.strip(" |:.")) for name, said in ROW.findall(without_code(text))]


def without_code(text: str) -> str:
    return re.sub(r"(?ms)^```.*?^```", "```", text)


def shape(text: str) -> Iterator[str]:
    """Yield headings by level, tables by columns, list items and code blocks, in order."""
    for line in without_code(text).splitlines():
        if line.startswith("#"):
            yield line.partition(" ")[0]
        elif line.startswith("|"):
            cells = re.split(r"(?<!\\)\|", line)
            yield f"row of {len(cells) - 2}"
        elif re.match(r"[*-] ", line):
            yield "item"
        elif line == "```":
            yield "code"


def untranslated(english: str, other: str) -> list[str]:
    """Return the clauses of a translation that are empty or the same as in English."""
    said = dict(clauses(english))
    return [
        name
        for name, text in clauses(other)
        if not text or (text == said.get(name) and SAME_IN_ALL.sub("", text) != "")
    ]


@each_translation
@each_game
def test_the_same_clauses_in_the_same_order(home: Path, language: str) -> None:
    there = [name for name, _ in clauses(book(home, language))]
    assert there == [name for name, _ in clauses(book(home, "en"))]
    assert len(there) == len(set(there))


@each_translation
@each_game
def test_the_same_headings_tables_and_lists(home: Path, language: str) -> None:
    assert list(shape(book(home, language))) == list(shape(book(home, "en")))


@each_translation
@each_game
def test_every_clause_is_translated(home: Path, language: str) -> None:
    assert untranslated(book(home, "en"), book(home, language)) == []


def test_every_clause_of_every_book_was_looked_at() -> None:
    counted = {home.name: len(clauses(book(home, "en"))) for home in HOMES}
    assert {name: counted[name] for name in CLAUSES} == CLAUSES


ENGLISH = """# Toy

| clause | rule |
|---|---|
| TO-A1 | Roll. |
| TO-A2 | See `x` and TO-A1. |

* **TO-A3**: 1 to 6
"""


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        (("| Roll. ", "|  "), ["TO-A1"]),
        (("Roll", "Würfle"), []),
        (("Roll", "Roll"), ["TO-A1"]),
        (("1 to 6", "1 bis 6"), ["TO-A1"]),
    ],
)
def test_what_is_empty_or_english_is_noticed(change: tuple[str, str], wrong: list[str]) -> None:
    german = ENGLISH.replace("See", "Siehe").replace(" and ", " und ")
    german = german if "to" in change[0] else german.replace(" to ", " bis ")
    assert untranslated(ENGLISH, german.replace(*change)) == wrong


def test_another_order_or_shape_is_noticed() -> None:
    assert [name for name, _ in clauses(ENGLISH)] == ["TO-A1", "TO-A2", "TO-A3"]
    assert list(shape(ENGLISH)) == ["#", *["row of 2"] * 4, "item"]
    assert list(shape(ENGLISH.replace("| Roll. |", "| Roll. | once |"))) != list(shape(ENGLISH))
