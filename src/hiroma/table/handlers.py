"""Command dispatch: the check and the action of every command. The Game Tool asks the checks, too."""

from collections.abc import Callable
from typing import Any, NamedTuple

from hiroma.table import (
    claiming,
    commands,
    cursor,
    filling,
    guarding,
    hall_commands,
    hinting,
    joining,
    kicking,
    lending,
    nonces,
    offering,
    opening,
    playing,
    queueing,
    seating,
    series,
    substitutes,
    timing,
    variations,
    visibility,
    voting,
)
from hiroma.table.command import Command
from hiroma.table.commands import COMMANDS
from hiroma.table.door import SetDoor
from hiroma.table.messages import Who
from hiroma.table.refusal import Refusal, Refused
from hiroma.table.state import TableState, Transaction

Check = Callable[[TableState, Who, Any], None]
"""A check takes a command of the type that it stands beside in `HANDLERS`."""


class Handler(NamedTuple):
    """The check and the action of a command: `check` raises `Refused`, `perform` then changes the table.

    With None for the command, a check says whether a button makes sense at all.
    """

    check: Check
    perform: Callable[[TableState, Transaction], None]


def unshared(check: Check) -> Check:
    """Return a check that also refuses ('shared-deal') where a deal is shared: all play it the same way, once."""

    def checked(table: TableState, who: Who, command: object) -> None:
        if table.shared and not (table.paired and who.player is None):
            raise Refused("shared-deal")
        check(table, who, command)

    return checked


def unpaired(check: Check) -> Check:
    """Return a check that also refuses ('tournament-table') players at a tournament's table: one game, as announced."""

    def checked(table: TableState, who: Who, command: object) -> None:
        if table.paired and who.player is not None:
            raise Refused("tournament-table")
        check(table, who, command)

    return checked


def as_found(check: Check) -> Check:
    """Return a check with the refusals of both `unshared` and `unpaired`."""
    return unshared(unpaired(check))


HANDLERS: dict[type[Command], Handler] = {
    commands.Open: Handler(opening.may_open, opening.open_table),
    commands.Join: Handler(joining.may_join, joining.join),
    commands.Leave: Handler(unshared(seating.may_leave), cursor.leave),
    commands.Swap: Handler(as_found(seating.may_swap), seating.swap),
    commands.Shuffle: Handler(as_found(seating.may_shuffle), seating.shuffle),
    commands.Claim: Handler(as_found(claiming.may_claim), claiming.claim),
    commands.SeatBot: Handler(as_found(substitutes.may_seat_bot), substitutes.seat_bot),
    commands.Kick: Handler(as_found(kicking.may_kick), kicking.kick),
    commands.Host: Handler(as_found(seating.may_name_host), seating.name_host),
    commands.SetOption: Handler(as_found(opening.may_set_option), opening.set_option),
    commands.SetClock: Handler(as_found(timing.may_set_clock), timing.set_clock),
    commands.SetTimeout: Handler(as_found(timing.may_set_timeout), timing.set_timeout),
    commands.SetRated: Handler(as_found(opening.may_set_rated), opening.set_rated),
    commands.SetWelcome: Handler(as_found(opening.may_set_welcome), opening.set_welcome),
    commands.Offer: Handler(offering.may_offer, offering.offer),
    commands.SetNext: Handler(queueing.may_wait, queueing.wait),
    commands.SetListed: Handler(as_found(visibility.may_set_listed), visibility.set_listed),
    commands.SetWatched: Handler(as_found(visibility.may_set_watched), visibility.set_watched),
    SetDoor: Handler(as_found(guarding.may_set_door), guarding.set_door),
    commands.Fill: Handler(as_found(filling.may_fill), filling.fill),
    commands.Ready: Handler(unshared(series.may_ready), series.ready),
    commands.Start: Handler(unpaired(series.may_start), series.start),
    commands.Rematch: Handler(as_found(series.may_rematch), series.ready),
    commands.Pledge: Handler(nonces.may_pledge, nonces.pledge),
    commands.OpenNonce: Handler(nonces.may_open, nonces.open_nonce),
    commands.CallOff: Handler(nonces.may_call_off, nonces.call_off),
    hall_commands.Overdue: Handler(nonces.may_be_overdue, nonces.be_overdue),
    commands.Submit: Handler(playing.may_submit, playing.submit),
    commands.Redraw: Handler(playing.may_redraw, playing.redraw),
    commands.Goto: Handler(variations.may_go_to, variations.go_to),
    commands.Redo: Handler(variations.may_redo, variations.redo),
    commands.Cursor: Handler(cursor.may_ask, cursor.ask),
    commands.Lend: Handler(lending.may_lend, lending.lend),
    commands.Concede: Handler(playing.may_concede, playing.concede),
    commands.Pause: Handler(unpaired(playing.may_pause), playing.pause),
    commands.Resume: Handler(playing.may_resume, playing.resume),
    commands.Undo: Handler(voting.may_undo, voting.undo),
    commands.Abort: Handler(as_found(voting.may_abort), voting.abort),
    commands.Accept: Handler(voting.may_accept, voting.accept),
    commands.Refuse: Handler(voting.may_refuse, voting.refuse),
    hall_commands.Expire: Handler(voting.may_expire, voting.expire),
    hall_commands.Filled: Handler(filling.may_be_filled, filling.be_filled),
    hall_commands.Hint: Handler(hinting.may_be_hinted, hinting.be_hinted),
    hall_commands.TimeOut: Handler(timing.may_time_out, timing.time_out),
    hall_commands.Credit: Handler(timing.may_credit, timing.credit),
    hall_commands.Close: Handler(unshared(opening.may_close), opening.close),
    hall_commands.Renew: Handler(opening.may_renew, opening.renew),
    hall_commands.Away: Handler(timing.may_be_away, timing.be_away),
    hall_commands.Disclose: Handler(series.may_disclose, series.disclose),
}


def check(table: TableState, who: Who, command: Command | None, kind: type[Command]) -> None:
    """Refuse a command that may not be given now: 'table-closed', or as its check does.

    Without a command, refuse a `kind` of which no command makes sense now.
    """
    if table.status == "closed":
        raise Refused("table-closed")
    nonces.must_be_free(table, kind)
    nonces.must_suit(table, command)
    HANDLERS[kind].check(table, who, command)


def carry_out(table: TableState, transaction: Transaction) -> None:
    """Perform a command that was checked, and everything that follows from it."""
    HANDLERS[type(transaction.command)].perform(table, transaction)
    voting.close(table, transaction)
    series.go_on(table, transaction)
    if table.clock is not None:
        timing.run_on(table, transaction, table.clock)
    timing.wait(table, transaction)
    if table.practice:
        variations.grow(table, transaction)
    queueing.note(table, transaction)
    if not isinstance(transaction.command, commands.Submit):
        seating.note_places(table, transaction)


def permissions(table: TableState, who: Who) -> dict[str, Refusal | None]:
    """Return for each Game Tool command None when `who` may give it now, else the refusal."""
    answer: dict[str, Refusal | None] = {}
    for name, kind in COMMANDS.items():
        try:
            check(table, who, None, kind)
            answer[name] = None
        except Refused as refused:
            answer[name] = refused.refusal
    return answer
