"""A table is the fold of its log: `do` checks a command and appends, `fold` reads the log back."""

from collections.abc import Callable, Iterable

from hiroma.kernel import Rulesets
from hiroma.table import entries
from hiroma.table.asked import ANY, FROM_HALL, Join, Open, Submit
from hiroma.table.consent import TERMS
from hiroma.table.deeds import carry_out, check
from hiroma.table.entries import Entry
from hiroma.table.place import Doing, Place
from hiroma.table.refusal import Refusal, Refused
from hiroma.table.slips import Done, Happened, Who


class Damaged(Exception):
    """The log does not follow from itself at this rev."""


class Table(Place):
    """A place with its log."""

    def do(
        self,
        command: ANY,
        player: str | None,
        now: float,
        rev: int | None = None,
    ) -> Done | Refusal:
        """Check a command and carry it out; a refusal leaves the table as it was.

        `player` None is the hall itself. `rev` is what the player was looking at: a turn is 'stale'
        when the decision it answers arose later.
        """
        doing = Doing(self.rev + 1, now, self.who(player), command)
        if self.rev and self.secret is None:
            return Refusal(code="no-key")  # its sealed secret is lost: the table can only be read
        try:
            check(self, doing.who, command, type(command))
            if self.rev and self.terms < TERMS and player is not None:
                return Refusal(code="old-terms")  # the hall renews them first
            self._must_be_fresh(command, rev)
            return self._carry_out(doing)
        except Refused as refused:
            return refused.refusal

    def _must_be_fresh(self, command: ANY, rev: int | None) -> None:
        if isinstance(command, Submit) and rev is not None and self.play and rev < self.play.decision:
            raise Refused("stale", rev=rev, since=self.play.decision)

    def follow(self, line: bytes, sealed: bytes | None = None, strict: bool = False) -> Happened:
        """Carry out an entry that stands in the log already.

        Raises `Damaged` when it does not follow from the log before it. `strict` also asks whether it was allowed.
        """
        entry = entries.decode(line)
        doing = Doing(entry.rev, entry.at, self._who(entry), entry.command, entry)
        doing.sealed = sealed
        if strict:
            check(self, doing.who, entry.command, type(entry.command))
        carry_out(self, doing)
        made = (doing.draws, doing.start, doing.voters, doing.commit, doing.pledged, doing.reveal)
        if made != (entry.draws, entry.start, entry.voters, entry.commit, entry.pledged, entry.reveal):
            raise Damaged(entry.rev)
        return self._keep(doing, line)

    def _who(self, entry: Entry) -> Who:
        if (entry.rev, entry.prev) != (self.rev + 1, self.tail) or (self.rev == 0) != isinstance(entry.command, Open):
            raise Damaged(entry.rev)
        if entry.by is not None:
            if not 0 <= entry.by < len(self.chairs) or entry.player is not None:
                raise Damaged(entry.rev)
            return Who(self.chairs[entry.by].player, entry.by)
        if isinstance(entry.command, Open | Join):
            return self.who(entry.player)
        # No chair and no name: the hall speaks, or else a host who does not sit.
        return Who(None if isinstance(entry.command, FROM_HALL) else self.host, None)

    @classmethod
    def fold(
        cls,
        rows: Iterable[tuple[bytes, bytes | None]],
        rulesets: Rulesets,
        entropy: Callable[[int], bytes],
    ) -> "Table":
        """The table whose log this is: (line, sealed secret or None) in order of rev."""
        table = cls(rulesets, entropy)
        for line, sealed in rows:
            table.follow(line, sealed)
        return table

    def _carry_out(self, doing: Doing) -> Done:
        # A new chair is taken by a player, any other entry is made by a chair: taken before the deed.
        chair = doing.who.chair
        carry_out(self, doing)
        entry = Entry(
            rev=doing.rev,
            at=doing.at,
            by=chair,
            player=doing.who.player if chair is None and isinstance(doing.command, Open | Join) else None,
            command=doing.command,
            draws=doing.draws,
            voters=doing.voters,
            commit=doing.commit,
            pledged=doing.pledged,
            start=doing.start,
            reveal=doing.reveal,
            prev=self.tail,
        )
        line = entries.encode(entry)
        return Done(entry, line, doing.sealed, self._keep(doing, line), doing.meta, doing.freed)

    def _keep(self, doing: Doing, line: bytes) -> Happened:
        seat = doing.command.seat if isinstance(doing.command, Submit) else None
        happened = Happened(doing.rev, doing.at, seat, self.no, tuple(doing.hear.heard))
        self.rev, self.tail = doing.rev, entries.fingerprint(line)
        self.history.append(happened)
        return happened
