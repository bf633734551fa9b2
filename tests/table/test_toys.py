"""The toys keep the contract, so what the table does with them it does with any game."""

from hiroma.kernel import Below, Viewer
from hiroma.kernel.conformance import check
from tests.table.toys import Duel, DuelState, Pile


def other_choices(state: DuelState, viewer: Viewer, below: Below) -> DuelState:
    """A world in which the others hold back another card."""
    twin = state.copy()
    for seat, card in enumerate(state.chosen):
        if card is not None and seat != viewer:
            twin.chosen[seat] = state.hands[seat][below(len(state.hands[seat]))]
    return twin


def test_pile() -> None:
    check(Pile(), games=60)


def test_duel() -> None:
    check(Duel(), games=60, every=2, twin=other_choices)
