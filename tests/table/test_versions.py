"""Two versions of one game about: a table goes on by the one it was opened with, and its log proves itself by it."""

import json

import pytest
from typer.testing import CliRunner

from hiroma.bots import Question, think
from hiroma.cli import app
from hiroma.games import RULESETS, ruleset
from hiroma.kernel import UnknownRules
from hiroma.table.commands import Submit
from hiroma.table.refusal import Refused
from hiroma.table.table import Table
from hiroma.table.verify import verify
from tests.table.sitting import Sitting, dump, fold_of
from tests.table.test_verify import dense, mended
from tests.table.toys import TOYS, BigPile, Enough, Pile, Take, find

THREE = [{"do": "take"}] * 3


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Version 2 of the pile is in the hall, too."""
    monkeypatch.setitem(TOYS, "pile", {1: Pile(), 2: BigPile()})


@pytest.fixture
def housed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both versions stand in the registry of the house."""
    monkeypatch.setitem(RULESETS, "pile", {1: "tests.table.toys:Pile", 2: "tests.table.toys:BigPile"})


def begun() -> Sitting:
    """A game of version 1 in the middle: two stones are gone."""
    sitting = Sitting("pile", match=2).start("a", "b")
    sitting.ok(Submit(seat=0, moves=[Take(), Take()]), "a")
    return sitting


def test_a_running_table_goes_on_by_its_own_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = begun()
    monkeypatch.setitem(TOYS, "pile", {1: Pile(), 2: BigPile()})
    assert dump(fold_of(sitting.log), secrets=False) == dump(sitting.table, secrets=False)
    sitting.table = Table.fold(sitting.rows, find, sitting.entropy)
    sitting.no("not-now", Submit(seat=1, moves=THREE), "b")
    sitting.finish(1)
    sitting.again()
    assert sitting.table.ruleset.info.version == 1
    sitting.finish(2)
    verdict = verify(sitting.log, find)
    assert (verdict.bad, verdict.games) == (None, 2)


@pytest.mark.usefixtures("newer")
def test_a_new_table_has_the_newest_rules() -> None:
    sitting = Sitting("pile").start("a", "b")
    sitting.ok(Submit(seat=0, moves=[Take(), Take(), Take()]), "a")
    sitting.finish(1)
    assert verify(sitting.log, find).bad is None
    changed = [json.loads(line) for line in sitting.log]
    changed[0]["command"]["version"] = 1
    verdict = verify(mended(changed), find)
    assert (verdict.bad, verdict.why) == (5, "rules"), "three stones are not allowed by version 1"


def test_a_version_that_is_not_here_is_refused_by_name() -> None:
    sitting = begun()
    sitting.finish(1)
    lines = [json.loads(line) for line in sitting.log]
    lines[0]["command"]["version"] = 9
    log = mended(lines)
    with pytest.raises(Refused) as refused:
        fold_of(log)
    assert refused.value.refusal.code == "version-unknown"
    assert refused.value.refusal.what == {"game": "pile", "version": 9, "known": [1]}
    assert (verify(log, find).bad, verify(log, find).why) == (1, "version")
    lines[-1]["at"] += 1
    broken = verify([*log[:-2], dense(lines[-2] | {"at": 0}), log[-1]], find)
    assert broken.why == "chain", "what is wrong without rules is said first"


def test_the_registry_finds_a_game_by_version(housed: None) -> None:
    assert (ruleset("pile", 1).info.version, ruleset("pile", 2).info.version) == (1, 2)
    for game, version, known in (("pile", 3, (1, 2)), ("chess", 1, ())):
        with pytest.raises(UnknownRules) as unknown:
            ruleset(game, version)
        assert unknown.value.known == known
    assert all(ruleset(game, version).info.id == game for game in RULESETS for version in RULESETS[game])
    assert all(ruleset(game, version).info.version == version for game in RULESETS for version in RULESETS[game])


@pytest.mark.parametrize("version", [1, 2])
def test_a_bot_thinks_by_the_rules_of_its_table(housed: None, version: int) -> None:
    rules = ruleset("pile", version)
    turns = set()
    for _ in range(60):
        question = Question.of(rules.info, "random", 0, rules.start({}, 2).view(0))
        turns.add(sum(move == {"do": "take"} for move in think(question)))
    assert max(turns) == version + 1


def test_the_command_line_verifies_and_tells_by_the_version_of_the_log(housed: None) -> None:
    sitting = begun()
    sitting.finish(1)
    log = b"\n".join(sitting.log)
    said = CliRunner().invoke(app, ["verify", "-"], input=log)
    assert (said.exit_code, said.stdout.split(":")[0]) == (0, "good")
    assert CliRunner().invoke(app, ["replay", "-"], input=log).exit_code == 0
    lines = [json.loads(line) for line in sitting.log]
    lines[0]["command"]["version"] = 9
    for command, code in (("verify", 1), ("replay", 2)):
        said = CliRunner().invoke(app, [command, "-"], input=b"\n".join(mended(lines)))
        assert said.exit_code == code
        assert "does not have the version of the rules" in said.output


def test_three_stones_are_two_to_the_first_version() -> None:
    state = Pile().start({}, 2)
    for _ in range(2):
        state.apply(0, Take())
    assert (state.actors(), state.moves(1)) == ((1,), (Take(),))
    state = BigPile().start({}, 2)
    for _ in range(2):
        state.apply(0, Take())
    assert (state.actors(), state.moves(0)) == ((0,), (Take(), Enough()))
