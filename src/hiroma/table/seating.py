"""Before the game: sitting down and getting up, bots, the host."""

from hiroma.ids import NO_PLAYER
from hiroma.table import events, gathering
from hiroma.table.commands import Host, Shuffle, Swap
from hiroma.table.consent import ALL_ASKED, NO_GAIN, STAND_IN
from hiroma.table.messages import Who
from hiroma.table.play import Play
from hiroma.table.refusal import Refused
from hiroma.table.state import Chair, Place, TableState, Transaction


def must_sit(table: TableState, who: Who) -> int:
    """The asker's chair, or `Refused` ('not-seated')."""
    if who.chair is None:
        raise Refused("not-seated")
    return who.chair


def must_not_play(table: TableState) -> None:
    """`Refused` while a game or an unfinished match is on (CS-S3)."""
    if table.in_match:
        raise Refused("game-running")


def must_play(table: TableState) -> Play:
    """The game in progress, or `Refused` ('no-game')."""
    if table.play is None or table.status != "playing":
        raise Refused("no-game")
    return table.play


def must_rule(table: TableState, who: Who) -> None:
    """`Refused` unless the asker is the host or has a chair."""
    if who.chair is None and who.player != table.host:
        raise Refused("not-seated")


def chair_at(table: TableState, index: int) -> Chair:
    """The chair with that number, or `Refused` ('no-such-chair')."""
    if not 0 <= index < len(table.chairs):
        raise Refused("no-such-chair", chair=index, chairs=len(table.chairs))
    return table.chairs[index]


def most_chairs(table: TableState) -> int:
    """How many people may sit with the options as they stand."""
    return 1 if table.practice else max(table.ruleset.people(table.options))


def may_leave(table: TableState, who: Who, command: object) -> None:
    """Anybody with a chair."""
    chair = must_sit(table, who)
    if table.in_match and table.chairs[chair].bot is not None:
        raise Refused("bot-plays-already")


def leave(table: TableState, transaction: Transaction) -> None:
    """Before the game the chair goes; in a game a bot stands in and the chair can be taken back."""
    index = must_sit(table, transaction.who)
    if table.gathering is not None:
        gathering.call_off(table, transaction)
    if table.in_match:
        stand_in(table, transaction, index, STAND_IN, "left")
        return
    player = table.chairs[index].player or NO_PLAYER
    remove(table, index)
    transaction.hear(events.Left(chair=index, player=player))
    if table.host == player:
        pass_on_host(table, transaction)


def remove(table: TableState, index: int) -> None:
    """Take a chair away; those behind move up."""
    unsettle(table)
    del table.chairs[index]


def change_settings(table: TableState, transaction: Transaction, changed: bool = True) -> None:
    """A setting was made: if it changed anything, only who made it agrees to the settings as they stand.

    No bots come by themselves while somebody has not agreed.
    """
    unsettle(table)
    if not changed:
        return
    table.changed = transaction.rev
    agree(table, transaction, transaction.who.chair)
    if table.fill is not None and table.terms >= ALL_ASKED and table.not_agreed():
        table.fill = None
        transaction.hear(events.Filling(seconds=0))


def change_between_games(table: TableState, transaction: Transaction, changed: bool) -> None:
    """A setting was made that may also change while a game is on: before one, all agree to it as to any other."""
    if not table.in_match:
        change_settings(table, transaction, changed)


def must_not_play_with_others(table: TableState, who: Who) -> None:
    """`Refused` ('game-running') while a game or an unfinished match of several people is on."""
    if any(chair.player not in (None, who.player) for chair in table.chairs):
        must_not_play(table)


def agree(table: TableState, transaction: Transaction, chair: int | None) -> None:
    """The owner of a chair agrees to the settings as they stand."""
    if chair is not None:
        table.chairs[chair].agreed = transaction.rev


def unsettle(table: TableState) -> None:
    """People or settings changed: the series and who is ready begin anew, and the game shown is put away."""
    table.wins = []
    table.last = None
    table.play = None if table.status == "over" else table.play
    table.status = "open" if table.status == "over" else table.status
    for chair in table.chairs:
        chair.ready = chair.bot is not None


