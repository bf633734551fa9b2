"""A club as it is named where something else is told: on a table's card, in a report."""

import msgspec


class ClubName(msgspec.Struct, frozen=True, kw_only=True):
    """A club by id and present name; its page is /clubs/{id}."""

    id: str
    name: str
