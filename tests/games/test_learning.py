"""Outlooks that watch games: what a training sees, and the numbers that come with the games."""

from importlib import import_module
from importlib.resources import files
from math import isclose
from pathlib import Path

import msgspec
import pytest

from hiroma.games import HOUSE, capabilities
from hiroma.kernel.learning import Numbers, Watching, bucket, by_numbers, softmax
from hiroma.kernel.lot import Lot
from hiroma.kernel.training import Learned, Training

WATCHED = [game for game in HOUSE if isinstance(capabilities(game).training, Watching)]


def training_of(game: str) -> Training:
    found = capabilities(game).training
    assert found is not None
    return found


def test_three_games_learn_so() -> None:
    assert WATCHED == ["fearsome-floors", "niagara", "shinsai-jima"]


QUICK = 34
"""The number of a game in which the strongest level, which takes its time, has no part."""


@pytest.mark.slow
@pytest.mark.parametrize("game", WATCHED)
def test_a_watched_game_shows_positions_and_their_result(game: str) -> None:
    training = training_of(game)
    for task in training.tasks:
        numbers = training.begin(task)
        samples = training.play(task, numbers, QUICK, Lot(4).below)
        assert samples
        assert samples == training.play(task, numbers, QUICK, Lot(4).below)
        for sample in samples:
            assert isclose(sum(sample.targets), 1.0)
            assert len(sample.places) == len(sample.targets)
            assert all(0 <= place < len(numbers) for row in sample.places for place in row)


@pytest.mark.parametrize("game", WATCHED)
def test_the_numbers_that_come_with_a_game_are_of_its_training(game: str) -> None:
    training = training_of(game)
    folder = files(f"hiroma.games.{game.replace('-', '_')}.bots").joinpath("values")
    pages = [page for page in folder.iterdir() if page.name.endswith(".json")]
    assert pages
    for page in pages:
        learned = msgspec.json.decode(page.read_bytes(), type=Learned)
        assert learned.game == game
        assert learned.task in training.tasks
        assert page.name == f"{learned.task}.json"
        assert learned.games >= 1200
        outlook = import_module(f"hiroma.games.{game.replace('-', '_')}.bots.outlook")
        numbers = outlook.NUMBERS.of(learned.task)
        assert numbers == [number / Learned.PARTS for number in learned.numbers] != training.begin(learned.task)


def test_numbers_of_another_size_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "some_outlook"
    (package / "values").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    body = msgspec.json.encode(Learned("toy", "one", 1, 400, [1000, -500]))
    (package / "values" / "one.json").write_bytes(body)
    monkeypatch.syspath_prepend(tmp_path)
    assert Numbers("some_outlook", lambda: [0.0, 0.0]).of("one") == [1.0, -0.5]
    assert Numbers("some_outlook", lambda: [0.0, 0.0]).of("other") == [0.0, 0.0]
    with pytest.raises(ValueError, match="2 numbers, not 3"):
        Numbers("some_outlook", lambda: [0.0] * 3).of("one")


def test_what_lies_beyond_the_ranges_is_in_the_last_ones() -> None:
    assert [bucket(value, -2.0, 0.5, 4) for value in (-9.0, -2.0, -1.4, -0.1, 7.0)] == [0, 0, 1, 3, 3]


def test_chances_of_scores() -> None:
    assert softmax([1.0, 1.0]) == [0.5, 0.5]
    assert softmax([1000.0, 0.0]) == [1.0, 0.0]
    assert by_numbers([0.0, 2.0, -2.0], [[0], [1, 2]]) == (0.5, 0.5)
