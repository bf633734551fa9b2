"""What a log says of the devices' nonces: that each opened is the one pledged, and that a game takes just these."""

from hiroma.table.chance import pledge
from hiroma.table.commands import OpenNonce
from hiroma.table.entries import Entry


class Pledges:
    """The pledges that are asked for, by chair, and the nonces opened so far.

    `held`: the table is of the scheme with pledges. To `called_off` are added the entries by which a start came to
    nothing.
    """

    def __init__(self, held: bool, called_off: list[int]) -> None:
        self.held = held
        self.called_off = called_off
        self.asked: dict[str, str] = {}
        self.opened: dict[str, str] = {}

    def stand(self, entry: Entry) -> bool:
        """Go on by an entry; False when it opens another nonce, or the game takes others than were opened."""
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
