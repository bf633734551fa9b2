"""Another try begins with new fixtures of its module: nobody has taken its names yet."""

import subprocess
import sys
from pathlib import Path

TESTS = """
import itertools
import pytest

halls = itertools.count(1)

@pytest.fixture(scope="module")
def hall():
    yield next(halls)

@pytest.fixture(scope="module")
def guests(hall):
    yield hall

def test_first(guests):
    assert guests == 1

@pytest.mark.flaky(reruns=2)
def test_fails_twice(guests):
    assert guests == 3

def test_last(guests, hall):
    assert (guests, hall) == (3, 3)
"""


def test_fixtures_of_the_module_are_made_anew(tmp_path: Path) -> None:
    root = Path(__file__).parent.parent
    (tmp_path / "test_tries.py").write_text(TESTS)
    line = [sys.executable, "-m", "pytest", "-q", "-p", "tests.conftest", "--rootdir", str(tmp_path), str(tmp_path)]
    ran = subprocess.run(line, cwd=root, env={"PYTHONPATH": str(root)}, capture_output=True, text=True, check=False)
    assert "3 passed, 2 rerun" in ran.stdout, ran.stdout + ran.stderr
