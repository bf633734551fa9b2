"""Power: chips, boosts, and the most that a piece can reach with them (SJ-F1..F4, SJ-F8, SJ-N4)."""

from hiroma.games.shinsai_jima.acts import corpses
from hiroma.games.shinsai_jima.events import Ate, Boosted, Surged
from hiroma.games.shinsai_jima.parts.board import LETTERS, NATIVES
from hiroma.games.shinsai_jima.parts.island import Position


def sources(at: Position, piece: int, side: int) -> list[int]:
    """Return the sides whose chips and corpses serve a piece that `side` moves: `side`, for a native N too (SJ-N4)."""
    if at.rules.beginner:
        return []
    return [side, NATIVES] if at.setup.side_of[piece] == NATIVES else [side]


def most(at: Position, piece: int, side: int, power: int) -> int:
    """Return the most power that a piece can reach from `power` with all that serves it (SJ-F2..F4, SJ-F8)."""
    uses = 0
    ready = False
    for source in sources(at, piece, side):
        uses += at.stock(source)
        ready = ready or at.chips[source]
    if power == 1 and ready:
        uses += 1
    return power << uses


def surge(at: Position, side: int) -> int:
    """Use a ready chip and return the power that it gives (SJ-F2)."""
    at.chips[side] = False
    if at.tell is not None:
        at.tell(Surged(LETTERS[side], 2))
    return 2


def boost(at: Position, corpse: int, power: int) -> int:
    """Eat a corpse for twice the power and return the new power (SJ-F3)."""
    holder = at.holder[corpse]
    corpses.consume(at, corpse)
    if at.tell is not None:
        at.tell(Boosted(LETTERS[holder], at.setup.names[corpse], 2 * power))
    return 2 * power


def meals(at: Position, side: int) -> list[int]:
    """Return the corpses, one of each colour, that a side may eat outside the piece phase to ready its chip (SJ-F8)."""
    return at.kinds_held(side) if at.rules.eat_anytime and not at.chips[side] else []


def eat(at: Position, corpse: int) -> None:
    """Eat a corpse to turn its holder's chip ready (SJ-F8)."""
    holder = at.holder[corpse]
    corpses.consume(at, corpse)
    at.chips[holder] = True
    if at.tell is not None:
        at.tell(Ate(LETTERS[holder], at.setup.names[corpse]))
