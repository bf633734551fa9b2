"""Which moves are legal, and why the others are not, in the words of the rulebook. Nothing here changes a position."""

from hiroma.games.niagara.acts import joe, plans
from hiroma.games.niagara.moves import Paddle
from hiroma.games.niagara.parts.board import CARDS, CLOUD, FALLS, LAND, NONE, PLACES, SITE, STORM
from hiroma.games.niagara.parts.codes import (
    CHOOSE,
    DECLINE,
    DONE,
    LOAD,
    MOOSE,
    MOVES,
    PAY,
    STEAL,
    TRADE,
    UNLOAD,
    WEATHER,
    canoe_of,
    card_of,
    colour_of,
    place_of,
    victim_of,
)
from hiroma.games.niagara.position import CHOOSING, OVER, RANSOM, STILL, TRADING, TURN, UPSTREAM, Position
from hiroma.kernel.refusals import IllegalMove


def codes(at: Position, seat: int) -> list[int]:
    """Return the numbers (parts/codes.py) of every legal move of a seat. The list may be shared: do not change it."""
    if TURN <= at.phase <= TRADING:
        if seat != at.mover:
            return []
        if at.legal is None:
            at.legal = _turn_codes(at)
        return at.legal
    if not 0 <= seat < at.seats:
        return []
    if at.phase == CHOOSING and not at.chosen[seat]:
        hand = at.hands[seat]
        return [CHOOSE + card for card in range(1, 11) if hand >> card & 1]
    if at.phase == RANSOM and at.asked >> seat & 1:
        return _ransom_codes(at, seat)
    return []


def _turn_codes(at: Position) -> list[int]:
    if at.phase == TRADING:
        return joe.trades(at)
    if at.chosen[at.mover] != CLOUD:
        return plans.codes(at)
    ways = [WEATHER] if at.weather < STORM else []
    if at.weather > -1:
        ways.append(WEATHER + 1)
    return ways


def _ransom_codes(at: Position, seat: int) -> list[int]:
    # Without a tandem canoes are alike, and the first of two comes back (NI-W5, NI-W10).
    fallen = [canoe for canoe in (0, 1) if at.place[2 * seat + canoe] == FALLS]
    coming = fallen if at.setting.spirits else fallen[:1]
    found = [PAY + 8 * canoe + colour for canoe in coming for colour in range(5) if at.store[5 * seat + colour]]
    if len(fallen) == 1:
        found.append(DECLINE)
    return found


def draw(at: Position) -> IllegalMove:
    """Return the refusal of a draw's result: 'no-draw-now' when no draw is due, else 'not-a-result'."""
    return IllegalMove("no-draw-now" if at.phase > 1 else "not-a-result", "NI-S5")


def why_not(at: Position, seat: int, code: int) -> IllegalMove | None:
    """Return the refusal of a seat's move, None for a legal one. `code` is its number, -1 for an unknown move."""
    if code in codes(at, seat):
        return None
    if at.phase == OVER:
        return IllegalMove("game-over", at.clause)
    if code < 0:
        return IllegalMove("unknown-move", "NI-C9")
    if at.phase == RANSOM:
        return _ransom(at, seat, code)
    if at.phase == CHOOSING:
        return _choice(at, seat, code)
    if at.phase not in (TURN, TRADING):
        return IllegalMove("draw-first", "NI-S5")
    return _trade(at, code) if at.phase == TRADING and seat == at.mover else _turn(at, seat, code)


def _ransom(at: Position, seat: int, code: int) -> IllegalMove:
    if not 0 <= seat < at.seats or not at.asked >> seat & 1:
        return IllegalMove("others-pay", "NI-W3", seats=[other for other in range(at.seats) if at.asked >> other & 1])
    if code == DECLINE:
        return IllegalMove("must-pay", "NI-W5")
    if PAY <= code < STEAL:
        canoe, colour = canoe_of(code), colour_of(code)
        if not at.store[5 * seat + colour]:
            return IllegalMove("gem-not-scored", "NI-W11")
        return IllegalMove("canoe-not-fallen", "NI-W10", canoe=canoe)
    return IllegalMove("ransom-first", "NI-W3")


def _choice(at: Position, seat: int, code: int) -> IllegalMove:
    if not 0 <= seat < at.seats or at.chosen[seat]:
        return IllegalMove("choice-final", "NI-C6")
    if CHOOSE < code <= CHOOSE + 10:
        return IllegalMove("card-not-in-hand", "NI-C4", card=CARDS[card_of(code)])
    if code == DECLINE or PAY <= code < STEAL:
        return IllegalMove("no-ransom-now", "NI-W3")
    return IllegalMove("choose-first", "NI-C2")


def _trade(at: Position, code: int) -> IllegalMove:
    if code == DECLINE or PAY <= code < STEAL:
        return IllegalMove("no-ransom-now", "NI-W3")
    if CHOOSE < code <= CHOOSE + 10:
        return IllegalMove("choice-final", "NI-C6")
    if TRADE <= code < DONE:
        return IllegalMove("not-beside-joe", "NI-J6", canoe=canoe_of(code))
    return IllegalMove("canoes-done", "NI-J6")


