"""Setting up, and what a throw is worth."""

import pytest
from tests.positions import RULES, SEATS, call, game, throw

from hiroma.kernel import CHANCE, IllegalMove
from mia.moves import Call, Doubt, Move
from mia.parts.dice import LADDER, NOTHING, rank, worth


@pytest.mark.clause("MI-S1")
def test_everybody_begins_with_the_same_lives() -> None:
    assert RULES.people({}) == tuple(range(2, 8 + 1))
    at = game()
    assert at.lives == [3] * SEATS
    assert at.actors() == (CHANCE,)
    assert len(at.draw().outcomes()) == 36
    with pytest.raises(ValueError, match="no game"):
        RULES.start({}, 8 + 1)


@pytest.mark.clause("MI-S2")
def test_turns_go_round_those_with_lives() -> None:
    at = game(5, 2)
    at.lives[1] = 0
    call(at, 52)
    assert at.mover == 2
    with pytest.raises(IllegalMove) as refused:
        at.apply(1, Doubt())
    assert (refused.value.code, refused.value.clause) == ("not-your-turn", "MI-S2")


@pytest.mark.clause("MI-S2")
def test_the_first_seat_rotates() -> None:
    at = game(3, 1, lives=1)
    assert at.first == 0
    at.lives[1] = 0
    at.gone = [1]
    call(at, 66)
    at.apply(2, Doubt())
    assert RULES.start({}, SEATS, at.outcome()).first == 1


@pytest.mark.clause("MI-R1")
@pytest.mark.parametrize(("dice", "value"), [((4, 6), 64), ((6, 4), 64), ((3, 3), 33), ((1, 2), 21)])
def test_the_higher_die_is_read_first(dice: tuple[int, int], value: int) -> None:
    assert worth(dice) == value


@pytest.mark.clause("MI-R2")
def test_the_ladder() -> None:
    throws = {worth((a, b)) for a in range(1, 7) for b in range(1, 7)}
    mixed = sorted(value for value in throws if value % 11 and value != 21)
    assert (*mixed, 11, 22, 33, 44, 55, 66, 21) == LADDER
    assert [rank(value) for value in (NOTHING, 31, 65, 11, 66, 21)] == [0, 1, 14, 15, 20, 21]


@pytest.mark.clause("MI-R2")
@pytest.mark.parametrize("never", [0, 12, 46, 70])
def test_what_two_dice_cannot_show_cannot_be_called(never: int) -> None:
    at = game(3, 1)
    with pytest.raises(IllegalMove) as refused:
        at.apply(0, Call(never))
    assert refused.value.code == "not-a-call"


@pytest.mark.clause("MI-T1")
@pytest.mark.parametrize("dice", [(7, 1), (0, 3), (3,), (1, 2, 3)])
def test_only_two_dice_are_a_throw(dice: tuple[int, ...]) -> None:
    at = game()
    with pytest.raises(IllegalMove) as refused:
        throw(at, *dice)
    assert refused.value.code == "not-a-throw"


@pytest.mark.clause("MI-T3")
def test_only_moves_of_the_game_are_moves() -> None:
    at = game(3, 1)
    with pytest.raises(IllegalMove) as refused:
        at.apply(0, Move())
    assert refused.value.code == "unknown-move"
