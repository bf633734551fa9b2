"""The course of a round: start, ransom, secret choice, turns, river, end (NI-C, NI-W; RULES.md, A round)."""

from hiroma.games.niagara.acts import ending, joe, river
from hiroma.games.niagara.acts.canoes import forget
from hiroma.games.niagara.events import (
    BeaverJumped,
    CanoeCameBack,
    CardsCameBack,
    CardShown,
    Chose,
    Decided,
    HasChosen,
    Moored,
    MooseCameBack,
    RansomDeclined,
    RoundBegan,
    TurnEnded,
    WeatherMoved,
)
from hiroma.games.niagara.parts.board import ANY, CARDS, CLOUD, COLOURS, FALLS, LAND, NONE, PLACES, ROPE, STORM
from hiroma.games.niagara.position import AWAY, BANK, CHOOSING, NOBODY, OVER, RANSOM, TRADING, TURN, Position
from hiroma.kernel.contract import Emit


def begin(at: Position, tell: Emit | None) -> None:
    """Begin the next round: moose, ransom, then the cards (RULES.md, A round)."""
    at.round += 1
    at.turn = 0
    at.mover = NOBODY
    if tell:
        tell(RoundBegan(at.round, at.first))
    if at.moose == AWAY:
        at.moose = BANK
        if tell:
            tell(MooseCameBack())
    for seat in range(at.seats):
        fallen = (at.place[2 * seat] == FALLS) + (at.place[2 * seat + 1] == FALLS)
        if fallen and at.gems(seat):
            at.asked |= 1 << seat
        elif fallen == 2:
            _bring_back(at, seat, 1 if at.setting.spirits else 0, NONE, tell)
    if at.asked:
        at.phase = RANSOM
    else:
        _deal(at, tell)


def _bring_back(at: Position, seat: int, canoe: int, colour: int, tell: Emit | None) -> None:
    at.place[2 * seat + canoe] = LAND
    if tell:
        tell(CanoeCameBack(seat, canoe, None if colour == NONE else COLOURS[colour]))


def pay(at: Position, seat: int, canoe: int, colour: int, tell: Emit | None) -> None:
    """Put a scored gem back on its site and a canoe back ashore (NI-W3, NI-W8)."""
    at.store[5 * seat + colour] -= 1
    at.stock[6 * colour] += 1
    _bring_back(at, seat, canoe, colour, tell)
    _answered(at, seat, tell)


def decline(at: Position, seat: int, tell: Emit | None) -> None:
    """Leave the canoe in the basin for this round (NI-W3)."""
    if tell:
        tell(RansomDeclined(seat))
    _answered(at, seat, tell)


def _answered(at: Position, seat: int, tell: Emit | None) -> None:
    at.asked &= ~(1 << seat)
    if not at.asked:
        _deal(at, tell)


def _deal(at: Position, tell: Emit | None) -> None:
    # All hands are empty together (NI-C5).
    at.phase = CHOOSING
    if not at.hands[0]:
        for seat in range(at.seats):
            at.hands[seat] = at.setting.deck
        if tell:
            tell(CardsCameBack())


def choose(at: Position, seat: int, card: int, tell: Emit | None) -> None:
    """Keep a seat's secret choice; when all have chosen, begin the turns (NI-C1, NI-C2)."""
    at.chosen[seat] = card
    if tell:
        tell(HasChosen(seat))
        tell(Chose(seat, CARDS[card]), seat)
    if all(at.chosen):
        next_turn(at, tell)


def next_turn(at: Position, tell: Emit | None) -> None:
    """Turn up the next card; after the last turn the river flows (NI-C3, NI-C8, NI-C9)."""
    while at.turn < at.seats:
        seat = (at.first + at.turn) % at.seats
        at.turn += 1
        at.mover = seat
        card = at.chosen[seat]
        at.hands[seat] &= ~(1 << card)
        if tell and not at.guessed >> seat & 1:
            tell(CardShown(seat, CARDS[card]))
        at.phase = TURN
        at.once = False
        if card != ROPE:
            if card != CLOUD:
                man_canoes(at, card)
            return
        _moor(at, tell)
        if tell:
            tell(TurnEnded(seat))
    _end_round(at, tell)


def man_canoes(at: Position, card: int) -> None:
    """Set the mover's canoes that `may` act with a card, and `once` (NI-M6, NI-M7, NI-M19, NI-X18, NI-X19)."""
    left, right = at.place[2 * at.mover], at.place[2 * at.mover + 1]
    afloat = (0 < left < FALLS) + 2 * (0 < right < FALLS)
    ashore = (left == LAND) + 2 * (right == LAND)
    at.once = card == ANY or ashore == 3
    at.may = afloat if card == ANY and afloat else afloat | ashore
    forget(at)


def _moor(at: Position, tell: Emit | None) -> None:
    # Every canoe of the mover in the river, without a choice (NI-X16).
    for canoe in (0, 1):
        number = 2 * at.mover + canoe
        if at.in_river(number):
            at.moored |= 1 << number
            if tell:
                tell(Moored(at.mover, canoe, PLACES[at.place[number]]))


def shift(at: Position, by: int, tell: Emit | None) -> None:
    """Move the weather by a cloud; a storm sends the beaver swimming (NI-F5, NI-X21, NI-X22)."""
    start = at.weather
    at.weather += by
    if tell:
        tell(WeatherMoved(at.mover, start, at.weather))
    if at.weather == STORM and at.setting.spirits and at.beaver == NONE:
        at.beaver = 1
        if tell:
            tell(BeaverJumped())


def end_turn(at: Position, tell: Emit | None, traded: bool = False) -> None:
    """Let the mover trade with Joe if possible (NI-J6), unless done with that (`traded`); else begin the next turn."""
    at.legal = None if traded else joe.trades(at)
    if at.legal:
        at.phase = TRADING
        return
    at.traded = 0
    at.legal = None
    if tell:
        tell(TurnEnded(at.mover))
    next_turn(at, tell)


def _end_round(at: Position, tell: Emit | None) -> None:
    # The river, Joe, the end check; then the ring goes on (RULES.md, A round; NI-E2).
    flow = river.run(at, tell)
    if at.joe != NONE:
        joe.run(at, flow, tell)
    at.guessed = 0
    at.mover = NOBODY
    at.clause = ending.clause(at)
    if at.clause:
        at.phase = OVER
        if tell:
            tell(Decided((ending.places(at)[0],), at.clause))
        return
    for seat in range(at.seats):
        at.chosen[seat] = 0
    at.turn = 0
    at.first = (at.first + 1) % at.seats
    begin(at, tell)
