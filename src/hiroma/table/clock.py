"""Clocks: the time that each chair has left. It follows from the times of the entries and from nothing else."""

from hiroma.table.pace import Pace
from hiroma.table.time_history import TimeHistory

DAY = 86_400.0
"""Seconds of a day."""

GRACE = 30.0
"""The least seconds of a player who comes back after their time had run out."""


class Clock:
    """The clocks of one game, one a chair, as they stood at `since`; those of `running` have run since then.

    Times are unix seconds; what is left, or used, is seconds. `away`: until when a chair's clock stands still because
    its owner is on vacation. `out`: chairs whose time has run out. `used`: the seconds that each chair has thought in
    all. `stood`: the seconds left and used as each position arose. `helped`: chairs that came back with `GRACE` and
    have not moved since; `graced`: the same by number of turns where there were any, also of positions that were taken
    back. `whose`: the chairs that must act, also while a bot keeps them or the game rests. `gone`: (number of turns,
    chair) → the seconds that the chair had left in a position that it has taken back alone.
    """

    __slots__ = (
        "away",
        "gone",
        "graced",
        "helped",
        "left",
        "out",
        "pace",
        "running",
        "since",
        "stood",
        "used",
        "whose",
    )

    def __init__(self, pace: Pace, chairs: int, at: float) -> None:
        self.pace = pace
        self.left = [pace.days * DAY or float(pace.bank + pace.step)] * chairs
        self.since = at
        self.running: tuple[int, ...] = ()
        self.away: dict[int, float] = {}
        self.out: set[int] = set()
        self.used = [0.0] * chairs
        self.stood = TimeHistory(chairs)
        self.helped: frozenset[int] = frozenset()
        self.graced: dict[int, frozenset[int]] = {}
        self.whose: tuple[int, ...] = ()
        self.gone: dict[tuple[int, int], float] = {}

    def ends(self, chair: int) -> float:
        """Return the time (unix seconds) at which a running chair has nothing left."""
        return max(self.since, self.away.get(chair, 0.0)) + self.left[chair]

    def deadline(self) -> float | None:
        """Return the time (unix seconds) at which the next chair runs out of time; None when none can."""
        return min((self.ends(chair) for chair in self.running if chair not in self.out), default=None)

    def spent(self, chair: int) -> float:
        """Return the seconds of a turn's days that a chair has used."""
        return self.pace.days * DAY - self.left[chair]

    def is_due(self, chair: int, at: float) -> bool:
        """Return True when the chair has run out of time, and no entry says so yet."""
        return chair in self.running and chair not in self.out and self.ends(chair) <= at

    def run_on(self, at: float) -> None:
        """Charge the running chairs for the time that has passed until `at` (unix seconds)."""
        for chair in self.running:
            spent = at - max(self.since, self.away.get(chair, 0.0))
            if spent > 0:
                self.left[chair] = max(0.0, self.left[chair] - spent)
                self.used[chair] += spent
        self.since = max(self.since, at)

    def turn(self, running: tuple[int, ...], whose: tuple[int, ...], mover: int | None, turns: int) -> None:
        """Start the clocks of the chairs that must think after an entry.

        `mover` is the chair that moved in the entry; None: no move. A turn is over when others must act. With days,
        each turn, and each answer within it, has them all again.
        """
        before, self.running = self.running, running
        known, self.whose = self.whose, whose
        if mover is not None:
            self.helped -= {mover}
            self.gone = {key: left for key, left in self.gone.items() if key[1] == mover}
        if self.pace.days:
            for chair in whose:
                if chair == mover or chair not in known:
                    self.left[chair] = min(self.pace.days * DAY, self.gone.get((turns, chair), self.pace.days * DAY))
                    self.out.discard(chair)
        elif mover in before and mover not in running:
            self.left[mover] += self.pace.step
            if self.left[mover] > 0:
                self.out.discard(mover)

    def arise(self, turns: int) -> None:
        """Keep the seconds left and used of each chair, as the position after `turns` turns arises."""
        self.stood.add(turns, self.left, self.used)

    def forgo(self, alone: int | None) -> None:
        """Keep the time left in the position that a chair takes back `alone`: moving there again brings it no more."""
        if alone is None:
            self.gone = {}
        elif alone in self.whose:
            self.gone[self.stood.newest(), alone] = self.left[alone]

    def go_back(self, turns: int, running: tuple[int, ...], whose: tuple[int, ...], alone: int | None) -> None:
        """Go back to the position after `turns` turns: each chair has what was left there, less the time used since.

        So nobody gains time by an undo: increments and days belong to the positions that are gone. The chair that went
        back `alone`, without asking, also pays for the others who had to think meanwhile and need not have.
        """
        left, used = self.stood.back_to(turns)
        spent = [now - before for now, before in zip(self.used, used, strict=True)]
        if alone is not None:
            for chair in range(len(spent)):
                if chair != alone and chair not in running:
                    spent[alone] += spent[chair]
                    spent[chair] = 0.0
        for chair in range(len(self.left)):
            self.left[chair] = max(0.0, left[chair] - spent[chair])
            if self.left[chair] > 0:
                self.out.discard(chair)
        if self.stood.newest() < turns:
            self.arise(turns)
        self.running, self.whose = running, whose

    def recall(self, turns: int) -> None:
        """Count chairs as helped that have had `GRACE` after that number of turns: an undo gives it to nobody again."""
        self.helped |= self.graced.get(turns, frozenset())
        if self.helped:
            self.graced[turns] = self.helped

    def give_back(self, seconds: float, at: float, *, also_away: bool) -> None:
        """Give back the seconds before `at` (unix seconds) for which the hall was down.

        `also_away`: also to chairs whose vacation has ended since the last entry. Their clocks run from its end, so
        that is moved.
        """
        if also_away:
            for chair, until in self.away.items():
                if self.since < until <= at:
                    self.away[chair] = min(at, until + seconds)
        self.since += seconds

    def renew(self, chair: int) -> None:
        """Give a chair all the days of a turn."""
        self.left[chair] = self.pace.days * DAY

    def come_back(self, chair: int) -> None:
        """Let the owner of a chair play again after a bot: with a little time, once, if there was none left."""
        if chair in self.out:
            self.out.discard(chair)
            if chair not in self.helped:
                self.helped |= {chair}
                self.left[chair] = max(self.left[chair], float(self.pace.step), GRACE)

    def take_over(self, chair: int) -> None:
        """Let a newcomer play on for the owner of a chair, with the time that is left, or `GRACE` if that is more."""
        self.come_back(chair)
        if self.left[chair] < GRACE:
            self.helped |= {chair}
            self.left[chair] = GRACE
