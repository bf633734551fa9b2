"""Lent decisions: the player who decides for a mate gets the mate's moves, and the mate does not (SJ-TE4)."""

import random

from hiroma.ids import PlayerId
from hiroma.server.wire import presenter
from hiroma.table.commands import Lend
from tests.table.sitting import Sitting

ONLINE = frozenset("abcd")


def shown(sitting: Sitting, player: str) -> set[str]:
    game = presenter.game(sitting.table, presenter.viewer_of(sitting.table, PlayerId(player)))
    assert game is not None
    return set(game.moves)


def test_moves_go_to_who_decides() -> None:
    sitting = Sitting("shinsai-jima", team=True, catapult=False).start("a", "b", "c", "d")
    chance = random.Random(1)
    while sitting.mover() != 2:
        sitting.step(chance)
    assert shown(sitting, "c") == {"2"}
    assert shown(sitting, "a") == set()
    sitting.ok(Lend(chair=0), "c")
    assert shown(sitting, "c") == set()
    assert shown(sitting, "a") == {"2"}
    assert shown(sitting, "b") == set()
    assert presenter.you(sitting.table, PlayerId("a")).seats == (0, 2)
    assert presenter.you(sitting.table, PlayerId("c")).seats == ()
    assert presenter.meta(sitting.table, {}, {}).chairs[2].lent == 0
