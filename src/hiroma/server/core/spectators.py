"""Spectators of a room: what they are shown while a game is on, and when."""

from collections.abc import Callable, Collection, Iterable

from hiroma.ids import CommandId, PlayerId
from hiroma.server.core.broadcast import Frames, frames
from hiroma.server.core.lagging import Lagging
from hiroma.server.core.names import Names
from hiroma.server.core.viewer import Viewer
from hiroma.store import Row
from hiroma.table.events import SeatGiven
from hiroma.table.messages import Done, Happened
from hiroma.table.table import Table
from hiroma.table.visibility import is_for_members, is_private, last_ended, more_is_shown_at


class Spectators:
    """Those of one room, who may be behind.

    `now` returns the time in unix seconds. `soon` does what has a name, once, after a number of seconds. `viewers`
    returns all who watch the room.
    """

    def __init__(
        self,
        now: Callable[[], float],
        soon: Callable[[str, Callable[[], object], float], None],
        viewers: Callable[[], Collection[Viewer]],
    ) -> None:
        self.members: set[PlayerId] = set()
        """Players who are known to have an account, as far as that was asked."""
        self.admitted: dict[PlayerId, str] = {}
        """Players without a chair → the hash of the table's password that they gave; another one shuts them out."""
        self._now = now
        self._soon = soon
        self._viewers = viewers
        self._names: Names
        self._late: Lagging | None = None
        self._table: Table

    def begin(self, table: Table, log: Iterable[Row], names: Names) -> None:
        """Begin with a table that was folded from its log."""
        self._table, self._names = table, names
        behind = table.behind_entries or table.behind_minutes
        self._late = Lagging(((row.body, row.sealed) for row in log), table, self._now()) if behind else None
        self._go_on()

    @property
    def are_behind(self) -> bool:
        """True when spectators do not see the game as it stands."""
        return self._late is not None and self._late.table.late

    def is_missing(self, table: Table) -> bool:
        """Return True when spectators are to be behind from now on, and the log is needed for it."""
        return self._late is None and bool(table.behind_entries or table.behind_minutes)

    def table_for(self, table: Table, player: PlayerId) -> Table:
        """Return the table as far as a player is shown it."""
        return table if self._late is None or table.chair_of(player) is not None else self._late.table

    def history_for(self, table: Table, player: PlayerId, rev: int) -> list[Happened]:
        """Return the entries after `rev` that a player is shown; all of them where `rev` is not there yet.

        A newcomer to a table that is open again does not see the games that its people had for themselves.
        """
        after = table.history[rev:] if rev <= table.rev else table.history
        hidden = is_private(table, games=True) or (is_for_members(table, games=True) and player not in self.members)
        if not hidden or table.chair_of(player) is not None or player == table.host:
            return after
        ended = last_ended(table)
        return [entry for entry in after if entry.rev > ended]

    def at_once(self, table: Table, viewer: Viewer) -> bool:
        """Return True for a viewer who is shown an entry when it is made."""
        if viewer not in self._viewers():
            return False
        return self._late is None or table.chair_of(viewer.player) is not None

    def near(self, table: Table, more: Collection[PlayerId] = ()) -> list[Viewer]:
        """Return the viewers who are shown an entry when it is made, and those of `more` players."""
        return [one for one in self._viewers() if self.at_once(table, one) or one.player in more]

    def frames(
        self,
        table: Table,
        happened: Happened,
        done: Done,
        by: Viewer | None,
        command_id: CommandId | None,
    ) -> Frames:
        """Return the frames of a new entry for those who are shown it at once, and what spectators are shown now."""
        viewers = self._viewers()
        if self._late is None:
            return frames(table, viewers, self._names, happened, done, by, command_id)
        # The former owner of a chair sees at once that it is gone.
        former = {heard.event.former for heard in happened.heard if isinstance(heard.event, SeatGiven)}
        near = self.near(table, former)
        self._late.add((done.line, done.sealed))
        return frames(table, near, self._names, happened, done, by, command_id) + self._shown_now(table)

    def _shown_now(self, table: Table) -> Frames:
        assert self._late is not None
        far = [one for one in self._viewers() if not self.at_once(table, one)]
        written: Frames = []
        for happened in self._late.catch_up(table, self._now()):
            written += frames(self._late.table, far, self._names, happened)
        self._go_on()
        return written

    def _go_on(self) -> None:
        # With minutes behind something is shown without a new entry.
        if self._late is None:
            return
        at = more_is_shown_at(self._table, self._late.until)
        if at is not None:
            self._soon(f"behind {self._table.id}", self._catch_up, max(1.0, at - self._now()))

    def _catch_up(self) -> None:
        if self._late is not None:
            for viewer, frame in self._shown_now(self._table):
                viewer.push(frame)
