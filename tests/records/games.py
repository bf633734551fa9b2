"""Finished games for the tests."""

from hiroma.records import Ended, Seat


def game(
    order: str,
    *,
    no: int = 1,
    table: str = "t",
    at: float | None = None,
    name: str = "cant-stop",
    variant: str = "[2,{}]",
) -> Ended:
    """A game in which these people came in so, first first; '.' is a bot. It ends `no` entries into the log."""
    seats = sorted(enumerate(order, 1), key=lambda placed: placed[1])
    return Ended(
        table=table,
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
                player=None if player == "." else player,
                bot="club" if player == "." else None,
                side=side,
                place=place,
                score=float(-place),
            )
            for side, (place, player) in enumerate(seats)
        ),
    )
