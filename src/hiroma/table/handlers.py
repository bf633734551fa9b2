"""Every command with its check and what it does. Checks are asked for the Game Tool, too."""

from collections.abc import Callable
from typing import Any, NamedTuple

from hiroma.table import (
    commands,
    filling,
    hinting,
    joining,
    kicking,
    lending,
    nonces,
    opening,
    playing,
    seating,
    series,
    substitutes,
    timing,
    voting,
)
from hiroma.table.commands import COMMANDS
from hiroma.table.messages import Who
from hiroma.table.refusal import Refusal, Refused
from hiroma.table.state import TableState, Transaction

Check = Callable[[TableState, Who, Any], None]
"""Asked with the command that it stands beside in `HANDLERS`: each names its own type."""


class Handler(NamedTuple):
    """`check(place, who, command)` raises `Refused`; `perform(place, doing)` then changes the place.

    A check is also asked with None for the command: whether a button makes sense at all.
    """

    check: Check
    perform: Callable[[TableState, Transaction], None]


def unshared(check: Check) -> Check:
    """The check of what is refused where a deal is shared: one person plays it, once, as everybody does."""

    def checked(table: TableState, who: Who, command: object) -> None:
        if table.shared:
            raise Refused("shared-deal")
        check(table, who, command)

    return checked


HANDLERS: dict[type[commands.Command], Handler] = {
    commands.Open: Handler(opening.may_open, opening.open_table),
    commands.Join: Handler(joining.may_join, joining.join),
    commands.Leave: Handler(unshared(seating.may_leave), seating.leave),
    commands.Swap: Handler(unshared(seating.may_swap), seating.swap),
    commands.SeatBot: Handler(unshared(substitutes.may_seat_bot), substitutes.seat_bot),
    commands.Kick: Handler(unshared(kicking.may_kick), kicking.kick),
    commands.Host: Handler(unshared(seating.may_name_host), seating.name_host),
    commands.SetOption: Handler(unshared(opening.may_set_option), opening.set_option),
    commands.SetClock: Handler(unshared(timing.may_set_clock), timing.set_clock),
    commands.SetTimeout: Handler(unshared(timing.may_set_timeout), timing.set_timeout),
    commands.SetRated: Handler(unshared(opening.may_set_rated), opening.set_rated),
    commands.SetWelcome: Handler(unshared(opening.may_set_welcome), opening.set_welcome),
    commands.Fill: Handler(unshared(filling.may_fill), filling.fill),
    commands.Ready: Handler(unshared(series.may_ready), series.ready),
    commands.Start: Handler(series.may_start, series.start),
    commands.Rematch: Handler(unshared(series.may_rematch), series.ready),
    commands.Pledge: Handler(nonces.may_pledge, nonces.pledge),
    commands.OpenNonce: Handler(nonces.may_open, nonces.open_nonce),
    commands.CallOff: Handler(nonces.may_call_off, nonces.call_off),
    commands.Overdue: Handler(nonces.may_be_overdue, nonces.be_overdue),
    commands.Submit: Handler(playing.may_submit, playing.submit),
    commands.Lend: Handler(lending.may_lend, lending.lend),
    commands.Concede: Handler(playing.may_concede, playing.concede),
    commands.Pause: Handler(playing.may_pause, playing.pause),
    commands.Resume: Handler(playing.may_resume, playing.resume),
    commands.Undo: Handler(voting.may_undo, voting.undo),
    commands.Abort: Handler(unshared(voting.may_abort), voting.abort),
    commands.Accept: Handler(voting.may_accept, voting.accept),
    commands.Refuse: Handler(voting.may_refuse, voting.refuse),
    commands.Expire: Handler(voting.may_expire, voting.expire),
    commands.Filled: Handler(filling.may_be_filled, filling.be_filled),
    commands.Hint: Handler(hinting.may_be_hinted, hinting.be_hinted),
    commands.TimeOut: Handler(timing.may_time_out, timing.time_out),
    commands.Credit: Handler(timing.may_credit, timing.credit),
    commands.Close: Handler(unshared(opening.may_close), opening.close),
    commands.Renew: Handler(opening.may_renew, opening.renew),
    commands.Away: Handler(timing.may_be_away, timing.be_away),
    commands.Disclose: Handler(series.may_disclose, series.disclose),
}


def check(table: TableState, who: Who, command: commands.Command | None, kind: type[commands.Command]) -> None:
    """`Refused` unless the command may be given now; without arguments: whether one of its kind makes sense at all."""
    if table.status == "closed":
        raise Refused("table-closed")
    nonces.must_be_free(table, kind)
    nonces.must_suit(table, command)
    HANDLERS[kind].check(table, who, command)


def carry_out(table: TableState, transaction: Transaction) -> None:
    """Perform a command that was checked, and what follows from it by itself."""
    HANDLERS[type(transaction.command)].perform(table, transaction)
    voting.close(table, transaction)
    series.go_on(table, transaction)
    if table.clock is not None:
        timing.run_on(table, transaction, table.clock)
    timing.wait(table, transaction)


def permissions(table: TableState, who: Who) -> dict[str, Refusal | None]:
    """For each Game Tool command: None when `who` may give it now, else why not."""
    answer: dict[str, Refusal | None] = {}
    for name, kind in COMMANDS.items():
        try:
            check(table, who, None, kind)
            answer[name] = None
        except Refused as refused:
            answer[name] = refused.refusal
    return answer
