"""Runs `make check` on every CPython from 3.11 on that the machine has, each in an environment of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST = (3, 11)


def found() -> dict[tuple[int, int], str]:
    """Return minor version → its newest interpreter, of those on PATH and of pyenv, as uv finds them."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    folders = [*map(str, pyenv.glob("versions/*/bin")), os.environ["PATH"]]
    listed = subprocess.run(
        [sys.executable, "-m", "uv", "python", "list", "--only-installed", "--output-format", "json"],
        env={**os.environ, "PATH": os.pathsep.join(folders)},
        check=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ).stdout
    newest: dict[tuple[int, int], tuple[int, str]] = {}
    for one in json.loads(listed):
        parts = one["version_parts"]
        minor = (parts["major"], parts["minor"])
        if one["implementation"] == "cpython" and one["variant"] == "default" and minor >= OLDEST:
            newest[minor] = max(newest.get(minor, (-1, "")), (parts["patch"], one["path"]))
    return {minor: path for minor, (_, path) in sorted(newest.items())}


def main() -> None:
    """Check with each interpreter, up to the first that fails."""
    for (major, minor), path in found().items():
        print(f"Python {major}.{minor}: {path}", flush=True)
        environment = f"VENV=.venv-{major}.{minor}"
        subprocess.run(["make", "--no-print-directory", "check", f"PYTHON={path}", environment], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
