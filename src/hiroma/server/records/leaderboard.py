"""Lines of a leaderboard, of all players of a game or of the members of a club."""

from hiroma.ids import PlayerId
from hiroma.records import Standing
from hiroma.server.core.names import Names
from hiroma.server.records.bodies import SeasonLine, Tally


def season_line(names: Names, place: int, player: PlayerId, standing: Standing, asker: PlayerId) -> SeasonLine:
    """Return a line of a leaderboard. `names` must know the player already (`Names.know`)."""
    return SeasonLine(place=place, id=player, name=names[player], mine=player == asker, tally=tally(standing))


def tally(standing: Standing) -> Tally:
    """Return the results and the rating of a player, as they are sent."""
    most = max(standing.places, default=0)
    return Tally(
        plays=standing.plays,
        wins=standing.wins,
        places=[standing.places.get(place, 0) for place in range(1, most + 1)],
        streak=standing.streak,
        best=standing.best,
        rated=standing.rated,
        points=standing.rating.points,
        doubt=standing.rating.doubt,
        last=standing.last,
    )
