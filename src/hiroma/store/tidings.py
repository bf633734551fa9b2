"""Tidings: news for letters, and the letters that a player wants. Those functions that write need a transaction."""

import datetime as dt
from collections.abc import Collection, Mapping
from typing import Literal, get_args
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from sqlalchemy import Connection, case, delete, func, select, tuple_, update

from hiroma.ids import PlayerId
from hiroma.store import outbox
from hiroma.store.outbox import DIGEST, MAIL, NEWS, Message
from hiroma.store.repository import Repository, reads, transacts
from hiroma.store.schema import contacts, mail_wishes, tidings
from hiroma.store.schema import outbox as messages
from hiroma.store.upsert import insert_into

ONCE, DAILY, NEVER = "once", "daily", "never"
When = Literal["once", "daily", "never"]
"""At once, in a daily letter, or not at all."""

Category = Literal["turn", "company", "events", "news"]
"""A kind of letters that a player can end by itself: the turn, invitations and messages, tournaments and clubs, and
news of tables."""
CATEGORIES: tuple[Category, ...] = get_args(Category)

TURN, SEAT, ASK, LETTER = "turn", "seat", "ask", "letter"
CALLED_OFF, BEGUN, OVER, CLUB_ASK, CLUB_IN, ANNOUNCED = (
    "called-off",
    "begun",
    "over",
    "club-ask",
    "club-in",
    "announced",
)
ENDED, COMMENT = "ended", "comment"

OF_TOURNAMENT = (CALLED_OFF, BEGUN, OVER, ANNOUNCED)
"""News that the page of a tournament shows."""

CATEGORY: Mapping[str, Category] = {
    TURN: "turn",
    SEAT: "turn",
    ASK: "company",
    LETTER: "company",
    CALLED_OFF: "events",
    BEGUN: "events",
    OVER: "events",
    ANNOUNCED: "events",
    CLUB_ASK: "events",
    CLUB_IN: "events",
    ENDED: "news",
    COMMENT: "news",
}
"""The category of each piece of news."""

MOST = 100
"""News of a player that are kept. While no letter has told any of this number, the player gets no more."""
WAIT = 60.0
"""Seconds from an event to the letter that tells it at once. A player who sees it meanwhile gets none."""


class MailWishes(msgspec.Struct, frozen=True, kw_only=True):
    """The letters that a player wants."""

    turn: When = "once"
    """It is their turn, in games with days for a turn."""
    company: When = "never"
    """Somebody asks to be their friend, or has written to them."""
    events: When = "never"
    """Tournaments and clubs."""
    news: When = "never"
    """Games that are over, and comments on them."""
    zone: str = "UTC"
    """Their time zone, such as 'Europe/Berlin'."""
    hour: int = 8
    """Hour of the daily letter in this zone, 0 to 23."""

    def of(self, category: Category) -> When:
        """Return the wish for a category."""
        found: When = getattr(self, category)
        return found


class Tiding(msgspec.Struct, frozen=True):
    """A piece of news for a player: `what` happened, `about` what or whom, and when (unix seconds)."""

    player: PlayerId
    what: str
    about: str
    at: float
    told: bool

    @property
    def key(self) -> str:
        """The name by which the outbox has it."""
        return key_of(self.what, self.about)


def key_of(what: str, about: str) -> str:
    """Return the name by which the outbox has a piece of news."""
    return f"{what}/{about}"


