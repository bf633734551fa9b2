"""Rated tables are for people with an account: neither guests nor robots sit there."""

from typing import TYPE_CHECKING

from hiroma.store import accounts
from hiroma.table.asked import ANY, Join, SetRated
from hiroma.table.refusal import Refusal

if TYPE_CHECKING:
    from hiroma.server.hall import Hall
    from hiroma.server.room import Room


async def barred(hall: "Hall", player: str) -> Refusal | None:
    """Why somebody's games are not rated ('rated-accounts-only', 'rated-no-robots'); None when they can be."""
    account = await hall.store.read(accounts.account, player)
    if account is None or account.closed is not None:
        return Refusal(code="rated-accounts-only")
    return Refusal(code="rated-no-robots") if account.robot else None


async def refuses_rated(room: "Room", asked: ANY, player: str) -> Refusal | None:
    """Why somebody may not sit down at a rated table, or the table cannot be rated with whom it has.

    The latter ('rated-guests-sit') is asked when it is to become rated, and before each of its games.
    """
    rated = asked.on if isinstance(asked, SetRated) else room.table.rated
    if not rated:
        return None
    if isinstance(asked, Join):
        return await barred(room.hall, player)
    people = {chair.player for chair in room.table.chairs if chair.player is not None}
    return None if people == await room.hall.store.read(accounts.rateable, people) else Refusal(code="rated-guests-sit")
