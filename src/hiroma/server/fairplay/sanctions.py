"""Sanctions: which rulings of moderators are in force for one person."""

from collections.abc import Sequence

import msgspec

from hiroma.server.fairplay.standing import Word
from hiroma.store.moderation import ON_CLUBS, Ruling


class Verdict(msgspec.Struct, frozen=True):
    """What holds now: warnings not yet read, the oldest first, and why somebody may not talk or not play.

    What was done about a club of theirs is a warning, too.
    """

    warnings: tuple[Word, ...]
    muted: Word | None
    banned: Word | None


def verdict(rulings: Sequence[Ruling], now: float) -> Verdict:
    """The rulings come newest first; of each kind the newest holds, so that one which ends at once lifts the others."""
    unread: list[Word] = []
    for ruling in rulings:
        if ruling.act == "read":
            break
        if ruling.act == "warn" or ruling.act in ON_CLUBS:
            unread.append(_word(ruling))
    return Verdict(tuple(reversed(unread)), _holds(rulings, "mute", now), _holds(rulings, "ban", now))


def _holds(rulings: Sequence[Ruling], act: str, now: float) -> Word | None:
    newest = next((ruling for ruling in rulings if ruling.act == act), None)
    return None if newest is None or newest.until is None or newest.until <= now else _word(newest)


def _word(ruling: Ruling) -> Word:
    return Word(at=ruling.at, why=ruling.why, until=ruling.until)
