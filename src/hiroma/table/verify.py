"""Log verification: redoes the chain, the draws and the moves of a log, and names the first bad entry."""

from collections.abc import Callable, Iterable

import msgspec

from hiroma.kernel import Rulesets
from hiroma.table import entries
from hiroma.table.chance import commitment, game_key, numbers
from hiroma.table.commands import Open
from hiroma.table.entries import Drawn, Entry
from hiroma.table.hall_commands import Disclose
from hiroma.table.pledges import Pledges
from hiroma.table.refusal import Refused
from hiroma.table.study_events import Undone
from hiroma.table.table import Table


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """The result of checking a log."""

    bad: int | None = None
    """The rev of the first bad entry; None when all is well."""
    why: str = ""
    """A stable code, one of `WHYS`; '' when all is well.

    'version': nothing is wrong so far, but this hall does not have the rules that the log was played by.
    """
    entries: int = 0
    """Entries checked."""
    games: int = 0
    """Games checked."""
    draws: int = 0
    """Draws checked."""
    unrevealed: tuple[int, ...] = ()
    """Numbers of games that are not over: their draws cannot be redone yet."""
    rethrown: tuple[int, ...] = ()
    """Revs of a good log at which draws were taken back, to be made again."""
    called_off: tuple[int, ...] = ()
    """Revs at which a start was called off."""
    chosen: tuple[int, ...] = ()
    """Revs of a practice at which a person chose the results of draws."""


WHYS = ("empty", "unreadable", "order", "chain", "commitment", "secret", "nonce", "draws", "rules", "version")
"""Every reason a `Verdict` may name."""

UNKNOWN = ("game-unknown", "version-unknown")
"""The codes of refusal for a log whose rules are not here."""

MOST = 2**32
"""The largest range one number of a draw may have."""


class Bad(Exception):
    """An entry that is not what it should be."""

    def __init__(self, rev: int, why: str) -> None:
        super().__init__(rev, why)
        self.rev = rev
        self.why = why


class Count:
    """The counts of a check that is under way."""

    def __init__(self) -> None:
        self.games = 0
        self.draws = 0
        self.unrevealed: list[int] = []
        self.rethrown: list[int] = []
        self.called_off: list[int] = []
        self.chosen: list[int] = []


def verify(lines: Iterable[bytes], rulesets: Rulesets, before: Callable[[], None] = lambda: None) -> Verdict:
    """Check a whole log, line by line. `before` is called before each entry is played again; it may raise."""
    log = [line.rstrip(b"\r\n") for line in lines if line.strip()]
    if not log:
        return Verdict(bad=1, why="empty")
    chain, broken = _chain(log)
    count = Count()
    bad = _draws(chain, _secrets(log), count) or broken
    first = _rules(log[: bad.rev - 1 if bad else len(log)], rulesets, count, before)
    if first is not None and not (bad and first.why == "version"):  # rules that are not here prove nothing
        bad = first
    if bad is not None:
        return Verdict(bad=bad.rev, why=bad.why, entries=len(log))
    return Verdict(
        entries=len(log),
        games=count.games,
        draws=count.draws,
        unrevealed=tuple(count.unrevealed),
        rethrown=tuple(count.rethrown),
        called_off=tuple(count.called_off),
        chosen=tuple(count.chosen),
    )


def _chain(log: list[bytes]) -> tuple[list[Entry], Bad | None]:
    """Return the entries before the first that does not fit, and the fault; None when all fit."""
    read: list[Entry] = []
    tail = entries.FIRST
    for rev, line in enumerate(log, 1):
        entry = _read(line)
        if entry is None:
            return read, Bad(rev, "unreadable")
        if entry.rev != rev:
            return read, Bad(rev, "order")
        if entry.prev != tail:
            bad = rev if rev == 1 or _touched(log, rev) else rev - 1
            return read[: bad - 1], Bad(bad, "chain")
        read.append(entry)
        tail = entries.fingerprint(line)
    return read, None


