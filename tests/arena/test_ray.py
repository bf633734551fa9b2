"""A Ray cluster of two workers: the same figures as one process has, also when a worker dies.

Ray is large, so it has an environment of its own here, in the lowest version that `pyproject.toml` allows.
"""

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.arena.dying import GAMES
from tools import lowest
from tools.lock import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.services]

SCRIPT = Path(__file__).with_name("on_ray.py")


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with Ray."""
    return lowest.main(tmp_path_factory.mktemp("ray"), ["--extra", "ray"])


@pytest.fixture
def environment() -> dict[str, str]:
    """The variables by which Ray's workers find these sources, and tell nobody of their use."""
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    return {**os.environ, "PYTHONPATH": paths, "RAY_USAGE_STATS_ENABLED": "0"}


@pytest.mark.timeout(900)  # Ray has 70 MB, and takes its time to begin on a busy machine
def test_two_workers_and_a_dead_one_play_the_same(python: Path, environment: dict[str, str], tmp_path: Path) -> None:
    command = [str(python), str(SCRIPT), str(tmp_path / "grave")]
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    found = json.loads(done.stdout.splitlines()[-1])
    assert found == {
        "refusal": found["refusal"],
        "at_once": 2,
        "same": True,
        "squares": [number * number for number in range(GAMES)],
        "elsewhere": True,
    }
    assert found["refusal"].startswith("no Ray cluster at 127.0.0.1:9")


@pytest.mark.timeout(900)
def test_commands_take_a_cluster(python: Path, environment: dict[str, str], tmp_path: Path) -> None:
    def hiroma(*arguments: str) -> str:
        command = [str(python), "-m", "hiroma", *arguments]
        done = subprocess.run(command, cwd=tmp_path, env=environment, check=True, stdout=subprocess.PIPE, text=True)
        return done.stdout

    arena = ("arena", "cant-stop", "club", "casual", "--games", "24")
    assert hiroma(*arena, "--ray", "local", "--workers", "2") == hiroma(*arena, "--workers", "1")
    logs = [str(ROOT / "tests" / "games" / "logs" / "niagara-1.jsonl")] * 2
    assert hiroma("review", *logs, "--ray", "local", "--workers", "2") == hiroma("review", *logs, "--workers", "1")
