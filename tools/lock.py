"""Write the locked requirements anew, with hashes and without naming where packages come from."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILE = ["pip", "compile", "--quiet", "--universal", "--python-version", "3.11", "--generate-hashes"]
PLAIN = ["--no-emit-index-url", "--no-annotate", "--no-header"]
LOCKS = {
    "run": ["--all-extras", "pyproject.toml"],
    "dev": ["--all-extras", "--group", "dev", "-c", "requirements/run.lock", "pyproject.toml"],
    "uv": ["-c", "requirements/dev.lock", "requirements/uv.in"],
}


def main(arguments: list[str]) -> None:
    """Lock run, dev and uv; `--upgrade` among the arguments takes the newest versions."""
    for name, what in LOCKS.items():
        command = [sys.executable, "-m", "uv", *COMPILE, *PLAIN, "-o", f"requirements/{name}.lock"]
        subprocess.run([*command, *arguments, *what], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main(sys.argv[1:])