def unrate(table: TableState, transaction: Transaction) -> None:
    """Games with bots do not count for ratings."""
    if table.rated:
        table.rated = False
        transaction.hear(events.RatedSet(on=False))


def pass_on_host(table: TableState, transaction: Transaction) -> None:
    """The first person with a chair becomes host; nobody, if there is none."""
    for chair in table.chairs:
        if chair.player is not None:
            table.host = chair.player
            transaction.hear(events.HostChanged(player=chair.player))
            return
    table.host = table.fill = None


def stand_in(table: TableState, transaction: Transaction, index: int, level: str, why: events.StandIn) -> None:
    """A bot acts for a chair from now on; `why` as in `events.BotTookOver`.

    Who goes has not agreed to a question that is open, and does not close it: they may be back before the bot moves.
    """
    chair = table.chairs[index]
    chair.bot = level
    chair.ready = True
    vote = table.vote
    stays = why == "left" and table.terms >= NO_GAIN
    if vote is not None and table.terms < ALL_ASKED:
        vote.open.discard(index)
    elif vote is not None and vote.about == "stand-in" and vote.chair == index and not stays:
        table.vote = None
        transaction.hear(events.VoteClosed(about="stand-in", passed=False))
    transaction.hear(events.BotTookOver(chair=index, level=level, why=why))


def note_places(table: TableState, transaction: Transaction) -> None:
    """Note since when each chair has its number and its owner."""
    known = table.places
    table.places = [
        known[i] if i < len(known) and known[i].is_of(chair) else Place(chair, transaction.rev)
        for i, chair in enumerate(table.chairs)
    ]


def may_swap(table: TableState, who: Who, command: Swap | None) -> None:
    """Before the game, with any other chair."""
    chair = must_sit(table, who)
    must_not_play(table)
    if len(table.chairs) < 2:
        raise Refused("no-other-chair")
    if command is not None:
        chair_at(table, command.chair)
        if command.chair == chair:
            raise Refused("already-seated", chair=chair)


def swap(table: TableState, transaction: Transaction) -> None:
    """Two chairs change places; seats follow chairs, so partners change too."""
    one, other = must_sit(table, transaction.who), transaction.command.chair
    change_settings(table, transaction)
    exchange(table, transaction, one, other)


def exchange(table: TableState, transaction: Transaction, one: int, other: int) -> None:
    """Who sits on two chairs changes places."""
    chairs = table.chairs
    chairs[one], chairs[other] = chairs[other], chairs[one]
    transaction.hear(events.Swapped(chair=one, other=other))


def may_shuffle(table: TableState, who: Who, command: object) -> None:
    """Before the game, anybody with a chair, when somebody else has one."""
    must_sit(table, who)
    must_not_play(table)
    if len(table.chairs) < 2:
        raise Refused("no-other-chair")


def shuffle(table: TableState, transaction: Transaction) -> None:
    """Draw the order of the chairs; everybody agrees to their place before the game, as to any other setting."""
    if transaction.recorded is None:
        drawn = [(table.entropy(16), i) for i in range(len(table.chairs))]
        transaction.command = Shuffle(order=tuple([i for _, i in sorted(drawn)]))
    order = transaction.command.order
    if sorted(order) != list(range(len(table.chairs))):
        raise Refused("bad-order")
    change_settings(table, transaction)
    table.chairs = [table.chairs[i] for i in order]
    transaction.hear(events.Shuffled(order=order))


def may_name_host(table: TableState, who: Who, command: Host | None) -> None:
    """Only the host, and only somebody with a chair."""
    if who.player != table.host:
        raise Refused("not-host")
    if command is None:
        if all(chair.player is None for chair in table.chairs):
            raise Refused("nobody-there")
    elif chair_at(table, command.chair).player is None:
        raise Refused("bot-cannot-host")


def name_host(table: TableState, transaction: Transaction) -> None:
    """Pass the table on."""
    table.host = table.chairs[transaction.command.chair].player
    transaction.hear(events.HostChanged(player=table.host or NO_PLAYER))
