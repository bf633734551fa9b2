"""Determinization: guesses at the cards that others hide from a seat, and the flows that follow from them."""

from hiroma.games.niagara.acts.river import strength
from hiroma.games.niagara.evaluation import Flows
from hiroma.games.niagara.parts.board import ANY, CLOUD, STORM
from hiroma.games.niagara.position import Position
from hiroma.kernel.contract import Below


def hidden(at: Position, seat: int) -> list[int]:
    """Return the other seats whose cards of this round a seat does not see."""
    return [other for other in range(at.seats) if other != seat and not (at.chosen[other] and at.shown(other))]


def any_card(hand: int, below: Below) -> int:
    """Return a card of a hand, each equally likely."""
    pick = below(hand.bit_count())
    for card in range(1, ANY + 1):
        if hand >> card & 1:
            if not pick:
                return card
            pick -= 1
    raise AssertionError(hand)


def deal(at: Position, seat: int, below: Below) -> list[int]:
    """Return the cards of all seats: those that `seat` knows, and for each other seat any card of its hand."""
    cards = at.chosen[:]
    for other in hidden(at, seat):
        cards[other] = any_card(at.hands[other] or at.setting.deck, below)
    return cards


def flows(at: Position, seat: int, dealt: list[list[int]], below: Below) -> Flows:
    """Return the flows of several deals of cards, each with its probability. Clouds still to come go either way.

    `at.weather` has the seat's own cloud already.
    """
    counts: dict[int, int] = {}
    for cards in dealt:
        lowest = min([card for card in cards if card < CLOUD], default=0)
        weather = at.weather
        for other in range(at.seats):
            if cards[other] == CLOUD and other != seat and not at.shown(other):
                by = 1 if below(2) else -1
                weather += by if -1 <= weather + by <= STORM else -by
        flow = strength(at, lowest, weather)
        counts[flow] = counts.get(flow, 0) + 1
    return [(flow, count / len(dealt)) for flow, count in sorted(counts.items())]
