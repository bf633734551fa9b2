"""Every clause of every rulebook has a test, and every test that names a clause names one that exists.

Python tests name clauses with `@pytest.mark.clause("CS-M4")`, browser and unit tests of the client in a
comment or a name: `clause: CS-I3`.
"""

import ast
import functools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hiroma.games import HOUSE, home, newest
from hiroma.kernel.texts import CLAUSE, LANGUAGES, rulebook, written
from tests.games.books import CLAUSES

ROOT = Path(__file__).resolve().parent.parent
clauses_of = written
BOOKS = sorted(ROOT.glob("src/hiroma/games/*/RULES.md"))


def marked(source: str) -> Iterator[str]:
    """Yield clauses in `pytest.mark.clause(…)` decorators and in parametrised marks of a Python test."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "clause":
            yield from (
                part.value for part in node.args if isinstance(part, ast.Constant) and isinstance(part.value, str)
            )


def mentioned(source: str) -> Iterator[str]:
    """Yield clauses after the word `clause:` in a test of the client; several may follow one another."""
    for line in re.findall(rf"clause: *((?:{CLAUSE}[, ]*)+)", source):
        yield from re.findall(CLAUSE, line)


@functools.cache
def covered(root: Path) -> dict[str, set[str]]:
    """Return clause → the test files that name it."""
    found: dict[str, set[str]] = {}
    for path in sorted(root.glob("tests/**/*.py")):
        for clause in marked(path.read_text("utf-8")):
            found.setdefault(clause, set()).add(path.name)
    for path in sorted(root.glob("web/src/**/*.test.ts*")) + sorted(root.glob("web/tests/**/*.ts*")):
        for clause in mentioned(path.read_text("utf-8")):
            found.setdefault(clause, set()).add(path.name)
    return found


def missing(book: str, tests: dict[str, set[str]]) -> list[str]:
    """Return the clauses of a book without a test."""
    return sorted(clauses_of(book) - set(tests))


def unknown(book: str, tests: dict[str, set[str]]) -> list[str]:
    """Return the clauses with the book's prefix that tests name and the book does not have."""
    known = clauses_of(book)
    prefixes = {clause[:3] for clause in known}
    return sorted(
        f"{clause} in {', '.join(sorted(tests[clause]))}"
        for clause in tests
        if clause[:3] in prefixes and clause not in known
    )


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.parent.name)
def test_every_clause_has_a_test(book: Path) -> None:
    assert missing(book.read_text("utf-8"), covered(ROOT)) == []


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.parent.name)
def test_every_test_names_a_clause_that_exists(book: Path) -> None:
    assert unknown(book.read_text("utf-8"), covered(ROOT)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.parent.name)
def test_every_clause_that_the_code_names_stands_in_the_book(book: Path, language: str) -> None:
    """Refusals, ends, options and lessons name clauses in the rules, help and decisions in the boards."""
    known = clauses_of(book.with_name(rulebook(language)).read_text("utf-8"))
    prefix = next(iter(known))[:3]
    strings = rf"[\"'`]({prefix}[A-Z]{{1,3}}-?\d+[a-z]?)[\"'`]"
    board = ROOT / "web" / "src" / "boards" / book.parent.name.replace("_", "-")
    named = {
        (path.name, clause)
        for path in (*book.parent.rglob("*.py"), *board.glob("*.ts*"))
        for clause in re.findall(strings, path.read_text("utf-8"))
    }
    assert len(named) > (20 if book.parent.name in CLAUSES else 0)
    assert sorted(pair for pair in named if pair[1] not in known) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", HOUSE)
def test_every_way_to_a_clause_leads_somewhere(game: str, language: str) -> None:
    """The page links to the clauses of options, lessons and ends by itself: the rulebook must have them."""
    rules = newest(game)
    known = clauses_of((home(game) / rulebook(language)).read_text("utf-8"))
    linked = {option.clause for option in rules.info.options} | {lesson.clause for lesson in rules.lessons} - {""}
    ends = re.findall(
        rf"(?m)^{game}-outcome-({CLAUSE}) =", (home(game) / "text" / f"{language}.ftl").read_text("utf-8")
    )
    assert ends
    assert linked | set(ends) <= known


def test_every_prefix_belongs_to_a_book() -> None:
    prefixes = {clause[:3] for book in BOOKS for clause in clauses_of(book.read_text("utf-8"))}
    assert {clause for clause in covered(ROOT) if clause[:3] not in prefixes} == set()


BOOK = """
| clause | rule |
|---|---|
| CS-M1 | one |
| CS-M2 | two, see CS-M1 and CS-E9 |
* **CS-TM10** three
"""


def test_a_missing_clause_is_noticed_either_way() -> None:
    assert clauses_of(BOOK) == {"CS-M1", "CS-M2", "CS-TM10"}
    tests = {"CS-M1": {"a.py"}, "CS-M2": {"b.py"}, "CS-TM10": {"c.py"}}
    assert missing(BOOK, tests) == []
    assert unknown(BOOK, tests) == []
    del tests["CS-M2"]
    assert missing(BOOK, tests) == ["CS-M2"]
    assert unknown(BOOK.replace("| CS-M1 |", "| one |"), tests) == ["CS-M1 in a.py"]


def test_removing_any_clause_or_any_test_from_the_real_ones_is_noticed() -> None:
    tests = covered(ROOT)
    for book in (path.read_text("utf-8") for path in BOOKS):
        for clause in clauses_of(book):
            assert clause in missing(book, {key: files for key, files in tests.items() if key != clause})
            assert any(clause in line for line in unknown(book.replace(f"| {clause} |", "| - |"), tests))


def test_how_tests_name_clauses(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "tests" / "test_a.py").write_text(
        '@pytest.mark.clause("CS-M1")\n@pytest.mark.clause("CS-M2")\ndef test_a(): ...\n'
    )
    (tmp_path / "web" / "src" / "a.test.tsx").write_text(
        "// clause: CS-I3, CS-I4\nit('CS-I5 is not named so', f); it('clause: CS-I6', g);"
    )
    assert set(covered(tmp_path)) == {"CS-M1", "CS-M2", "CS-I3", "CS-I4", "CS-I6"}
