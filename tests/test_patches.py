"""The patches of docs/patches apply to this checkout, touch few files, and do what docs/extending.md says of them."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
PATCHES = ROOT / "docs" / "patches"
TSC = Path("web/node_modules/typescript/bin/tsc")

TOUCHED = {
    "a-setting": {"src/hiroma/server/settings.py"},
    "a-route": {
        "src/hiroma/store/results.py",
        "src/hiroma/server/records/routes.py",
        "web/src/pages/lobby/page.tsx",
    },
    "an-observer": {"src/hiroma/server/host/command_counter.py", "src/hiroma/server/wiring.py"},
}
"""The files that each patch changes or makes. All are written by hand: tools generate the others."""

SETTING = """
import json, os, sys
from typer.testing import CliRunner
import hiroma
import hiroma.server.serve
from hiroma.cli import app
from hiroma.server.host.admin import settings_of
from hiroma.server.settings import Settings
from hiroma.server.wiring import Hall

given = []
hiroma.server.serve.serve = given.append
CliRunner().invoke(app, ["serve", "--greeting", "by flag"], catch_exceptions=False)
os.environ["HIROMA_GREETING"] = "by variable"
CliRunner().invoke(app, ["serve"], catch_exceptions=False)
hall = Hall(Settings(store=f"sqlite:///{sys.argv[1]}/hall.db", key=f"{sys.argv[1]}/key", greeting="Welcome!"))
print(json.dumps({
    "where": hiroma.__file__,
    "given": [settings.greeting for settings in given],
    "taken": hall.settings.greeting,
    "desk": [line.value for line in settings_of(hall.settings) if line.name == "greeting"],
}))
"""

INSIDE = """
import asyncio, json, sys, time
import httpx
import hiroma
from hiroma.server.app import make
from hiroma.server.settings import Settings
from hiroma.server.wiring import Hall

async def main(work):
    hall = Hall(Settings(store=f"sqlite:///{sys.argv[1]}/hall.db", key=f"{sys.argv[1]}/key"))
    client = httpx.AsyncClient(transport=httpx.ASGITransport(make(hall)), base_url="http://hall.test")
    await hall.open()
    async with client:
        print(json.dumps({"where": hiroma.__file__, **await work(hall, client)}))
    await hall.close()
"""

ROUTE = f"""{INSIDE}
from hiroma.store.records import Reading
from tests.records.games import game

async def work(hall, client):
    before = await client.get("/api/today")
    now = time.time()
    for table, at in (("t1", now + 60), ("t2", now + 60), ("t3", now - 86400)):
        await hall.store.records.record([Reading(table, [game("ab", table=table, at=at)], 0, 10)])
    after = await client.get("/api/today")
    return {{"status": after.status_code, "games": [before.json(), after.json()]}}

asyncio.run(main(work))
"""

OBSERVER = f"""{INSIDE}
import msgspec
from hiroma.server.wire.bodies import NewTable
from hiroma.table.commands import Join, Start, Submit

async def work(hall, client):
    room = await hall.rooms.find(await hall.tables.new("a", NewTable(game="cant-stop")))
    for player, asked in (("a", Join()), ("b", Join()), ("a", Start())):
        await room.command(asked, player, None, None)
    play = room.table.play
    (seat,) = play.state.actors()
    move = msgspec.to_builtins(play.state.moves(seat)[0])
    player = room.table.chairs[play.holders[seat]].player
    done = await room.command(Submit(seat=seat, moves=[move]), player, None, None)
    # What is refused is no entry.
    await room.command(Join(), "a", None, None)
    metrics = (await client.get("/metrics")).text
    return {{"rev": done.entry.rev, "counted": [line for line in metrics.splitlines() if "commands_total{{" in line]}}

asyncio.run(main(work))
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Return a copy of the checkout: all files that git tracks or would track."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    for name in listed.stdout.split("\0"):
        if name and (ROOT / name).is_file():
            (tmp_path / "tree" / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, tmp_path / "tree" / name)
    return tmp_path / "tree"


