"""Advice: hints during a game and the review after it."""

from collections.abc import Iterable
from typing import Any

from hiroma.games.hidden_rooms.capabilities.advice import advise
from hiroma.games.hidden_rooms.capabilities.review import review
from hiroma.games.hidden_rooms.course import Game
from hiroma.games.hidden_rooms.view import Advice, Review
from hiroma.kernel.capabilities import AdviceTypes
from hiroma.kernel.contract import Seat


class Counsel:
    """The strong bot, which explains itself."""

    @property
    def travels(self) -> AdviceTypes:
        """Return the types of its answers."""
        return AdviceTypes(turn=Advice, review=Review)

    def advise(self, state: Game, seat: Seat) -> list[Advice]:
        """Return up to three turns, best first."""
        return advise(state)

    def review(self, state: Game, steps: Iterable[tuple[Seat, Any]]) -> Review:
        """Return each decision beside the best one, and the luck of each attempt."""
        return review(state, steps)
