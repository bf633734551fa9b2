"""Teams: CS-TM; and what a match asks of the game: CS-MA."""

import pytest

from hiroma.games.cant_stop.events import Claimed, Won
from hiroma.games.cant_stop.moves import Go, Stop
from hiroma.kernel import CHANCE, BadOption, Options, Outcome
from hiroma.kernel.lot import Lot
from hiroma.kernel.playout import playout
from tests.games.cant_stop.positions import RULES, camps, play, position, refused, rolled

TRUTH = [  # the mover's claims before and after, the partner's, and what follows
    (2, 3, 2, "CS-TM4"),
    (2, 3, 1, "CS-TM5"),
    (2, 3, 0, "CS-TM5"),
    (2, 4, 1, "CS-TM4"),
    (2, 4, 0, "CS-TM5"),
    (2, 5, 0, "CS-TM4"),
    (1, 3, 2, "CS-TM4"),
    (1, 3, 1, "CS-TM5"),
    (1, 3, 0, "CS-TM5"),
    (1, 4, 1, "CS-TM4"),
    (0, 3, 2, "CS-TM4"),
    (0, 3, 1, "CS-TM5"),
    (0, 3, 0, "CS-TM5"),
    (1, 2, 2, None),
]


def after_stop(before: int, after: int, partner: int, mover: int = 0) -> tuple[list[object], Outcome | None]:
    """A STOP that takes the mover from `before` claims to `after`."""
    mine, others = [3, 4, 5, 6][:before], [8, 9][:partner]
    owners = dict.fromkeys(mine, mover) | dict.fromkeys(others, (mover + 2) % 4)
    climbers = {12: 2, 11: 5, 10: 7}
    game = position(4, mover, owners=owners, climbers=dict(list(climbers.items())[: after - before]), team=True)
    told = play(rolled(game, 6, 6, 1, 1), Stop(12, 2))
    return told, game.outcome()


@pytest.mark.clause("CS-TM1")
def test_one_and_three_against_two_and_four() -> None:
    assert RULES.sides({"team": True}, 4) == ((0, 2), (1, 3))
    assert RULES.sides({"team": False}, 4) == ((0,), (1,), (2,), (3,))
    game = position(4, team=True)
    movers = []
    for _ in range(5):
        movers.append(game.mover)
        play(rolled(game, 1, 2, 3, 4), Stop(3, 7))
    assert movers == [0, 1, 2, 3, 0]


@pytest.mark.clause("CS-TM2")
def test_two_people_hold_two_seats_each() -> None:
    assert RULES.holders({"team": True}, 2) == (0, 1, 0, 1)
    assert RULES.holders({"team": True}, 4) == (0, 1, 2, 3)
    assert RULES.holders({"team": False}, 3) == (0, 1, 2)


@pytest.mark.clause("CS-TM3")
def test_partners_climb_alone() -> None:
    game = rolled(position(4, mover=2, bivouacs={0: {7: 5}}, team=True), 3, 4, 1, 1)
    play(game, Stop(7, 2))
    assert camps(game, 2) == {2: 1, 7: 1}
    assert camps(game, 0) == {7: 5}


@pytest.mark.clause("CS-TM4", "CS-TM5", "CS-TM7")
@pytest.mark.parametrize(("before", "after", "partner", "clause"), TRUTH)
@pytest.mark.parametrize("mover", [0, 1, 2, 3])
def test_the_truth_table(before: int, after: int, partner: int, clause: str | None, mover: int) -> None:
    told, outcome = after_stop(before, after, partner, mover)
    if clause is None:
        assert outcome is None
        return
    assert outcome is not None
    assert outcome.clause == clause
    side = mover % 2 if clause == "CS-TM4" else 1 - mover % 2
    assert outcome.ranking == ((side,), (1 - side,))
    assert outcome.winners == (side, side + 2)
    assert told[-1] == Won((side, side + 2), clause)
    assert len([event for event in told if isinstance(event, Won)]) == 1


@pytest.mark.clause("CS-TM4")
def test_five_of_two_and_three_win() -> None:
    _, outcome = after_stop(2, 3, 2)
    assert outcome is not None
    assert outcome.scores == (3, 0, 2, 0)


