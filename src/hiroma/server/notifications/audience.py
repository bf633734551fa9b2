"""Audience and text of turn notifications."""

from collections.abc import Collection, Mapping
from itertools import takewhile
from math import inf
from typing import Literal

from hiroma.ids import NO_PLAYER, PlayerId
from hiroma.kernel import CHANCE
from hiroma.server.core.presence import Presence
from hiroma.server.core.timekeeper import Timekeeper
from hiroma.server.notifications.web_push import Push
from hiroma.server.notifications.words import name_of, say
from hiroma.server.wire import presenter
from hiroma.table.events import UNASKED, BotTookOver
from hiroma.table.table import Table

News = Literal["turn", "seat"]


def waited_for(clock: Timekeeper, table: Table) -> frozenset[PlayerId]:
    """Return the players to notify that the table waits for them.

    With days for a turn: for each seat whose clock runs the player who decides for it. A player on vacation is left
    out; in place of a mate on vacation comes the owner of the seat, who can decide again. In other games the players of
    `presenter.waited_for`. So it is, too, while a start waits for devices, and between two games of a match. A person
    among bots gets no reminders.
    """
    if table.by_days and table.gathering is None and table.status == "playing":
        deciding = _deciding(table, clock.now())
        return frozenset(table.chairs[chair].player or NO_PLAYER for chair in deciding) - {NO_PLAYER}
    people = len(table.paired) or len(table.humans())
    waited = frozenset(presenter.waited_for(table)) if people > 1 else frozenset()
    away = table.clock.away if table.by_days and table.clock is not None and table.status == "over" else {}
    return waited - {table.chairs[chair].player for chair, until in away.items() if until > clock.now()}


def _deciding(table: Table, now: float) -> set[int]:
    play, clock = table.play, table.clock
    if play is None or clock is None or not clock.running:
        return set()
    found = set()
    for seat in play.state.actors():
        if seat != CHANCE and play.holders[seat] in clock.running:
            # Lending leaves the clock with the owner, but only the mate can move.
            either = (table.decider(seat), play.holders[seat])
            found.update([chair for chair in either if clock.away.get(chair, 0.0) <= now][:1])
    return found


def absent(presence: Presence, clock: Timekeeper, table: Table, watching: Collection[PlayerId]) -> list[PlayerId]:
    """Return the players of `waited_for` who cannot see it: with days for a turn those who do not watch the table,
    otherwise those who are not connected to the hall. `watching` are the players who watch the table.
    """
    waited = waited_for(clock, table)
    if table.by_days:
        return [player for player in waited if player not in watching]
    return [player for player in waited if not presence.is_connected(player)]


def kept(table: Table) -> frozenset[PlayerId]:
    """Return the players whose seats a bot plays in the running game; none between games."""
    chairs = table.chairs if table.status == "playing" else ()
    return frozenset(chair.player for chair in chairs if chair.player is not None and chair.bot is not None)


def displaced(table: Table, watching: Collection[PlayerId], since: float = inf) -> list[PlayerId]:
    """Return the players whose seat a bot was given by time or by vote, and who are not `watching`.

    Looked at are the newest entry and all after `since` (hall time).
    """
    entries = [table.history[-1], *takewhile(lambda entry: entry.at > since, reversed(table.history))]
    gave = [heard.event for entry in entries for heard in entry.heard if isinstance(heard.event, BotTookOver)]
    players = (table.chairs[event.chair].player for event in gave if event.why in UNASKED)
    return [player for player in players if player is not None and player not in watching]


def ended_since(table: Table, moment: float) -> bool:
    """Return True when the last game of a table has ended, after a moment (hall time)."""
    return table.no in table.finished and table.history[table.finished[table.no][1] - 1].at > moment


def news(
    presence: Presence, clock: Timekeeper, table: Table, watching: Collection[PlayerId], player: PlayerId
) -> News | None:
    """Return 'turn' when the table waits for an absent player, 'seat' when a bot plays their seat, otherwise None."""
    if player in absent(presence, clock, table, watching):
        return "turn"
    return "seat" if player in kept(table) and player not in watching else None


def call(names: Mapping[PlayerId, str], tables: list[Table], waiting: int, player: PlayerId, language: str) -> Push:
    """Build the push message for `player`, in their language.

    `waiting` is the number of tables that wait for them, `tables` included. If a bot plays their seat at one of
    `tables`, the message is about the first such table alone, because the bot moves on without them.
    """
    for table in tables:
        if player in kept(table):
            title, game = say(language, "push-seat-title"), name_of(table.game, language)
            body = say(language, "push-seat", game=game)
            return Push(title=title, body=body, url=f"/t/{table.id}", tag="seat", urgent=not table.by_days)
    table = tables[0]
    title = say(language, "push-turn-title")
    urgent = not all(table.by_days for table in tables)
    if waiting > 1:
        return Push(title=title, body=say(language, "push-turns", count=waiting), url="/", tag="turn", urgent=urgent)
    waited = {player, *presenter.waited_for(table)}
    others = [chair.player for chair in table.chairs if chair.player is not None and chair.player not in waited]
    who = ("、" if language == "ja" else ", ").join(names.get(one, "?") for one in others)
    body = say(language, "push-turn", game=name_of(table.game, language), who=who, count=len(others))
    return Push(title=title, body=body, url=f"/t/{table.id}", tag="turn", urgent=urgent)
