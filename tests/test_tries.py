"""Another try begins with new fixtures of its module, and with its own time. Why there is one is said at once."""

import subprocess
import sys
from pathlib import Path

import pytest

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


HANGS = """
import itertools
import time
import pytest

tries = itertools.count(1)

@pytest.fixture
def hall():
    yield next(tries)
    if next(tries) == 2:
        time.sleep(60)

@pytest.mark.flaky(reruns=3)
@pytest.mark.timeout(0.5)
def test_hangs(hall):
    assert hall > 1, "the first try failed"
    if hall == 3:
        time.sleep(60)

def test_last(hall):
    assert hall == 7
"""


def run(folder: Path, tests: str) -> str:
    """Run tests with the project's `conftest.py`; return what was printed."""
    root = Path(__file__).parent.parent
    (folder / "test_tries.py").write_text(tests)
    line = [sys.executable, "-m", "pytest", "-q", "-p", "tests.conftest", "--rootdir", str(folder), str(folder)]
    ran = subprocess.run(line, cwd=root, env={"PYTHONPATH": str(root)}, capture_output=True, text=True, check=False)
    return ran.stdout + ran.stderr


def test_fixtures_of_the_module_are_made_anew(tmp_path: Path) -> None:
    printed = run(tmp_path, TESTS)
    assert "3 passed, 2 rerun" in printed, printed


@pytest.mark.slow
def test_each_try_that_hangs_is_ended(tmp_path: Path) -> None:
    printed = run(tmp_path, HANGS)
    assert "2 passed, 3 rerun" in printed, printed
    assert printed.index("the first try failed") < printed.index("= flaky ="), "what failed is said at once"
    assert printed.count("Failed: Timeout (>0.5s) from pytest-timeout.") >= 2, printed
