"""The view of a position: everything but the cards that others have picked and not yet shown (NI-C3)."""

from typing import Final, Literal

from hiroma.games.niagara.acts import forecast, menus
from hiroma.games.niagara.moves import Card, Colour, Place
from hiroma.games.niagara.parts.board import ARMS, CARDS, CLOUD, COLOURS, NONE, PLACES
from hiroma.games.niagara.parts.codes import DONE, WEATHER
from hiroma.games.niagara.position import AWAY, BANK, NO_MOOSE, NOBODY, TURN, Position
from hiroma.games.niagara.view import Canoe, Joe, NiagaraView, Phase, Player, Stocks

PHASES: Final[list[Phase]] = ["first-seat", "arrow", "ransom", "choose", "turn", "trade", "over"]


def view(at: Position, viewer: int | None, codes: list[int]) -> NiagaraView:
    """Return the view of a seat or a spectator (None). `codes` are the legal moves of the mover in a turn."""
    me = NOBODY if viewer is None else viewer
    return NiagaraView(
        seats=at.seats,
        viewer=viewer,
        variant=at.setting.variant,
        phase=PHASES[at.phase],
        round=at.round,
        first=None if at.first == NOBODY else at.first,
        mover=None if at.mover == NOBODY else at.mover,
        weather=at.weather,
        arrow=None if at.arrow == NONE else ARMS[at.arrow],
        sites=tuple([stocks(at.stock, site) for site in range(5)]),
        players=tuple([_player(at, seat) for seat in range(at.seats)]),
        mine=CARDS[at.chosen[me]] if me != NOBODY and at.chosen[me] else None,
        asked=menus.bits(at.asked),
        moose=_moose(at),
        whirlpool=_place(at.whirlpool),
        beaver=_place(at.beaver),
        joe=None if at.joe == NONE else Joe(PLACES[at.joe], _gem(at.joe_gem)),
        action=menus.action(at),
        menus=menus.menus(at, codes),
        done=at.action == NONE and DONE in codes,
        trades=menus.trades(at),
        traded=menus.bits(at.traded),
        shifts=tuple([1 if code == WEATHER else -1 for code in codes if WEATHER <= code <= WEATHER + 1]),
        once=at.phase == TURN and at.once,
        lowest=_lowest(at),
        outlooks=forecast.outlooks(at, me),
        drifts=forecast.drifts(at),
        lost=stocks(at.lost, 0),
        ended=at.clause or None,
    )


def stocks(row: list[int], index: int) -> Stocks:
    """Return row `index` of five counts of gems, by colour."""
    a, b, c, d, e = row[5 * index : 5 * index + 5]
    return (a, b, c, d, e)


def _lowest(at: Position) -> int:
    # A guessed card does not count: nobody has seen it.
    shown = [at.chosen[seat] for seat in range(at.seats) if at.shown(seat) and not at.guessed >> seat & 1]
    return min([card for card in shown if 0 < card < CLOUD], default=0)


def _place(place: int) -> Place | None:
    return None if place == NONE else PLACES[place]


def _gem(colour: int) -> Colour | None:
    return None if colour == NONE else COLOURS[colour]


def _moose(at: Position) -> Literal["bank", "canoe", "away"] | None:
    if at.moose == NO_MOOSE:
        return None
    return "bank" if at.moose == BANK else "away" if at.moose == AWAY else "canoe"


def _player(at: Position, seat: int) -> Player:
    card = at.chosen[seat]
    guessed = at.guessed >> seat & 1 == 1
    shown = card != 0 and at.shown(seat) and not guessed
    hand = at.hands[seat] | (1 << card if guessed and card else 0)
    rest = at.setting.deck & ~hand
    return Player(
        _cards(hand),
        _cards(rest & ~(1 << card) if shown else rest),
        card != 0,
        CARDS[card] if shown else None,
        stocks(at.store, seat),
        (_canoe(at, 2 * seat), _canoe(at, 2 * seat + 1)),
        at.met[seat],
    )


def _cards(mask: int) -> tuple[Card, ...]:
    return tuple([CARDS[card] for card in menus.bits(mask)])


def _canoe(at: Position, number: int) -> Canoe:
    holds = (0, 1) if at.tandem(number) else (0,)
    return Canoe(
        at.tandem(number),
        PLACES[at.place[number]],
        tuple([_gem(at.cargo[2 * number + hold]) for hold in holds]),
        at.moored >> number & 1 == 1,
        at.moose == number,
        at.phase == TURN and number >> 1 == at.mover and at.may >> (number & 1) & 1 == 1,
    )
