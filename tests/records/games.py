"""Finished games for the tests."""

from collections.abc import Collection, Sequence

from hiroma.ids import PlayerId, TableId
from hiroma.records import Ended, Meetings, Seat, Standing, after


def game(
    order: str,
    *,
    no: int = 1,
    table: str = "t",
    at: float | None = None,
    name: str = "cant-stop",
    variant: str = "[2,{}]",
) -> Ended:
    """Return a game that these people finished in this order, first first; '.' is a bot. It ends at rev 10 × `no`."""
    seats = sorted(enumerate(order, 1), key=lambda placed: placed[1])
    return Ended(
        table=TableId(table),
        no=no,
        since=10 * (no - 1),
        rev=10 * no,
        game=name,
        variant=variant,
        at=float(no) if at is None else at,
        how="rules",
        listed=True,
        seats=tuple(
            Seat(
                player=None if player == "." else PlayerId(player),
                bot="club" if player == "." else None,
                side=side,
                place=place,
                score=float(-place),
                rated="." not in order,
            )
            for side, (place, player) in enumerate(seats)
        ),
    )


def folded(games: Sequence[Ended], which: Collection[Ended] | None = None) -> dict[PlayerId, Standing]:
    """Return the standings after these games, or after `which` of them (one kind of game), without a database."""
    met, found, every = Meetings(), dict[PlayerId, Standing](), dict[PlayerId, Standing]()
    for one in games:
        weights = met.weights(one, {player: standing.rated for player, standing in every.items()})
        met.add(one)
        every |= after(one, every, weights)
        if which is None or one in which:
            found |= after(one, found, weights)
    return found
