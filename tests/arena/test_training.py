"""A training gives the same numbers however it is run, and learns."""

from math import isclose
from pathlib import Path

import msgspec
import pytest

from hiroma.arena import training
from hiroma.arena.training import Batch, Course
from hiroma.games import capabilities
from hiroma.kernel import Capabilities
from hiroma.kernel.contract import Below
from hiroma.kernel.learning import by_numbers
from hiroma.kernel.training import Learned, Pace, Sample

FIRST = 0.8
"""The chance to win of the first side in the toy."""


class Toy:
    """A game of one position, in which the first of two sides wins eight times of ten."""

    @property
    def tasks(self) -> tuple[str, ...]:
        return ("one",)

    def begin(self, task: str) -> list[float]:
        return [0.0, 0.0, 0.0]

    def pace(self, games: int) -> Pace:
        return Pace()

    def play(self, task: str, numbers: list[float], number: int, below: Below) -> list[Sample]:
        won = below(10) < 10 * FIRST
        return [Sample([[0], [1]], [float(won), float(not won)])]


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "capabilities", lambda game: Capabilities(training=Toy()))


def trained(games: int, workers: int = 1, course: Course | None = None) -> tuple[Course, list[Batch]]:
    course = course or training.begin("toy", "one", 7)
    batches: list[Batch] = []
    training.train(course, games, workers, lambda _, batch: batches.append(batch))
    return course, batches


def test_it_learns_how_often_a_side_wins(toy: None) -> None:
    course, batches = trained(20_000)
    assert isclose(by_numbers(course.mean, [[0], [1]])[0], FIRST, abs_tol=0.02)
    assert course.numbers[2] == course.mean[2] == 0.0
    assert [batch.games for batch in batches] == list(range(400, 20_001, 400))
    assert all(batch.turns == 1 for batch in batches)
    assert isclose(batches[0].surprise, 0.5, abs_tol=1e-9)
    assert batches[-1].surprise < 0.45


def test_a_training_that_was_stopped_goes_on_where_it_was(toy: None, tmp_path: Path) -> None:
    whole, _ = trained(2000)
    part, _ = trained(800)
    file = tmp_path / "toy.course"
    training.keep(part, file)
    rest, batches = trained(2000, course=training.kept(file))
    assert rest == whole
    assert len(batches) == 3


@pytest.mark.slow
def test_as_many_processes_as_one_likes_give_the_same_numbers() -> None:
    alone, together = (training.begin("cant-stop", "two", 1) for _ in range(2))
    training.train(alone, 400, 1, lambda *_: None)
    training.train(together, 400, 2, lambda *_: None)
    assert alone == together
    assert alone.numbers != capabilities("cant-stop").training.begin("two")  # type: ignore[union-attr] # it has one


def test_with_a_new_pace_steps_are_long_again(toy: None, monkeypatch: pytest.MonkeyPatch) -> None:
    usual, _ = trained(1000)

    def paced(self: Toy, games: int) -> Pace:
        return Pace() if games < 800 else Pace(batch=100, rate=0.1, resting=0.005)

    monkeypatch.setattr(Toy, "pace", paced)
    course, batches = trained(1000)
    assert [batch.games for batch in batches] == [400, 800, 900, 1000]
    assert course.averaged == 2
    assert max(course.moved) < max(usual.moved)
    before, _ = trained(800)
    later, _ = trained(900, course=before)
    assert later.mean == later.numbers


def test_a_file_for_a_bot(toy: None, tmp_path: Path) -> None:
    course, _ = trained(400)
    file = tmp_path / "one.json"
    training.write(course, file)
    read = msgspec.json.decode(file.read_bytes(), type=Learned)
    assert (read.game, read.task, read.seed, read.games) == ("toy", "one", 7, 400)
    assert read.numbers == [round(number * 1000) for number in course.mean]


def test_what_cannot_be_trained() -> None:
    with pytest.raises(LookupError):
        training.begin("niagara", "two", 1)
    with pytest.raises(LookupError):
        training.begin("cant-stop", "seven", 1)