def git_apply(tree: Path, patch: str, *options: str) -> str:
    """Apply a patch to a copy and return the output of git."""
    # The folder of a test may lie in a checkout: git would take the copy for a part of it.
    environment = os.environ | {"GIT_CEILING_DIRECTORIES": str(tree.parent)}
    done = subprocess.run(
        ["git", "apply", *options, str(PATCHES / f"{patch}.patch")],
        cwd=tree,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"refresh the patch, as docs/extending.md says: {done.stderr}"
    return done.stdout


def python(tree: Path, *words: str) -> str:
    """Run the Python of the copy and return its output."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("HIROMA_")}
    done = subprocess.run(
        [sys.executable, *words],
        cwd=tree,
        env=environment | {"PYTHONPATH": f"{tree}/src"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def told(tree: Path, program: str) -> dict[str, Any]:
    """Run a program on the hall of the copy and return the JSON of its last line."""
    said: dict[str, Any] = json.loads(python(tree, "-c", program, str(tree.parent)).splitlines()[-1])
    assert Path(said.pop("where")).is_relative_to(tree)
    return said


def errors_of_types(tree: Path) -> str:
    """Type-check the client of the copy and return the compiler's output."""
    done = subprocess.run(
        ["node", str(ROOT / TSC), "--noEmit"], cwd=tree / "web", capture_output=True, text=True, check=False
    )
    assert (done.returncode == 0) == (done.stdout == ""), done.stdout + done.stderr
    return done.stdout


def row(tree: Path, page: str, cell: str) -> list[str]:
    """Return the row of a page that begins with this cell; an empty list without one."""
    lines = (tree / page).read_text("utf-8").splitlines()
    return [line for line in lines if line.startswith(f"| `{cell}` |")]


def test_every_patch_is_tested_and_explained() -> None:
    assert {patch.stem for patch in PATCHES.iterdir()} == set(TOUCHED)
    page = (ROOT / "docs" / "extending.md").read_text("utf-8")
    assert all(f"<!-- {patch}.patch: begin -->" in page for patch in TOUCHED)


@pytest.mark.parametrize("patch", TOUCHED)
def test_a_patch_applies_and_touches_few_files(tree: Path, patch: str) -> None:
    def texts() -> dict[str, str]:
        found = (path for folder in ("src", "web", "docs") for path in (tree / folder).rglob("*") if path.is_file())
        return {path.relative_to(tree).as_posix(): path.read_text("utf-8", "replace") for path in found}

    before = texts()
    git_apply(tree, patch)
    after = texts()
    assert {name for name in {*before, *after} if before.get(name) != after.get(name)} == TOUCHED[patch]
    git_apply(tree, patch, "--reverse")
    assert texts() == before


def test_the_patches_go_together(tree: Path) -> None:
    for patch in TOUCHED:
        git_apply(tree, patch)


@pytest.mark.slow
def test_a_setting_is_a_flag_a_variable_and_a_row(tree: Path) -> None:
    git_apply(tree, "a-setting")
    assert not row(tree, "docs/hosting.md", "--greeting")
    python(tree, "-m", "tools.hosting")
    assert row(tree, "docs/hosting.md", "--greeting") == [
        "| `--greeting` | `HIROMA_GREETING` | | the line with which the host greets people |"
    ]
    assert told(tree, SETTING) == {"given": ["by flag", "by variable"], "taken": "Welcome!", "desk": ["Welcome!"]}


@pytest.mark.slow
def test_a_route_answers_and_gets_a_row(tree: Path) -> None:
    git_apply(tree, "a-route")
    assert told(tree, ROUTE) == {"status": 200, "games": [0, 2]}
    assert not row(tree, "docs/api.md", "GET /api/today")
    python(tree, "-m", "tools.routes")
    assert row(tree, "docs/api.md", "GET /api/today") == [
        "| `GET /api/today` | Return the number of games that ended today, by UTC. |  |  |"
    ]


@pytest.mark.slow
@pytest.mark.skipif(not (ROOT / TSC).exists(), reason="the client's packages are not installed")
@pytest.mark.timeout(600)  # it reads the whole client twice: 40 seconds of CPU, minutes beside other work
def test_the_page_of_the_route_type_checks(tree: Path) -> None:
    git_apply(tree, "a-route")
    (tree / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    assert "/api/today" in errors_of_types(tree)
    python(tree, "-m", "tools.http_types")
    assert errors_of_types(tree) == ""


@pytest.mark.slow
def test_an_observer_hears_of_a_committed_move(tree: Path) -> None:
    git_apply(tree, "an-observer")
    said = told(tree, OBSERVER)
    assert sorted(said["counted"]) == [
        f'hiroma_commands_total{{command="{name}"}} {count}.0'
        for name, count in (("join", 2), ("open", 1), ("start", 1), ("submit", 1))
    ]
    assert said["rev"] == 5
