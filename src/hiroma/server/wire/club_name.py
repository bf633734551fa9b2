"""Reference to a club, for bodies about something else: a table's card, a report."""

import msgspec

from hiroma.ids import ClubId


class ClubName(msgspec.Struct, frozen=True, kw_only=True):
    """A club by id and present name; its page is /clubs/{id}."""

    id: ClubId
    name: str
