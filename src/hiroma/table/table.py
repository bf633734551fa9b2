"""A table is the fold of its log: `do` checks a command and appends, `fold` reads the log back."""

from collections.abc import Callable, Iterable

import msgspec

from hiroma.kernel import Ruleset
from hiroma.table import entries
from hiroma.table.asked import ANY, Join, Open, Submit
from hiroma.table.deeds import DEEDS
from hiroma.table.entries import Entry
from hiroma.table.place import Doing, Happened, Place, Who
from hiroma.table.refusal import Refusal, Refused


class Damaged(Exception):
    """The log does not follow from itself at this rev."""


class Done(msgspec.Struct, frozen=True):
    """An accepted command: its entry, the line for the store, the secret kept beside it, and what happened.

    `meta` is False when nothing but the game changed.
    """

    entry: Entry
    line: bytes
    sealed: bytes | None
    happened: Happened
    meta: bool


class Table(Place):
    """A place with its log."""

    def do(
        self,
        command: ANY,
        player: str | None,
        now: float,
        online: frozenset[str] = frozenset(),
        rev: int | None = None,
    ) -> Done | Refusal:
        """Check a command and carry it out; a refusal leaves the table as it was.

        `player` None is the hall itself. `rev` is what the player was looking at: a turn is 'stale'
        when the decision it answers arose later.
        """
        doing = Doing(self.rev + 1, now, self.who(player, online), command)
        try:
            DEEDS[type(command)].check(self, doing.who, command)
            self._must_be_fresh(command, rev)
            return self._carry_out(doing)
        except Refused as refused:
            return refused.refusal

    def _must_be_fresh(self, command: ANY, rev: int | None) -> None:
        if isinstance(command, Submit) and rev is not None and self.play and rev < self.play.decision:
            raise Refused("stale", rev=rev, since=self.play.decision)

    def follow(self, line: bytes, sealed: bytes | None = None, strict: bool = False) -> Happened:
        """Carry out an entry that stands in the log already.

        Raises `Damaged` when it does not follow from the log before it. `strict` also asks whether the one who
        submitted a turn held the seat; what depended on who was connected then cannot be asked again.
        """
        entry = entries.decode(line)
        if entry.by is not None and entry.by >= len(self.chairs):
            raise Damaged(entry.rev)
        player = entry.player if entry.by is None else self.chairs[entry.by].player
        chair = entry.by if entry.player is None else self.chair_of(player)
        doing = Doing(entry.rev, entry.at, Who(player, chair, frozenset()), entry.command, entry)
        doing.sealed = sealed
        if strict and isinstance(entry.command, Submit):
            DEEDS[Submit].check(self, doing.who, entry.command)
        happened = self._carry_out(doing).happened
        if (doing.draws, doing.start, doing.voters) != (entry.draws, entry.start, entry.voters):
            raise Damaged(entry.rev)
        return happened

    @classmethod
    def fold(
        cls,
        rows: Iterable[tuple[bytes, bytes | None]],
        rulesets: Callable[[str], Ruleset],
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
        DEEDS[type(doing.command)].perform(self, doing)
        entry = doing.recorded or Entry(
            rev=doing.rev,
            at=doing.at,
            by=chair,
            player=doing.who.player if chair is None and isinstance(doing.command, Open | Join) else None,
            command=doing.command,
            draws=doing.draws,
            voters=doing.voters,
            commit=doing.commit,
            start=doing.start,
            reveal=doing.reveal,
            prev=self.tail,
        )
        line = entries.encode(entry)
        seat = doing.command.seat if isinstance(doing.command, Submit) else None
        happened = Happened(doing.rev, doing.at, seat, self.no, tuple(doing.hear.heard))
        self.rev, self.tail = doing.rev, entries.fingerprint(line)
        self.history.append(happened)
        return Done(entry, line, doing.sealed, happened, doing.meta)
