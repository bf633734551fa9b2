"""Signals: when something happens, its followers are called in the order in which they joined."""

from collections.abc import Callable
from typing import Generic, ParamSpec

P = ParamSpec("P")


class Signal(list[Callable[P, None]], Generic[P]):
    """The callbacks that follow. Calling the signal calls each of them with the same arguments."""

    def follow(self, act: Callable[P, None]) -> None:
        """Call `act` from now on, too."""
        self.append(act)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> None:
        for act in self:
            act(*args, **kwargs)


class LobbyChanged(Signal[[]]):
    """The lobby has changed: a table, a seat, a name, or the people who are here."""
