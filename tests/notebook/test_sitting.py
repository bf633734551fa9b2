"""Games in a notebook: moves of the reader, answers of bots, chance by a seed; and the examples run."""

from pathlib import Path
from typing import Any

import msgspec
import nbformat
import pytest
from nbclient import NotebookClient

from hiroma.games import RULESETS, newest
from hiroma.notebook import replay, show, watch
from hiroma.notebook.showing import Played
from hiroma.notebook.sitting import rules_of
from tests.table.sitting import Sitting

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "examples" / "notebooks").glob("*.ipynb"))


def played(**wishes: Any) -> tuple[Played, list[dict[str, Any]]]:
    board = show(newest("cant-stop").start({}, 2), **wishes)
    assert isinstance(board, Played)
    sent: list[dict[str, Any]] = []
    board.send = sent.append
    return board, sent


@pytest.mark.parametrize("game", RULESETS)
def test_a_state_knows_its_game(game: str) -> None:
    rules = newest(game)
    assert rules_of(rules.start({}, rules.info.seats[0])) is rules


def test_what_is_no_state() -> None:
    with pytest.raises(TypeError, match="int is no position"):
        rules_of(1)  # type: ignore[arg-type] # on purpose


def test_a_move_is_made_and_the_same_seed_draws_the_same() -> None:
    (board, sent), (again, _) = played(bots={1: "casual"}, seed=5), played(bots={1: "casual"}, seed=5)
    move = msgspec.to_builtins(board.state.moves(0)[0])
    for each in (board, again):
        each.asked({"type": "submit", "id": 1, "seat": 0, "moves": [move]})
    assert sent == [{"type": "answer", "id": 1, "answer": {"type": "taken"}}]
    assert board.scene["steps"][0]["rev"] == 2
    assert board.scene == again.scene
    assert board.scene["steps"][0]["events"]


def test_a_refusal_changes_nothing() -> None:
    board, sent = played()
    before = board.scene
    board.asked({"type": "submit", "id": 7, "seat": 0, "moves": [{"nonsense": 1}]})
    assert sent[0]["answer"]["type"] == "refused"
    assert board.scene == before


def test_a_preview_moves_nobody() -> None:
    board, sent = played()
    seat = board.state.actors()[0]
    before = board.state.view(None)
    moves = [msgspec.to_builtins(board.state.moves(seat)[0])]
    board.asked({"type": "preview", "id": 1, "seat": seat, "moves": moves})
    assert sent[0]["answer"]["type"] == "previewed"
    assert board.state.view(None) == before


def test_the_state_that_was_given_stays() -> None:
    state = newest("cant-stop").start({}, 2)
    before = state.view(None)
    watch(state, ["random", "random"])
    assert state.view(None) == before


def test_a_log_is_shown() -> None:
    board = replay(ROOT / "tests" / "games" / "logs" / "cant-stop-1.jsonl", language="ja")
    assert board.scene["replay"]
    assert board.scene["steps"][-1]["outcome"] is not None
    assert len(board.scene["steps"]) > 20


def test_partners_of_a_log_are_shown_together() -> None:
    log = Sitting("cant-stop", "a", team=True).start(*"abcd").finish().log
    assert replay(log).scene["sides"] == [[0, 2], [1, 3]]


def test_there_are_examples() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["a-bot", "an-agent", "an-arena", "odds"]


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_an_example_runs(notebook: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "src"))
    read = nbformat.read(notebook, as_version=4)  # type: ignore[no-untyped-call] # nbformat has no types
    assert all(not cell.get("outputs") for cell in read.cells), "kept without outputs"
    NotebookClient(read, timeout=500, kernel_name="python3").execute()
