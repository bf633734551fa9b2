"""A checkout of its own in which `hiroma new-game` has begun a game of each kind."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
LEFT_OUT = shutil.ignore_patterns(
    ".git", ".venv", "node_modules", "build", "dist", "client", "shots", ".*_cache", "__pycache__", ".hypothesis"
)
"""Folders that no checkout has, or that are large and not looked at."""

GAMES = {
    "open-dice": ("--title", "Open Dice", "--seats", "2-4"),
    "secret-dice": ("--title", "Wer lügt?", "--secret"),
    "solo-dice": ("--solo",),
}
"""The game of each kind, and how it is asked for."""


def copied(place: Path) -> Path:
    """Copy the sources into a folder, as a checkout has them; the client's modules are linked."""
    root = place / "hiroma"
    shutil.copytree(ROOT, root, ignore=LEFT_OUT, symlinks=True)
    (root / "web" / "node_modules").symlink_to((ROOT / "web" / "node_modules").resolve(), target_is_directory=True)
    return root


def begun(place: Path) -> Path:
    """Copy the sources, and begin a game of each kind there."""
    root = copied(place)
    for game, wishes in GAMES.items():
        run(root, sys.executable, "-m", "hiroma", "new-game", game, *wishes)
    return root


def run(where: Path, *command: str) -> str:
    """Run a command on the package of a checkout, and return its output; fail with it when the command fails."""
    root = next(folder for folder in (where, *where.parents) if (folder / "pyproject.toml").is_file())
    known = {"PYTHONPATH": str(root / "src"), "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")} | known
    done = subprocess.run(command, cwd=where, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-6000:]}{done.stderr[-6000:]}"
    return done.stdout + done.stderr
