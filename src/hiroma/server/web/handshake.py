"""Handshake of a socket as a table: its stages, and which frames a client may send in each."""

from enum import StrEnum

from hiroma.server.wire.protocol import Command, Frame, Hello, Ping, Preview, Unwatch, Watch


class Stage(StrEnum):
    """The stage of a conversation."""

    NEW = "new"
    """The socket is open, nobody has said hello."""
    GREETED = "greeted"
    """The client has said hello, and the server has answered."""


MAY_SAY: dict[Stage, dict[type[Frame], Stage]] = {
    Stage.NEW: {Hello: Stage.GREETED, Ping: Stage.NEW},
    Stage.GREETED: dict.fromkeys((Watch, Unwatch, Command, Preview, Ping), Stage.GREETED),
}
"""By stage: the frames that are taken, and the stage after each. Any other is refused as 'unexpected'."""
