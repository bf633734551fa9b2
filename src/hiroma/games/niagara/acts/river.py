"""The river at the end of a round: flow, falls, beaver, whirlpool, moored canoes (NI-F, NI-W1, NI-W2, NI-X)."""

from hiroma.games.niagara.events import (
    BeaverCameBack,
    Fell,
    Flowed,
    FlowSet,
    GemLost,
    PushedOut,
    Swim,
    Swimmer,
    WhirlpoolRose,
)
from hiroma.games.niagara.parts.board import ARMS, COLOURS, DOWN, FALLS, FINE, FLOW, FORK, NONE, PLACES
from hiroma.games.niagara.position import AWAY, Position
from hiroma.kernel.contract import Emit


def strength(at: Position, lowest: int, weather: int) -> int:
    """Return the units of flow: lowest card + weather, at least `min_flow` (NI-F3)."""
    return max(at.setting.variant.min_flow, lowest + weather)


def run(at: Position, tell: Emit | None) -> int:
    """Let the river of a round flow, without Joe's own acts (NI-F10); return the units of flow."""
    lowest = at.lowest()
    flow = strength(at, lowest, at.weather)
    if tell:
        least = tuple([seat for seat in range(at.seats) if lowest and at.chosen[seat] == lowest])
        tell(FlowSet(lowest, least, at.weather, flow))
    carry(at, flow, tell)
    return flow


def carry(at: Position, flow: int, tell: Emit | None) -> None:
    """Carry all drifting pieces `flow` units, then settle fallen ones and cast moored canoes off (NI-F8, NI-F10)."""
    drifting = adrift(at)
    for unit in range(1, flow + 1):
        arrow = at.arrow
        _unit(at, drifting, unit, flow, tell)
        at.arrow = 1 - arrow
        if at.whirlpool == FALLS and at.setting.variant.whirlpool_reentry == "at_once":
            _rise(at, tell)
    for number in drifting:
        if at.place[number] == FALLS:
            settle(at, number, tell)
    if at.beaver == FALLS:
        if tell:
            tell(BeaverCameBack(at.weather))
        at.beaver, at.weather = NONE, FINE
    if at.whirlpool == FALLS:
        _rise(at, tell)
    if at.moored:
        _cast_off(at, tell)


def adrift(at: Position) -> list[int]:
    """Return the canoes that the river carries: in an area and not moored (NI-F4)."""
    return [number for number in range(2 * at.seats) if at.in_river(number) and not at.moored >> number & 1]


def _unit(at: Position, drifting: list[int], unit: int, flow: int, tell: Emit | None) -> None:
    step = FLOW[at.arrow]
    swims: list[Swim] = []
    for number in drifting:
        start = at.place[number]
        at.place[number] = step[start]
        if tell and start != FALLS:
            swims.append(_swim("canoe", number, start, step[start]))
    if at.joe > 0:
        at.joe, start = step[at.joe], at.joe
        if tell and start != FALLS:
            swims.append(_swim("joe", NONE, start, at.joe))
    if at.whirlpool > 0:
        at.whirlpool, start = step[at.whirlpool], at.whirlpool
        if tell and start != FALLS:
            swims.append(_swim("whirlpool", NONE, start, at.whirlpool))
    if at.beaver > 0:
        at.beaver, start = step[at.beaver], at.beaver
        if tell and start != FALLS:
            swims.append(_swim("beaver", NONE, start, at.beaver))
    if tell:
        tell(Flowed(unit, flow, ARMS[at.arrow], ARMS[1 - at.arrow], tuple(swims)))


def _swim(what: Swimmer, number: int, start: int, to: int) -> Swim:
    owned = number != NONE
    return Swim(what, number >> 1 if owned else None, number & 1 if owned else None, PLACES[start], PLACES[to])


def settle(at: Position, number: int, tell: Emit | None) -> None:
    """Settle a canoe that went over the falls: its cargo is lost, its moose away (NI-W1, NI-W2, NI-X28)."""
    seat = number >> 1
    if tell:
        tell(Fell(seat, number & 1))
    for hold in (0, 1):
        colour = at.cargo[2 * number + hold]
        if colour != NONE:
            at.cargo[2 * number + hold] = NONE
            lose(at, seat, colour, tell)
    if at.moose == number:
        at.moose = AWAY


def lose(at: Position, seat: int, colour: int, tell: Emit | None) -> None:
    """Put a gem from the falls back on its own site, or out of the game (NI-W2, NI-J5). `seat` is NONE for Joe's."""
    returned = at.setting.variant.falls_gem == "native_site"
    if returned:
        at.stock[6 * colour] += 1
    else:
        at.lost[colour] += 1
    if tell:
        tell(GemLost(None if seat == NONE else seat, COLOURS[colour], returned))


def _rise(at: Position, tell: Emit | None) -> None:
    at.whirlpool = 1
    if tell:
        tell(WhirlpoolRose())


def _cast_off(at: Position, tell: Emit | None) -> None:
    # Moored canoes beside the whirlpool are pushed on, then all are in the river again (NI-X17).
    for number in range(2 * at.seats):
        start = at.place[number]
        if at.moored >> number & 1 and start == at.whirlpool:
            to = DOWN[start][at.arrow if start == FORK else 0]
            at.place[number] = to
            if tell:
                tell(PushedOut(number >> 1, number & 1, PLACES[start], PLACES[to]))
            if to == FALLS:
                settle(at, number, tell)
    at.moored = 0
