"""Can't Stop a second time, slow and obvious: to count against the real rules.

Everything is a plain value that is copied; a climber, a bivouac, an owner is an entry of a dictionary.
"""

from typing import NamedTuple

STEPS = {2: 3, 3: 5, 4: 7, 5: 9, 6: 11, 7: 13, 8: 11, 9: 9, 10: 7, 11: 5, 12: 3}

Choice = tuple[str, int, int]


class Table(NamedTuple):
    """A position: `camps` maps (seat, route), `climbers` and `owners` map a route."""

    seats: int
    unique: bool
    team: bool
    mover: int
    camps: dict[tuple[int, int], int]
    climbers: dict[int, int]
    owners: dict[int, int]
    ended: str = ""


def can_use(table: Table, route: int) -> bool:
    if route in table.owners:
        return False
    if route in table.climbers:
        return table.climbers[route] < STEPS[route]
    return len(table.climbers) < 3


def climb(table: Table, route: int) -> Table:
    if not can_use(table, route):
        return table
    start = table.climbers.get(route, table.camps.get((table.mover, route), 0))
    return table._replace(climbers={**table.climbers, route: start + 1})


def choices(table: Table, dice: tuple[int, ...]) -> set[Choice]:
    a, b, c, d = dice
    found: set[Choice] = set()
    pairings = [(a + b, c + d), (c + d, a + b), (a + c, b + d), (b + d, a + c), (a + d, b + c), (b + c, a + d)]
    if not any(can_use(table, total) for pairing in pairings for total in pairing):
        return {("drop", 0, 0)}
    for orange, red in pairings:
        if not can_use(table, orange) and not can_use(table, red):
            found.add(("stop", orange, red))
            continue
        found.add(("go", orange, red))
        after = climb(climb(table, orange), red)
        shared = any(
            cell == table.camps.get((seat, route))
            for route, cell in after.climbers.items()
            for seat in range(table.seats)
            if seat != table.mover
        )
        if not (table.unique and shared):
            found.add(("stop", orange, red))
    return found


def take(table: Table, choice: Choice) -> Table:
    kind, orange, red = choice
    after = table if kind == "drop" else climb(climb(table, orange), red)
    if kind == "go":
        return after
    on_turn = (table.mover + 1) % table.seats
    if kind == "drop" or after == table:
        return table._replace(mover=on_turn, climbers={})
    camps, owners = dict(table.camps), dict(table.owners)
    for route, cell in after.climbers.items():
        camps[table.mover, route] = cell
        if cell == STEPS[route]:
            owners[route] = table.mover
            camps = {where: at for where, at in camps.items() if where[1] != route or where[0] == table.mover}
    ended = verdict(table, list(owners.values()))
    mover = table.mover if ended else on_turn
    return table._replace(mover=mover, climbers={}, camps=camps, owners=owners, ended=ended)


def verdict(table: Table, owners: list[int]) -> str:
    mine = owners.count(table.mover)
    if not table.team:
        return "CS-E1" if mine >= 3 else ""
    both = mine + owners.count((table.mover + 2) % 4)
    return "CS-TM4" if both >= 5 else "CS-TM5" if mine >= 3 else ""
