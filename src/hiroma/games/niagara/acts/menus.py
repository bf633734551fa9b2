"""Menus for the board: the mover's legal moves by canoe, with their consequences."""

from hiroma.games.niagara.acts import joe, plans
from hiroma.games.niagara.acts.canoes import lost
from hiroma.games.niagara.moves import Colour
from hiroma.games.niagara.parts.board import COLOURS, LAND, NONE, PLACES
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
from hiroma.games.niagara.parts.ways import EVENS, NEVER, WAYS
from hiroma.games.niagara.position import STILL, TRADING, TURN, UPSTREAM, Position
from hiroma.games.niagara.view import Action, Menu, Prey, Target, TradeOffer


def bits(mask: int) -> tuple[int, ...]:
    """Return the numbers in a mask, ascending."""
    return tuple([bit for bit in range(mask.bit_length()) if mask >> bit & 1])


def colours(mask: int) -> tuple[Colour, ...]:
    """Return the colours in a mask."""
    return tuple([COLOURS[colour] for colour in bits(mask)])


def action(at: Position) -> Action | None:
    """Return the acts of the canoe in action, None without one."""
    if at.action == NONE:
        return None
    return Action(
        at.action,
        bits(at.budgets),
        bits(at.posts) if at.paddled != STILL else (),
        "no" if at.paddled == STILL else "up" if at.paddled == UPSTREAM else "down",
        colours(at.loaded),
        colours(at.unloaded),
        at.stepped,
    )


def menus(at: Position, codes: list[int]) -> tuple[Menu, ...]:
    """Return a menu for each canoe that may act now; `codes` are the mover's legal moves."""
    if at.phase != TURN or not at.may:
        return ()
    canoes = [at.action] if at.action != NONE else list(bits(at.may))
    return tuple([_menu(at, canoe, codes) for canoe in canoes])


def _menu(at: Position, canoe: int, codes: list[int]) -> Menu:
    acting = at.action == canoe
    number = 2 * at.mover + canoe
    budgets = at.budgets if acting else plans.budgets(at, number)
    cargo = [code for code in codes if LOAD <= code < MOOSE and canoe_of(code) == canoe]
    return Menu(
        canoe,
        () if at.paddled != STILL else bits(budgets),
        tuple(
            [_target(at, canoe, place_of(code), budgets) for code in codes if code < LOAD and canoe_of(code) == canoe]
        ),
        tuple([COLOURS[colour_of(code)] for code in cargo if code < UNLOAD]),
        tuple([COLOURS[colour_of(code)] for code in cargo if code >= UNLOAD]),
        MOOSE + canoe in codes,
        tuple([_prey(at, code) for code in codes if code >= STEAL]),
        acting and DONE in codes,
    )


def _prey(at: Position, code: int) -> Prey:
    victim, hold = victim_of(code), hold_of_theft(code)
    return Prey(victim >> 1, victim & 1, hold, COLOURS[at.cargo[2 * victim + hold]])


def _target(at: Position, canoe: int, target: int, budgets: int) -> Target:
    number = 2 * at.mover + canoe
    start = at.place[number]
    for way in WAYS[at.setting.over_falls][at.whirlpool + 1][start]:
        if way.target == target:
            mask = plans.posts(at, number, way, budgets, at.loaded, at.unloaded)
            pushed = way.pushed and bool(EVENS[budgets >> way.cost] & mask)
            blocked = way.wall != NEVER and mask & 1 == 1 and not budgets >> way.cost & 1
            least = lost(budgets, way) if mask & 1 else 0
            return Target(
                PLACES[target], bits(mask), least, pushed, blocked, _prey_at(at, number, target, way.up, mask)
            )
    raise AssertionError(target)


def _prey_at(at: Position, number: int, target: int, up: bool, mask: int) -> int:
    start = at.place[number]
    if not up or target in (LAND, start) or not mask & 1 or at.free_hold(number) == NONE:
        return 0
    at.place[number] = target
    found = len(plans.prey(at, number & 1))
    at.place[number] = start
    return found


def trades(at: Position) -> tuple[TradeOffer, ...]:
    """Return the trades with Joe that are open (NI-J6)."""
    if at.phase != TRADING:
        return ()
    offers = []
    for code in joe.trades(at):
        if code < DONE:
            gem = at.cargo[2 * (2 * at.mover + canoe_of(code))]
            get = None if at.joe_gem == NONE else COLOURS[at.joe_gem]
            offers.append(TradeOffer(canoe_of(code), get, None if gem == NONE else COLOURS[gem]))
    return tuple(offers)
