"""Variation tree of a practice game: every position that was on the board, and the steps that led to it.

A node is a step, or the opening draws. Undo, and going to another position, remove no node: nothing of the tree is ever
lost. The tree follows from the log.
"""

from hiroma.table.entries import Drawn
from hiroma.table.messages import Step
from hiroma.table.play import Play

ROOT = -1
"""The parent of an opening."""


class Node:
    """A position: the `step` that led to it from `parent`; without one the draws of an `opening`."""

    __slots__ = ("opening", "parent", "step")

    def __init__(self, parent: int, step: Step | None, opening: tuple[Drawn, ...]) -> None:
        self.parent = parent
        self.step = step
        self.opening = opening


class Tree:
    """The nodes in order of arrival, the `path` to the one on the board, and the `latest` child of each."""

    __slots__ = ("children", "latest", "nodes", "path")

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.path: list[int] = []
        self.children: dict[int, list[int]] = {}
        self.latest: dict[int, int] = {}

    @property
    def at(self) -> int:
        """Return the node on the board."""
        return self.path[-1]

    def redo(self) -> int | None:
        """Return the child of this node that was on the board last; None at the end of a line."""
        return self.latest.get(self.at)

    def way_to(self, node: int) -> list[int]:
        """Return the nodes from the opening to a node, with both."""
        way = [node]
        while self.nodes[way[-1]].parent != ROOT:
            way.append(self.nodes[way[-1]].parent)
        way.reverse()
        return way

    def follow(self, play: Play) -> None:
        """Go to the position of the game; a new position becomes a node."""
        at = self._child(ROOT, None, play.opening)
        way = [at]
        for place, step in enumerate(play.steps):
            child = self.path[place + 1] if place + 1 < len(self.path) else ROOT
            if child == ROOT or self.nodes[child].parent != at or self.nodes[child].step is not step:
                child = self._child(at, step, ())
                known = self.nodes[child].step
                assert known is not None
                play.steps[place] = known
            self.latest[at] = child
            at = child
            way.append(at)
        self.path = way

    def _child(self, parent: int, step: Step | None, opening: tuple[Drawn, ...]) -> int:
        siblings = self.children.setdefault(parent, [])
        for known in siblings:
            if _alike(self.nodes[known], step, opening):
                return known
        self.nodes.append(Node(parent, step, opening))
        siblings.append(len(self.nodes) - 1)
        return len(self.nodes) - 1


def _alike(node: Node, step: Step | None, opening: tuple[Drawn, ...]) -> bool:
    if step is None or node.step is None:
        return step is node.step and _numbers(node.opening) == _numbers(opening)
    known = node.step
    return known.seat == step.seat and known.moves == step.moves and _numbers(known.draws) == _numbers(step.draws)


def _numbers(draws: tuple[Drawn, ...]) -> list[tuple[int, ...]]:
    return [drawn.numbers for drawn in draws]
