"""Achievements that a game earns, the same live and from the log, for players who played all of it themselves."""

import random

import msgspec

from hiroma.games import capabilities
from hiroma.records import Ended, ended, with_achievements
from hiroma.records.achieving import standing
from hiroma.table.commands import Concede, Join, Leave, Undo
from hiroma.table.events import Hinted, TableEvent
from hiroma.table.messages import Heard
from hiroma.table.study_events import Undone
from hiroma.table.table import Table
from tests.table.sitting import Sitting

KNOWN = capabilities("cant-stop").achievements


def read(table: Table) -> Ended:
    game = ended(table)
    assert game is not None
    return with_achievements(table, game)


def last(sitting: Sitting) -> Ended:
    """Return the game that the last entry ended, the same from the live table and from the one read back."""
    game = read(sitting.table)
    assert game == read(sitting.folded())
    return game


def earned(sitting: Sitting) -> list[tuple[str, ...]]:
    return [seat.earned for seat in last(sitting).seats]


def some() -> Sitting:
    """Return a random game of two in which the first seat has earned something."""
    for seed in range(60):
        sitting = Sitting("cant-stop", seed=seed).start("a", "b").finish(seed)
        if earned(sitting)[0]:
            return sitting
    raise AssertionError("nobody earns anything")


def with_event(table: Table, event: TableEvent) -> Table:
    """Return the table with one more event at the beginning of its last entry."""
    happened = table.history[-1]
    table.history[-1] = msgspec.structs.replace(happened, heard=(Heard(event, None), *happened.heard))
    return table


def test_a_game_by_its_rules() -> None:
    sitting = some()
    assert KNOWN is not None
    first, second = earned(sitting)
    assert set(first) | set(second) <= set(KNOWN.names)
    assert list(first) == sorted(first, key=KNOWN.names.index)
    table = sitting.table
    assert table.play is not None
    assert table.play.outcome is not None
    told = [heard.event for each in table.history[table.began - 1 :] for heard in each.heard]
    assert [set(names) for names in (first, second)] == list(KNOWN.earned(told, table.play.outcome))


def test_nothing_for_a_hint_nor_for_dice_taken_back() -> None:
    for event in (Hinted(chair=1, seat=1, level="club", moves=()), Undone(to=5, seat=0, draws=1)):
        assert [seat.earned for seat in read(with_event(some().table, event)).seats] == [(), ()]
    table = some().table
    assert read(with_event(table, Undone(to=table.rev, seat=0))).seats[0].earned


def test_nothing_where_a_bot_stood_in() -> None:
    for seed in range(60):
        sitting = Sitting("cant-stop", seed=seed, rated=False).start("a", "b")
        sitting.ok(Leave(), "a")
        sitting.ok(Join(), "a")
        sitting.finish(seed)
        first, second = earned(sitting)
        assert first == ()
        if second:
            return
    raise AssertionError("nobody earns anything")


def test_nothing_in_a_game_that_is_conceded() -> None:
    sitting = Sitting("cant-stop").start("a", "b")
    for _ in range(12):
        sitting.step(random.Random(3))
    sitting.ok(Concede(), "b")
    assert earned(sitting) == [(), ()]


def test_turns_that_were_taken_back_are_not_told() -> None:
    sitting = Sitting("shinsai-jima", rated=False).start("a", "b")
    sitting.step(random.Random(1))
    mover = sitting.player_of(sitting.table.play.steps[-1].seat) if sitting.table.play else ""
    taken = sitting.table.rev
    sitting.ok(Undo(), mover)
    course = sitting.table.history[sitting.table.began - 1 :]
    assert [each.rev for each in standing(course)] == [each.rev for each in course if each.rev != taken]
