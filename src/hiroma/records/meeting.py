"""Recent meetings of players in rated games, and the weights of a game that follow from them."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

from hiroma.ids import PlayerId
from hiroma.records.counting import WINDOW, weight
from hiroma.records.ended import Ended

Meeting = tuple[str, PlayerId, PlayerId, float]
"""The game, a player, an opponent, and the end of their game (unix seconds)."""


class Meetings:
    """Meetings in rated games, in the order in which they are recorded."""

    def __init__(self, known: Iterable[Meeting] = ()) -> None:
        self._when: dict[tuple[str, PlayerId, PlayerId], list[float]] = defaultdict(list)
        for game, player, other, at in known:
            self._when[game, player, other].append(at)

    def weights(self, game: Ended, games: Mapping[PlayerId, int]) -> dict[PlayerId, float]:
        """Return the weight of a game for each player it counts for: the mean weight of their opponents.

        `games` has the number of rated games of the same game that each player has played before.
        """
        weighs: dict[PlayerId, list[float]] = defaultdict(list)
        for player, other in _opponents(game):
            times = self._when.get((game.game, player, other), ())
            lately = sum(at > game.at - WINDOW for at in times)
            weighs[player].append(weight(lately, games.get(other, 0)))
        return {player: sum(each) / len(each) for player, each in weighs.items()}

    def add(self, game: Ended) -> None:
        """Note that the players of a game have met once more."""
        for player, other in _opponents(game):
            self._when[game.game, player, other].append(game.at)


def _opponents(game: Ended) -> Iterator[tuple[PlayerId, PlayerId]]:
    rated = [(player, game.seats[seat].side) for player, seat in game.people().items() if game.seats[seat].rated]
    return ((one, other) for one, side in rated for other, theirs in rated if side != theirs)
