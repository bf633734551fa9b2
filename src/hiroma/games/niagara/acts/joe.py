"""Diamond Joe: his acts after the flow, and trades with him (NI-J)."""

from hiroma.games.niagara.acts.river import lose
from hiroma.games.niagara.events import JoeFell, JoeLoaded, JoePaddled, Traded
from hiroma.games.niagara.parts.board import CLOUD, COLOURS, DOWN, FALLS, FORK, NONE, PLACES, SITE, UP
from hiroma.games.niagara.parts.codes import DONE, TRADE
from hiroma.games.niagara.position import Position
from hiroma.kernel.contract import Emit


def run(at: Position, flow: int, tell: Emit | None) -> None:
    """Move Joe after the flow: back from the falls, load, paddle (NI-F10, NI-J2 to NI-J5)."""
    fell = at.joe == FALLS
    if fell:
        at.joe = 1
        if tell:
            tell(JoeFell())
        if at.joe_gem != NONE:
            lose(at, NONE, at.joe_gem, tell)
            at.joe_gem = NONE
    if flow or at.setting.variant.joe_loads_without_flow:
        _load(at, tell)
    number = at.chosen[at.first]
    if number < CLOUD and not (fell and not at.setting.variant.joe_paddles_after_fall):
        start = at.joe
        path = course(start, number, at.arrow)
        at.joe = path[-1]
        if tell:
            tell(JoePaddled(number, at.first, PLACES[start], PLACES[at.joe], tuple([PLACES[p] for p in path])))


def _load(at: Position, tell: Emit | None) -> None:
    # The site's own colour first, then in the order of the colours (NI-J2).
    site = SITE[at.joe]
    if at.joe_gem != NONE or site == NONE:
        return
    for colour in (site, 0, 1, 2, 3, 4):
        if at.stock[5 * site + colour]:
            at.stock[5 * site + colour] -= 1
            at.joe_gem = colour
            if tell:
                tell(JoeLoaded(COLOURS[colour], PLACES[at.joe]))
            return


def course(place: int, points: int, arrow: int) -> list[int]:
    """Return the areas that Joe enters: up to area 1, then down again, into the arm of the arrow (NI-J3, NI-J4)."""
    path: list[int] = []
    down = False
    for _ in range(points):
        down = down or place == 1
        place = (DOWN[place][arrow] if place == FORK else DOWN[place][0]) if down else UP[place]
        path.append(place)
    return path


def trades(at: Position) -> list[int]:
    """Return the mover's trades with Joe, then DONE; empty when there is none (NI-J6, NI-J7)."""
    found: list[int] = []
    if at.joe == NONE or at.traded.bit_count() >= at.setting.variant.joe_trade_per_turn:
        return found
    for canoe in (0, 1):
        number = 2 * at.mover + canoe
        beside = at.place[number] == at.joe and not at.traded >> canoe & 1
        if beside and (at.joe_gem != NONE or at.cargo[2 * number] != NONE):
            found.append(TRADE + canoe)
    if found:
        found.append(DONE)
    return found


def trade(at: Position, canoe: int, tell: Emit | None) -> None:
    """Take, give or swap: exchange the contents of the two holds (NI-J6)."""
    hold = 2 * (2 * at.mover + canoe)
    got, gave = at.joe_gem, at.cargo[hold]
    at.joe_gem, at.cargo[hold] = gave, got
    at.traded |= 1 << canoe
    if tell:
        tell(Traded(at.mover, canoe, None if got == NONE else COLOURS[got], None if gave == NONE else COLOURS[gave]))
