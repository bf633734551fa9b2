"""The command line: its output and its exit codes."""

import asyncio
import inspect
import json
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest
import typer.main
from typer.testing import CliRunner

from hiroma import __version__
from hiroma.arena import training
from hiroma.cli import app
from hiroma.commands.logs import WHY
from hiroma.games import RULESETS
from hiroma.ids import PlayerId, TableId
from hiroma.kernel.capabilities import Capabilities
from hiroma.store import Outcome, Row, Store, Summary
from hiroma.table.verify import WHYS
from tests.server.running import Person, RunningHall
from tests.table.sitting import TABLE, Sitting

LOGS = Path(__file__).parent / "games" / "logs"


@pytest.fixture(scope="module")
def sitting() -> Sitting:
    """Return a table with a finished game and a running second one."""
    return Sitting("cant-stop", match=2).start("a", "b").finish(3).again()


@pytest.fixture
def log(sitting: Sitting, tmp_path: Path) -> Path:
    path = tmp_path / "table.jsonl"
    path.write_bytes(b"".join(line + b"\n" for line in sitting.log))
    return path


def run(*words: str, stdin: bytes | None = None, code: int = 0) -> str:
    """Run a command, which must exit with `code`, and return its output."""
    done = CliRunner().invoke(app, list(words), input=stdin)
    assert done.exit_code == code, done.output
    return done.output


def test_verify_a_good_log(log: Path, sitting: Sitting) -> None:
    said = run("verify", str(log))
    assert said.startswith(f"good: {sitting.table.rev} entries, 2 games, ")
    assert "game 2 is not over" in said
    assert run("verify", "-", stdin=log.read_bytes()) == said


def test_verify_names_the_first_bad_entry(log: Path) -> None:
    lines = log.read_bytes().splitlines()
    for changed, rev in (
        ([*lines[:20], *lines[21:]], 21),
        ([*lines[:20], lines[21], lines[20], *lines[22:]], 21),
        ([*lines[:20], lines[20].replace(b'"label":"dice"', b'"label":"dish"'), *lines[21:]], 21),
    ):
        said = run("verify", "-", stdin=b"\n".join(changed), code=1)
        assert said.startswith(f"bad: entry {rev}: ")
    assert run("verify", "-", stdin=b"", code=1).startswith("bad: entry 1: there is no log")


def test_every_verdict_has_words() -> None:
    assert set(WHY) == set(WHYS)


def test_a_file_that_is_not_there() -> None:
    for command in ("verify", "replay"):
        assert "No such file" in run(command, "/nowhere/at-all", code=2)


def test_replay_in_words(log: Path) -> None:
    told = {language: run("replay", str(log), "--language", language) for language in ("en", "ja", "de")}
    for said in told.values():
        lines = said.splitlines()
        assert len(lines) > 20
        assert all(len(line.split(None, 1)) == 2 for line in lines), "every entry is worth a sentence"
    assert len(set(told.values())) == 3
    assert run("replay", "-", "--game", "1", stdin=log.read_bytes()) == told["en"]
    for mark in ("{", "???", "-event-", "None"):
        assert mark not in told["en"] + told["ja"]


def test_replay_of_what_is_not_there(log: Path) -> None:
    assert "there are: 1" in run("replay", str(log), "--game", "2", code=2)
    assert "en, ja, de" in run("replay", str(log), "--language", "fr", code=2)
    for nonsense in (b"hello", b"{}", b'{"rev":1}', b"\n".join(log.read_bytes().splitlines()[1:])):
        assert "hiroma verify" in run("replay", "-", stdin=nonsense, code=2)


def test_export_is_the_log(sitting: Sitting, log: Path, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'hall.db'}"

    async def keep() -> None:
        store = await Store.connect(url)
        for rev, (line, sealed) in enumerate(sitting.rows, 1):
            entry = json.loads(line)
            summary = Summary(
                TableId(TABLE),
                "cant-stop",
                "playing",
                True,
                rev,
                None,
                entry["at"],
                b"{}",
                (PlayerId("a"), PlayerId("b")),
            )
            row = Row(table=TableId(TABLE), rev=rev, at=entry["at"], body=line, sealed=sealed)
            assert (await store.tables.append(row, summary)).outcome is Outcome.STORED
        await store.close()

    asyncio.run(keep())
    done = CliRunner().invoke(app, ["export", TABLE, "--store", url])
    assert done.exit_code == 0
    assert done.stdout_bytes == log.read_bytes()
    assert "no table" in run("export", "other", "--store", url, code=2)
    assert "no database" in run("export", TABLE, "--store", f"sqlite:///{tmp_path / 'none.db'}", code=2)
    assert not (tmp_path / "none.db").exists()


