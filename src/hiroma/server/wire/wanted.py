"""What somebody looks for in the lobby."""

from typing import Annotated, Literal

import msgspec

from hiroma.server.wire.table_card import TableCard

Standing = Literal["open", "playing", "over"]
Kind = Literal["none", "clock", "days"]


class Wanted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which tables: of a game, by how they stand, by their clock; those where one sits; those with a chair to take."""

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
            and not (self.free and len(card.chairs) >= card.max_chairs and not card.joinable)
        )


def kind_of(card: TableCard) -> Kind:
    """How time runs at a table."""
    if card.clock is None:
        return "none"
    return "days" if card.clock.days else "clock"