def _turn(at: Position, seat: int, code: int) -> IllegalMove:
    if seat != at.mover:
        return IllegalMove("not-your-turn", "NI-C8", mover=at.mover)
    if CHOOSE < code <= CHOOSE + 10:
        return IllegalMove("choice-final", "NI-C6")
    if code == DECLINE or PAY <= code < STEAL:
        return IllegalMove("no-ransom-now", "NI-W3")
    if TRADE <= code < DONE:
        return IllegalMove("trade-later", "NI-J6")
    if at.chosen[at.mover] == CLOUD or WEATHER <= code < CHOOSE:
        return _cloud(at, code)
    return _canoes(at, code)


def _cloud(at: Position, code: int) -> IllegalMove:
    card = at.chosen[at.mover]
    if card != CLOUD:
        return IllegalMove("no-cloud", "NI-C9", card=CARDS[card])
    if WEATHER <= code < CHOOSE:
        return IllegalMove("weather-ends", "NI-F5", weather=at.weather)
    return IllegalMove("must-move-weather", "NI-F5")


def _canoes(at: Position, code: int) -> IllegalMove:
    if code == DONE:
        return _unfinished(at)
    if code >= STEAL:
        return _theft(at, code)
    canoe = canoe_of(code)
    if at.action not in (NONE, canoe):
        return IllegalMove("finish-canoe", "NI-M16", canoe=at.action)
    if not at.may >> canoe & 1:
        return _idle(at, canoe)
    if code < LOAD:
        return _way(at, canoe, place_of(code))
    return _cargo(at, canoe, code) if code < MOOSE else _moose(at, canoe)


def _unfinished(at: Position) -> IllegalMove:
    if at.action != NONE:
        return IllegalMove("points-left", "NI-M10", canoe=at.action)
    if plans.both_ashore(at):
        return IllegalMove("must-launch", "NI-M7")
    clause = "NI-X19" if at.once else "NI-M6"
    return IllegalMove("river-canoe-must-act", clause, canoes=[c for c in (0, 1) if at.may >> c & 1])


def _idle(at: Position, canoe: int) -> IllegalMove:
    place = at.place[2 * at.mover + canoe]
    if place == FALLS:
        return IllegalMove("canoe-fallen", "NI-M19", canoe=canoe)
    if at.chosen[at.mover] == 10:
        return IllegalMove("one-canoe-only", "NI-X19" if place == LAND else "NI-X18", canoe=canoe)
    if at.once:
        return IllegalMove("one-launch-only", "NI-M7", canoe=canoe)
    return IllegalMove("canoe-has-acted", "NI-M16", canoe=canoe)


def _way(at: Position, canoe: int, target: int) -> IllegalMove:
    place = at.place[2 * at.mover + canoe]
    if at.action == canoe and at.paddled != STILL:
        return IllegalMove("already-paddled", "NI-M9", canoe=canoe)
    if target == FALLS:
        return IllegalMove("not-over-falls", "NI-M12")
    if target == at.whirlpool:
        return IllegalMove("no-stop-in-whirlpool", "NI-X5", to=PLACES[target])
    reachable = [
        move.to
        for move in (MOVES[code] for code in plans.codes(at))
        if isinstance(move, Paddle) and move.canoe == canoe
    ]
    return IllegalMove("points-do-not-fit", "NI-M10", start=PLACES[place], to=PLACES[target], reachable=reachable)


def _cargo(at: Position, canoe: int, code: int) -> IllegalMove:
    number, colour = 2 * at.mover + canoe, colour_of(code)
    site = SITE[at.place[number]]
    acting = at.action == canoe
    if site == NONE:
        return IllegalMove("no-site-here", "NI-L11" if at.place[number] == LAND else "NI-L2")
    if code < UNLOAD:
        if acting and at.unloaded >> colour & 1:
            return IllegalMove("same-colour", "NI-L4")
        if at.free_hold(number) == NONE:
            return IllegalMove("canoe-full", "NI-L3", canoe=canoe)
        if not at.stock[5 * site + colour]:
            return IllegalMove("none-of-that-colour", "NI-L7")
    else:
        if plans.hold_of(at, number, colour) == NONE:
            return IllegalMove("not-aboard", "NI-M3", canoe=canoe)
        if acting and at.loaded >> colour & 1:
            return IllegalMove("same-colour", "NI-L4")
        if not plans.may_unload(at, site, colour, 0):
            return IllegalMove("own-site-only", "NI-L5")
    return IllegalMove("no-points-for-cargo", "NI-M10", canoe=canoe)


def _moose(at: Position, canoe: int) -> IllegalMove:
    if at.action == canoe and at.paddled != STILL:
        return IllegalMove("moose-before-moving", "NI-X24")
    return IllegalMove("no-moose-here", "NI-X24")


def _theft(at: Position, code: int) -> IllegalMove:
    if at.action == NONE or at.paddled != UPSTREAM or not at.stepped:
        return IllegalMove("steal-after-upstream", "NI-T2")
    if at.free_hold(2 * at.mover + at.action) == NONE:
        return IllegalMove("canoe-full", "NI-T2", canoe=at.action)
    if not at.posts & 1:
        return IllegalMove("points-left", "NI-M10", canoe=at.action)
    victim = victim_of(code)
    safe = victim < 2 * at.seats and (at.place[victim] == LAND or at.moored >> victim & 1)
    return IllegalMove("nothing-to-steal", "NI-T1" if safe else "NI-T4")
