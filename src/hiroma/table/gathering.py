"""Between the start that was asked for and the game: the devices that pledged a nonce open it, or the start is off.

Nobody can know the key before the last of them has opened, and by then everybody is bound.
"""

from hiroma.table import events
from hiroma.table.asked import Join, Ready, Rematch, Start
from hiroma.table.clock import DAY
from hiroma.table.place import Chair, Doing, Gathering, Place

SECONDS = 30.0
"""How long devices are waited for; with days a turn, as long as a turn may take."""


def add(chair: Chair, command: Join | Ready | Rematch | Start) -> None:
    """What the device of a chair's owner adds to chance."""
    chair.nonce = command.nonce or chair.nonce
    chair.pledge = command.pledge or chair.pledge


def gather(place: Place, doing: Doing) -> bool:
    """Ask the devices that have pledged for their nonces; False when there are none, and the game may begin."""
    pledged = {chair: pledge for chair in place.humans() if (pledge := place.chairs[chair].pledge)}
    if place.shared or not pledged:
        return False
    seconds = place.pace.days * DAY if place.pace is not None and place.pace.days else SECONDS
    doing.pledged = {str(chair): pledge for chair, pledge in pledged.items()}
    place.gathering = Gathering(set(pledged), doing.at + seconds)
    place.fill = None
    place.vote = None
    doing.hear(events.StartAsked(chairs=tuple(pledged), seconds=round(seconds)))
    return True


def call_off(place: Place, doing: Doing, late: tuple[int, ...] = ()) -> None:
    """The game does not begin: its secret is shown, for some know the nonces by now, and everybody is asked anew."""
    place.gathering = None
    place.reveal(doing, place.no + 1)
    place.commit(doing)
    for chair in place.chairs:
        chair.ready = chair.bot is not None
    doing.hear(events.StartCalledOff(chair=doing.who.chair, late=late))
