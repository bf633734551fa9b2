"""Freshness: the table refuses a command ('stale') that answers something newer than its player had seen.

The rev of a command says how far its player had seen. A press that was under way, or waited for a broken line, must not
answer another question, agree to other settings, or hit whoever sits on a chair by then. A table that the hall closes
for something it saw there closes only while that is so.
"""

from collections.abc import Callable
from typing import Any

from hiroma.table import commands, hall_commands
from hiroma.table.messages import Who
from hiroma.table.refusal import Refused
from hiroma.table.state import TableState


def must_be_fresh(table: TableState, who: Who, command: commands.ANY, rev: int | None) -> None:
    """Refuse ('stale') a command that answers something newer than `rev`, up to which its player had seen the table."""
    arose = ARISES.get(type(command))
    if rev is None or arose is None:
        return
    since = arose(table, who, command)
    if rev < since:
        raise Refused("stale", rev=rev, since=since)


def _decision(table: TableState, who: Who, command: Any) -> int:
    return table.play.decision if table.play is not None else 0


def _question(table: TableState, who: Who, command: Any) -> int:
    if table.study.asker is not None:
        return table.study.asked
    return table.vote.rev if table.vote is not None else 0


def _settings(table: TableState, who: Who, command: Any) -> int:
    # Their own change is no news to them.
    known = who.chair is not None and table.chairs[who.chair].agreed >= table.changed
    return 0 if known else table.changed


def _place(table: TableState, who: Who, command: Any) -> int:
    chair: int | None = command.chair
    return table.places[chair].since if chair is not None and chair < len(table.places) else 0


def _anything(table: TableState, who: Who, command: Any) -> int:
    return table.rev


def _way_back(table: TableState, who: Who, command: Any) -> int:
    return table.play.returned if table.play is not None else 0


ARISES: dict[type, Callable[[TableState, Who, Any], int]] = {
    commands.Submit: _decision,
    commands.Undo: _way_back,
    commands.Accept: _question,
    commands.Refuse: _question,
    commands.Ready: _settings,
    commands.Start: _settings,
    commands.Rematch: _settings,
    commands.Join: _place,
    commands.Swap: _place,
    commands.SeatBot: _place,
    commands.Kick: _place,
    commands.Host: _place,
    commands.Lend: _place,
    hall_commands.Close: _anything,
}
"""Command → the rev at which the question, settings or position it answers arose; 0 when always there."""
