"""Moves and views as numbers, on random games: reversible, complete, in bounds, and blind to secrets."""

from random import Random
from typing import Any

import pytest

from hiroma.envs.forms import form
from hiroma.envs.play import Play
from hiroma.kernel import BadOption, IllegalMove, Outcome
from hiroma.kernel.encoding import GROUNDS, MOST
from hiroma.kernel.lot import Lot
from tests.envs.settings import GAMES, formed, listed, walk, ways
from tests.games.proving import proofs

MOVES = 200
"""Moves of one random game that are looked at."""


@pytest.mark.parametrize(("game", "way"), listed(GAMES))
def test_every_move_has_one_number_and_comes_back(game: str, way: dict[str, Any]) -> None:
    made = formed(game, way)
    assert len(made.numbers) == len(made.moves), "no move stands twice"
    for seed in range(3):
        for state, seat in walk(made, seed, MOVES):
            for move in state.moves(seat):
                assert made.moves[made.numbers[move]] == move


@pytest.mark.parametrize(("game", "way"), listed(GAMES))
def test_observations_fit_their_fields(game: str, way: dict[str, Any]) -> None:
    made = formed(game, way)
    assert len({field.name for field in made.fields}) == len(made.fields)
    assert all(0 < field.high <= MOST and field.says for field in made.fields)
    for seed in range(3):
        for state, seat in walk(made, seed, MOVES):
            numbers = made.encoding.observe(state, seat)
            assert len(numbers) == made.size
            start = 0
            for field in made.fields:
                part = numbers[start : start + field.size]
                assert min(part) >= 0, (field.name, part)
                assert max(part) <= field.high, (field.name, part)
                start += field.size


@pytest.mark.parametrize(("game", "way"), listed(GAMES))
def test_an_observation_follows_from_the_view(game: str, way: dict[str, Any]) -> None:
    made, lot = formed(game, way), Lot(5)
    twin = proofs(game).twin
    for seed in range(2):
        for place, (state, seat) in enumerate(walk(made, seed, MOVES)):
            for viewer in range(made.seats) if place % 7 == 0 else [seat]:
                numbers = made.encoding.observe(state, viewer)
                world = made.rules.imagine(state.view(viewer), lot.below)
                assert made.encoding.observe(world, viewer) == numbers, "a world made of the view alone"
                if twin is not None:
                    other = twin(state.copy(), viewer, lot.below)
                    assert made.encoding.observe(other, viewer) == numbers, "another world that looks the same"


@pytest.mark.parametrize("game", GAMES)
def test_seats_that_see_different_things_observe_different_things(game: str) -> None:
    made = formed(game, ways(game)[0])
    seen = {tuple(made.encoding.observe(state, seat)) for state, seat in walk(made, 2, 40)}
    assert len(seen) > 12


@pytest.mark.parametrize("game", GAMES)
def test_charts_are_of_their_grounds(game: str) -> None:
    made = formed(game, ways(game)[-1])
    for state, seat in walk(made, 1, 60):
        chart = made.encoding.chart(state.view(seat))
        assert {square.ground for row in chart.rows for square in row} <= set(range(len(GROUNDS)))
        assert all(0 <= owner < made.seats for row in chart.rows for square in row for owner in square.seats)


def test_forms_refuse_what_the_rules_do_not_know() -> None:
    with pytest.raises(BadOption):
        form("cant-stop", None, {"unqiue": True})
    with pytest.raises(ValueError, match="2, 3, 4, 5 seats"):
        form("cant-stop", 6, {})
    assert form("cant-stop", None, {"team": True}).seats == 4
    assert form("cant-stop", 2, {}) is form("cant-stop", 2, {"unique": False}), "forms are shared"


@pytest.mark.parametrize("options", [{"flussgeister": True, "diamantenJoe": True}, {"boats": False, "preset": "rated"}])
def test_forms_refuse_options_that_exclude_each_other_in_any_order(options: dict[str, Any]) -> None:
    game = "niagara" if "diamantenJoe" in options else "shinsai-jima"
    for given in (options, dict(reversed(options.items()))):
        with pytest.raises(BadOption) as refused:
            form(game, None, given)
        assert refused.value.code == "option-excluded"
    assert form("shinsai-jima", None, {"rockfall": False, "preset": "beginner"}).options["preset"] == "beginner"


def test_rewards_add_up_over_the_sides() -> None:
    def end(*ranking: tuple[int, ...], sides: tuple[tuple[int, ...], ...]) -> Outcome:
        return Outcome(ranking=ranking, sides=sides, scores=(), clause="", first=0)

    four = form("cant-stop", 4, {})
    alone = ((0,), (1,), (2,), (3,))
    assert four.rewards(end((2,), (0, 1, 3), sides=alone)) == pytest.approx([-1 / 3, -1 / 3, 1, -1 / 3])
    assert four.rewards(end((0, 1), (2, 3), sides=alone)) == pytest.approx([1 / 3, 1 / 3, -1 / 3, -1 / 3])
    assert four.rewards(end((0, 1, 2, 3), sides=alone)) == [0, 0, 0, 0]
    assert four.rewards(end((1,), (0,), sides=((0, 2), (1, 3)))) == [-1, 1, -1, 1]


def test_an_illegal_move_changes_nothing() -> None:
    made = form("cant-stop", 2, {})
    play = Play(made, Random(1))
    before = play.state.view(None), play.actors
    for action in (-1, len(made.moves)):
        with pytest.raises(IllegalMove):
            play.act(play.actors[0], action)
    wrong = next(number for number in range(len(made.moves)) if number not in play.legal(play.actors[0]))
    with pytest.raises(IllegalMove):
        play.act(play.actors[0], wrong)
    assert (play.state.view(None), play.actors) == before
