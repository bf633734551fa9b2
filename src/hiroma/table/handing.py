"""Handing over a chair in a game that is on: its owner has offered it, and the others agree where they are asked.

The newcomer gets the seat as it stands, with its clock. Nothing else of its owner's passes to them.
"""

from hiroma.ids import NO_PLAYER, PlayerId
from hiroma.table import events
from hiroma.table.clock import Clock
from hiroma.table.consent import WHILE_TRUE
from hiroma.table.seating import must_play, pass_on_host, unrate
from hiroma.table.state import Chair, TableState, Transaction


def hand_over(table: TableState, transaction: Transaction, index: int, player: PlayerId) -> None:
    """Let a player play on for the owner of a chair; a rated game becomes unrated."""
    former = table.chairs[index].player or NO_PLAYER
    chair = Chair(player, agreed=transaction.rev)
    chair.since = transaction.rev
    table.chairs[index] = chair
    play = must_play(table)
    play.held[former] = play.held[player] = index
    if player in table.queue:
        table.queue.remove(player)
    for number, mate in enumerate(table.chairs):
        if mate.lent == index:
            # They let the former owner decide, nobody else.
            mate.lent = None
            transaction.hear(events.TakenBack(chair=number))
    table.waits.pop(index, None)
    if table.patience is not None:
        table.patience.renew(index)
    if table.clock is not None:
        _hand_over_clock(table, transaction, table.clock, index)
    transaction.hear(events.SeatGiven(chair=index, player=player, former=former))
    unrate(table, transaction)
    if table.host == former:
        pass_on_host(table, transaction)


def _hand_over_clock(table: TableState, transaction: Transaction, clock: Clock, index: int) -> None:
    if table.terms < WHILE_TRUE:
        clock.away.pop(index, None)
        clock.come_back(index)
        return
    # Time until now is the former owner's, also time for which their vacation stops the clock.
    clock.run_on(transaction.at)
    clock.away.pop(index, None)
    clock.take_over(index)
