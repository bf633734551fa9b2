"""Check of the nonces in a log: each opened nonce is the one pledged, and a game uses exactly the opened ones."""

from hiroma.table.chance import pledge
from hiroma.table.commands import OpenNonce
from hiroma.table.entries import Entry


class Pledges:
    """The pledges that are asked for, by chair, and the nonces opened so far.

    `held`: the table uses the scheme with pledges. `called_off` collects the revs at which a start was called off.
    """

    def __init__(self, held: bool, called_off: list[int]) -> None:
        self.held = held
        self.called_off = called_off
        self.asked: dict[str, str] = {}
        self.opened: dict[str, str] = {}

    def stand(self, entry: Entry) -> bool:
        """Read an entry; return False when its nonces are wrong.

        Wrong is a nonce other than the pledged one, and a game with nonces other than those opened.
        """
        if isinstance(entry.command, OpenNonce):
            chair = str(entry.by)
            if chair in self.opened or pledge(entry.command.nonce) != self.asked.get(chair):
                return False
            self.opened[chair] = entry.command.nonce
        if entry.start is not None:
            if self.held and (entry.start.nonces != self.opened or self.asked.keys() != self.opened.keys()):
                return False
            self.asked, self.opened = {}, {}
        elif entry.reveal is not None and self.asked:
            self.called_off.append(entry.rev)
            self.asked, self.opened = {}, {}
        if entry.pledged is not None:
            self.asked, self.opened = entry.pledged, {}
        return True
