"""Reconstruction of a position from a view, with guesses for the cards that the view hides."""

from collections.abc import Iterable

from hiroma.games.niagara.moves import Colour, Place
from hiroma.games.niagara.parts.board import ARMS, CARD_OF, COLOUR_OF, NONE, PLACE_OF
from hiroma.games.niagara.position import (
    AWAY,
    BANK,
    CHOOSING,
    DOWNSTREAM,
    NO_MOOSE,
    NOBODY,
    STILL,
    UPSTREAM,
    Position,
)
from hiroma.games.niagara.sight import PHASES
from hiroma.games.niagara.view import Action, NiagaraView, Player
from hiroma.kernel.contract import Below

PADDLED = {"no": STILL, "up": UPSTREAM, "down": DOWNSTREAM}


def recall(seen: NiagaraView, at: Position, below: Below) -> None:
    """Set a new position, of the view's seats and setting, to the state that the view shows.

    A card that is picked but hidden is guessed, each card of that hand equally likely.
    """
    at.phase = PHASES.index(seen.phase)
    at.round = seen.round
    at.first = _seat(seen.first)
    at.mover = _seat(seen.mover)
    at.weather = seen.weather
    at.arrow = NONE if seen.arrow is None else ARMS.index(seen.arrow)
    at.stock = [gems for site in seen.sites for gems in site]
    at.store = [gems for player in seen.players for gems in player.store]
    at.lost = list(seen.lost)
    at.met = [player.met for player in seen.players]
    at.asked = mask(seen.asked)
    at.traded = mask(seen.traded)
    at.whirlpool, at.beaver = _place(seen.whirlpool), _place(seen.beaver)
    at.joe, at.joe_gem = (NONE, NONE) if seen.joe is None else (PLACE_OF[seen.joe.place], _gem(seen.joe.gem))
    at.moose = NO_MOOSE if seen.moose is None else AWAY if seen.moose == "away" else BANK
    at.clause = seen.ended or ""
    if at.phase > CHOOSING:
        at.turn = at.seats if at.mover == NOBODY else (at.mover - at.first) % at.seats + 1
    for seat, player in enumerate(seen.players):
        _canoes(at, seat, player)
        _cards(at, seat, player, seen, below)
    at.once = seen.once
    if seen.action is not None:
        _action(at, seen.action)


def mask(numbers: Iterable[int]) -> int:
    """Return the mask of these numbers."""
    return sum(1 << number for number in numbers)


def _seat(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _place(place: Place | None) -> int:
    return NONE if place is None else PLACE_OF[place]


def _gem(colour: Colour | None) -> int:
    return NONE if colour is None else COLOUR_OF[colour]


def _canoes(at: Position, seat: int, player: Player) -> None:
    for canoe, shown in enumerate(player.canoes):
        number = 2 * seat + canoe
        at.place[number] = PLACE_OF[shown.place]
        for hold, gem in enumerate(shown.cargo):
            at.cargo[2 * number + hold] = _gem(gem)
        if shown.moored:
            at.moored |= 1 << number
        if shown.moose:
            at.moose = number
        if shown.may:
            at.may |= 1 << canoe


def _cards(at: Position, seat: int, player: Player, seen: NiagaraView, below: Below) -> None:
    hand = [CARD_OF[card] for card in player.hand]
    at.hands[seat] = mask(hand)
    if player.card is not None:
        at.chosen[seat] = CARD_OF[player.card]
    elif player.chosen and seat == seen.viewer and seen.mine is not None:
        at.chosen[seat] = CARD_OF[seen.mine]
    elif player.chosen:
        at.chosen[seat] = hand[below(len(hand))]
        at.guessed |= 1 << seat


def _action(at: Position, seen: Action) -> None:
    at.action = seen.canoe
    at.budgets = mask(seen.points)
    at.posts = mask(seen.then)
    at.paddled = PADDLED[seen.paddled]
    at.loaded = mask(COLOUR_OF[colour] for colour in seen.loaded)
    at.unloaded = mask(COLOUR_OF[colour] for colour in seen.unloaded)
    at.stepped = seen.stepped
