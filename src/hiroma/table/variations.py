"""Going through the tree of variations of a practice game: redo, and any position that was on the board."""

from hiroma.table import study_events
from hiroma.table.commands import Goto
from hiroma.table.messages import Who
from hiroma.table.refusal import Refused
from hiroma.table.seating import must_play, must_sit
from hiroma.table.state import TableState, Transaction
from hiroma.table.tree import Tree

MOST = 2_000
"""Most nodes of a tree. In a full tree people go to any position, and nobody makes another turn."""


def grow(table: TableState, transaction: Transaction) -> None:
    """At a practice table let the tree follow the game, and send the buttons again."""
    play = table.play
    if table.practice is None or play is None:
        table.study.tree = None
        return
    if table.study.tree is None or table.study.no != table.no:
        table.study.tree, table.study.no = Tree(), table.no
    table.study.tree.follow(play)
    transaction.meta = True


def must_have_tree(table: TableState, who: Who) -> Tree:
    """Return the tree of a practice game that is on, for the player who moves there.

    `Refused`: 'practice-only', 'not-seated'.
    """
    must_play(table)
    must_sit(table, who)
    if not table.practice:
        raise Refused("practice-only")
    assert table.study.tree is not None
    return table.study.tree


def must_have_room(table: TableState) -> None:
    """Refuse ('tree-full') another turn where the tree has as many nodes as it may."""
    if table.study.tree is not None and len(table.study.tree.nodes) >= MOST:
        raise Refused("tree-full", most=MOST)


def may_go_to(table: TableState, who: Who, command: Goto | None) -> None:
    """Let the player who moves go to a node of the tree; `Refused` ('no-such-step') when there is no such node."""
    tree = must_have_tree(table, who)
    if command is not None and command.node >= len(tree.nodes):
        raise Refused("no-such-step", node=command.node)


def go_to(table: TableState, transaction: Transaction) -> None:
    """Put the position of a node on the board."""
    command: Goto = transaction.command
    _stand_at(table, transaction, command.node)


def may_redo(table: TableState, who: Who, command: object) -> None:
    """Let the player who moves redo after an undo. `Refused`: 'nothing-to-redo'."""
    if must_have_tree(table, who).redo() is None:
        raise Refused("nothing-to-redo")


def redo(table: TableState, transaction: Transaction) -> None:
    """Make the turn again that was taken back, with the draws that it had."""
    tree = must_have_tree(table, transaction.who)
    node = tree.redo()
    assert node is not None
    _stand_at(table, transaction, node)


def _stand_at(table: TableState, transaction: Transaction, node: int) -> None:
    play, tree = must_play(table), must_have_tree(table, transaction.who)
    way = tree.way_to(node)
    steps = [step for step in (tree.nodes[each].step for each in way) if step is not None]
    play.stand_at(tree.nodes[way[0]].opening, steps, transaction.rev)
    transaction.hear(study_events.WentTo(chair=must_sit(table, transaction.who), step=len(steps)))
