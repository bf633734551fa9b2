"""Positions for the tests of Mia."""

from hiroma.kernel import CHANCE, Below, Rolled, Viewer
from hiroma.kernel.contract import Emit, mute
from hiroma.kernel.kinds import Event
from mia import Mia
from mia.course import Game
from mia.moves import Believe, Call
from mia.position import THROW

RULES = Mia()
SEATS = 3


class Ear:
    """Hears everything, and who alone may hear it."""

    def __init__(self) -> None:
        self.heard: list[tuple[Event, int | None]] = []

    def __call__(self, event: Event, only: int | None = None) -> None:
        """Keep an event."""
        self.heard.append((event, only))


def game(*dice: int, **options: int) -> Game:
    """A new game. With dice the first seat has thrown them."""
    made = RULES.start(options, SEATS)
    if dice:
        throw(made, *dice)
    return made


def throw(at: Game, *dice: int, ear: Emit = mute) -> None:
    """Chance throws these dice."""
    at.apply(CHANCE, Rolled(dice), ear)


def call(at: Game, called: int) -> None:
    """The mover calls."""
    at.apply(at.mover, Call(called))


def passed_on(at: Game, called: int, *dice: int) -> None:
    """The mover calls, is believed, and the next seat throws these."""
    call(at, called)
    at.apply(at.mover, Believe())
    throw(at, *dice)


def twin(at: Game, viewer: Viewer, below: Below) -> Game:
    """Another world that a viewer cannot tell from this one: other dice lie under another's cup."""
    if not at.clause and at.phase != THROW and viewer != at.thrower():
        dice = (1 + below(6), 1 + below(6))
        at.dice = (max(dice), min(dice))
    return at
