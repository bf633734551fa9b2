"""The first round of a newcomer: a card, a canoe, the river, the way home, theft, weather, ransom, the end."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from hiroma.games.niagara.acts import rounds
from hiroma.games.niagara.course import Game
from hiroma.games.niagara.events import CanoeCameBack, CardShown, ConditionMet, Fell, RoundBegan, Scored, Stolen
from hiroma.games.niagara.moves import Choose, Colour, Done, Load, Paddle, Pay, Place, SetWeather, Steal
from hiroma.games.niagara.parts.board import CARD_OF, COLOUR_OF, PLACE_OF
from hiroma.games.niagara.position import CHOOSING
from hiroma.games.niagara.setting import OPTIONS, Setting, variant
from hiroma.kernel.contract import Seat
from hiroma.kernel.kinds import Event, Move
from hiroma.kernel.lesson import Answer, Goal, Lesson
from hiroma.kernel.options import defaults
from hiroma.kernel.state import State

SEATS: Final = 3

Canoes = Mapping[tuple[int, int], tuple[Place, Colour | None]]
"""Seat and canoe → where it is and what it carries; the others are ashore."""


def position(
    *,
    cards: Sequence[str] = (),
    canoes: Canoes | None = None,
    store: Sequence[Colour] = (),
    arrow: int = 0,
    weather: int = 0,
    first: int = 0,
) -> Callable[[], Game]:
    """Three seats. With `cards` (by seat) all have chosen and the turns begin with `first`; without, a round begins.

    `store` are the gems that the learner, seat 0, has scored.
    """

    def start() -> Game:
        game = Game(SEATS, Setting(variant(defaults(OPTIONS))))
        game.first, game.arrow, game.weather = first, arrow, weather
        for (seat, canoe), (place, gem) in (canoes or {}).items():
            game.place[2 * seat + canoe] = PLACE_OF[place]
            if gem is not None:
                game.cargo[4 * seat + 2 * canoe] = COLOUR_OF[gem]
                game.stock[6 * COLOUR_OF[gem]] -= 1
        for scored in store:
            game.store[COLOUR_OF[scored]] += 1
            game.stock[6 * COLOUR_OF[scored]] -= 1
        if not cards:
            rounds.begin(game, None)
            return game
        game.round, game.phase = 1, CHOOSING
        game.chosen = [CARD_OF[card] for card in cards]
        rounds.next_turn(game, None)
        return game

    return start


def answer(*cards: str) -> Answer:
    """The others choose these cards, by seat from 1, and use no more canoes than they must."""

    def move(state: State, seat: Seat) -> Move:
        assert isinstance(state, Game)
        offered = state.moves(seat)
        if state.phase == CHOOSING:
            return Choose(cards[seat - 1])  # type: ignore[arg-type]  # a card of the deck above
        return Done() if Done() in offered else offered[0]

    return move


def happens(wanted: Callable[[Event], bool]) -> Goal:
    """Learned when some event is the wanted one."""

    def goal(state: State, events: Sequence[Event]) -> bool:
        return any(wanted(event) for event in events)

    return goal


def carried_to(place: Place) -> Goal:
    """Learned when the next round begins with a canoe of the learner there."""

    def goal(state: State, events: Sequence[Event]) -> bool:
        assert isinstance(state, Game)
        return any(isinstance(event, RoundBegan) for event in events) and PLACE_OF[place] in state.place[:2]

    return goal


def _with_violet(state: State, events: Sequence[Event]) -> bool:
    assert isinstance(state, Game)
    return COLOUR_OF["violet"] in state.cargo[:4]


def _safe(state: State, events: Sequence[Event]) -> bool:
    began = any(isinstance(event, RoundBegan) for event in events)
    return began and not any(isinstance(event, Fell) for event in events)


LESSONS: Final = (
    Lesson(
        id="card",
        clause="NI-C1",
        start=position(),
        goal=happens(lambda event: isinstance(event, CardShown) and (event.seat, event.card) == (0, "5")),
        solution=((Choose("5"),),),
        answer=answer("3", "6"),
        seats=SEATS,
    ),
    Lesson(
        id="load",
        clause="NI-M3",
        start=position(cards=("5", "3", "6")),
        goal=_with_violet,
        solution=((Paddle(0, "3"), Load(0, "violet")),),
        answer=answer("1", "1"),
        seats=SEATS,
    ),
    Lesson(
        id="river",
        clause="NI-F3",
        start=position(cards=("5", "2", "4")),
        goal=carried_to("6L"),
        solution=((Paddle(0, "5"),),),
        answer=answer("1", "1"),
        seats=SEATS,
    ),
    Lesson(
        id="home",
        clause="NI-M4",
        start=position(
            cards=("4", "2", "5"), canoes={(0, 0): ("3", "violet"), (0, 1): ("4", "white"), (1, 0): ("5", None)}
        ),
        goal=lambda state, events: sum(isinstance(event, Scored) and event.seat == 0 for event in events) == 2,
        solution=((Paddle(0, "land"), Paddle(1, "land")),),
        answer=answer("1", "1"),
        seats=SEATS,
    ),
    Lesson(
        id="steal",
        clause="NI-T2",
        start=position(
            cards=("2", "3", "5"), canoes={(0, 0): ("6L", None), (1, 0): ("4", "white"), (2, 1): ("4", "yellow")}
        ),
        goal=happens(lambda event: isinstance(event, Stolen) and event.seat == 0),
        solution=((Paddle(0, "4"), Steal(0, 1, 0, 0)),),
        answer=answer("1", "1"),
        seats=SEATS,
    ),
    Lesson(
        id="cloud",
        clause="NI-F5",
        start=position(cards=("cloud", "1", "4"), canoes={(0, 0): ("7L", "pink")}, arrow=1, weather=1),
        goal=_safe,
        solution=((SetWeather(-1),),),
        answer=answer("1", "1"),
        seats=SEATS,
    ),
    Lesson(
        id="ransom",
        clause="NI-W3",
        start=position(canoes={(0, 0): ("falls", None), (1, 0): ("3", None)}, store=("violet", "violet", "white")),
        goal=happens(lambda event: isinstance(event, CanoeCameBack) and event.seat == 0),
        solution=((Pay("violet", 0),),),
        answer=answer("1", "1"),
        seats=SEATS,
    ),
    Lesson(
        id="win",
        clause="NI-E1",
        start=position(
            cards=("6", "2", "4"),
            canoes={(0, 0): ("4", "white"), (0, 1): ("5", "pink"), (2, 0): ("6R", "blue")},
            store=("violet", "white", "yellow", "blue"),
        ),
        goal=happens(lambda event: isinstance(event, ConditionMet) and event.seat == 0),
        solution=((Paddle(0, "land"), Paddle(1, "land")),),
        answer=answer("1", "1"),
        seats=SEATS,
    ),
)