@pytest.mark.slow
def test_review_says_what_was_luck(log: Path) -> None:
    said = run("review", str(log), "--language", "de").splitlines()
    assert said[0].split() == ["turn", "who", "A", "B", "A", "luck", "play"]
    assert said[1].split()[0] == "1"
    assert "The dearest decisions:" in said
    assert "Better: " in said[-5]
    results = [float(line.split()[-1].removesuffix("%")) for line in said[-2:]]
    assert sorted(results) == [0.0, 100.0]


def test_review_of_what_cannot_be_reviewed(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as without:
        # All games of the house know them; a package need not.
        without.setattr("hiroma.reviewing.capabilities", lambda _: Capabilities())
        assert "nobody knows the chances of hidden-rooms" in run("review", str(LOGS / "hidden-rooms-1.jsonl"), code=2)
    assert "no language fr" in run("review", str(log), "--language", "fr", code=2)
    assert "no such finished game; there are: 1" in run("review", str(log), "--game", "2", code=2)


@pytest.mark.slow
def test_arena() -> None:
    """Every level plays on every seat, the same games in any number of processes; equals win alike."""
    words = ("cant-stop", "random", "casual", "--games", "24", "--option", "unique", "--option", "match 3")
    said = run("arena", *words, "--workers", "1")
    assert said == run("arena", *words, "--workers", "2")
    _head, random, casual, total = said.splitlines()
    assert (random.split()[0], casual.split()[0]) == ("random", "casual")
    shares = [float(line.split()[1].removesuffix("%")) for line in (random, casual)]
    assert sum(shares) == pytest.approx(100)
    assert shares[1] > 80
    assert total.startswith("24 games, ")
    mirror = run("arena", "cant-stop", "random", "random", "random", "--games", "90", "--workers", "1")
    assert all(abs(float(line.split()[1].removesuffix("%")) - 33.3) < 20 for line in mirror.splitlines()[1:4])


@pytest.mark.slow
def test_the_ratings_of_all_levels(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    said = run("arena", "hidden-rooms", "--games", "8", "--workers", "1", "--to", str(file))
    assert [line.split()[:2] for line in said.splitlines() if line.startswith("hidden-rooms")][-3:] == [
        ["hidden-rooms", "casual"],
        ["hidden-rooms", "club"],
        ["hidden-rooms", "master"],
    ]
    (kept,) = json.loads(file.read_text())
    assert (kept["game"], kept["seats"]) == ("hidden-rooms", 1)
    assert [alone["games"] for alone in kept["alone"]] == [8, 8, 8]


def test_arena_of_games_that_one_level_always_wins() -> None:
    said = run("arena", "cant-stop", "club", "random", "--games", "4", "--workers", "1")
    assert [line.split() for line in said.splitlines()[1:3]] == [
        ["club", "100.00%", "32.41%"],
        ["random", "0.00%", "32.41%"],
    ]


def test_arena_asks_for_its_file_before_the_games(tmp_path: Path) -> None:
    words = ("arena", "hidden-rooms", "--games", "100000", "--to")
    assert "No such file or directory" in run(*words, str(tmp_path / "nowhere" / "ladder.json"), code=2)
    notes = tmp_path / "notes.json"
    notes.write_text('{"of": "somebody"}')
    assert "holds no ratings" in run(*words, str(notes), code=2)
    assert notes.read_text() == '{"of": "somebody"}'


def test_arena_of_what_is_not_there() -> None:
    assert "there are: cant-stop" in run("arena", "chess", "club", "club", code=2)
    assert "there are: random" in run("arena", "cant-stop", "deep", "club", code=2)
    assert "2 to 5 seats" in run("arena", "cant-stop", "club", code=2)
    assert "usual options" in run("arena", "cant-stop", "--option", "unique", code=2)
    assert "ratings of all" in run("arena", "cant-stop", "club", "club", "--to", "x.json", code=2)
    for option, why in (
        ("jump", "no option jump; there are: unique, team, match"),
        ("match 0", "match 0: match is a number from 1 to 99"),
        ("match", "match: match is a number from 1 to 99"),
        ("starter last", "starter last: starter is one of drawn, first"),
        ("team maybe", "team maybe: team is one of on, off"),
    ):
        assert why in run("arena", "cant-stop", "club", "club", "--option", option, code=2)


def test_arena_of_seats_that_the_options_rule_out() -> None:
    said = run("arena", "cant-stop", "club", "club", "club", "--option", "team", code=2)
    assert "cant-stop has 4 seats with these options" in said
    said = run("arena", "shinsai-jima", *["casual"] * 5, "--option", "tsunami", code=2)
    assert "shinsai-jima has 2, 3, 4 seats with these options" in said


def test_arena_of_options_that_exclude_each_other() -> None:
    levels = ("niagara", "casual", "casual", "casual", "--games", "3")
    for options in (("flussgeister", "diamantenJoe"), ("diamantenJoe", "flussgeister")):
        said = run("arena", *levels, "--option", options[0], "--option", options[1], code=2)
        assert "diamantenJoe does not go with flussgeister" in said


def test_a_training_asks_for_its_files_before_the_games(tmp_path: Path) -> None:
    words = ("train", "cant-stop", "two", "--games", "1", "--to")
    assert "keeps the training" in run(*words, str(tmp_path / "two.course"), code=2)
    assert f"there is no folder {tmp_path / 'nowhere'}" in run(*words, str(tmp_path / "nowhere" / "two.json"), code=2)
    (tmp_path / "two.course").write_text("{}")
    assert "holds no training" in run(*words, str(tmp_path / "two.json"), code=2)
    assert (tmp_path / "two.course").read_text() == "{}"


def test_what_cannot_be_trained(tmp_path: Path) -> None:
    to = ("--to", str(tmp_path / "two.json"))
    assert "there are: cant-stop" in run("train", "chess", "two", *to, code=2)
    assert "no bot of hidden-rooms learns" in run("train", "hidden-rooms", "two", *to, code=2)
    assert "there are: alone, two, two-unique" in run("train", "cant-stop", "seven", *to, code=2)


def test_a_training_with_enough_games_plays_no_more_and_belongs_to_one_task(tmp_path: Path) -> None:
    to = tmp_path / "two.json"
    training.keep(training.begin("cant-stop", "two", 1), to.with_suffix(".course"))
    assert run("train", "cant-stop", "two", "--to", str(to), "--games", "0") == ""
    assert "a training of cant-stop two with seed 1" in run(
        "train", "cant-stop", "two-unique", "--to", str(to), "--games", "0", code=2
    )


def test_version() -> None:
    said = run("version")
    assert __version__ in said
    assert all(game in said for game in RULESETS)


def test_every_command_and_flag_says_what_it_does() -> None:
    for command in app.registered_commands:
        assert command.callback is not None
        assert inspect.getdoc(command.callback)
    group = typer.main.get_command(app)
    for command_name, made in group.commands.items():  # type: ignore[attr-defined]  # an app with several commands is a group
        for parameter in made.params:
            assert parameter.name == "help" or getattr(parameter, "help", None), (command_name, parameter.name)


def test_help_shows_what_stands_in_brackets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    for command in ("arena", "train", "review"):
        assert "hiroma[ray]" in run(command, "--help")


def test_help_loads_no_server() -> None:
    code = "import sys, hiroma.cli; print(*sorted(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "hiroma.cli" in loaded
    for heavy in ("litestar", "sqlalchemy", "uvicorn", "cryptography", "hiroma.table.table", "fluent.runtime"):
        assert heavy not in loaded
    assert not [name for name in loaded if re.match(r"hiroma\.games\.\w+", name)]


async def bots_play(hall: RunningHall) -> str:
    """Let two bots finish a game and return the id of their table."""
    host = await Person(hall).arrive()
    _, made = await host.http("POST", "/api/tables", {"game": "cant-stop"})
    table = str(made["id"])
    await host.watch(table)  # bots alone play while somebody looks
    for name, args in (("bot", {"level": "club"}), ("bot", {"level": "casual"}), ("start", {})):
        command = {"type": "command", "id": f"{name} {args}", "table": table, "name": name, "args": args}
        status, answer = await host.http("POST", f"/api/tables/{table}/commands", command)
        assert status == 200, answer
    until = time.monotonic() + 90
    while (await host.http("GET", f"/api/tables/{table}"))[1]["meta"]["status"] != "over":
        assert time.monotonic() < until
        await asyncio.sleep(0.2)
    await host.leave()
    return table


def hiroma(*words: str, stdin: bytes = b"") -> tuple[int, bytes]:
    """Run a command in a separate process; return its exit code and its output."""
    done = subprocess.run([sys.executable, "-m", "hiroma", *words], input=stdin, capture_output=True, check=False)
    return done.returncode, done.stdout


@pytest.mark.slow
def test_the_log_of_a_real_hall(tmp_path: Path) -> None:
    """The log that a running server keeps verifies. With one changed die, `verify` names the entry."""
    hall = RunningHall(tmp_path).start()
    try:
        table = asyncio.run(bots_play(hall))
        code, log = hiroma("export", table, "--store", hall.settings.store)
    finally:
        hall.stop()
    lines = log.splitlines()
    assert code == 0
    code, said = hiroma("verify", "-", stdin=log)
    assert code == 0
    assert said.startswith(f"good: {len(lines)} entries, 1 games, ".encode())
    rev, entry = next((rev, json.loads(line)) for rev, line in enumerate(lines, 1) if rev > 6 and b"draws" in line)
    dice = entry["draws"][0]["numbers"]
    dice[0] = (dice[0] + 1) % 6
    lines[rev - 1] = json.dumps(entry, ensure_ascii=False, separators=(",", ":")).encode()
    code, said = hiroma("verify", "-", stdin=b"\n".join(lines))
    assert code == 1
    assert said.startswith(f"bad: entry {rev}: ".encode())
