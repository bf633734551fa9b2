"""Every command with its check and what it does. Checks are asked for the Game Tool, too."""

from collections.abc import Callable
from typing import Any, NamedTuple

from hiroma.table import (
    asked,
    filling,
    hinting,
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
from hiroma.table.asked import COMMANDS
from hiroma.table.place import Doing, Place
from hiroma.table.refusal import Refusal, Refused
from hiroma.table.slips import Who


class Deed(NamedTuple):
    """`check(place, who, command)` raises `Refused`; `perform(place, doing)` then changes the place.

    A check is also asked with None for the command: whether a button makes sense at all.
    """

    check: Callable[[Place, Who, Any], None]
    perform: Callable[[Place, Doing], None]


def unshared(check: Callable[[Place, Who, Any], None]) -> Callable[[Place, Who, Any], None]:
    """The check of what is refused where a deal is shared: one person plays it, once, as everybody does."""

    def checked(place: Place, who: Who, command: Any) -> None:
        if place.shared:
            raise Refused("shared-deal")
        check(place, who, command)

    return checked


DEEDS: dict[type[asked.Asked], Deed] = {
    asked.Open: Deed(opening.may_open, opening.open_table),
    asked.Join: Deed(seating.may_join, seating.join),
    asked.Leave: Deed(unshared(seating.may_leave), seating.leave),
    asked.Swap: Deed(unshared(seating.may_swap), seating.swap),
    asked.SeatBot: Deed(unshared(substitutes.may_seat_bot), substitutes.seat_bot),
    asked.Kick: Deed(unshared(kicking.may_kick), kicking.kick),
    asked.Host: Deed(unshared(seating.may_name_host), seating.name_host),
    asked.SetOption: Deed(unshared(opening.may_set_option), opening.set_option),
    asked.SetClock: Deed(unshared(timing.may_set_clock), timing.set_clock),
    asked.SetTimeout: Deed(unshared(timing.may_set_timeout), timing.set_timeout),
    asked.SetRated: Deed(unshared(opening.may_set_rated), opening.set_rated),
    asked.Fill: Deed(unshared(filling.may_fill), filling.fill),
    asked.Ready: Deed(unshared(series.may_ready), series.ready),
    asked.Start: Deed(series.may_start, series.start),
    asked.Rematch: Deed(unshared(series.may_rematch), series.ready),
    asked.Pledge: Deed(nonces.may_pledge, nonces.pledge),
    asked.OpenNonce: Deed(nonces.may_open, nonces.open_nonce),
    asked.CallOff: Deed(nonces.may_call_off, nonces.call_off),
    asked.Overdue: Deed(nonces.may_be_overdue, nonces.be_overdue),
    asked.Submit: Deed(playing.may_submit, playing.submit),
    asked.Lend: Deed(lending.may_lend, lending.lend),
    asked.Concede: Deed(playing.may_concede, playing.concede),
    asked.Pause: Deed(playing.may_pause, playing.pause),
    asked.Resume: Deed(playing.may_resume, playing.resume),
    asked.Undo: Deed(voting.may_undo, voting.undo),
    asked.Abort: Deed(unshared(voting.may_abort), voting.abort),
    asked.Accept: Deed(voting.may_accept, voting.accept),
    asked.Refuse: Deed(voting.may_refuse, voting.refuse),
    asked.Expire: Deed(voting.may_expire, voting.expire),
    asked.Filled: Deed(filling.may_be_filled, filling.be_filled),
    asked.Hint: Deed(hinting.may_be_hinted, hinting.be_hinted),
    asked.TimeOut: Deed(timing.may_time_out, timing.time_out),
    asked.Credit: Deed(timing.may_credit, timing.credit),
    asked.Close: Deed(unshared(opening.may_close), opening.close),
    asked.Renew: Deed(opening.may_renew, opening.renew),
    asked.Away: Deed(timing.may_be_away, timing.be_away),
    asked.Disclose: Deed(series.may_disclose, series.disclose),
}


def check(place: Place, who: Who, command: asked.Asked | None, kind: type[asked.Asked]) -> None:
    """`Refused` unless the command may be given now; without arguments: whether one of its kind makes sense at all."""
    if place.status == "closed":
        raise Refused("table-closed")
    nonces.must_be_free(place, kind)
    nonces.must_suit(place, command)
    DEEDS[kind].check(place, who, command)


def carry_out(place: Place, doing: Doing) -> None:
    """Perform a command that was checked, and what follows from it by itself."""
    DEEDS[type(doing.command)].perform(place, doing)
    voting.close(place, doing)
    series.go_on(place, doing)
    if place.clock is not None:
        timing.run_on(place, doing, place.clock)
    timing.wait(place, doing)


def permissions(place: Place, who: Who) -> dict[str, Refusal | None]:
    """For each Game Tool command: None when `who` may give it now, else why not."""
    answer: dict[str, Refusal | None] = {}
    for name, kind in COMMANDS.items():
        try:
            check(place, who, None, kind)
            answer[name] = None
        except Refused as refused:
            answer[name] = refused.refusal
    return answer
