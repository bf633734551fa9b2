"""Redo everything a log claims: the chain, the draws, the rules. The first bad entry is named."""

from collections.abc import Callable, Iterable

import msgspec

from hiroma.kernel import Ruleset
from hiroma.table import entries
from hiroma.table.chance import commitment, game_key, numbers
from hiroma.table.entries import Drawn, Entry
from hiroma.table.refusal import Refused
from hiroma.table.table import Damaged, Table


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """`bad` is the rev of the first bad entry, None when all is well; `why` a stable code.

    'unreadable', 'order', 'chain', 'commitment', 'draws', 'rules'. `entries`, `games` and `draws` count what was
    checked; `unrevealed` lists games whose secret the log does not show yet.
    """

    bad: int | None = None
    why: str = ""
    entries: int = 0
    games: int = 0
    draws: int = 0
    unrevealed: tuple[int, ...] = ()


class Bad(Exception):
    """An entry that is not what it should be."""

    def __init__(self, rev: int, why: str) -> None:
        super().__init__(rev, why)
        self.rev = rev
        self.why = why


def verify(lines: Iterable[bytes], rulesets: Callable[[str], Ruleset]) -> Verdict:
    """Check a whole log, line by line."""
    log = [line.rstrip(b"\r\n") for line in lines if line.strip()]
    try:
        chain = _chain(log)
        bad_draw, games, draws, unrevealed = _draws(chain)
        _rules(log, rulesets, bad_draw)
    except Bad as bad:
        return Verdict(bad=bad.rev, why=bad.why, entries=len(log))
    return Verdict(entries=len(log), games=games, draws=draws, unrevealed=unrevealed)


def _chain(log: list[bytes]) -> list[Entry]:
    read: list[Entry] = []
    tail = entries.FIRST
    for rev, line in enumerate(log, 1):
        try:
            entry = entries.decode(line)
        except (msgspec.ValidationError, msgspec.DecodeError):
            raise Bad(rev, "unreadable") from None
        if entry.rev != rev:
            raise Bad(rev, "order")
        if entry.prev != tail:
            raise Bad(rev if rev == 1 or _touched(log, rev) else rev - 1, "chain")
        read.append(entry)
        tail = entries.fingerprint(line)
    return read


def _touched(log: list[bytes], rev: int) -> bool:
    # Of two lines that do not fit, the touched one is that whose own follower disowns it, too.
    if rev >= len(log):
        return False
    try:
        return entries.decode(log[rev]).prev != entries.fingerprint(log[rev - 1])
    except (msgspec.ValidationError, msgspec.DecodeError):
        return False


def _draws(chain: list[Entry]) -> tuple[Bad | None, int, int, tuple[int, ...]]:
    games, checked, unrevealed = 0, 0, []
    table = getattr(chain[0].command, "table", "") if chain else ""
    secrets = {entry.reveal.no: bytes.fromhex(entry.reveal.secret) for entry in chain if entry.reveal}
    promised = ""
    key: bytes | None = None
    n = 0
    for entry in chain:
        if entry.start:
            games += 1
            n = 0
            secret = secrets.get(entry.start.no)
            key = game_key(secret, entry.start.nonces, table, entry.start.no) if secret else None
            if secret is None:
                unrevealed.append(entry.start.no)
            if entry.start.commitment != promised or (secret and commitment(secret) != promised):
                return Bad(entry.rev, "commitment"), games, checked, tuple(unrevealed)
        for drawn in entry.draws:
            if drawn.n != n or (key and not _right(key, drawn)):
                return Bad(entry.rev, "draws"), games, checked, tuple(unrevealed)
            n += 1
            checked += key is not None
        promised = entry.commit or promised
    return None, games, checked, tuple(unrevealed)


def _right(key: bytes, drawn: Drawn) -> bool:
    return numbers(key, drawn.n, drawn.label, drawn.ranges) == drawn.numbers


def _rules(log: list[bytes], rulesets: Callable[[str], Ruleset], bad_draw: Bad | None) -> None:
    table = Table(rulesets, lambda count: b"")
    for rev, line in enumerate(log, 1):
        if bad_draw is not None and rev >= bad_draw.rev:
            raise bad_draw
        try:
            table.follow(line, strict=True)
        except (Refused, Damaged) as error:
            raise Bad(rev, "rules") from error
