"""All games have the same files, with the same roles (docs/adding-a-game.md)."""

from pathlib import Path

import pytest

from hiroma import games
from tests.games.proving import proofs

HOME = Path(__file__).parents[2] / "src" / "hiroma" / "games"
"""The sources: compiled rules lie beside others."""
GAMES = sorted(path.parent for path in HOME.glob("*/__init__.py"))
OPTIONAL = {"capabilities"}
"""Folders for what not every game offers."""

FILES = {
    "RULES.de.md",
    "RULES.ja.md",
    "RULES.md",
    "__init__.py",
    "acts",
    "bots",
    "course.py",
    "evaluation.py",
    "events.py",
    "glossary.toml",
    "legality.py",
    "lessons.py",
    "moves.py",
    "parts",
    "position.py",
    "recall.py",
    "setting.py",
    "sight.py",
    "text",
    "view.py",
}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_has_the_files_of_every_game(game: Path) -> None:
    found = {path.name for path in game.iterdir() if path.name != "__pycache__"}
    assert found - OPTIONAL == FILES
    assert {path.name for path in (game / "text").iterdir()} == {"de.ftl", "en.ftl", "ja.ftl"}


def test_the_registry_and_the_folders_agree() -> None:
    assert {path.name.replace("_", "-") for path in GAMES} == set(games.HOUSE)


@pytest.mark.parametrize("game", games.HOUSE)
def test_a_game_has_its_proofs(game: str) -> None:
    assert proofs(game).runs
    assert proofs(game).spots
