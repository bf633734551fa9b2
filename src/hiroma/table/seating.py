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
    """Return the asker's chair; `Refused` ('not-seated') without one."""
    if who.chair is None:
        raise Refused("not-seated")
    return who.chair


def must_not_play(table: TableState) -> None:
    """Refuse ('game-running') while a game or an unfinished match is on (CS-S3)."""
    if table.in_match:
        raise Refused("game-running")


def must_play(table: TableState) -> Play:
    """Return the game in progress; `Refused` ('no-game') without one."""
    if table.play is None or table.status != "playing":
        raise Refused("no-game")
    return table.play


def must_rule(table: TableState, who: Who) -> None:
    """Refuse ('not-seated') an asker who is not the host and has no chair."""
    if who.chair is None and who.player != table.host:
        raise Refused("not-seated")


def chair_at(table: TableState, index: int) -> Chair:
    """Return the chair with that number; `Refused` ('no-such-chair') when there is none."""
    if not 0 <= index < len(table.chairs):
        raise Refused("no-such-chair", chair=index, chairs=len(table.chairs))
    return table.chairs[index]


def most_chairs(table: TableState) -> int:
    """Return the most people who may sit with the options as they stand."""
    return 1 if table.practice else max(table.ruleset.people(table.options))


def may_leave(table: TableState, who: Who, command: object) -> None:
    """Let a player with a chair leave; `Refused` ('bot-plays-already') while a bot stands in for them."""
    chair = must_sit(table, who)
    if table.in_match and table.chairs[chair].bot is not None:
        raise Refused("bot-plays-already")


def leave(table: TableState, transaction: Transaction) -> None:
    """Remove the player's chair; in a game have a bot stand in, so that the player can take the chair back."""
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
    """Note that a setting was made. If it changed anything, only the player who made it agrees to the settings now.

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
    """Note a setting that may also change during a game. Before a game, all agree to it as to any other setting."""
    if not table.in_match:
        change_settings(table, transaction, changed)


def must_not_play_with_others(table: TableState, who: Who) -> None:
    """Refuse ('game-running') while a game or an unfinished match of several people is on."""
    if any(chair.player not in (None, who.player) for chair in table.chairs):
        must_not_play(table)


def agree(table: TableState, transaction: Transaction, chair: int | None) -> None:
    """Note that the owner of a chair agrees to the settings as they stand."""
    if chair is not None:
        table.chairs[chair].agreed = transaction.rev


def unsettle(table: TableState) -> None:
    """Begin the series again, with no person ready, and put the last game away: people or settings have changed."""
    table.wins = []
    table.last = None
    table.play = None if table.status == "over" else table.play
    table.status = "open" if table.status == "over" else table.status
    for chair in table.chairs:
        chair.ready = chair.bot is not None


def unrate(table: TableState, transaction: Transaction) -> None:
    """Make the table unrated: games with bots do not count for ratings."""
    if table.rated:
        table.rated = False
        transaction.hear(events.RatedSet(on=False))


def pass_on_host(table: TableState, transaction: Transaction) -> None:
    """Make the first person with a chair the host; nobody, if there is none."""
    for chair in table.chairs:
        if chair.player is not None:
            table.host = chair.player
            transaction.hear(events.HostChanged(player=chair.player))
            return
    table.host = table.fill = None


def stand_in(table: TableState, transaction: Transaction, index: int, level: str, why: events.StandIn) -> None:
    """Have a bot act for a chair from now on; `why` as in `events.BotTookOver`.

    A player who leaves has not agreed to a question that is open, and does not close it: they may be back before the
    bot moves.
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
    """Let a player change places with any other chair before the game.

    `Refused`: 'no-other-chair', 'already-seated' for the player's own chair.
    """
    chair = must_sit(table, who)
    must_not_play(table)
    if len(table.chairs) < 2:
        raise Refused("no-other-chair")
    if command is not None:
        chair_at(table, command.chair)
        if command.chair == chair:
            raise Refused("already-seated", chair=chair)


def swap(table: TableState, transaction: Transaction) -> None:
    """Exchange two chairs; seats follow chairs, so partners change, too."""
    one, other = must_sit(table, transaction.who), transaction.command.chair
    change_settings(table, transaction)
    exchange(table, transaction, one, other)


def exchange(table: TableState, transaction: Transaction, one: int, other: int) -> None:
    """Exchange the places of two chairs."""
    chairs = table.chairs
    chairs[one], chairs[other] = chairs[other], chairs[one]
    transaction.hear(events.Swapped(chair=one, other=other))


def may_shuffle(table: TableState, who: Who, command: object) -> None:
    """Let a player with a chair shuffle before the game; `Refused` ('no-other-chair') when nobody else has one."""
    must_sit(table, who)
    must_not_play(table)
    if len(table.chairs) < 2:
        raise Refused("no-other-chair")


def shuffle(table: TableState, transaction: Transaction) -> None:
    """Draw the order of the chairs; everybody agrees to their place before the game, as to any other setting.

    `Refused` ('bad-order') when the order in a log does not name each chair once.
    """
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
    """Let the host make somebody with a chair the host.

    `Refused`: 'not-host', 'nobody-there', 'bot-cannot-host'.
    """
    if who.player != table.host:
        raise Refused("not-host")
    if command is None:
        if all(chair.player is None for chair in table.chairs):
            raise Refused("nobody-there")
    elif chair_at(table, command.chair).player is None:
        raise Refused("bot-cannot-host")


def name_host(table: TableState, transaction: Transaction) -> None:
    """Make the owner of a chair the host."""
    table.host = table.chairs[transaction.command.chair].player
    transaction.hear(events.HostChanged(player=table.host or NO_PLAYER))
