"""What somebody looks for in the lobby."""

from typing import Annotated, Literal

import msgspec

from hiroma.server.wire.table_card import TableCard

Standing = Literal["open", "playing", "over"]
Kind = Literal["none", "clock", "days"]


class Wanted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which tables: of a game, by how they stand, by their clock; those where one sits; where one can sit down."""

    game: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    status: Standing | None = None
    clock: Kind | None = None
    mine: bool = False
    free: bool = False

    def fits(self, card: TableCard) -> bool:
        """Whether a table is such a one, by its card; whose it is does not matter."""
        return (
            self.game in (None, card.game)
            and self.status in (None, card.status)
            and self.clock in (None, kind_of(card))
            and (not self.free or has_room(card))
        )


def has_room(card: TableCard) -> bool:
    """Whether one more can sit down now: on a free chair before the game, or for a bot in it."""
    return card.joinable > 0 or (card.status == "open" and len(card.chairs) < card.max_chairs)


def kind_of(card: TableCard) -> Kind:
    """How time runs at a table."""
    if card.clock is None:
        return "none"
    return "days" if card.clock.days else "clock"
