"""Visibility of a table: in the lobby, and to spectators, at once or later."""

from hiroma.table import events
from hiroma.table.commands import SetListed, SetWatched
from hiroma.table.messages import Who
from hiroma.table.refusal import Refused
from hiroma.table.seating import change_between_games, must_not_play_with_others
from hiroma.table.state import TableState, Transaction
from hiroma.table.timing import must_host

Watching = tuple[bool, bool, int, int]
"""Others may watch, only members may, and the numbers of entries and minutes by which they are behind."""


def is_private(table: TableState, games: bool = False) -> bool:
    """Return True while only the people of the table may see it: newcomers may, too, until a game has begun.

    They may again when somebody gets up after it, or changes a setting, but not the `games` that were played there.
    Where several tables share a deal, this lasts until the hall has disclosed the deal.
    """
    return not table.watched and not table.disclosed and _has_begun(table, games)


def is_for_members(table: TableState, games: bool = False) -> bool:
    """Return True while only players with an account may watch; newcomers and `games` as in `is_private`."""
    return table.members and _has_begun(table, games)


def _has_begun(table: TableState, games: bool) -> bool:
    return table.status != "open" or (games and table.no > 0)


def last_ended(table: TableState) -> int:
    """Return the rev of the entry that ended the last game; 0 before that."""
    return max([ended for _, ended in table.finished.values()], default=0)


def is_delayed(table: TableState) -> bool:
    """Return True while a game is on that spectators see later."""
    return table.status == "playing" and bool(table.behind_entries or table.behind_minutes)


def shown_until(table: TableState, now: float) -> int:
    """Return the rev of the newest entry that spectators see at `now` (unix seconds).

    They are behind in a game that is on. When it ends they see all of it.
    """
    if not is_delayed(table):
        return table.rev
    rev = table.rev - table.behind_entries
    late = now - 60 * table.behind_minutes
    while rev >= table.began and table.history[rev - 1].at > late:
        rev -= 1
    return max(rev, table.began - 1)


def more_is_shown_at(table: TableState, shown: int) -> float | None:
    """Return the time (unix seconds) at which spectators see more without a new entry; None: never.

    `shown` is the rev up to which they have seen the log.
    """
    if not is_delayed(table) or not table.behind_minutes or shown >= table.rev - table.behind_entries:
        return None
    return table.history[shown].at + 60 * table.behind_minutes


def may_set_listed(table: TableState, who: Who, command: SetListed | None) -> None:
    """Let the host list the table, or not.

    `Refused` ('not-listable') for a table that was opened unlisted: it may be that of a hidden club.
    """
    must_host(table, who)
    if not table.listable:
        raise Refused("not-listable")
    _must_agree(table, who, not table.listed if command is None else command.on)


def set_listed(table: TableState, transaction: Transaction) -> None:
    """List the table in the lobby, or do not."""
    command: SetListed = transaction.command
    changed = command.on and not table.listed
    table.listed = command.on
    change_between_games(table, transaction, changed)
    transaction.hear(events.ListedSet(on=command.on))


def may_set_watched(table: TableState, who: Who, command: SetWatched | None) -> None:
    """Let the host choose who may watch; `Refused` ('welcome-alone') for practice and for a shared deal."""
    must_host(table, who)
    if table.practice or table.shared:
        raise Refused("welcome-alone")
    _must_agree(table, who, command is not None and _opens(_now(table), command))


def set_watched(table: TableState, transaction: Transaction) -> None:
    """Let others watch: everybody or members, at once or later; or nobody."""
    command: SetWatched = transaction.command
    changed = _opens(_now(table), command)
    table.watched, table.members = command.on, command.members
    table.behind_entries, table.behind_minutes = command.entries, command.minutes
    change_between_games(table, transaction, changed)
    transaction.hear(
        events.WatchedSet(on=command.on, members=command.members, entries=command.entries, minutes=command.minutes)
    )


def _now(table: TableState) -> Watching:
    return table.watched, table.members, table.behind_entries, table.behind_minutes


def _opens(before: Watching, command: SetWatched) -> bool:
    """Return True when the command lets somebody see more, or sooner."""
    watched, members, entries, minutes = before
    if not command.on:
        return False
    return not watched or (members and not command.members) or command.entries < entries or command.minutes < minutes


def _must_agree(table: TableState, who: Who, on: bool) -> None:
    # Fewer eyes need nobody's consent; more are one of the settings that all agree to, and not while others play.
    if on:
        must_not_play_with_others(table, who)
