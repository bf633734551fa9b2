"""Places of talk that are no tables. Their lines stand in `chat` under an id that no table has."""

from typing import Final

from hiroma.ids import NO_CLUB, ClubId, PlayerId, TableId

LOBBY: Final = TableId("lobby")
"""The lobby."""
CLUB, TWO = "club:", "two:"
"""The beginnings of the ids of a club's talk and of a conversation of two."""


def of_club(club_id: ClubId) -> TableId:
    """Return the place of a club."""
    return TableId(f"{CLUB}{club_id}")


def of_two(one: PlayerId, other: PlayerId) -> TableId:
    """Return the place of a conversation, the same whoever of both asks."""
    return TableId(f"{TWO}{min(one, other)}:{max(one, other)}")


def club_of(place: TableId) -> ClubId:
    """Return the club whose place that is, '' for another place."""
    return ClubId(place.removeprefix(CLUB)) if place.startswith(CLUB) else NO_CLUB


def is_table(place: TableId) -> bool:
    """Return True when that is the id of a table, or of nothing."""
    return place != LOBBY and not place.startswith((CLUB, TWO))
