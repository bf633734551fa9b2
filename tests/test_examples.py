"""Games under `examples/` stay true: each is installed as a package, and its own tests pass beside this checkout."""

import re
import shutil
import sys
from pathlib import Path

import pytest

from tests.new_games import ROOT, run
from tests.test_clauses import covered, missing, unknown

PACKAGES = sorted(path.parent for path in ROOT.glob("examples/*/pyproject.toml"))
LEFT_OUT = shutil.ignore_patterns("__pycache__", ".*_cache", ".benchmarks", "dist")
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
OFFLINE = ("--no-index", "--no-deps", "--no-build-isolation")


def book(package: Path) -> Path:
    (found,) = package.glob("src/*/RULES.md")
    return found


def test_there_is_one() -> None:
    assert PACKAGES


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_every_clause_has_a_test(package: Path) -> None:
    rules = book(package).read_text("utf-8")
    assert missing(rules, covered(package)) == []
    assert unknown(rules, covered(package)) == []


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_the_board_has_its_texts(package: Path) -> None:
    home = book(package).parent
    used = set(re.findall(rf'"({package.name}-ui-[\w-]*\w)"', (home / "board.js").read_text("utf-8")))
    for text in home.glob("text/*.ftl"):
        assert used <= set(re.findall(r"(?m)^([\w-]+) =", text.read_text("utf-8"))), text.name


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_it_can_be_installed_and_its_tests_pass(package: Path, tmp_path: Path) -> None:
    copy = shutil.copytree(package, tmp_path / package.name, ignore=LEFT_OUT)
    installed = tmp_path / "installed"
    run(tmp_path, *PIP, *OFFLINE, "--target", str(installed), str(copy), paths=[ROOT / "src"])
    shutil.rmtree(copy / "src")
    paths = [ROOT / "src", installed]
    assert f"  {package.name} 1\n" in run(tmp_path, sys.executable, "-m", "hiroma", "version", paths=paths)
    assert " passed" in run(copy, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", paths=paths)
