"""Offering a chair in a game that is on, and asking for one that is on offer.

Nobody gives a chair away but its owner. The others who play are asked, because they sat down with somebody else.
"""

from hiroma.ids import PlayerId
from hiroma.table import consent, events, voting
from hiroma.table.commands import Offer
from hiroma.table.consent import NEVER
from hiroma.table.handing import hand_over
from hiroma.table.messages import Who
from hiroma.table.refusal import Refused
from hiroma.table.seating import must_play, must_sit
from hiroma.table.state import TableState, Transaction, Vote


def may_offer(table: TableState, who: Who, command: Offer | None) -> None:
    """Let a player offer their chair in a game where another person can play on.

    `Refused` ('already-conceded') after giving up.
    """
    play = must_play(table)
    chair = must_sit(table, who)
    _must_be_possible(table)
    if play.gave_up(table.seats_of(chair)):
        raise Refused("already-conceded")


def offer(table: TableState, transaction: Transaction) -> None:
    """Offer the chair, or keep it: then a question about it is closed."""
    command: Offer = transaction.command
    index = must_sit(table, transaction.who)
    table.chairs[index].offered = command.on
    transaction.hear(events.Offered(chair=index, on=command.on))
    if not command.on:
        withdraw(table, transaction, index)


def withdraw(table: TableState, transaction: Transaction, index: int) -> None:
    """Close a question about the chair, if there is one."""
    vote = table.vote
    if vote is not None and vote.about == "substitute" and vote.chair == index:
        table.vote = None
        transaction.hear(events.VoteClosed(about="substitute", passed=False))


def on_offer(table: TableState) -> tuple[int, ...]:
    """Return the chairs that their owners offer in the game that is on."""
    if table.play is None or table.status != "playing":
        return ()
    gave_up = table.play.gave_up
    return tuple([i for i, chair in enumerate(table.chairs) if chair.offered and not gave_up(table.seats_of(i))])


def may_ask_for(table: TableState, who: Who, index: int) -> None:
    """Refuse ('seat-is-theirs') a chair that is not on offer, and a player as `must_not_know_another` does."""
    if index not in on_offer(table):
        raise Refused("seat-is-theirs", chair=index)
    _must_be_possible(table)
    must_not_know_another(table, who, index)
    voting.no_vote(table)


def must_not_know_another(table: TableState, who: Who, index: int) -> None:
    """Refuse ('held-another-seat') a player who has held another seat in this game, and so knows its secrets."""
    if who.player is not None and must_play(table).held.get(who.player, index) != index:
        raise Refused("held-another-seat")


def _must_be_possible(table: TableState) -> None:
    if table.paired:
        raise Refused("tournament-table")
    if table.shared:
        raise Refused("shared-deal")
    if voting.rule_for(table, "substitute").asked == NEVER:
        raise Refused("welcome-alone")


def ask_for(table: TableState, transaction: Transaction, index: int) -> None:
    """Take the chair at once, or ask the others who play; `Refused` ('asked-already') soon after they said no."""
    if _at_once(table, index):
        hand_over(table, transaction, index, _asker(transaction))
        return
    wait = table.refused.get(("substitute", index), float("-inf")) + consent.AGAIN - transaction.at
    if wait > 0:
        raise Refused("asked-already", seconds=round(wait))
    waiting = voting.asked(table, voting.rule_for(table, "substitute"), index, index)
    transaction.voters = tuple(sorted(waiting))
    vote = Vote("substitute", index, index, waiting, transaction.at + voting.answer_seconds(table))
    vote.player = _asker(transaction)
    voting.put(table, transaction, vote)


def _at_once(table: TableState, index: int) -> bool:
    # A bot keeps the chair, the host has opened the table to people, and the newcomer inherits no wins.
    welcome = table.welcome and voting.rule_for(table, "take-offered").asked != NEVER
    return welcome and table.chairs[index].bot is not None and not any(table.wins)


def _asker(transaction: Transaction) -> PlayerId:
    assert transaction.who.player is not None
    return transaction.who.player
