"""Counts of what a turn can lead to, from positions drawn as text: a change of any rule changes some of them."""

from functools import partial

from hiroma.games.shinsai_jima import legality
from hiroma.games.shinsai_jima.bots.planning import fingerprint
from hiroma.games.shinsai_jima.course import Game
from hiroma.games.shinsai_jima.position import CUBE, PIECE, SURVIVAL
from tests.games.proving import Spot
from tests.games.shinsai_jima.island import hold, island, turn

REST = ("a3: 1B>", "g3: 1C<")
POSITIONS = {
    "alone": (("d4: 1A>",), ()),
    "a cube in front": (("d4: 1A>", "e4: 2"), ()),
    "a wall behind": (("d4: 1A>", "e4: 2 2", "e5: 2"), ()),
    "face to face": (("d4: 2A> 2B<", "d5: 0", "e5: 1C^"), ()),
    "with natives": (("d4: 1A>", "e4: 2N<", "c4: 1N> ", "d3: 3"), ()),
    "rich": (("d4: 1A>", "e4: 2 2", "e5: 1B^", "d5: 1"), ("N1", "C2")),
    "on high": (("c4: 2 3A> 1B^ 1", "d3: 2"), ("N1",)),
    "afloat": (("a1: [a]A> 0", "d4: 1A>"), ()),
    "stuck": (("d3: 4", "c4: 4 1A> 3 1", "d5: 4", "b2: 1A>"), ("N1",)),
}
COUNTS = {
    # A step or a jump, a rotation before or after or none: 14 ways, each without a surge or with one at two moments.
    "alone": (42, 28, 59),
    "a cube in front": (198, 96, 278),
    "a wall behind": (109, 74, 154),
    "face to face": (63, 43, 98),
    "with natives": (104, 72, 169),
    "rich": (2202, 476, 3084),
    "on high": (154, 56, 210),
    "afloat": (15, 10, 23),
    "stuck": (57, 37, 108),
}


def count(game: Game, seat: int, seen: set[int]) -> tuple[int, int, int]:
    """(sequences, different results, moves looked at) of what a seat can do before the cube phase."""
    sequences = moves = 0
    for code in legality.codes(game, seat):
        after = game.copy()
        after.act(seat, code)
        moves += 1
        if after.phase in {PIECE, SURVIVAL} and after.mover == seat and after.turns == game.turns:
            more, _, looked = count(after, seat, seen)
            sequences, moves = sequences + more, moves + looked
        else:
            sequences += 1
            seen.add(fingerprint(after))
    return sequences, len(seen), moves


def opened(name: str) -> Game:
    strips, held = POSITIONS[name]
    land = name not in {"stuck", "afloat"}
    game = island("3", *strips, *(REST if name != "stuck" else ("a7: 1B>", "g3: 1C<")), land=land, interrupts=False)
    hold(game, "A", *held)
    return turn(game, 0)


def turns(game: Game, plies: int) -> tuple[int, int, int]:
    """The count of a whole turn, however many moves it has."""
    assert game.phase in {PIECE, SURVIVAL, CUBE}
    return count(game, game.mover, set())


SPOTS = {name: Spot(at=partial(opened, name), plies=0, counts=counts) for name, counts in COUNTS.items()}
assert set(COUNTS) == set(POSITIONS)