def _read(line: bytes) -> Entry | None:
    try:
        return entries.decode(line)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def _touched(log: list[bytes], rev: int) -> bool:
    # Of two lines that do not fit, the touched one is that whose own follower disowns it, too.
    follower = _read(log[rev]) if rev < len(log) else None
    return follower is not None and follower.prev != entries.fingerprint(log[rev - 1])


def _secrets(log: list[bytes]) -> dict[str, bytes]:
    """Return commitment → secret of every secret shown anywhere: one that fits its commitment is the right one."""
    shown: dict[str, bytes] = {}
    for entry in filter(None, map(_read, log)):
        if entry.reveal and (secret := _hex(entry.reveal.secret)) is not None:
            shown[commitment(secret)] = secret
    return shown


def _hex(digits: str) -> bytes | None:
    try:
        return bytes.fromhex(digits)
    except ValueError:
        return None


def _draws(chain: list[Entry], secrets: dict[str, bytes], count: Count) -> Bad | None:
    opened = chain[0].command if chain else None
    deal = (opened.shared or opened.table) if isinstance(opened, Open) else ""
    practice = isinstance(opened, Open) and opened.practice is not None
    promised = ""
    key: bytes | None = None
    n = 0
    pledges = Pledges(isinstance(opened, Open) and opened.chance > 1, count.called_off)
    for entry in chain:
        if not pledges.stand(entry):
            return Bad(entry.rev, "nonce")
        if entry.start:
            if entry.start.commitment != promised or not all(c.isdecimal() and len(c) < 3 for c in entry.start.nonces):
                return Bad(entry.rev, "commitment")
            count.games += 1
            n = 0
            secret = secrets.get(promised)
            key = game_key(secret, entry.start.nonces, deal, entry.start.no) if secret is not None else None
            if key is None:
                count.unrevealed.append(entry.start.no)
        for drawn in entry.draws:
            free = drawn.chosen and practice
            if (drawn.n != n and not drawn.own) or (key and not free and not _right(key, drawn)):
                return Bad(entry.rev, "draws")
            if free and count.chosen[-1:] != [entry.rev]:
                count.chosen.append(entry.rev)
            n += 1
            count.draws += key is not None
        if entry.reveal and commitment(_hex(entry.reveal.secret) or b"") != promised:
            return Bad(entry.rev, "secret")
        promised = entry.commit or promised
    return None


def _right(key: bytes, drawn: Drawn) -> bool:
    possible = all(0 < size <= MOST for size in drawn.ranges)
    return possible and numbers(key, drawn.n, drawn.label, drawn.ranges) == drawn.numbers


def _rules(log: list[bytes], rulesets: Rulesets, count: Count, before: Callable[[], None]) -> Bad | None:
    table = Table(rulesets, lambda count: b"")
    for rev, line in enumerate(log, 1):
        before()
        asked = table.gathering is not None
        try:
            happened = table.follow(line, strict=True)
        except Refused as refused:
            return Bad(rev, "version" if refused.refusal.code in UNKNOWN else "rules")
        except Exception:  # noqa: BLE001 - a log may be anybody's invention: on whatever it fails, it is not right
            return Bad(rev, "rules")
        if any(isinstance(heard.event, Undone) and heard.event.draws for heard in happened.heard):
            count.rethrown.append(rev)
        entry = entries.decode(line)
        off = asked and table.gathering is None and entry.start is None and table.status != "closed"
        due = off or (isinstance(entry.command, Disclose) if table.shared else _ended(table, rev))
        if (entry.reveal.no if entry.reveal else None) != (table.no + off if due else None):
            return Bad(rev, "secret")
        if not table.commitment:
            return Bad(rev, "commitment")
    return None


def _ended(table: Table, rev: int) -> bool:
    return table.no in table.finished and table.finished[table.no][1] == rev
