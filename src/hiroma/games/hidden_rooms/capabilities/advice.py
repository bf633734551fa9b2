"""Adviser: the turns that the strong bot would consider, with odds and reasons.

`advise` is a pure function of a position. The first advice on a path takes longer: its prospects are solved then.
"""

from typing import Final

from hiroma.games.hidden_rooms.acts.child import UNSEEN, WALK
from hiroma.games.hidden_rooms.bots.plans import PLACE, Plan, plans
from hiroma.games.hidden_rooms.bots.strong import Search
from hiroma.games.hidden_rooms.moves import Said
from hiroma.games.hidden_rooms.parts.board import AREA, EXIT, FITS, MEMORY, SIZE, SQUARE_NAMES, TILE_NAMES
from hiroma.games.hidden_rooms.parts.omens import LOST
from hiroma.games.hidden_rooms.position import CHILD, NOTHING, PLACING, Position
from hiroma.games.hidden_rooms.view import Advice, Reason

MOST: Final = 3
"""The best turn and the two runners-up."""

HURRY: Final = 4
"""Monster turns left, beyond the steps to the exit, at which time is worth a word."""


def advise(at: Position) -> list[Advice]:
    """Return up to three turns, best first; both choices of a start tile; none when there is nothing to weigh."""
    if at.phase == PLACING:
        return _placing(at)
    if at.phase != CHILD:
        return []
    search = Search(at)
    # Of equal turns the one that walks least.
    weighed = sorted([(search.worth(plan), plan) for plan in plans(at)], key=lambda pair: -round(pair[0], 9))
    found: list[Advice] = []
    named: list[tuple[int, int]] = []
    for worth, plan in weighed:
        if (plan.target, plan.tile) not in named:
            named.append((plan.target, plan.tile))
            found.append(_advice(at, search, plan, worth))
        if len(found) == MOST:
            break
    return found


def turn_of(plan: Plan) -> tuple[Said, ...]:
    """Return all moves of a turn, the end of the turn included."""
    last = Plan(plan.at, NOTHING, plan.target, plan.tile).move()
    if plan.step == NOTHING:
        return (last,)
    if plan.step == plan.at:
        return (WALK[plan.at], last)
    return (WALK[plan.step], WALK[plan.at], last)


def _placing(at: Position) -> list[Advice]:
    found: list[Advice] = []
    for tile, kept in ((at.pair[0], at.pair[1]), (at.pair[1], at.pair[0])):
        fits, left = (at.supply & FITS[tile]).bit_count(), at.supply.bit_count()
        reasons = (_reason("odds", fits=fits, left=left), _reason("keeps", tile=TILE_NAMES[kept]))
        found.append(Advice((PLACE[tile],), Search(at).placing(tile, kept), fits, left, reasons))
    found.sort(key=lambda advice: advice.worth, reverse=True)
    return found


def _advice(at: Position, search: Search, plan: Plan, worth: float) -> Advice:
    fits, left = _odds(at, plan)
    return Advice(turn_of(plan), worth, fits, left, tuple(explained(at, search, plan)))


def explained(at: Position, search: Search, plan: Plan) -> list[Reason]:
    """Return the reasons for and against a turn."""
    fits, left = _odds(at, plan)
    return _on_tiles(at, plan, fits, left) + _on_monster(at, search, plan, fits, left)


def _odds(at: Position, plan: Plan) -> tuple[int, int]:
    if plan.target == NOTHING:
        return 0, 0
    if plan.tile != UNSEEN:
        return 1, 1
    return (at.supply & FITS[at.board[plan.at]]).bit_count(), at.supply.bit_count()


def _on_tiles(at: Position, plan: Plan, fits: int, left: int) -> list[Reason]:
    if plan.target == NOTHING:
        return [_reason("waits", square=SQUARE_NAMES[plan.at])]
    under = TILE_NAMES[at.board[plan.at]]
    found: list[Reason] = []
    if plan.target == EXIT:
        found.append(_reason("escapes"))
    if plan.tile == UNSEEN:
        found.append(_reason("odds", fits=fits, left=left))
        if len(at.memory) == MEMORY and fits < left:
            found.append(_reason("forgets"))
    else:
        found.append(_reason("sure", tile=TILE_NAMES[plan.tile], under=under))
    spared = [tile for tile in at.memory if tile != plan.tile and FITS[at.board[plan.at]] >> tile & 1]
    if spared:
        found.append(_reason("keeps", tile=TILE_NAMES[max(spared, key=lambda tile: tile % 6)]))
    return found


def _on_monster(at: Position, search: Search, plan: Plan, fits: int, left: int) -> list[Reason]:
    found: list[Reason] = []
    after, monster = search.omens.after, search.monster * 37
    stay = 100 if after[monster + plan.at] == LOST else 0
    go = 100 if plan.target not in (NOTHING, EXIT) and after[monster + plan.target] == LOST else 0
    risk = stay if left == 0 else (go * fits + stay * (left - fits)) // left
    found.append(_reason("danger", percent=risk) if risk else _reason("safe"))
    stands = plan.at if plan.target == NOTHING else plan.target
    area = AREA[search.monster]
    if area >> at.child & 1 and not area >> stands & 1:
        found.append(_reason("unseen"))
    steps = stands // SIZE + stands % SIZE
    if stands != EXIT:
        found.append(_reason("distance", steps=steps))
    turns = search.omens.left[search.monster]
    if turns <= steps + HURRY:
        found.append(_reason("time", turns=turns))
    return found


def _reason(code: str, **what: int | str) -> Reason:
    return Reason(code, dict(what))
