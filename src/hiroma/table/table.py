"""Event sourcing: a table is the fold of its log. `do` checks a command and appends, `fold` reads the log back."""

from collections.abc import Callable, Iterable

from hiroma.ids import PlayerId
from hiroma.kernel import Rulesets
from hiroma.table import entries
from hiroma.table.commands import ANY, FROM_HALL, NEWCOMERS, Open, Submit
from hiroma.table.consent import TERMS
from hiroma.table.entries import Entry
from hiroma.table.freshness import must_be_fresh
from hiroma.table.handlers import carry_out, check
from hiroma.table.messages import Done, Happened, Who
from hiroma.table.refusal import Refusal, Refused
from hiroma.table.state import TableState, Transaction


class Damaged(Exception):
    """A log in which the entry at this rev does not follow from those before it."""


class Table(TableState):
    """A table with its log."""

    def do(
        self,
        command: ANY,
        player: PlayerId | None,
        now: float,
        rev: int | None = None,
    ) -> Done | Refusal:
        """Check a command and carry it out; a refusal leaves the table as it was.

        `player` None is the hall itself. `rev` is the last entry that the player had seen: a command is 'stale' when it
        answers something newer (`freshness.py`). Further refusals: 'no-key', 'old-terms'.
        """
        transaction = Transaction(self.rev + 1, now, self.who(player), command)
        if self.rev and self.secret is None:
            return Refusal(code="no-key")  # its sealed secret is lost: the table can only be read
        try:
            check(self, transaction.who, command, type(command))
            if self.rev and self.terms < TERMS and player is not None:
                return Refusal(code="old-terms")  # the hall renews them first
            must_be_fresh(self, transaction.who, command, rev)
            return self._carry_out(transaction)
        except Refused as refused:
            return refused.refusal

    def follow(self, line: bytes, sealed: bytes | None = None, strict: bool = False) -> Happened:
        """Carry out an entry that stands in the log already; return its events.

        Raises `Damaged` when it does not follow from the log before it. `strict` also checks that it was allowed.
        """
        entry = entries.decode(line)
        transaction = Transaction(entry.rev, entry.at, self._who(entry), entry.command, entry)
        transaction.sealed = sealed
        if strict:
            check(self, transaction.who, entry.command, type(entry.command))
        carry_out(self, transaction)
        made = (
            transaction.draws,
            transaction.start,
            transaction.voters,
            transaction.commit,
            transaction.pledged,
            transaction.reveal,
        )
        if made != (entry.draws, entry.start, entry.voters, entry.commit, entry.pledged, entry.reveal):
            raise Damaged(entry.rev)
        return self._keep(transaction, line)

    def _who(self, entry: Entry) -> Who:
        if (entry.rev, entry.prev) != (self.rev + 1, self.tail) or (self.rev == 0) != isinstance(entry.command, Open):
            raise Damaged(entry.rev)
        if entry.by is not None:
            if not 0 <= entry.by < len(self.chairs) or entry.player is not None:
                raise Damaged(entry.rev)
            return Who(self.chairs[entry.by].player, entry.by)
        if isinstance(entry.command, Open) or (entry.player is not None and isinstance(entry.command, NEWCOMERS)):
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
        """Return the table of a log, given as (line, sealed secret or None) in order of rev."""
        table = cls(rulesets, entropy)
        for line, sealed in rows:
            table.follow(line, sealed)
        return table

    def _carry_out(self, transaction: Transaction) -> Done:
        # The chair before the command: a newcomer has none, and the entry names the player instead.
        chair = transaction.who.chair
        carry_out(self, transaction)
        entry = Entry(
            rev=transaction.rev,
            at=transaction.at,
            by=chair,
            player=transaction.who.player if chair is None and isinstance(transaction.command, NEWCOMERS) else None,
            command=transaction.command,
            draws=transaction.draws,
            voters=transaction.voters,
            commit=transaction.commit,
            pledged=transaction.pledged,
            start=transaction.start,
            reveal=transaction.reveal,
            prev=self.tail,
        )
        line = entries.encode(entry)
        return Done(entry, line, transaction.sealed, self._keep(transaction, line), transaction.meta, transaction.freed)

    def _keep(self, transaction: Transaction, line: bytes) -> Happened:
        seat = transaction.command.seat if isinstance(transaction.command, Submit) else None
        happened = Happened(transaction.rev, transaction.at, seat, self.no, tuple(transaction.hear.heard))
        self.rev, self.tail = transaction.rev, entries.fingerprint(line)
        self.history.append(happened)
        return happened
