"""The end of a game and the places of the players (NI-E)."""

from typing import Any

import pytest

from hiroma.games.niagara.acts import ending
from hiroma.games.niagara.course import Game
from hiroma.games.niagara.events import ConditionMet, Decided
from tests.games.niagara.positions import SEATS, deal, do, offered, scene, show, turn


def finish(game: Game) -> list[Any]:
    """Let everybody else do nothing to the end of the round; return the events."""
    heard = []
    while game.mover >= 0:
        seat = SEATS[game.mover]
        heard += do(game, f"{seat} {offered(game, seat)[-1]}")
    return heard


@pytest.mark.clause("NI-E1")
@pytest.mark.parametrize(
    ("store", "gem", "what"),
    [
        ("VVV", "V", "four-alike"),
        ("VWYB", "P", "five-colours"),
        ("VVWWYY", "B", "seven"),
        ("VVVWY", "W", None),
        ("", "V", None),
    ],
)
def test_conditions(store: str, gem: str, what: str | None) -> None:
    game = turn("1", canoes={"A1": f"1 {gem}"}, stores={"A": store})
    met = [event.what for event in do(game, "A paddle 1 land") if isinstance(event, ConditionMet)]
    assert met == ([what] if what else [])


@pytest.mark.clause("NI-E2")
def test_the_round_is_played_out() -> None:
    game = turn("1", canoes={"A1": "1 V", "C1": "3"}, stores={"A": "VVV"})
    do(game, "A paddle 1 land", "A done")
    assert (game.outcome(), show(game)["mover"]) == (None, "B")
    heard = finish(game)
    assert heard[-1] == Decided((0,), "NI-E2")
    assert [type(event).__name__ for event in heard if type(event).__name__ in ("FlowSet", "Flowed")] == [
        "FlowSet",
        "Flowed",
    ]
    assert (game.actors(), [game.moves(seat) for seat in range(3)]) == ((), [(), (), ()])
    end = game.outcome()
    assert end is not None
    assert (end.clause, end.scores, end.winners, end.first) == ("NI-E2", (4.0, 0.0, 0.0), (0,), 0)


def rivals(**options: Any) -> Game:
    """Return a game in which B has landed a fourth violet, and then C a seventh gem."""
    game = scene(
        canoes={"B1": "1 V", "C1": "1 P"}, stores={"B": "VVV", "C": "WWYYBB", "A": "VVWWYY"}, seats=4, **options
    )
    deal(game, "1", "1", "1", "1")
    do(game, "A done", "B paddle 1 land", "B done", "C paddle 1 land", "C done")
    return game


@pytest.mark.clause("NI-E3")
def test_who_met_it_first_wins() -> None:
    game = rivals()
    assert game.view(None).players[1].met == 1
    assert game.view(None).players[2].met == 2
    finish(game)
    end = game.outcome()
    assert end is not None
    assert end.ranking == ((1,), (2,), (0,), (3,))


@pytest.mark.clause("NI-E3")
@pytest.mark.parametrize("tie", ["most_gems", "gem_values"])
def test_other_ways_to_break_it(tie: str) -> None:
    game = rivals(winner_tiebreak=tie)
    finish(game)
    assert show(game)["winner"] == "C"
    assert ending.worth(game, 1) == 4
    assert ending.worth(game, 2) == 2 + 2 + 3 + 3 + 4 + 4 + 5


@pytest.mark.clause("NI-E4")
def test_two_landings_of_one_turn_come_in_order() -> None:
    game = turn("1", canoes={"A1": "1 V", "A2": "1 P"}, stores={"A": "VVV"})
    do(game, "A paddle 2 land")
    assert game.view(None).players[0].met == 0
    do(game, "A paddle 1 land")
    assert game.view(None).players[0].met == 1
    finish(game)
    end = game.outcome()
    assert end is not None
    assert [len(group) for group in end.ranking] == [1, 1, 1]


@pytest.mark.clause("NI-E5")
def test_further_places() -> None:
    stores = {"A": "VVVV", "B": "VV", "C": "PP", "D": "VV", "E": "WWW"}
    game = scene(5, stores=stores, first="C", round_limit=3, round=3)
    game.met[0] = 1
    deal(game, "1", "1", "1", "1", "1")
    finish(game)
    end = game.outcome()
    assert end is not None
    # A met it; then three gems; then two of value 10; then two of value 2, D nearer to C's ring than B.
    assert end.ranking == ((0,), (4,), (2,), (3,), (1,))


@pytest.mark.clause("NI-E6")
def test_a_set_that_is_complete_stays_so() -> None:
    game = turn("1", canoes={"A1": "1 V", "A2": "7L"}, stores={"A": "VVV"}, seats=4)
    do(game, "A paddle 2 6L", "A paddle 1 land")
    finish(game)
    assert ending.condition(game, 0) == "four-alike"
    assert show(game)["phase"] == "over"


@pytest.mark.clause("NI-E7")
def test_a_limit_of_rounds() -> None:
    game = scene(stores={"B": "V", "C": "W"}, round_limit=2)
    heard: list[Any] = []
    for number in (1, 2):
        assert (show(game)["round"], game.outcome()) == (number, None)
        deal(game, *[str(number)] * 3)
        heard = finish(game)
    assert heard[-1] == Decided((2,), "NI-E7")
    end = game.outcome()
    assert end is not None
    assert (end.clause, end.ranking) == ("NI-E7", ((2,), (1,), (0,)))


@pytest.mark.clause("NI-E7")
def test_without_a_limit_it_goes_on() -> None:
    game = scene(round=500)
    deal(game, "1", "2", "3")
    finish(game)
    assert (show(game)["round"], show(game)["phase"]) == (501, "choose")
