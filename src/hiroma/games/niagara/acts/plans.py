"""Move generator of a canoe: only moves after which it can still complete its action (NI-M10, NI-M17).

Legal is PRE* MOVE? POST*: loads and unloads at the start, all steps in one direction, loads and unloads at the end.
"""

from typing import Final

from hiroma.games.niagara.parts.board import ANY, FALLS, LAND, NONE, PINK, SITE, UP
from hiroma.games.niagara.parts.codes import DONE, LOAD, MOOSE, PADDLE, UNLOAD, colour_of, steal
from hiroma.games.niagara.parts.ways import EVENS, WAYS, Way
from hiroma.games.niagara.position import BANK, STILL, UPSTREAM, Position

FITS: Final = [1, 3, 7, 15, 31]
"""`FITS[n]`: the mask of 0..n loads and unloads."""


def budgets(at: Position, number: int) -> int:
    """Return the mask of points that the mover's card gives a canoe (NI-X18, NI-X25)."""
    card = at.chosen[at.mover]
    mask = 0b1110 if card == ANY else 1 << card
    return mask << 2 if at.moose == number else mask


def codes(at: Position) -> list[int]:
    """Return the mover's legal moves in a turn with a number card, in the fixed order of `moves`."""
    if at.action != NONE:
        return underway(at)
    found: list[int] = []
    for canoe in (0, 1):
        if at.may >> canoe & 1:
            number = 2 * at.mover + canoe
            found += before(at, canoe, budgets(at, number), 0, 0, True)
    if may_pass(at):
        found.append(DONE)
    return found


def may_pass(at: Position) -> bool:
    """Return true when the mover need not use any of the canoes left (NI-M6, NI-M18, NI-X19)."""
    for canoe in (0, 1):
        if at.may >> canoe & 1 and at.in_river(2 * at.mover + canoe):
            return False
    return not (at.setting.variant.launch_mandatory and both_ashore(at))


def both_ashore(at: Position) -> bool:
    """Return true when both canoes of the mover are on LAND and unused (NI-M7)."""
    return at.may == 3 and at.place[2 * at.mover] == LAND and at.place[2 * at.mover + 1] == LAND


def underway(at: Position) -> list[int]:
    """Return the legal moves of the canoe in action."""
    canoe = at.action
    if at.paddled != STILL:
        return behind(at, canoe)
    found = before(at, canoe, at.budgets, at.loaded, at.unloaded, False)
    if at.budgets & 1 and at.setting.stationary:
        found.append(DONE)
    return found


def before(at: Position, canoe: int, left: int, loaded: int, unloaded: int, fresh: bool) -> list[int]:
    """Return a canoe's moves before its first step. `left` is the mask of its points, `fresh` true before any act."""
    number = 2 * at.mover + canoe
    place = at.place[number]
    found: list[int] = []
    if left >> 2 and SITE[place] != NONE:
        steps = cargo_steps(at, canoe, place, loaded, unloaded)
        found += [code for code in steps if _can_go_on(at, canoe, code, left >> 2, loaded, unloaded)]
    if at.moose == BANK and place >= PINK and _moose_gets_on(at, canoe, left << 2, loaded, unloaded):
        found.append(MOOSE + canoe)
    stuck: Way | None = None
    for way in WAYS[at.setting.over_falls][at.whirlpool + 1][place]:
        if way.target == place and not at.setting.blockable:
            stuck = way
        elif posts(at, number, way, left, loaded, unloaded):
            found.append(PADDLE + 16 * canoe + way.target)
    if stuck is not None and fresh and not found:
        found.append(PADDLE + 16 * canoe + place)
    return found


def _can_go_on(at: Position, canoe: int, code: int, rest: int, loaded: int, unloaded: int) -> bool:
    # With any point left a canoe can go up, unless the whirlpool is in the way and may not block it; with none it may
    # get some from the moose.
    number = 2 * at.mover + canoe
    if rest & 1 and at.setting.stationary:
        return True
    if at.setting.blockable or UP[at.place[number]] != at.whirlpool:
        if rest > 1:
            return True
        if not at.setting.readings.moose_goes_on:
            return False
    twin = Position(at.seats, at.setting)
    twin.take(at)
    loaded, unloaded = move_gem(twin, number, code, loaded, unloaded)
    return bool(before(twin, canoe, rest, loaded, unloaded, False))


def _moose_gets_on(at: Position, canoe: int, left: int, loaded: int, unloaded: int) -> bool:
    number = 2 * at.mover + canoe
    if at.setting.blockable or UP[at.place[number]] != at.whirlpool:
        return True
    twin = Position(at.seats, at.setting)
    twin.take(at)
    twin.moose = number
    return bool(before(twin, canoe, left, loaded, unloaded, False))


