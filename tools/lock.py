"""Write the lock files again, with hashes and without addresses of package indexes."""

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILE = ["pip", "compile", "--quiet", "--universal", "--python-version", "3.11", "--generate-hashes"]
PLAIN = ["--no-emit-index-url", "--no-annotate", "--no-header"]
APART = {"ray"}
"""Extras that the locks leave out, for their size: their tests have an environment of their own."""
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
LOCKED = [word for name in EXTRAS if name not in APART for word in ("--extra", name)]
LOCKS = {
    "run": [*LOCKED, "pyproject.toml"],
    "dev": [*LOCKED, "--group", "dev", "-c", "requirements/run.lock", "pyproject.toml"],
    "uv": ["-c", "requirements/dev.lock", "requirements/uv.in"],
}


def main(arguments: list[str]) -> None:
    """Lock run, dev and uv; `--upgrade` among the arguments takes the newest versions."""
    for name, what in LOCKS.items():
        command = [sys.executable, "-m", "uv", *COMPILE, *PLAIN, "-o", f"requirements/{name}.lock"]
        subprocess.run([*command, *arguments, *what], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main(sys.argv[1:])
