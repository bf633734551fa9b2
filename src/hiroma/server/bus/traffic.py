"""Counts of messages on the bus, for the metrics."""


class Traffic:
    """The messages of one process since it started."""

    __slots__ = ("dropped", "received", "sent")

    def __init__(self) -> None:
        self.sent = 0
        """Handed to the connection."""
        self.received = 0
        self.dropped = 0
        """Not sent: there was no connection, or it was too slow."""


TRAFFIC = Traffic()
