"""Reference to a person, for bodies about something else: a block list, a report, a club."""

import msgspec

from hiroma.ids import PlayerId


class Somebody(msgspec.Struct, frozen=True, kw_only=True):
    """A person by id and present name."""

    id: PlayerId
    name: str
