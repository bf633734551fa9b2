"""A refusal names the clause that belongs to its reason and to the kind of move, and the rulebook has that clause."""

from pathlib import Path

import pytest

from hiroma.games import shinsai_jima
from hiroma.games.shinsai_jima.acts.advancing import why_not
from hiroma.games.shinsai_jima.acts.swinging import why_no_grip
from hiroma.games.shinsai_jima.moves import Boost, Eat, Interrupt
from hiroma.games.shinsai_jima.parts.kinds import ADVANCES
from hiroma.games.shinsai_jima.parts.reasons import CLAUSES, CODES, LEGAL, SWING
from hiroma.kernel import IllegalMove
from hiroma.kernel.lot import Lot
from tests.games.shinsai_jima import dense
from tests.games.shinsai_jima.island import hold, island, play, refusal, turn, window

HOME = Path(shinsai_jima.__file__).parent
REST = ("a3: 1B>", "g3: 1C<")


@pytest.mark.slow
def test_reasons_and_kinds_that_come_up_have_a_clause_and_no_others() -> None:
    met: set[tuple[int, int]] = set()
    lot = Lot(5)
    for _ in range(1500):
        game = dense.made_up(lot)
        for piece in range(game.setup.pieces):
            if not game.upright(piece):
                continue
            for power in (1, 2):
                met.add((SWING, why_no_grip(game, piece, power)))
                for way in range(4):
                    met |= {
                        (kind, why_not(game, piece, kind, distance, way, power, lot.below(2) == 1))
                        for kind, distance in ADVANCES
                    }
    listed = {(kind, reason) for kind, clauses in enumerate(CLAUSES) for reason in clauses}
    assert {(kind, reason) for kind, reason in met if reason != LEGAL} == listed
    assert {reason for _, reason in listed} | {LEGAL} == set(range(len(CODES)))


@pytest.mark.clause("SJ-A6", "SJ-A9", "SJ-A10", "SJ-D6", "SJ-D7", "SJ-C9")
@pytest.mark.parametrize(
    ("strips", "move", "code", "clause"),
    [
        (("d4: 1A> 1",), "advance push 1", "nothing-there", "SJ-A6"),
        (("d4: 1A> 1",), "swing cw 1 S", "nothing-there", "SJ-A9"),
        (("d4: 1A> 3",), "swing cw 1 S", "needs-power", "SJ-A10"),
        (("d4: 1A> 2 2",), "advance push 1", "blocked-behind", "SJ-A7"),
        (("d4: 3A> 1", "d3: 3"), "advance press 1", "nothing-there", "SJ-D6"),
        (("d4: 2A> 1",), "advance press 1", "too-shallow", "SJ-D6"),
        (("d4: 2A> 1",), "advance leap 1", "too-shallow", "SJ-D7"),
        (("d4: 3A> 1", "d3: 3"), "advance leap 1", "no-corpse", "SJ-D7"),
        (("d4: 1A> 3",), "advance walk 1", "too-high", "SJ-A2"),
        (("d4: 1A> 1 3",), "advance jump 2", "too-high", "SJ-A5"),
        (("d4: 1A> 5",), "advance press 2", "in-the-way", "SJ-D6"),
        (("d4: 1A> [nc]",), "advance push 1", "foreign-colour", "SJ-C7"),
        (("d4: 1A> [nN]",), "advance push 1", "foreign-colour", "SJ-C9"),
        (("d4: 1A> [nN]",), "swing cw 1 S", "foreign-colour", "SJ-C9"),
    ],
)
def test_the_clause_belongs_to_reason_and_kind(strips: tuple[str, ...], move: str, code: str, clause: str) -> None:
    game = turn(island("3", *strips, "c2: 1A>", *REST, interrupts=False), 0)
    refused = refusal(game, f"select A1; {move}")
    assert (refused.code, refused.clause) == (code, clause)


@pytest.mark.clause("SJ-F9c")
def test_what_a_mate_has_claimed_is_said_to_be_spent() -> None:
    game = island("6", "c4: 1A> 1A> 1", "c5: 1B> 1B> 1", "c6: 1C> 1C> 1")
    hold(game, "A", "B1", "B2", "C1")
    game.holder[game.setup.names.index("B1")] = 0
    game.last_turn = 5
    window(game, 1)
    game.apply(0, Interrupt())
    assert why(game, 3, Interrupt()) == ("chip-claimed", "SJ-F9c")
    game.apply(3, Interrupt("B1"))

    game = island("9", "c4: 1A> 1A> 1A>", "c5: 1B> 1B> 1", "c6: 1C> 1C> 1")
    hold(game, "A", "B3", "C3")
    game.chips[0] = False
    game.last_turn = 8
    window(game, 1)
    assert why(game, 0, Interrupt()) == ("eat-first", "SJ-F9c")
    assert why(game, 0, Interrupt("N1")) == ("not-held", "SJ-F9c")
    game.apply(0, Interrupt("B3"))
    assert why(game, 3, Interrupt("B3")) == ("corpse-claimed", "SJ-F9c")
    game.apply(3, Interrupt("C3"))


@pytest.mark.clause("SJ-O5")
def test_the_tsunami_leaves_coloured_cubes_and_says_so() -> None:
    game = island("3", "c4: 1A> 1", "c5: 2B> 2", "c6: 1C> [b]", tsunami=True, land=False)
    game.round_left = 3
    window(game, 0)
    assert (refusal(game, "wave d6 d5").code, refusal(game, "wave d6 d5").clause) == ("coloured-stays", "SJ-O5")


@pytest.mark.clause("SJ-T2")
def test_what_belongs_to_another_phase_is_told_by_the_clause_of_this_one() -> None:
    game = turn(island("3", "d4: 1A> 1", *REST), 0)
    refused = refusal(game, "build d4")
    assert (refused.code, refused.clause) == ("wrong-phase", "SJ-T5")


@pytest.mark.clause("SJ-F8")
def test_what_is_not_held_cannot_be_eaten_or_boost() -> None:
    game = play(turn(island("3", "d4: 1A> 1", *REST), 0), "select A1")
    assert why(game, 0, Eat("B1")) == ("not-held", "SJ-F8")
    assert why(game, 0, Boost("B1")) == ("not-held", "SJ-F4")


def why(game: object, seat: int, move: object) -> tuple[str, str]:
    with pytest.raises(IllegalMove) as refused:
        game.apply(seat, move)  # type: ignore[attr-defined]  # a state of this game applies moves
    return refused.value.code, refused.value.clause
