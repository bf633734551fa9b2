"""Lent decisions: the player who decides for a mate gets the mate's moves, and the mate does not (SJ-TE4)."""

import random

import pytest

from hiroma.ids import PlayerId
from hiroma.server.core.timekeeper import Timekeeper
from hiroma.server.notifications.audience import waited_for
from hiroma.server.wire import presenter
from hiroma.table.clock import DAY
from hiroma.table.commands import Lend, SetClock, Start
from hiroma.table.hall_commands import Away
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


def by_days() -> Sitting:
    """Four people with days a turn, where it is the turn of c, a mate of a."""
    sitting = Sitting("shinsai-jima", team=True, catapult=False)
    sitting.ok(SetClock(days=2), "a")
    sitting.join("a", "b", "c", "d").ok(Start(), "a")
    chance = random.Random(1)
    while sitting.mover() != 2:
        sitting.step(chance)
    return sitting


def reminded(sitting: Sitting) -> set[str]:
    return set(waited_for(Timekeeper(lambda: 0.0, lambda: sitting.now), sitting.table))


def test_who_decides_is_reminded_and_not_who_lent() -> None:
    sitting = by_days()
    assert reminded(sitting) == {"c"}
    sitting.ok(Lend(chair=0), "c")
    assert reminded(sitting) == set(presenter.waited_for(sitting.table)) == {"a"}
    sitting.ok(Lend(chair=None), "c")
    assert reminded(sitting) == {"c"}


@pytest.mark.parametrize(("away", "told"), [((2,), {"a"}), ((0,), {"c"}), ((0, 2), set())])
def test_a_mate_is_reminded_during_the_vacation_of_who_lent_and_the_owner_during_theirs(
    away: tuple[int, ...], told: set[str]
) -> None:
    sitting = by_days()
    sitting.ok(Lend(chair=0), "c")
    for chair in away:
        sitting.ok(Away(chair=chair, until=sitting.now + 3 * DAY), None)
    assert reminded(sitting) == told
