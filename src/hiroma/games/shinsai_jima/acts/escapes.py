"""Moves left to a piece: bare-handed, or with everything that it could spend (SJ-M1, SJ-T3, SJ-T4).

A swing may cost a corpse (a cushion) or bring one, so the things to spend are counted in the position after it.
"""

from hiroma.games.shinsai_jima.acts import corpses, surging, victory
from hiroma.games.shinsai_jima.acts.advancing import can_advance
from hiroma.games.shinsai_jima.acts.swinging import may_drop, may_slam, reach, swing, why_no_grip
from hiroma.games.shinsai_jima.parts.island import Position
from hiroma.games.shinsai_jima.parts.reasons import LEGAL

Swing = tuple[int, int, bool]
"""(turn, quarters, slam): 1 clockwise or -1, 1..4, and true for a slam against a wall."""


def stuck(at: Position, piece: int) -> bool:
    """Return true for a piece that cannot move without items (SJ-M1), judged as if its own seat moved it."""
    acting = at.mover
    at.mover = at.setup.seat_of[piece]
    found = not _moves_bare(at, piece)
    at.mover = acting
    return found


def _moves_bare(at: Position, piece: int) -> bool:
    if any(can_advance(at, piece, way, 1, False) for way in range(4)):
        return True
    if at.rules.beginner or why_no_grip(at, piece, 1) != LEGAL:
        return False
    for one in swings(at, piece, 1):
        after = swung(at, piece, one)
        if any(can_advance(after, piece, way, 1, False) for way in final_ways(at, piece, one)):
            return True
    return False


def can_go(at: Position, piece: int, way: int, power: int) -> bool:
    """Return true when a piece has an advance in a direction, with all that the acting seat can add to `power`."""
    corpse = at.stock(at.setup.side_of[piece]) > 0
    return can_advance(at, piece, way, surging.most(at, piece, at.side(), power), corpse)


def can_finish(at: Position, piece: int, power: int) -> bool:
    """Return true when a piece that has done nothing yet can advance, perhaps after a rotation or swing.

    Also when a swing can end the game (SJ-T4).
    """
    for way in range(4):
        if can_go(at, piece, way, power):
            return True
    most = surging.most(at, piece, at.side(), power)
    if at.rules.beginner or why_no_grip(at, piece, most) != LEGAL:
        return False
    if not at.rules.after_swing:
        return _swings_free_in_version_1(at, piece, most)
    return any(_swings_free(before, piece, spent) for before, spent in _spendings(at, piece, power))


def _swings_free(at: Position, piece: int, power: int) -> bool:
    if why_no_grip(at, piece, power) != LEGAL:
        return False
    return any(ways_after(at, piece, one, power) for one in swings(at, piece, power))


def _swings_free_in_version_1(at: Position, piece: int, most: int) -> bool:
    # All was spent before the swing, or all but a corpse to leap onto, and the swing cost and brought nothing.
    for power, corpse in ((most, False), (most // 2, True)):
        if (corpse and not at.stock(at.setup.side_of[piece])) or why_no_grip(at, piece, power) != LEGAL:
            continue
        for one in swings(at, piece, power):
            after = swung(at, piece, one)
            if any(can_advance(after, piece, way, power, corpse) for way in final_ways(at, piece, one)):
                return True
    return False


def _spendings(at: Position, piece: int, power: int) -> list[tuple[Position, int]]:
    # The position and power after each spending before a swing: nothing, the chip, and any number of corpses of each
    # source.
    found = [(at, power)]
    sources = surging.sources(at, piece, at.side())
    uses = 1 if power == 1 and any(at.chips[source] for source in sources) else 0
    if uses:
        found.append((at, 2 * power))
    for native in range(at.stock(sources[1]) + 1 if len(sources) > 1 else 1):
        for own in range(at.stock(sources[0]) + 1 if sources else 1):
            if native + own == 0:
                continue
            after = at.probe()
            for _ in range(own):
                corpses.consume(after, corpses.least(after, sources[0]))
            for _ in range(native):
                corpses.consume(after, corpses.least(after, sources[1]))
            found.append((after, power << uses + own + native))
    return found


def swings(at: Position, piece: int, power: int) -> list[Swing]:
    """Return every swing of a piece that has a grip, even if it leaves no advance."""
    found: list[Swing] = []
    for turn in (1, -1):
        for quarters in range(1, reach(at, piece, turn, power) // 2 + 1):
            if may_drop(at, piece, turn, quarters):
                found.append((turn, quarters, False))
                if may_slam(at, piece, turn, quarters, power):
                    found.append((turn, quarters, True))
    return found


def final_ways(at: Position, piece: int, one: Swing) -> list[int]:
    """Return the facings in which a swing can end (SJ-A11)."""
    turn, quarters, _ = one
    return [(at.facing[piece] + turn * more) % 4 for more in range(quarters, 5)]


def swung(at: Position, piece: int, one: Swing) -> Position:
    """Return the position after a swing; the piece keeps its facing."""
    after = at.probe()
    swing(after, piece, one[0], one[1], at.facing[piece], one[2])
    return after


def ways_after(at: Position, piece: int, one: Swing, power: int) -> list[int]:
    """Return the final facings of a swing that leave an advance; all of them when the swing ends the game (SJ-T4)."""
    after = swung(at, piece, one)
    ways = final_ways(at, piece, one)
    if not at.rules.after_swing:
        # Version 1 counted the things to spend before the swing.
        most, corpse = surging.most(at, piece, at.side(), power), at.stock(at.setup.side_of[piece]) > 0
        return [way for way in ways if can_advance(after, piece, way, most, corpse)]
    if victory.verdict(after) is not None:
        return ways
    return [way for way in ways if can_go(after, piece, way, power)]
