"""`hiroma new-game` begins games that pass every check of the house at once: open, with secrets, and for one."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.new_games import GAMES, begun, run

NAMES = [game.replace("-", "_") for game in GAMES]
BOARDS = [f"src/boards/{game}" for game in GAMES]
PYTHON = ("ruff format --check", "ruff check", "lint-imports --no-logo")
GENERATED = ("wire_types", "http_types", "wire_values", "fair_play", "hosting", "cluster", "routes")
LISTS = "tests/test_clauses.py tests/test_docs*.py tests/games/test_*.py"
CLIENT = (
    "prettier --check src tests",
    f"eslint --max-warnings 0 {' '.join(BOARDS)} src/boards/index.ts",
    "tsc --noEmit",
    "depcruise --config .dependency-cruiser.js --output-type err src",
    f"vitest run {' '.join(BOARDS)} tests/texts.test.ts",
)

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A checkout with the three games."""
    made = begun(tmp_path_factory.mktemp("checkout"))
    yield made
    shutil.rmtree(made)


def test_they_keep_the_rules_of_the_house(root: Path) -> None:
    for command in PYTHON:
        run(root, *command.split())
    for tool in GENERATED:
        run(root, sys.executable, "-m", f"tools.{tool}", "--check")
    run(root, sys.executable, "-m", "tools.prose")
    run(root, "mypy", *(f"{home}/games/{name}" for name in NAMES for home in ("src/hiroma", "tests")))


def test_their_tests_pass_and_so_do_those_of_all_games(root: Path) -> None:
    lists = [str(path.relative_to(root)) for pattern in LISTS.split() for path in sorted(root.glob(pattern))]
    games = [f"tests/games/{name}" for name in NAMES]
    said = run(root, "pytest", "-q", "-p", "no:cacheprovider", "-m", "not slow", *games, *lists)
    assert " passed" in said


def test_bots_play_them_on_the_command_line(root: Path) -> None:
    for game, seats in zip(GAMES, (2, 2, 1), strict=True):
        said = run(root, sys.executable, "-m", "hiroma", "arena", game, *["club"] * seats, "--games", "20")
        assert "20 games" in said


def test_their_boards_pass_the_checks_of_the_client(root: Path) -> None:
    for command in CLIENT:
        name, *rest = command.split()
        run(root / "web", f"node_modules/.bin/{name}", *rest)
