"""Forecast of the river at the end of this round, from a viewer's knowledge."""

from hiroma.games.niagara.acts.river import carry, strength
from hiroma.games.niagara.parts.board import ARMS, CLOUD, MOST_FLOW, NONE, PLACES, STORM
from hiroma.games.niagara.position import CHOOSING, TURN, Position
from hiroma.games.niagara.view import Drift, Outlook


def outlooks(at: Position, viewer: int) -> tuple[Outlook, ...]:
    """Return every lowest card and weather still possible, with the flow (NI-F1 to NI-F5); `viewer` may be NOBODY."""
    reached = {(CLOUD, at.weather)}
    for step in range(at.seats):
        seat = (at.first + step) % at.seats
        done = step < at.turn and not (step == at.turn - 1 and at.phase == TURN)
        cards = possible(at, seat, viewer)
        reached = {after for one in reached for card in cards for after in _played(one, card, done)}
    found = {(0 if lowest == CLOUD else lowest, weather) for lowest, weather in reached}
    return tuple([Outlook(low, weather, strength(at, low, weather)) for low, weather in sorted(found)])


def possible(at: Position, seat: int, viewer: int) -> list[int]:
    """Return the cards that a seat may play in this round, to a viewer's knowledge."""
    if at.chosen[seat] and (seat == viewer or at.shown(seat)) and not at.guessed >> seat & 1:
        return [at.chosen[seat]]
    hand = at.hands[seat] or at.setting.deck
    if at.guessed >> seat & 1:
        hand |= 1 << at.chosen[seat]
    return [card for card in range(1, 11) if hand >> card & 1]


def _played(one: tuple[int, int], card: int, done: bool) -> list[tuple[int, int]]:
    # Lowest card so far and weather, after one more turn.
    lowest, weather = one
    if card != CLOUD or done:
        return [(min(lowest, card), weather)]
    return [(lowest, weather + by) for by in (1, -1) if -1 <= weather + by <= STORM]


def drifts(at: Position) -> tuple[Drift, ...]:
    """Return the places of all pieces after 0, 1, 2 … units of flow; nothing before the arrow is drawn."""
    if at.phase < CHOOSING and at.arrow == NONE:
        return ()
    return tuple([_drift(at, flow) for flow in range((MOST_FLOW if at.setting.spirits else MOST_FLOW - 1) + 1)])


def _drift(at: Position, flow: int) -> Drift:
    twin = Position(at.seats, at.setting)
    twin.take(at)
    carry(twin, flow, None)
    return Drift(
        flow,
        ARMS[twin.arrow],
        tuple([(PLACES[twin.place[2 * seat]], PLACES[twin.place[2 * seat + 1]]) for seat in range(at.seats)]),
        None if twin.joe == NONE else PLACES[twin.joe],
        None if twin.whirlpool == NONE else PLACES[twin.whirlpool],
        None if twin.beaver == NONE else PLACES[twin.beaver],
    )
