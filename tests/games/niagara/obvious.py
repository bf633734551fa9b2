"""A second program of Niagara, slow and obvious, to count against the real rules: the base game with default options.

It is written from the rulebook and shares nothing with the rules but the spelling of moves and positions
(positions.py): 'paddle 1 4', 'load 1 V', 'steal 1 B2 left'. Everything is a plain value that is copied.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

LETTERS = "ABCDE"
GEMS = "VWYBP"
CARDS = ("1", "2", "3", "4", "5", "6", "cloud")
WAYS = [["land", "1", "2", "3", "4", "5", f"6{arm}", f"7{arm}"] for arm in "LR"]
"""The places of the river, down either arm."""
SITES = {"3": "V", "4": "W", "5": "Y", "6L": "B", "6R": "B", "7L": "P", "7R": "P"}

Canoe = tuple[str, str]
"""Its place ('land', '4', '7L', 'falls') and its gem or ''."""


@dataclass(frozen=True)
class Action:
    """The action of a canoe in its turn; `way` is '' before its steps, then 'up' or 'down'."""

    canoe: int
    left: int
    way: str = ""
    loaded: str = ""
    unloaded: str = ""
    thief: bool = False


@dataclass(frozen=True)
class Table:
    """A position. `turns` has the seats that have yet to play; when all have picked, the first of them is on turn."""

    canoes: tuple[tuple[Canoe, Canoe], ...]
    sites: dict[str, str]
    stores: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    arrow: str
    first: int
    limit: int = 0
    weather: int = 0
    round: int = 1
    asked: tuple[int, ...] = ()
    picked: tuple[str, ...] = ()
    turns: tuple[int, ...] = ()
    ashore: frozenset[int] = frozenset()
    """Seats that began the round with both canoes ashore."""
    acted: frozenset[int] = frozenset()
    action: Action | None = None
    met: tuple[int, ...] = ()
    """Seats that have met a condition that ends the game, in order of time."""
    over: str = ""


def begin(seats: int, first: int, arrow: str, limit: int = 0) -> Table:
    """NI-S2, NI-S4, NI-S5."""
    canoes: tuple[tuple[Canoe, Canoe], ...] = ((("land", ""), ("land", "")),) * seats
    sites = {gem: gem * 7 for gem in GEMS}
    return started(Table(canoes, sites, ("",) * seats, (CARDS,) * seats, arrow, first, limit))


def follow(table: Table) -> dict[str, Callable[[], Table]]:
    """Return the moves of the seat that has to act and the position after each. Of several seats the lowest acts."""
    if table.over:
        return {}
    if table.asked:
        return ransoms(table, table.asked[0])
    if not table.turns:
        return {f"choose {card}": partial(pick, table, card) for card in table.hands[len(table.picked)]}
    card = table.picked[table.turns[0]]
    if card == "cloud":  # NI-F5
        ways = {"weather -": table.weather - 1, "weather +": table.weather + 1}
        return {way: partial(turned, replace(table, weather=to)) for way, to in ways.items() if -1 <= to <= 2}
    if table.action is not None:
        return {step: partial(settled, after, step) for step, after in steps(table).items() if may_end(after)}
    found: dict[str, Callable[[], Table]] = {}
    for canoe in able(table):
        for step, after in steps(replace(table, action=Action(canoe, int(card)))).items():
            if may_end(after):
                found[step] = partial(settled, after, step)
    if all(table.canoes[table.turns[0]][canoe][0] == "land" for canoe in able(table)):  # NI-M6
        found["done"] = partial(turned, table)
    return found


def ransoms(table: Table, seat: int) -> dict[str, Callable[[], Table]]:
    """NI-W3, NI-W5."""
    fallen = [canoe for canoe in (0, 1) if table.canoes[seat][canoe][0] == "falls"]
    after = replace(table, asked=table.asked[1:])
    found: dict[str, Callable[[], Table]] = {
        f"pay {gem} {fallen[0] + 1}": partial(dealt, paid(after, seat, fallen[0], gem)) for gem in table.stores[seat]
    }
    return found if len(fallen) == 2 else found | {"no": partial(dealt, after)}


def paid(table: Table, seat: int, canoe: int, gem: str) -> Table:
    """NI-W8."""
    stores = put(table.stores, seat, less(table.stores[seat], gem))
    return moved(replace(table, stores=stores, sites=ashore(table.sites, gem, gem)), seat, canoe, ("land", ""))


def started(table: Table) -> Table:
    """Begin a round: NI-W3, NI-W6, NI-W7."""
    for seat, pair in enumerate(table.canoes):
        fallen = [canoe for canoe in (0, 1) if pair[canoe][0] == "falls"]
        if fallen and table.stores[seat]:
            table = replace(table, asked=(*table.asked, seat))
        elif len(fallen) == 2:
            table = moved(table, seat, 0, ("land", ""))
    return dealt(table)


def dealt(table: Table) -> Table:
    """Let everybody pick a card when all ransoms are decided: NI-C5, NI-M7, NI-W9."""
    if table.asked:
        return table
    both = frozenset(seat for seat, pair in enumerate(table.canoes) if pair[0][0] == pair[1][0] == "land")
    hands = table.hands if table.hands[0] else (CARDS,) * len(table.hands)
    return replace(table, hands=hands, ashore=both, picked=())


def pick(table: Table, card: str) -> Table:
    """NI-C1, NI-C2, NI-C8."""
    seat, seats = len(table.picked), len(table.canoes)
    hand = tuple(other for other in table.hands[seat] if other != card)
    table = replace(table, hands=put(table.hands, seat, hand), picked=(*table.picked, card))
    turns = tuple((table.first + turn) % seats for turn in range(seats))
    return table if seat + 1 < seats else replace(table, turns=turns)


def able(table: Table) -> list[int]:
    """Return the canoes of the seat on turn that may still act: NI-M7, NI-M16, NI-M19."""
    seat = table.turns[0]
    if seat in table.ashore and table.acted:
        return []
    return [canoe for canoe in (0, 1) if canoe not in table.acted and table.canoes[seat][canoe][0] != "falls"]


def steps(table: Table) -> dict[str, Table]:
    """Return the next steps of the canoe in action and the position after each, even if points would be left over."""
    action, seat = table.action, table.turns[0]
    assert action is not None
    if action.thief:
        return thefts(table, action) | {"done": table}
    place, gem = table.canoes[seat][action.canoe]
    name, found = action.canoe + 1, {}
    if place in SITES and action.left >= 2:  # NI-M3, NI-L2, NI-L3, NI-L4
        site = SITES[place]
        for one in table.sites[site] if not gem else "":
            if one not in action.unloaded:
                sites = {**table.sites, site: less(table.sites[site], one)}
                after = replace(action, left=action.left - 2, loaded=action.loaded + one)
                found[f"load {name} {one}"] = moved(
                    replace(table, sites=sites, action=after), seat, action.canoe, (place, one)
                )
        if gem and gem not in action.loaded:
            after = replace(action, left=action.left - 2, unloaded=action.unloaded + gem)
            put_down = replace(table, sites=ashore(table.sites, site, gem), action=after)
            found[f"unload {name} {gem}"] = moved(put_down, seat, action.canoe, (place, ""))
    for way in WAYS if not action.way else ():  # NI-M1, NI-M2, NI-M9, NI-M12, NI-M14, NI-L1
        for to in way if place in way else ():
            far = way.index(to) - way.index(place)
            if 0 < abs(far) <= action.left:
                after = replace(action, left=action.left - abs(far), way="up" if far < 0 else "down")
                found[f"paddle {name} {to}"] = moved(replace(table, action=after), seat, action.canoe, (to, gem))
    return found


def may_end(table: Table) -> bool:
    """NI-M10, NI-M17: the canoe has landed, or all its points can be spent."""
    assert table.action is not None
    if not table.action.left or (table.canoes[table.turns[0]][table.action.canoe][0] == "land" and table.action.way):
        return True
    return any(may_end(after) for after in steps(table).values())


def settled(table: Table, step: str) -> Table:
    """Return the position after a step: the canoe has landed, goes on, may steal, or is done."""
    action, seat = table.action, table.turns[0]
    assert action is not None
    if table.canoes[seat][action.canoe][0] == "land":
        table = scored(table, seat, action.canoe)
    elif action.left:
        return table
    elif step.startswith("paddle") and action.way == "up" and thefts(table, action):  # NI-T2, NI-T3, NI-T9
        return replace(table, action=replace(action, thief=True))
    table = replace(table, acted=table.acted | {action.canoe}, action=None)
    return table if able(table) else turned(table)  # NI-M18


def thefts(table: Table, action: Action) -> dict[str, Table]:
    """NI-T4, NI-T6."""
    thief = table.turns[0]
    place, gem = table.canoes[thief][action.canoe]
    found = {}
    for seat, pair in enumerate(table.canoes if not gem else ()):
        for canoe, (where, loot) in enumerate(pair):
            if seat != thief and where == place and loot:
                robbed = moved(table, seat, canoe, (place, ""))
                name = f"steal {action.canoe + 1} {LETTERS[seat]}{canoe + 1} left"
                found[name] = moved(robbed, thief, action.canoe, (place, loot))
    return found


def scored(table: Table, seat: int, canoe: int) -> Table:
    """NI-M4, NI-E1."""
    store = table.stores[seat] + table.canoes[seat][canoe][1]
    table = moved(replace(table, stores=put(table.stores, seat, store)), seat, canoe, ("land", ""))
    enough = len(store) >= 7 or len(set(store)) == 5 or any(store.count(gem) >= 4 for gem in GEMS)
    return replace(table, met=(*table.met, seat)) if enough and seat not in table.met else table


def turned(table: Table) -> Table:
    """End the turn. After the last one the river flows, and a round or the end follows: NI-C8, NI-E2, NI-E7."""
    table = replace(table, turns=table.turns[1:], acted=frozenset(), action=None)
    if table.turns:
        return table
    table = carried(table)
    over = "NI-E2" if table.met else "NI-E7" if table.round == table.limit else ""
    if over:
        return replace(table, over=over)
    return started(replace(table, first=(table.first + 1) % len(table.canoes), round=table.round + 1, picked=()))


def carried(table: Table) -> Table:
    """NI-F1, NI-F2, NI-F3, NI-F4, NI-F7, NI-W1, NI-W2."""
    lowest = min((int(card) for card in table.picked if card != "cloud"), default=0)
    for _ in range(max(0, lowest + table.weather)):
        way = [*WAYS["LR".index(table.arrow)][1:], "falls"]
        for seat, pair in enumerate(table.canoes):
            for canoe, (place, gem) in enumerate(pair):
                if place not in way[:-1]:
                    continue
                to = way[way.index(place) + 1]
                if to == "falls" and gem:
                    table = replace(table, sites=ashore(table.sites, gem, gem))
                table = moved(table, seat, canoe, (to, "" if to == "falls" else gem))
        table = replace(table, arrow="R" if table.arrow == "L" else "L")
    return table


def order(table: Table) -> list[int]:
    """Return the seats in their order at the end: NI-E3, NI-E5, NI-E7."""
    met = table.met if table.over == "NI-E2" else ()

    def rank(seat: int) -> tuple[int, ...]:
        value = sum(GEMS.index(gem) + 1 for gem in table.stores[seat])
        turn = (seat - table.first) % len(table.canoes)
        return (met.index(seat) if seat in met else len(met), -len(table.stores[seat]), -value, turn)

    return sorted(range(len(table.canoes)), key=rank)


def moved(table: Table, seat: int, canoe: int, to: Canoe) -> Table:
    """Set the place and the gem of a canoe."""
    return replace(table, canoes=put(table.canoes, seat, put(table.canoes[seat], canoe, to)))


def ashore(sites: dict[str, str], site: str, gem: str) -> dict[str, str]:
    """Add a gem to a site."""
    return {**sites, site: sites[site] + gem}


def put(row: tuple[Any, ...], at: int, thing: Any) -> Any:
    """Return the row with another thing at this place."""
    return (*row[:at], thing, *row[at + 1 :])


def less(gems: str, gem: str) -> str:
    """Return the gems without this one."""
    return gems.replace(gem, "", 1)
