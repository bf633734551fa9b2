"""An environment with every dependency of the hall in the lowest version that `pyproject.toml` allows."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.lock import LOCKED, ROOT


def main(folder: Path, extras: Sequence[str] = LOCKED) -> Path:
    """Make the environment in a folder, without the hall itself. Return the path of its Python."""
    pins = folder / "lowest.txt"
    _uv("pip", "compile", "--resolution", "lowest-direct", *extras, "--python", sys.executable, "-o", str(pins))
    _uv("venv", "--python", sys.executable, str(folder / "venv"))
    python = folder / "venv" / "bin" / "python"
    _uv("pip", "install", "--python", str(python), "-r", str(pins))
    return python


def _uv(*arguments: str) -> None:
    sources = ["pyproject.toml"] if "compile" in arguments else []
    command = [sys.executable, "-m", "uv", *arguments, *sources, "--quiet"]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
