"""A table as a person of a simulated town sees it, and the parts of the hall's frames that they read."""

from typing import Any

import msgspec


class Seen(msgspec.Struct):
    """The part of a game that a player needs to move."""

    actors: list[int] = []
    moves: dict[str, list[Any]] = {}


class Meta(msgspec.Struct):
    """The part of a table that a player reads."""

    status: str


class You(msgspec.Struct):
    """The player's own seats and chairs."""

    seats: list[int]
    chairs: list[int]


class Frame(msgspec.Struct):
    """The part of any frame that a player reads."""

    type: str
    id: str = ""
    table: str = ""
    code: str = ""
    why: str = ""
    ack: str | None = None
    rev: int | None = None
    game: Seen | str | None = None
    meta: Meta | None = None
    you: You | None = None


decode = msgspec.json.Decoder(Frame).decode


class Sight:
    """A table as a person sees it now."""

    def __init__(self) -> None:
        self.status, self.rev = "", 0
        self.seats: list[int] = []
        self.chairs: list[int] = []
        self.game = Seen()

    def see(self, frame: Frame) -> None:
        """Take a frame of this table."""
        self.rev = frame.rev or self.rev
        self.game = frame.game if isinstance(frame.game, Seen) else self.game
        if frame.meta is not None:
            self.status = frame.meta.status
        if frame.you is not None:
            self.seats, self.chairs = frame.you.seats, frame.you.chairs

    def turn(self) -> tuple[int, list[Any]] | None:
        """Return a seat of the person that is to move, and its moves; None while it is not their turn."""
        if self.status != "playing":
            return None
        mine = [seat for seat in self.game.actors if seat in self.seats and self.game.moves.get(str(seat))]
        return (mine[0], self.game.moves[str(mine[0])]) if mine else None
