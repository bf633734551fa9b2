"""Filters of the lobby."""

from typing import Annotated, Literal

import msgspec

from hiroma.server.wire.table_card import TableCard

Standing = Literal["open", "playing", "over"]
Kind = Literal["none", "clock", "days"]


class Wanted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which tables: of a game, by how they stand, by their clock; the player's own; with room."""

    game: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    status: Standing | None = None
    clock: Kind | None = None
    mine: bool = False
    free: bool = False

    def fits(self, card: TableCard) -> bool:
        """Return true for a card that the filters let through; whose table it is does not matter."""
        return (
            self.game in (None, card.game)
            and self.status in (None, card.status)
            and self.clock in (None, kind_of(card))
            and (not self.free or has_room(card))
        )


def has_room(card: TableCard) -> bool:
    """Return true where another player can sit down now: on a free chair, or for a bot in the game."""
    return card.joinable > 0 or (card.status == "open" and len(card.chairs) < card.max_chairs)


def kind_of(card: TableCard) -> Kind:
    """Return the kind of clock of a table."""
    if card.clock is None:
        return "none"
    return "days" if card.clock.days else "clock"