def behind(at: Position, canoe: int) -> list[int]:
    """Return a canoe's moves after its last step: load, unload, steal, be done."""
    number = 2 * at.mover + canoe
    found: list[int] = []
    if at.posts > 1:
        steps = cargo_steps(at, canoe, at.place[number], at.loaded, at.unloaded)
        rest = at.posts >> 1
        found += [code for code in steps if rest & 1 or rest & FITS[_most_after(at, number, code)]]
    if at.posts & 1:
        if at.stepped and at.paddled == UPSTREAM and at.free_hold(number) != NONE:
            found += prey(at, canoe)
        found.append(DONE)
    return found


def prey(at: Position, canoe: int) -> list[int]:
    """Return the thefts that are possible in a canoe's area (NI-T1, NI-T4, NI-T8)."""
    place = at.place[2 * at.mover + canoe]
    found: list[int] = []
    for other in range(2 * at.seats):
        if at.place[other] == place and other >> 1 != at.mover and not at.moored >> other & 1:
            full = [hold for hold in (0, 1) if at.cargo[2 * other + hold] != NONE]
            found += [steal(canoe, other >> 1, other & 1, hold) for hold in full]
    return found


def cargo_steps(at: Position, canoe: int, place: int, loaded: int, unloaded: int) -> list[int]:
    """Return a canoe's loads, then its unloads, at a place, whatever its points (NI-L2 to NI-L6)."""
    found: list[int] = []
    site = SITE[place]
    if site == NONE:
        return found
    number = 2 * at.mover + canoe
    if at.free_hold(number) != NONE:
        base, row = LOAD + 8 * canoe, 5 * site
        found += [base + colour for colour in range(5) if at.stock[row + colour] and not unloaded >> colour & 1]
    left, right = at.cargo[2 * number], at.cargo[2 * number + 1]
    if may_unload(at, site, left, loaded):
        found.append(UNLOAD + 8 * canoe + left)
    if right != left and may_unload(at, site, right, loaded):
        found.append(UNLOAD + 8 * canoe + right)
    return found


def may_unload(at: Position, site: int, colour: int, loaded: int) -> bool:
    """Return true when a canoe may put its gem of this colour ashore at a site, false for NONE (NI-L4, NI-L5)."""
    return colour != NONE and not loaded >> colour & 1 and (at.setting.anywhere or colour == site)


def posts(at: Position, number: int, way: Way, left: int, loaded: int, unloaded: int) -> int:
    """Return the mask of the numbers of loads and unloads that can follow a way; 0 when the points do not fit it."""
    target = way.target
    if target in (LAND, FALLS):
        return 1 if left >> way.cost else 0
    mask = EVENS[left >> way.cost] | EVENS[left >> way.second]
    if left >> way.wall & 6:
        mask |= 1
    if mask > 1:
        mask &= FITS[most(at, number, SITE[target], loaded, unloaded)]
    return mask


def most(at: Position, number: int, site: int, loaded: int, unloaded: int) -> int:
    """Return the largest number of loads and unloads that a canoe can make at a site, 0..4 (NI-L3, NI-L4, NI-L7)."""
    if site == NONE:
        return 0
    left, right = at.cargo[2 * number], at.cargo[2 * number + 1]
    free = (left == NONE) + (at.tandem(number) and right == NONE)
    best = _with(at, site, free, 0, unloaded)
    one, two = may_unload(at, site, left, loaded), may_unload(at, site, right, loaded)
    if one:
        best = max(best, _with(at, site, free, 1, unloaded | 1 << left))
    if two:
        best = max(best, _with(at, site, free, 1, unloaded | 1 << right))
    if one and two:
        best = max(best, _with(at, site, free, 2, unloaded | 1 << left | 1 << right))
    return best


def _with(at: Position, site: int, free: int, unloads: int, banned: int) -> int:
    # `unloads` gems ashore first; then as many loads as the holds and the gems at the site allow.
    return unloads + min(free + unloads, at.lies(site, banned))


def _most_after(at: Position, number: int, code: int) -> int:
    twin = Position(at.seats, at.setting)
    twin.take(at)
    loaded, unloaded = move_gem(twin, number, code, at.loaded, at.unloaded)
    return most(twin, number, SITE[at.place[number]], loaded, unloaded)


def move_gem(at: Position, number: int, code: int, loaded: int, unloaded: int) -> tuple[int, int]:
    """Carry a gem from or to the bank; return the masks of colours loaded and unloaded with it."""
    colour = colour_of(code)
    heap = 5 * SITE[at.place[number]] + colour
    if code < UNLOAD:
        at.cargo[2 * number + at.free_hold(number)] = colour
        at.stock[heap] -= 1
        return loaded | 1 << colour, unloaded
    at.cargo[2 * number + hold_of(at, number, colour)] = NONE
    at.stock[heap] += 1
    return loaded, unloaded | 1 << colour


def hold_of(at: Position, number: int, colour: int) -> int:
    """Return the first hold with a gem of a colour, NONE without one."""
    if at.cargo[2 * number] == colour:
        return 0
    return 1 if at.cargo[2 * number + 1] == colour else NONE
