"""Gathering of nonces, between a start and its game: devices that pledged a nonce open it, or the start is off.

Nobody can know the key before the last of them has opened, and by then everybody is bound.
"""

from hiroma.table import events
from hiroma.table.clock import DAY
from hiroma.table.commands import Join, Ready, Rematch, Start
from hiroma.table.consent import NO_GAIN
from hiroma.table.state import Chair, Gathering, TableState, Transaction

SECONDS = 30.0
"""Seconds for which a table waits for devices; with days a turn, it waits as long as a turn may take."""


def add(chair: Chair, command: Join | Ready | Rematch | Start) -> None:
    """Keep the nonce or the pledge that a command brings from the device of a chair's owner."""
    chair.nonce = command.nonce or chair.nonce
    chair.pledge = command.pledge or chair.pledge


def gather(table: TableState, transaction: Transaction) -> bool:
    """Ask the devices that have pledged for their nonces; return False when there are none: the game may begin."""
    pledged = {
        chair: pledge
        for chair in table.humans()
        if (pledge := table.chairs[chair].pledge) and not table.chairs[chair].tardy
    }
    if table.shared or not pledged:
        return False
    seconds = table.pace.days * DAY if table.pace is not None and table.pace.days else SECONDS
    transaction.pledged = {str(chair): pledge for chair, pledge in pledged.items()}
    table.gathering = Gathering(set(pledged), transaction.at + seconds)
    table.fill = None
    table.vote = None
    transaction.hear(events.StartAsked(chairs=tuple(pledged), seconds=round(seconds)))
    return True


def call_off(table: TableState, transaction: Transaction, late: tuple[int, ...] = ()) -> None:
    """Call the start off: show the secret, for some people know nonces by now, and ask everybody again.

    At a table of a tournament only the players who kept the game from beginning are asked again: the others have come,
    and lose nothing by it. There the table does not wait a second time for a device that was `late`.
    """
    table.gathering = None
    table.reveal(transaction, table.no + 1)
    table.commit(transaction)
    tournament = bool(table.paired) and table.terms >= NO_GAIN
    left = transaction.who.chair
    for index, chair in enumerate(table.chairs):
        has_come = tournament and chair.player is not None and index not in late and index != left
        chair.ready = chair.bot is not None or has_come
        if has_come:
            chair.agreed = transaction.rev
        elif tournament:
            chair.tardy = index in late
    transaction.hear(events.StartCalledOff(chair=transaction.who.chair, late=late))
