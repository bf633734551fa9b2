"""Commitment scheme of the devices: they pledge nonces first, and open them when all pledges stand."""

from hiroma.table import chance, gathering
from hiroma.table.command import Command
from hiroma.table.commands import CallOff, Join, Leave, OpenNonce, Pledge, Ready, Rematch, Start
from hiroma.table.consent import NO_GAIN
from hiroma.table.hall_commands import Close, Overdue, Renew
from hiroma.table.messages import Who
from hiroma.table.refusal import Refused
from hiroma.table.seating import must_rule, must_sit
from hiroma.table.series import deal
from hiroma.table.state import Gathering, TableState, Transaction

MEANWHILE = (OpenNonce, CallOff, Leave, Overdue, Close, Renew)
"""The commands that are allowed while the table waits for devices."""
ADDING = (Join, Ready, Rematch, Start)
"""The commands that may carry a nonce or a pledge for the next game."""


def must_be_free(table: TableState, kind: type[Command]) -> None:
    """Refuse ('beginning') other commands while the table waits for devices: players and settings stand by then."""
    if table.gathering is not None and kind not in MEANWHILE:
        raise Refused("beginning", waiting=sorted(table.gathering.waiting))


def must_suit(table: TableState, command: object) -> None:
    """Refuse a nonce in clear ('nonce-in-clear'), or a pledge at a table of the older scheme ('no-pledge')."""
    if table.chance > 1 and isinstance(command, ADDING) and command.nonce is not None:
        raise Refused("nonce-in-clear")
    if table.chance < 2 and isinstance(command, (*ADDING, Pledge)) and command.pledge is not None:
        raise Refused("no-pledge")


def may_pledge(table: TableState, who: Who, command: object) -> None:
    """Let a player with a chair pledge between games; `Refused` ('game-running') during one."""
    must_sit(table, who)
    if table.status == "playing":
        raise Refused("game-running")


def pledge(table: TableState, transaction: Transaction) -> None:
    """Keep the player's new pledge: the hall will ask that device, for that nonce."""
    table.chairs[must_sit(table, transaction.who)].pledge = transaction.command.pledge


def must_gather(table: TableState) -> Gathering:
    """Return the start that was asked for; `Refused` ('no-start') when there is none."""
    if table.gathering is None:
        raise Refused("no-start")
    return table.gathering


def may_open(table: TableState, who: Who, command: OpenNonce | None) -> None:
    """Let a device open the nonce that it has pledged.

    `Refused`: 'nonce-open' when the table does not wait for it, 'other-nonce' for any other nonce.
    """
    waited = must_gather(table)
    index = must_sit(table, who)
    if index not in waited.waiting:
        raise Refused("nonce-open")
    if command is not None and chance.pledge(command.nonce) != table.chairs[index].pledge:
        raise Refused("other-nonce")


def open_nonce(table: TableState, transaction: Transaction) -> None:
    """Keep an opened nonce; the last one begins the game."""
    waited, index = must_gather(table), must_sit(table, transaction.who)
    table.chairs[index].nonce = transaction.command.nonce
    waited.waiting.discard(index)
    if not waited.waiting:
        table.gathering = None
        deal(table, transaction)


def may_call_off(table: TableState, who: Who, command: object) -> None:
    """Let the host, or a player with a chair, call the start off.

    `Refused` ('tournament-table') at a table of a tournament.
    """
    if table.paired and table.terms >= NO_GAIN:
        raise Refused("tournament-table")
    must_gather(table)
    must_rule(table, who)


def call_off(table: TableState, transaction: Transaction) -> None:
    """Call the start off."""
    gathering.call_off(table, transaction)


def may_be_overdue(table: TableState, who: Who, command: object) -> None:
    """Refuse ('not-known') everybody but the hall."""
    must_gather(table)
    if who.player is not None:
        raise Refused("not-known")


def be_overdue(table: TableState, transaction: Transaction) -> None:
    """Call the start off and name the devices that did not open; `Refused` ('time-left') before their time is up."""
    waited = must_gather(table)
    if transaction.at < waited.deadline:
        raise Refused("time-left")
    gathering.call_off(table, transaction, late=tuple(sorted(waited.waiting)))
