"""Sanctions: which rulings of moderators are in force for one person."""

import time
from collections.abc import Sequence

import msgspec

from hiroma.ids import PlayerId
from hiroma.server.wire.standing import Word
from hiroma.store.moderation import ON_CLUBS, ModerationRepository, Ruling
from hiroma.table.refusal import Refused


class Verdict(msgspec.Struct, frozen=True):
    """The sanctions in force for a player."""

    warnings: tuple[Word, ...]
    """Warnings that the player has not read yet, the oldest first. A ruling about a club of theirs is one, too."""
    muted: Word | None
    """The ruling that keeps the player from talking."""
    banned: Word | None
    """The ruling that keeps the player from playing."""


async def holds(moderation: ModerationRepository, player: PlayerId) -> Verdict:
    """Return the sanctions in force for a player."""
    return verdict(await moderation.upon(player), time.time())


async def may_talk(moderation: ModerationRepository, player: PlayerId) -> None:
    """Refuse ('chat-muted') a player who is muted by moderators."""
    muted = (await holds(moderation, player)).muted
    if muted is not None:
        raise Refused("chat-muted", until=muted.until, why=muted.why)


async def may_play(moderation: ModerationRepository, player: PlayerId) -> None:
    """Refuse ('banned') a player who is banned by moderators."""
    banned = (await holds(moderation, player)).banned
    if banned is not None:
        raise Refused("banned", until=banned.until, why=banned.why)


def verdict(rulings: Sequence[Ruling], now: float) -> Verdict:
    """Return the sanctions in force at `now` by the rulings upon one player, which come newest first.

    Of mutes and of bans the newest counts: one that ends at once lifts the others.
    """
    # Older ones are without `until`: what came before them was read.
    upto = max((one.at if one.until is None else one.until for one in rulings if one.act == "read"), default=0.0)
    unread = [_word(one) for one in reversed(rulings) if one.act in ("warn", *ON_CLUBS) and one.at > upto]
    return Verdict(tuple(unread), _in_force(rulings, "mute", now), _in_force(rulings, "ban", now))


def _in_force(rulings: Sequence[Ruling], act: str, now: float) -> Word | None:
    newest = next((ruling for ruling in rulings if ruling.act == act), None)
    return None if newest is None or newest.until is None or newest.until <= now else _word(newest)


def _word(ruling: Ruling) -> Word:
    return Word(at=ruling.at, why=ruling.why, until=ruling.until)
