"""Whole turns of one seat: every way through the piece phase, then the cube moves that could matter."""

from typing import Final

from hiroma.games.shinsai_jima import legality
from hiroma.games.shinsai_jima.acts import cubes, window
from hiroma.games.shinsai_jima.course import Game
from hiroma.games.shinsai_jima.evaluation import worth
from hiroma.games.shinsai_jima.parts.board import CELLS, RING
from hiroma.games.shinsai_jima.parts.codes import BOOST, EAT, PASS, PUT, SURGE, TAKE, code, first_of, kind_of
from hiroma.games.shinsai_jima.parts.island import NOBODY
from hiroma.games.shinsai_jima.position import CUBE, PIECE, SURVIVAL, TSUNAMI, WINDOW, Course
from hiroma.kernel.contract import Below

NODES: Final = 160
"""Positions looked at for one piece."""


class Line:
    """A line of play: the codes of its moves, the game that they lead to, and the value of that game."""

    __slots__ = ("codes", "game", "value")

    def __init__(self, codes: list[int], game: Game) -> None:
        self.codes: list[int] = codes
        self.game: Game = game
        self.value: int = 0


def ripe(line: Line) -> int:
    """Return the sort key of a line: the best value first."""
    return -line.value


class Search:
    """Every different result of the survival check and the piece phase of one seat."""

    __slots__ = ("found", "items", "seat", "seen", "turns")

    def __init__(self, start: Game, seat: int, items: bool) -> None:
        self.seat: int = seat
        self.items: bool = items
        self.turns: int = start.turns
        self.seen: set[int] = set()
        self.found: list[Line] = []

    def expand(self, line: Line) -> list[Line]:
        """Return the lines with one more move that reach new positions; add to `found` those that end the phase."""
        game = line.game
        going_on: list[Line] = []
        for one in legality.codes(game, self.seat):
            kind = kind_of(one)
            if kind == EAT and game.phase == SURVIVAL:
                continue  # The corpse can still be eaten when it is needed.
            if kind in {SURGE, BOOST, EAT} and (game.rotated or game.advanced or (kind != SURGE and not self.items)):
                continue
            after = game.copy()
            after.act(self.seat, one)
            mark = fingerprint(after)
            if mark in self.seen:
                continue
            self.seen.add(mark)
            more = after.phase in {PIECE, SURVIVAL} and after.mover == self.seat and after.turns == self.turns
            (going_on if more else self.found).append(Line([*line.codes, one], after))
        return going_on

    def explore(self, line: Line) -> None:
        """Follow a line to all its ends, or until NODES more positions are seen."""
        open_lines = [line]
        bound = len(self.seen) + NODES
        while open_lines and len(self.seen) < bound:
            open_lines += self.expand(open_lines.pop())


def first_halves(start: Game, seat: int, items: bool) -> list[Line]:
    """Return every different result of the survival check and the piece phase, at least one line.

    The seat spends items right after it chooses the piece, or not at all; corpses only with `items`.
    """
    search = Search(start, seat, items)
    for line in search.expand(Line([], start)):
        search.explore(line)
    if not search.found:
        # Sometimes only a corpse helps, and sometimes only after turning.
        return [_any_way(start, seat)]
    return search.found


def _any_way(start: Game, seat: int) -> Line:
    line = Line([], start.copy())
    while line.game.phase in {PIECE, SURVIVAL} and line.game.mover == seat and line.game.turns == start.turns:
        line.codes.append(legality.codes(line.game, seat)[0])
        line.game.act(seat, line.codes[-1])
    return line


def fingerprint(at: Course) -> int:
    """Return a hash of a position: it differs between different positions almost surely."""
    return hash(
        (
            at.phase, at.mover, at.turns, at.piece, at.power, at.rotated, at.advanced, at.ration, at.source,
            tuple(at.stacks), tuple(at.occupant), tuple(at.facing), tuple(at.status), tuple(at.holder),
            tuple(at.tokens), tuple(at.chips), tuple(at.cubes), tuple(at.loaded), at.shots, at.steps,
        )
    )  # fmt: skip


def pass_windows(at: Game) -> None:
    """Pass for every seat in every window: nobody interrupts."""
    while at.phase == WINDOW:
        seat = window.waiting(at)[0]
        at.legal = None
        at.act(seat, code(PASS))


def near_pieces(at: Course) -> list[bool]:
    """Return for each cell true when a living piece of a side is there or within two steps, diagonal ones too."""
    near = [False] * (CELLS + 1)
    for piece in range(at.setup.players):
        if not at.living(piece):
            continue
        for beside in RING[at.cell[piece]]:
            near[beside] = True
            for further in RING[beside]:
                near[further] = True
    return near


def second_halves(line: Line, seat: int, most: int, below: Below) -> list[Line]:
    """Complete a first half with each cube move near a piece, at random `most` of them at most, and with one far off.

    Return the line alone when no cube is to be moved.
    """
    game = line.game
    if game.phase not in {CUBE, TSUNAMI} or game.mover != seat or game.source != NOBODY:
        return [line]
    near = near_pieces(game)
    pairs: list[list[int]] = []
    idle: list[list[int]] = []
    for one in [one for one in legality.codes(game, seat) if kind_of(one) != EAT]:
        if kind_of(one) != TAKE:
            (pairs if near[first_of(one)] else idle).append([one])
            continue
        source = first_of(one)
        for target in range(CELLS):
            if cubes.may_put(game, source, target):
                (pairs if near[source] or near[target] else idle).append([one, code(PUT, target)])
    while len(pairs) > most:
        pairs[below(len(pairs))] = pairs[-1]
        pairs.pop()
    if idle:
        pairs.append(idle[below(len(idle))])
    found: list[Line] = []
    for pair in pairs:
        after = game.copy()
        for one in pair:
            after.act(seat, one)
        found.append(Line([*line.codes, *pair], after))
    return found


def weigh(lines: list[Line], side: int) -> None:
    """Value lines for a side and put the best first."""
    for line in lines:
        line.value = worth(line.game, side)
    lines.sort(key=ripe)


def turns_of(start: Game, seat: int, side: int, halves: int, most: int, below: Below, items: bool = True) -> list[Line]:
    """Return whole turns of a seat, the best for a side first.

    They are the `halves` best first halves, each completed in at most `most` + 1 ways (`second_halves`).
    """
    begun = [Line([], start)]
    if start.phase in {PIECE, SURVIVAL} or start.source != NOBODY:
        begun = first_halves(start, seat, items)
    weigh(begun, side)
    found: list[Line] = []
    for line in begun[:halves]:
        found += second_halves(line, seat, most, below)
    for line in found:
        pass_windows(line.game)
    weigh(found, side)
    return found
