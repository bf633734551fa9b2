"""Achievements in Hidden Rooms (clause numbers: RULES.md)."""

from collections.abc import Sequence
from typing import Final

import msgspec

from hiroma.games.hidden_rooms.acts.campaign import LAST
from hiroma.games.hidden_rooms.events import AttemptEnded, Explored, GameEnded, MonsterActed, StageOpened
from hiroma.games.hidden_rooms.parts.board import MEMORY
from hiroma.kernel.contract import Outcome

SWIFT: Final = 12
"""Monster turns of a swift win, at most."""
NOTICED: Final = ("chase", "turn-to-child")
"""Actions of a monster that senses the child."""


class Earning:
    """The feats of Hidden Rooms: those of attempts count in any game, those of the game when it is won."""

    names: Final = ("straight-out", "last-chance", "unnoticed", "swift", "by-heart", "full-head")

    def earned(self, events: Sequence[msgspec.Struct], outcome: Outcome) -> list[set[str]]:
        """Return the names that the child has earned."""
        told = Escapes()
        for event in events:
            told.hear(event)
        return [told.found]


class Escapes:
    """The attempts of a game so far, event by event."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self._noticed = self._recalled = False
        self._attempt = self._memory = 0

    def hear(self, event: msgspec.Struct) -> None:
        """Go on by one event."""
        if isinstance(event, StageOpened):
            self._noticed = self._recalled = False
        elif isinstance(event, MonsterActed):
            self._noticed = self._noticed or event.kind in NOTICED
        elif isinstance(event, Explored):
            self._recalled, self._memory = event.recalled, event.memory
        elif isinstance(event, AttemptEnded):
            self._attempt = event.attempt
            if event.won:
                self._win(event)
        elif isinstance(event, GameEnded) and event.won:
            self._win_game(event)

    def _win(self, ended: AttemptEnded) -> None:
        if not self._noticed:
            self.found.add("unnoticed")
        if ended.turns <= SWIFT:
            self.found.add("swift")
        if self._recalled:
            self.found.add("by-heart")
        if self._memory == MEMORY:
            self.found.add("full-head")

    def _win_game(self, ended: GameEnded) -> None:
        if ended.losses == 0:
            self.found.add("straight-out")
        if self._attempt == LAST:
            self.found.add("last-chance")
