"""Solitaire: the number of turns that a policy needs for three routes, the measure of the literature."""

from hiroma.games.cant_stop.course import Game


class Alone:
    """One seat until three routes are claimed."""

    def length(self, state: Game) -> float:
        """Return the turns of a finished game; lost ones count."""
        return float(sum(state.view(None).turns))
