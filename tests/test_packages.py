"""Games in packages of their own, installed beside Hiroma: found, offered, played; broken ones are left out."""

import json
import os
import subprocess
import sys
import urllib.request
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from hiroma.games import HOUSE, RULESETS, home
from hiroma.games.niagara import Niagara
from hiroma.kernel import Options, Outcome
from hiroma.packages import GROUP, discovered
from tests.new_games import ROOT, environment, packaged, run
from tests.server.running import RunningHall

SOURCE = ROOT / "src"

MAP = {1: "hiroma.games.niagara:Niagara1", 2: "hiroma.games.niagara:Niagara"}
"""As a package names several versions."""
FEW = {2: "hiroma.games.niagara:Niagara1"}


class Loose(Niagara):
    """Its states are of a class of their own, as before there was `State`."""

    def start(self, options: Options, seats: int, after: Outcome | None = None) -> Any:
        return object()


HIROMA = (sys.executable, "-m", "hiroma")


def fetched(hall: RunningHall, path: str) -> str:
    with urllib.request.urlopen(f"{hall.address}{path}") as answer:
        return str(answer.read().decode())


def point(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, GROUP)


def test_a_class_and_a_map_of_versions_are_found() -> None:
    found = discovered((), [point("cant-stop", "hiroma.games.cant_stop:CantStop"), point("niagara", f"{__name__}:MAP")])
    assert found.games == {"cant-stop": {1: "hiroma.games.cant_stop:CantStop"}, "niagara": MAP}
    assert found.left_out == ()


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("lucky", "no_such_module:Lucky", "ModuleNotFoundError"),
        ("lucky", "hiroma.games.niagara:Lucky", "AttributeError"),
        ("lucky", "hiroma.games.niagara:Niagara", "its ruleset says that it is niagara 2, not lucky 2"),
        ("niagara", f"{__name__}:FEW", "its ruleset says that it is niagara 1, not niagara 2"),
        ("niagara", "hiroma.games:CAPABILITIES", "TypeError"),
        ("niagara", f"{__name__}:Loose", "its states do not inherit from hiroma.kernel.State"),
        ("Lucky", "hiroma.games.niagara:Niagara", "small letters"),
        ("hidden-rooms", "hiroma.games.hidden_rooms:HiddenRooms", "already"),
    ],
)
def test_a_broken_package_is_left_out_and_the_others_stay(name: str, value: str, why: str) -> None:
    found = discovered(["hidden-rooms"], [point(name, value), point("cant-stop", "hiroma.games.cant_stop:CantStop")])
    assert list(found.games) == ["cant-stop"]
    (out,) = found.left_out
    assert (out.name, out.where) == (name, value)
    assert why in out.why


def test_games_of_the_house_come_first() -> None:
    assert tuple(RULESETS)[: len(HOUSE)] == HOUSE
    assert (home("cant-stop") / "RULES.md").is_file()


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A folder for PYTHONPATH in which two packages are installed; one of them is broken."""
    return packaged(tmp_path)


@pytest.mark.slow
def test_a_package_is_offered_like_a_game_of_the_house(installed: Path, tmp_path: Path) -> None:
    paths = [SOURCE, installed]
    assert "  lucky-seven 1\n" in run(tmp_path, *HIROMA, "version", paths=paths)
    doctor = subprocess.run(
        [*HIROMA, "doctor"], env=environment(*paths), capture_output=True, text=True, check=False
    ).stdout
    assert "game lucky-seven" in doctor
    assert "bad_luck:BadLuck is left out: ModuleNotFoundError" in doctor
    assert "100 games" in run(
        tmp_path, *HIROMA, "arena", "lucky-seven", "club", "casual", "--games", "100", paths=paths
    )
    assert " passed" in run(
        installed.parent, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", paths=paths
    )


@pytest.mark.slow
def test_the_hall_serves_what_it_brings(installed: Path, tmp_path: Path) -> None:
    hall = RunningHall(tmp_path)
    hall.environment = {"PYTHONPATH": f"{SOURCE}{os.pathsep}{installed}"}
    hall.start()
    try:
        cards = {card["id"]: card for card in json.loads(fetched(hall, "/api/games"))}
        assert cards["lucky-seven"]["packaged"] == {"board": True, "style": True, "rules": ["en", "ja", "de"]}
        assert cards["cant-stop"]["packaged"] is None
        assert "bad-luck" not in cards
        for name in ("board.js", "board.css", "RULES.md", "text/ja.ftl"):
            assert fetched(hall, f"/games/lucky-seven/{name}")
        assert fetched(hall, "/games/lucky-seven.svg").startswith("<svg")
        assert "game-left-out" in hall.log.read_text()
    finally:
        hall.stop()


@pytest.mark.slow
def test_its_imports_are_sorted(installed: Path) -> None:
    run(installed.parent, sys.executable, "-m", "ruff", "check", "--isolated", "--select", "I", ".", paths=[SOURCE])
