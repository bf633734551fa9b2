"""The acts of a canoe in its turn: paddle, load, unload, steal, land (NI-M, NI-L, NI-T)."""

from hiroma.games.niagara.acts import ending, plans
from hiroma.games.niagara.acts.river import settle
from hiroma.games.niagara.events import Loaded, MooseTaken, Paddled, Scored, Stolen, Unloaded
from hiroma.games.niagara.parts.board import COLOURS, FALLS, LAND, NONE, PLACES, SITE
from hiroma.games.niagara.parts.codes import (
    DONE,
    LOAD,
    MOOSE,
    STEAL,
    UNLOAD,
    canoe_of,
    colour_of,
    hold_of_theft,
    place_of,
    victim_of,
)
from hiroma.games.niagara.parts.ways import EVENS, NEVER, WAYS, Way, route
from hiroma.games.niagara.position import AWAY, DOWNSTREAM, STILL, UPSTREAM, Position
from hiroma.kernel.contract import Emit


def act(at: Position, code: int, tell: Emit | None) -> None:
    """Carry out a legal move of a turn with a number card; afterwards `may` has the canoes that are left."""
    if code == DONE:
        if at.action == NONE:
            at.may = 0
        else:
            finish(at)
        return
    if code < LOAD:
        _begin(at, canoe_of(code))
        _paddle(at, place_of(code), tell)
    elif code < MOOSE:
        _begin(at, canoe_of(code))
        _move_gem(at, code, tell)
    elif code < STEAL:
        _begin(at, canoe_of(code))
        _take_moose(at, tell)
    else:
        _steal(at, code, tell)
    if at.action != NONE:
        at.legal = plans.underway(at)
        if len(at.legal) == 1 and at.legal[0] == DONE:
            finish(at)


def finish(at: Position) -> None:
    """End the action of the canoe in action (NI-M16)."""
    at.may = 0 if at.once else at.may & ~(1 << at.action)
    at.action = NONE
    at.legal = None
    forget(at)


def forget(at: Position) -> None:
    """Reset the record of an action: nothing loaded, unloaded or paddled."""
    at.budgets = at.posts = at.loaded = at.unloaded = 0
    at.paddled = STILL
    at.stepped = False


def _begin(at: Position, canoe: int) -> None:
    if at.action == NONE:
        at.action = canoe
        at.budgets = plans.budgets(at, 2 * at.mover + canoe)


def _paddle(at: Position, target: int, tell: Emit | None) -> None:
    number = 2 * at.mover + at.action
    start = at.place[number]
    for way in WAYS[at.setting.over_falls][at.whirlpool + 1][start]:
        if way.target == target:
            at.posts = plans.posts(at, number, way, at.budgets, at.loaded, at.unloaded)
            at.place[number] = target
            if tell:
                _tell_paddled(at, way, start, tell)
            at.paddled = UPSTREAM if way.up else DOWNSTREAM
            at.stepped = target != start
            break
    if target == LAND:
        land(at, number, tell)
        finish(at)
    elif target == FALLS:
        settle(at, number, tell)
        finish(at)


def _tell_paddled(at: Position, way: Way, start: int, tell: Emit) -> None:
    seat, canoe, target = at.mover, at.action, way.target
    blocked = bool(way.wall != NEVER and at.posts & 1 and not at.budgets >> way.cost & 1)
    # The free step is taken when the points fit the shorter way.
    pushed = way.pushed and bool(EVENS[at.budgets >> way.cost] & at.posts)
    path = tuple([PLACES[place] for place in route(start, target)])
    tell(Paddled(seat, canoe, PLACES[start], PLACES[target], path, pushed, blocked, lost(at.budgets, way)))


def lost(budgets: int, way: Way) -> int:
    """Return the points lost by stopping at once at the end of a way (NI-M10, NI-X10); with 1/2/3 the fewest."""
    spent = min(way.cost, way.wall)
    rest = budgets >> spent
    if way.target not in (LAND, FALLS):
        if way.wall == NEVER or (spent == way.cost and rest & 1):
            return 0
        return _fewest(rest & 6)
    further = budgets >> way.second
    return min(_fewest(rest), _fewest(further)) if further else _fewest(rest)


def _fewest(mask: int) -> int:
    # The smallest number in a mask; 0 for an empty one.
    count = 0
    while mask and not mask >> count & 1:
        count += 1
    return count


def land(at: Position, number: int, tell: Emit | None) -> None:
    """Score the gems of a canoe that reached the bank; its moose is away for this round (NI-M4, NI-X4, NI-X28)."""
    seat = number >> 1
    for hold in (0, 1):
        colour = at.cargo[2 * number + hold]
        if colour != NONE:
            at.cargo[2 * number + hold] = NONE
            at.store[5 * seat + colour] += 1
            if tell:
                tell(Scored(seat, number & 1, COLOURS[colour]))
    if at.moose == number:
        at.moose = AWAY
    ending.look(at, seat, tell)


def _move_gem(at: Position, code: int, tell: Emit | None) -> None:
    number, colour = 2 * at.mover + at.action, colour_of(code)
    hold = at.free_hold(number) if code < UNLOAD else plans.hold_of(at, number, colour)
    at.loaded, at.unloaded = plans.move_gem(at, number, code, at.loaded, at.unloaded)
    if at.paddled == STILL:
        at.budgets >>= 2
    else:
        at.posts >>= 1
        at.posts &= plans.FITS[plans.most(at, number, SITE[at.place[number]], at.loaded, at.unloaded)]
    at.stepped = False
    if tell:
        place = PLACES[at.place[number]]
        if code < UNLOAD:
            tell(Loaded(at.mover, at.action, COLOURS[colour], hold, place))
        else:
            tell(Unloaded(at.mover, at.action, COLOURS[colour], hold, place))


def _take_moose(at: Position, tell: Emit | None) -> None:
    at.moose = 2 * at.mover + at.action
    at.budgets <<= 2
    if tell:
        tell(MooseTaken(at.mover, at.action))


def _steal(at: Position, code: int, tell: Emit | None) -> None:
    victim, hold = victim_of(code), hold_of_theft(code)
    number = 2 * at.mover + at.action
    colour = at.cargo[2 * victim + hold]
    at.cargo[2 * number + at.free_hold(number)] = colour
    at.cargo[2 * victim + hold] = NONE
    at.posts = 1
    if tell:
        tell(Stolen(at.mover, at.action, victim >> 1, victim & 1, hold, COLOURS[colour]))
