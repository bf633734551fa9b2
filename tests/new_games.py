"""A checkout of its own in which `hiroma new-game` has begun a game of each kind."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from hiroma.packages import GROUP

ROOT = Path(__file__).parents[1]
LEFT_OUT = shutil.ignore_patterns(
    ".git", ".venv*", "node_modules", "build", "dist", "client", "shots", ".*_cache", "__pycache__", ".hypothesis"
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


def packaged(place: Path) -> Path:
    """Begin the package of a game and install it, and the metadata of a broken one; return the folder of both."""
    run(place, sys.executable, "-m", "hiroma", "new-game", "lucky-seven", "--package", paths=[ROOT / "src"])
    source = place / "lucky-seven" / "src"
    for name, value in (("lucky-seven", "lucky_seven:LuckySeven"), ("bad-luck", "bad_luck:BadLuck")):
        info = source / f"hiroma_{name.replace('-', '_')}-0.1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: hiroma-{name}\nVersion: 0.1.0\n")
        (info / "entry_points.txt").write_text(f"[{GROUP}]\n{name} = {value}\n")
    return source


def environment(*paths: Path) -> dict[str, str]:
    """Return the environment of a process that finds packages in these folders, and the tools beside Python."""
    own = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    tools = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return own | {"PYTHONPATH": os.pathsep.join(map(str, paths)), "PATH": tools}


def run(where: Path, *command: str, paths: Sequence[Path] = ()) -> str:
    """Run a command, and return its output; fail with it when the command fails.

    It finds packages in `paths`, or, where none are named, in the checkout that it runs in.
    """
    found = paths or [root / "src" for root in (where, *where.parents) if (root / "pyproject.toml").is_file()][:1]
    done = subprocess.run(command, cwd=where, env=environment(*found), capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-6000:]}{done.stderr[-6000:]}"
    return done.stdout + done.stderr
