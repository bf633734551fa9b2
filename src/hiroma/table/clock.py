"""Time to think: what each chair has left, as the times of the entries tell it and nothing else."""

from hiroma.table.slips import Pace

DAY = 86_400.0
"""Seconds of a day."""

GRACE = 30.0
"""Seconds that somebody at least has who comes back after their time had run out."""


class Clock:
    """The clocks of one game, one a chair; they stand as they stood at `since`, and those of `running` have run since.

    `away` is until when a chair's clock stands still because its owner is on vacation. `out` are chairs whose time
    has run out. Times are seconds since 1970, what is left is seconds.
    """

    __slots__ = ("away", "left", "out", "pace", "running", "since")

    def __init__(self, pace: Pace, chairs: int, at: float) -> None:
        self.pace = pace
        self.left = [pace.days * DAY or float(pace.bank + pace.step)] * chairs
        self.since = at
        self.running: tuple[int, ...] = ()
        self.away: dict[int, float] = {}
        self.out: set[int] = set()

    def ends(self, chair: int) -> float:
        """When a running chair has nothing left."""
        return max(self.since, self.away.get(chair, 0.0)) + self.left[chair]

    def deadline(self) -> float | None:
        """When the next chair runs out of time; None when none can."""
        return min((self.ends(chair) for chair in self.running if chair not in self.out), default=None)

    def is_due(self, chair: int, at: float) -> bool:
        """Whether the chair has run out of time and nobody has said so yet."""
        return chair in self.running and chair not in self.out and self.ends(chair) <= at

    def run_on(self, at: float) -> None:
        """Take from the running what has passed until `at`."""
        for chair in self.running:
            spent = at - max(self.since, self.away.get(chair, 0.0))
            if spent > 0:
                self.left[chair] = max(0.0, self.left[chair] - spent)
        self.since = max(self.since, at)

    def turn(self, running: tuple[int, ...], mover: int | None) -> None:
        """Who must think from now on, after an entry in which the chair `mover` moved, if one did.

        A turn is over when others must act. With days each turn, and each answer within it, has them anew.
        """
        before, self.running = self.running, running
        if self.pace.days:
            for chair in running:
                if chair == mover or chair not in before:
                    self.left[chair] = self.pace.days * DAY
                    self.out.discard(chair)
        elif mover in before and mover not in running:
            self.left[mover] += self.pace.step
            if self.left[mover] > 0:
                self.out.discard(mover)

    def come_back(self, chair: int) -> None:
        """The owner of a chair plays again after a bot did: with a little time, if there was none left."""
        if chair in self.out:
            self.out.discard(chair)
            self.left[chair] = max(self.left[chair], float(self.pace.step), GRACE)
