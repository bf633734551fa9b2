"""Both wheels: each is installed into an empty environment, with nothing of this checkout, and serves."""

import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.running import free_port
from tools import wheels

pytestmark = pytest.mark.slow

WHEELS: dict[str, tuple[Callable[[Path], Path], str]] = {
    "compiled": (wheels.compiled_wheel, "compiled"),
    "pure": (wheels.pure_wheel, "plain Python"),
}


def first_answer(address: str, process: subprocess.Popen[bytes]) -> str:
    """Wait for a process to serve its first page."""
    for _ in range(1200):
        assert process.poll() is None, "it has left"
        try:
            with urllib.request.urlopen(address, timeout=10) as answer:
                page: str = answer.read().decode()
                return page
        except OSError:
            time.sleep(0.05)
    raise AssertionError("no answer within a minute")


@pytest.mark.timeout(900)  # without a cache all dependencies are fetched, and rules that changed are compiled
@pytest.mark.parametrize("kind", WHEELS)
def test_an_empty_environment_gets_a_hall(kind: str, tmp_path: Path) -> None:
    build, rules = WHEELS[kind]
    wheel = build(tmp_path / "dist")
    assert ("py3-none-any" in wheel.name) is (kind == "pure")
    if sys.platform == "linux":
        assert ("manylinux" in wheel.name) is (kind == "compiled")

    # No compiler, no Node.js, no checkout.
    alone = {"PATH": str(tmp_path / "venv" / "bin"), "HOME": str(tmp_path)}

    def hiroma(*arguments: str) -> str:
        command = [str(tmp_path / "venv" / "bin" / "hiroma"), *arguments]
        done = subprocess.run(command, cwd=tmp_path, env=alone, check=True, stdout=subprocess.PIPE, text=True)
        return done.stdout

    uv = [sys.executable, "-m", "uv", "--quiet"]
    subprocess.run([*uv, "venv", "--python", sys.executable, str(tmp_path / "venv")], check=True)
    python = str(tmp_path / "venv" / "bin" / "python")
    subprocess.run([*uv, "pip", "install", "--compile-bytecode", "--python", python, str(wheel)], check=True)

    found = hiroma("doctor")
    assert f"rules              {rules}" in found
    assert found.endswith("ready to serve\n")
    assert "8 games" in hiroma("arena", "cant-stop", "club", "casual", "--games", "8", "--workers", "1")

    port = free_port()
    serving = [str(tmp_path / "venv" / "bin" / "hiroma"), "serve", "--port", str(port)]
    with subprocess.Popen(serving, cwd=tmp_path, env=alone, stdout=subprocess.DEVNULL) as hall:
        assert 'id="app"' in first_answer(f"http://127.0.0.1:{port}/", hall)
        hall.terminate()
    assert hall.returncode == 0