@pytest.mark.clause("CS-TM5")
def test_the_other_team_wins_with_fewer_claims() -> None:
    _, outcome = after_stop(2, 4, 0)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((1, 3), (4, 0, 0, 0))


@pytest.mark.clause("CS-TM6")
def test_three_routes_alone_do_not_win() -> None:
    _, outcome = after_stop(2, 3, 1)
    assert outcome is not None
    assert 0 not in outcome.winners
    together = position(4, owners={3: 0, 4: 0, 8: 2}, climbers={12: 1}, team=True)
    play(rolled(together, 6, 6, 1, 1), Stop(12, 2))
    assert together.outcome() is None


@pytest.mark.clause("CS-TM8")
def test_a_claim_removes_the_partner_too() -> None:
    game = position(4, bivouacs={1: {12: 1}, 2: {12: 2}, 3: {11: 1}}, climbers={12: 2}, team=True)
    told = play(rolled(game, 6, 6, 1, 1), Stop(12, 2))
    assert Claimed(0, 12, (1, 2)) in told
    assert [camps(game, seat) for seat in (1, 2, 3)] == [{}, {}, {11: 1}]


@pytest.mark.clause("CS-TM9")
def test_the_partner_is_another_under_unique() -> None:
    game = rolled(position(4, bivouacs={2: {12: 1}}, team=True, unique=True), 6, 6, 1, 2)
    assert refused(game, 0, Stop(12, 3)).what["cells"] == [{"route": 12, "cell": 1, "seats": [2]}]
    assert Go(12, 3) in game.moves(0)


@pytest.mark.clause("CS-TM10")
def test_three_routes_are_open_until_somebody_has_won() -> None:
    lot = Lot(4)
    for _ in range(25):
        game = RULES.start({"team": True}, 4)
        while actors := game.actors():
            choices = game.draw().outcomes() if actors[0] == CHANCE else game.moves(actors[0])
            game.apply(actors[0], choices[lot.below(len(choices))])
            assert game.outcome() is not None or len(game.view(None).owners) <= 8
        end = game.outcome()
        assert end is not None
        assert end.clause in ("CS-TM4", "CS-TM5")


def finished(options: Options, seats: int, seed: int) -> Outcome:
    """The end of a random game."""
    game = RULES.start(options, seats)
    playout(game, Lot(seed).below)
    end = game.outcome()
    assert end is not None
    return end


@pytest.mark.clause("CS-MA3")
def test_the_next_game_begins_with_an_empty_board() -> None:
    end = finished({"unique": True}, 3, 1)
    view = RULES.start({"unique": True}, 3, end).view(None)
    assert (view.bivouacs, view.owners, view.unique, view.ended) == (((), (), ()), (), True, None)


@pytest.mark.clause("CS-MA4")
@pytest.mark.clause("CS-S12")
@pytest.mark.parametrize("starter", ["drawn", "first"])
@pytest.mark.parametrize("team", [False, True])
def test_the_first_seat_goes_round(team: bool, starter: str) -> None:
    options: Options = {"team": team, "starter": starter}
    end = finished(options, 4, 2)
    firsts = []
    for seed in range(5):
        game = RULES.start(options, 4, end)
        first = game.view(None).first
        assert first is not None
        firsts.append(first)
        assert game.actors() == (CHANCE,)
        assert game.view(None).mover == firsts[-1]
        playout(game, Lot(seed).below)
        after = game.outcome()
        assert after is not None
        end = after
    assert [(seat - firsts[0]) % 4 for seat in firsts] == [0, 1, 2, 3, 0]


@pytest.mark.clause("CS-MA5")
def test_match_takes_one_to_99() -> None:
    option = next(option for option in RULES.info.options if option.name == "match")
    assert (option.default, option.low) == (1, 1)
    assert option.high == 99
    assert [option.check(value) for value in (1, 99)] == [1, 99]
    for wrong in (0, 100):
        with pytest.raises(BadOption):
            option.check(wrong)
