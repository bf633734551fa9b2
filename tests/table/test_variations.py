"""The tree of a practice game: back, into another line, and again to the first; and one cursor for several people."""

import random

import pytest

from hiroma.games import RULESETS, newest, ruleset
from hiroma.table import variations
from hiroma.table.commands import Abort, Accept, Concede, Cursor, Goto, Leave, Redo, Redraw, Refuse, Undo
from hiroma.table.table import Table
from hiroma.table.tree import Tree
from hiroma.table.verify import verify
from tests.table.sitting import Sitting
from tests.table.test_practice import Alone, played
from tests.table.test_redraw import play_of

SEVERAL = [game for game in RULESETS if max(newest(game).info.seats) > 1]


def tree_of(sitting: Sitting) -> Tree:
    tree = sitting.table.study.tree
    assert tree is not None
    return tree


def seen(sitting: Sitting) -> list[object]:
    """Return the position as each viewer sees it."""
    play = play_of(sitting)
    return [play.state.view(viewer) for viewer in (None, *range(len(play.holders)))]


def begun(game: str) -> Alone:
    return Alone(game, min(people for people in newest(game).people({}) if people > 1)).begin()


@pytest.mark.parametrize("game", SEVERAL)
def test_another_move_and_back_to_the_first(game: str) -> None:
    alone = begun(game)
    chance = random.Random(4)
    views = {tree_of(alone).at: seen(alone)}
    for _ in range(5):
        alone.step(chance)
        views[tree_of(alone).at] = seen(alone)
    first = tree_of(alone).at
    for _ in range(3):
        alone.ok(Undo(), "a")
        assert seen(alone) == views[tree_of(alone).at]
    for _ in range(3):
        alone.step(random.Random(77))
        views[tree_of(alone).at] = seen(alone)
    for node in (first, *views):
        alone.ok(Goto(node=node), "a")
        assert alone.events == ["went-to"]
        assert tree_of(alone).at == node
        assert seen(alone) == views[node]
    again = Table.fold(alone.rows, ruleset, alone.entropy)
    assert again.study.tree is not None
    assert (again.study.tree.path, len(again.study.tree.nodes)) == (tree_of(alone).path, len(tree_of(alone).nodes))
    alone.ok(Abort(), "a")
    assert verify(alone.log, ruleset).bad is None


def test_redo_makes_again_what_undo_took_back_with_its_dice() -> None:
    alone = begun("cant-stop")
    alone.no("nothing-to-redo", Redo(), "a")
    chance = random.Random(1)
    for _ in range(4):
        alone.step(chance)
    there = seen(alone)
    for _ in range(4):
        alone.ok(Undo(), "a")
    alone.no("nothing-to-undo", Undo(), "a")
    for _ in range(4):
        alone.ok(Redo(), "a")
    assert seen(alone) == there
    alone.no("nothing-to-redo", Redo(), "a")
    assert len(tree_of(alone).nodes) == 5


def test_chosen_dice_are_a_branch() -> None:
    alone = begun("cant-stop")
    root = tree_of(alone).at
    first = [[*each] for _, each in play_of(alone).drawn()]
    chosen = [*first[:-1], [0, 0, 0, 0] if first[-1] != [0, 0, 0, 0] else [1, 1, 1, 1]]
    alone.ok(Redraw(draws=chosen), "a")
    other = tree_of(alone).at
    assert other != root
    alone.ok(Redraw(draws=chosen), "a")
    assert tree_of(alone).at == other
    alone.ok(Goto(node=root), "a")
    assert tree_of(alone).nodes[root].opening == play_of(alone).opening


def test_the_same_move_is_the_same_node() -> None:
    alone = begun("niagara")
    move = play_of(alone).state.moves(play_of(alone).state.actors()[0])[0]
    alone.submit(move)
    node = tree_of(alone).at
    alone.ok(Undo(), "a")
    alone.submit(move)
    assert tree_of(alone).at == node


def test_nowhere_but_in_practice() -> None:
    table = played("cant-stop", 3, turns=4)
    assert table.table.study.tree is None
    table.no("practice-only", Goto(node=0), "a")
    table.no("practice-only", Redo(), "a")
    table.no("practice-only", Cursor(), "c")
    alone = begun("cant-stop")
    alone.no("no-such-step", Goto(node=1), "a")
    alone.no("not-seated", Goto(node=0), "b")


def test_a_full_tree_takes_no_more_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(variations, "MOST", 2)
    alone = begun("cant-stop")
    alone.step(random.Random(1))
    alone.no("tree-full", Redraw(draws=[[0, 0, 0, 0]]), "a")
    alone.ok(Undo(), "a")
    alone.ok(Redo(), "a")


def test_who_follows_asks_for_the_cursor_and_the_host_takes_it_back() -> None:
    alone = begun("cant-stop")
    alone.no("already-seated", Cursor(), "a")
    alone.ok(Cursor(), "b")
    assert alone.table.study.asker == "b"
    alone.no("cursor-asked", Cursor(), "c")
    alone.no("not-seated", Accept(), "c")
    alone.ok(Accept(), "a")
    assert alone.table.chairs[0].player == "b"
    alone.no("not-seated", Redraw(draws=[[0, 0, 0, 0]]), "a")
    draws = [[*each] for _, each in play_of(alone).drawn()]
    alone.ok(Redraw(draws=draws), "b")
    for command in (Concede(), Abort()):
        alone.no("not-host", command, "b")
    alone.ok(Cursor(), "a")
    assert alone.table.chairs[0].player == "a"
    alone.no("not-seated", Undo(), "b")


def test_a_no_lets_nobody_ask_for_a_while() -> None:
    alone = begun("cant-stop")
    alone.ok(Cursor(), "b")
    alone.ok(Refuse(), "a")
    assert alone.events == ["cursor-kept"]
    alone.no("cursor-kept", Cursor(), "b")
    alone.no("cursor-kept", Cursor(), "c")
    alone.now += 121
    alone.ok(Cursor(), "c")
    alone.ok(Cursor(), "c")
    assert alone.events == ["cursor-kept"]
    alone.ok(Cursor(), "b")
    alone.now += 61
    alone.ok(Cursor(), "c")
    assert alone.table.study.asker == "c"


def test_who_has_the_cursor_and_leaves_gives_it_back() -> None:
    alone = begun("cant-stop")
    alone.ok(Cursor(), "b")
    alone.ok(Accept(), "a")
    alone.ok(Leave(), "b")
    assert (alone.table.chairs[0].player, alone.table.chairs[0].bot) == ("a", None)
    assert Table.fold(alone.rows, ruleset, alone.entropy).tail == alone.table.tail