def zone_of(name: str) -> ZoneInfo | None:
    """Return a time zone; None when this machine knows none of that name."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def next_digest(wishes: MailWishes, now: float) -> float:
    """Return the next time (unix seconds) at which a player's clock shows the hour of their daily letter.

    Where the clock is put forward over that hour, it is an hour later.
    """
    zone = zone_of(wishes.zone) or dt.UTC
    local = dt.datetime.fromtimestamp(now, zone)
    day = local.date()
    while True:
        found = dt.datetime(day.year, day.month, day.day, wishes.hour, tzinfo=zone).timestamp()
        if found > now:
            return found
        day += dt.timedelta(1)


def wishes_of(connection: Connection, player: PlayerId) -> MailWishes:
    """Return the letters that a player wants."""
    row = connection.execute(select(mail_wishes).where(mail_wishes.c.player_id == player)).first()
    return MailWishes() if row is None else _wishes(tuple(row[1:]))


def _wishes(row: tuple[object, ...]) -> MailWishes:
    return msgspec.convert(dict(zip(MailWishes.__struct_fields__, row, strict=True)), MailWishes)


def writable(connection: Connection, players: Collection[PlayerId], category: Category) -> dict[PlayerId, MailWishes]:
    """Return the wishes of those players who have confirmed an address and want letters of a category."""
    asked = select(contacts.c.player_id, *mail_wishes.c[1:]).outerjoin(
        mail_wishes, mail_wishes.c.player_id == contacts.c.player_id
    )
    asked = asked.where(contacts.c.player_id.in_(players), contacts.c.confirmed.is_not(None))
    found = {row[0]: MailWishes() if row[1] is None else _wishes(tuple(row[1:])) for row in connection.execute(asked)}
    return {player: wishes for player, wishes in found.items() if wishes.of(category) != NEVER}


def tell(connection: Connection, players: Collection[PlayerId], what: str, about: str, now: float) -> None:
    """Keep news for those players who want letters of its category, and plan the letter.

    A player gets no second letter of the same news before they have seen it.
    """
    if not players:
        return
    for player, wishes in writable(connection, players, CATEGORY[what]).items():
        if unseen(connection, player, [what], about) or not _has_room(connection, player):
            continue
        new = insert_into(connection, tidings).values(player_id=player, what=what, about=about, at=now, told=False)
        if connection.execute(new.on_conflict_do_nothing()).rowcount != 1:
            continue
        if wishes.of(CATEGORY[what]) == DAILY:
            _plan_digest(connection, player, next_digest(wishes, now))
        else:
            outbox.put(connection, [Message(NEWS, player, key_of(what, about), player, due=now + WAIT)], repeat=True)


def _has_room(connection: Connection, player: PlayerId) -> bool:
    # Return True when there is room for news of a player. The oldest ones that a letter has told make some: many pages
    # are never opened, and some are gone.
    mine = tidings.c.player_id == player
    count = connection.scalar(select(func.count()).select_from(tidings).where(mine)) or 0
    if count < MOST:
        return True
    its = (tidings.c.what, tidings.c.about)
    oldest = select(*its).where(mine, tidings.c.told.is_(True)).order_by(tidings.c.at, *its).limit(count - MOST + 1)
    found = [(what, about) for what, about in connection.execute(oldest)]
    return count - (_erase(connection, player, found) if found else 0) < MOST


def _plan_digest(connection: Connection, player: PlayerId, due: float) -> None:
    outbox.plan(connection, Message(DIGEST, player, "", player, due=due))


def news_of(connection: Connection, player: PlayerId) -> list[Tiding]:
    """Return the news that a player has not seen, told or not, the oldest first."""
    asked = select(tidings).where(tidings.c.player_id == player)
    return [Tiding(*row) for row in connection.execute(asked.order_by(tidings.c.at, tidings.c.what, tidings.c.about))]


def unseen(connection: Connection, player: PlayerId, whats: Collection[str], about: str | None) -> bool:
    """Return True when a player has such news: of one of these kinds, and about this (None for any)."""
    asked = select(tidings.c.what).where(tidings.c.player_id == player, tidings.c.what.in_(whats))
    if about is not None:
        asked = asked.where(tidings.c.about == about)
    return connection.scalar(asked.limit(1)) is not None


def drop(connection: Connection, player: PlayerId, whats: Collection[str], about: str | None) -> None:
    """Delete such news of a player and their letters: they have seen it, or it no longer holds."""
    asked = select(tidings.c.what, tidings.c.about).where(tidings.c.player_id == player, tidings.c.what.in_(whats))
    if about is not None:
        asked = asked.where(tidings.c.about == about)
    _erase(connection, player, [(what, found) for what, found in connection.execute(asked)])


def _erase(connection: Connection, player: PlayerId, found: Collection[tuple[str, str]]) -> int:
    # Delete these news of a player, and their letters, sent or not. Return the number of news.
    its = tidings.c.player_id == player, tuple_(tidings.c.what, tidings.c.about).in_(found)
    count = connection.execute(delete(tidings).where(*its)).rowcount
    _unsend(connection, player, [key_of(what, about) for what, about in found])
    return count


def _unsend(connection: Connection, player: PlayerId, keys: Collection[str]) -> None:
    its = messages.c.kind == NEWS, messages.c.target == player, messages.c.about.in_(keys)
    connection.execute(delete(messages).where(*its))


def take(connection: Connection, player: PlayerId, keys: Collection[str] | None = None) -> list[Tiding]:
    """Return the news of a player that no letter has told, and keep that one does now; None for those of all keys.

    No other process gets the same.
    """
    mine = tidings.c.player_id == player
    fresh = [one for one in news_of(connection, player) if not one.told and (keys is None or one.key in keys)]
    taken = []
    for one in fresh:
        its = mine, tidings.c.what == one.what, tidings.c.about == one.about, tidings.c.told.is_(False)
        if connection.execute(update(tidings).where(*its).values(told=True)).rowcount == 1:
            taken.append(one)
    return taken


def give_back(connection: Connection, taken: Collection[Tiding]) -> None:
    """Keep that a letter was not sent after all: its news, as far as nobody has seen them, wait for the next try."""
    for one in taken:
        its = tidings.c.player_id == one.player, tidings.c.what == one.what, tidings.c.about == one.about
        connection.execute(update(tidings).where(*its).values(told=False))


def set_wishes(connection: Connection, player: PlayerId, new: MailWishes, now: float) -> None:
    """Keep the letters that a player wants.

    News of a category that they want no more are dropped. Those that wait for a letter of another time come with it.
    """
    old = wishes_of(connection, player)
    values = msgspec.structs.asdict(new)
    asked = insert_into(connection, mail_wishes).values(player_id=player, **values)
    connection.execute(asked.on_conflict_do_update(index_elements=[mail_wishes.c.player_id], set_=values))
    for category in CATEGORIES:
        before, after = old.of(category), new.of(category)
        if before == after:
            continue
        if NEVER in (before, after):
            drop(connection, player, _whats(category), None)
            if category == "turn":
                outbox.forget(connection, MAIL, [player])
        elif after == DAILY:
            _bring_daily(connection, player, category, next_digest(new, now))
        else:
            _bring_at_once(connection, player, category, now + WAIT)
    its = messages.c.kind == DIGEST, messages.c.target == player, messages.c.due.is_not(None)
    connection.execute(update(messages).where(*its).values(due=next_digest(new, now)))


def _whats(category: Category) -> list[str]:
    return [what for what, its in CATEGORY.items() if its == category]


def _bring_daily(connection: Connection, player: PlayerId, category: Category, due: float) -> None:
    # Reminders of tables become news, told if they were sent.
    if category == "turn":
        mine = messages.c.kind == MAIL, messages.c.target == player
        for about, at in connection.execute(select(messages.c.about, messages.c.due).where(*mine)).all():
            values = {"player_id": player, "what": TURN, "about": about, "at": at or 0.0, "told": at is None}
            connection.execute(insert_into(connection, tidings).values(values).on_conflict_do_nothing())
        outbox.forget(connection, MAIL, [player])
    waiting = [one for one in _of(connection, player, category) if not one.told]
    _unsend(connection, player, [one.key for one in waiting])
    if waiting:
        _plan_digest(connection, player, due)


def _bring_at_once(connection: Connection, player: PlayerId, category: Category, due: float) -> None:
    # News of tables become reminders: those of a sent letter count as sent.
    found = _of(connection, player, category)
    if category == "turn":
        # Of two about one table, the news that still waits counts.
        found.sort(key=lambda one: one.told)
        new = [Message(MAIL, player, one.about, player, due=None if one.told else due) for one in found]
        _erase(connection, player, [(one.what, one.about) for one in found])
    else:
        new = [Message(NEWS, player, one.key, player, due=due) for one in found if not one.told]
    outbox.put(connection, new, repeat=category != "turn")


def _of(connection: Connection, player: PlayerId, category: Category) -> list[Tiding]:
    return [one for one in news_of(connection, player) if CATEGORY.get(one.what) == category]


def end(connection: Connection, player: PlayerId, categories: Collection[Category] | None, now: float) -> None:
    """End letters of these categories; None for those that come daily."""
    wishes = mail_wishes.c
    # No other column is written: what somebody sets or ends in the same moment holds as well.
    change: dict[str, object] = (
        {one: case((wishes[one] == DAILY, NEVER), else_=wishes[one]) for one in CATEGORIES}
        if categories is None
        else dict.fromkeys(categories, NEVER)
    )
    first = msgspec.structs.asdict(MailWishes()) | dict.fromkeys(categories or (), NEVER)
    asked = insert_into(connection, mail_wishes).values(player_id=player, **first)
    connection.execute(asked.on_conflict_do_update(index_elements=[wishes.player_id], set_=change))
    left = wishes_of(connection, player)
    drop(connection, player, [what for what, category in CATEGORY.items() if left.of(category) == NEVER], None)
    if left.turn == NEVER:
        outbox.forget(connection, MAIL, [player])


def forget(connection: Connection, player: PlayerId) -> None:
    """Delete all news of a player, and their letters. Their wishes stay."""
    connection.execute(delete(tidings).where(tidings.c.player_id == player))
    for kind in (NEWS, DIGEST):
        outbox.forget(connection, kind, [player])


class TidingRepository(Repository):
    """News for letters."""

    wishes = reads(wishes_of)
    set_wishes = transacts(set_wishes)
    end = transacts(end)
    tell = transacts(tell)
    of = reads(news_of)
    unseen = reads(unseen)
    drop = transacts(drop)
    take = transacts(take)
    give_back = transacts(give_back)

    async def saw(self, player: PlayerId, whats: Collection[str], about: str | None = None) -> None:
        """Drop news of a player who sees it in the browser: about this, or (None) all of these kinds."""
        if await self.unseen(player, whats, about):
            await self.drop(player, whats, about)
