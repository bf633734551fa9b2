"""Sitting down: on a new chair before the game, on the player's own chair again, or, in a game, on a bot's chair."""

from hiroma.ids import NO_PLAYER
from hiroma.table import events, gathering, offering, queueing, voting
from hiroma.table.commands import Join
from hiroma.table.consent import NEVER, NO_GAIN, WHILE_TRUE
from hiroma.table.messages import Who
from hiroma.table.play import Play
from hiroma.table.refusal import Refused
from hiroma.table.seating import (
    chair_at,
    change_settings,
    exchange,
    most_chairs,
    must_not_play,
    pass_on_host,
    unsettle,
)
from hiroma.table.series import begin
from hiroma.table.state import Chair, TableState, Transaction

ROUNDS = 2
"""People may take a bot's seat until this round is over."""


def current_round(play: Play) -> int:
    """Return the round of a game, counted from 1; 0 before the first turn.

    It is the greatest number of turns that a chair has begun. Submissions of a chair with no other chair in between are
    one turn, however many they are.
    """
    begun: dict[int, int] = {}
    last = -1
    for step in play.steps:
        chair = play.holders[step.seat]
        if chair != last:
            begun[chair] = begun.get(chair, 0) + 1
        last = chair
    return max(begun.values(), default=0)


def bots_seats(table: TableState) -> tuple[int, ...]:
    """Return the chairs that people may take in the game that is on: bots keep them, and nobody owns them.

    Only while nobody has won a game of the match: a newcomer inherits no wins.
    """
    play = table.play
    if play is None or table.status != "playing" or not _welcomes(table) or any(table.wins):
        return ()
    if current_round(play) > ROUNDS:
        return ()
    return tuple([i for i, chair in enumerate(table.chairs) if chair.player is None and chair.bot is not None])


def _welcomes(table: TableState) -> bool:
    return table.welcome and voting.rule_for(table, "take-bot").asked != NEVER


def may_join(table: TableState, who: Who, command: Join | None) -> None:
    """Let a player sit down on a free chair, on their own with a bot in it, or on a bot's where people are welcome.

    `Refused`: 'not-known', 'already-seated', 'already-conceded', 'tournament-table', 'table-full', 'no-such-chair'.
    """
    if who.player is None:
        raise Refused("not-known")
    if who.chair is not None:
        if table.chairs[who.chair].bot is None:
            raise Refused("already-seated", chair=who.chair)
        if table.play is not None and table.status == "playing" and table.play.gave_up(table.seats_of(who.chair)):
            raise Refused("already-conceded")
        return
    if table.in_match:
        _may_take(table, who, command)
        return
    wishes = command is not None and command.chair is not None
    played = table.no > 0 and table.terms >= WHILE_TRUE
    if table.paired and (played or who.player not in table.paired or (wishes and table.terms >= NO_GAIN)):
        raise Refused("tournament-table")  # one game is played: after it nobody begins another by sitting down again
    if len(table.chairs) >= most_chairs(table):
        raise Refused("table-full", chairs=most_chairs(table))
    if command is not None and command.chair is not None and command.chair > len(table.chairs):
        raise Refused("no-such-chair", chair=command.chair, chairs=len(table.chairs) + 1)


def _may_take(table: TableState, who: Who, command: Join | None) -> None:
    wished = None if command is None else command.chair
    on_offer = offering.on_offer(table)
    if on_offer and (wished in on_offer or (wished is None and not bots_seats(table))):
        offering.may_ask_for(table, who, on_offer[0] if wished is None else wished)
        return
    if not _welcomes(table):
        must_not_play(table)
    if wished is not None and chair_at(table, wished).player is not None:
        raise Refused("seat-is-theirs", chair=wished)
    if not bots_seats(table):
        raise Refused("too-late-to-join", rounds=ROUNDS)
    offering.must_not_know_another(table, who, bots_seats(table)[0] if wished is None else wished)


def join(table: TableState, transaction: Transaction) -> None:
    """Seat the player on a new chair, on their own that a bot kept, or on a bot's."""
    if transaction.who.chair is not None:
        _come_back(table, transaction, transaction.who.chair)
    elif table.in_match:
        _take(table, transaction)
    else:
        _sit_down(table, transaction)


def _come_back(table: TableState, transaction: Transaction, index: int) -> None:
    chair = table.chairs[index]
    chair.bot = None
    chair.offered = False
    offering.withdraw(table, transaction, index)
    chair.lent = None
    chair.ready = False
    gathering.add(chair, transaction.command)
    transaction.hear(events.Returned(chair=index))


def _take(table: TableState, transaction: Transaction) -> None:
    command: Join = transaction.command
    on_offer, free = offering.on_offer(table), bots_seats(table)
    index = (free or on_offer)[0] if command.chair is None else command.chair
    if index in on_offer:
        offering.ask_for(table, transaction, index)
        return
    if transaction.who.player in table.queue:
        table.queue.remove(transaction.who.player or NO_PLAYER)
    vote = table.vote
    if vote is not None and vote.player == transaction.who.player and vote.chair is not None:
        offering.withdraw(table, transaction, vote.chair)  # they have found another chair
    level = table.chairs[index].bot or ""
    chair = Chair(transaction.who.player, agreed=transaction.rev)
    chair.taken = True
    gathering.add(chair, command)
    table.chairs[index] = chair
    transaction.hear(events.SeatTaken(chair=index, player=transaction.who.player or NO_PLAYER, level=level))


def _sit_down(table: TableState, transaction: Transaction) -> None:
    command: Join = transaction.command
    player = transaction.who.player
    queueing.take_place(table, transaction)
    unsettle(table)
    table.chairs.append(Chair(player, agreed=transaction.rev))
    gathering.add(table.chairs[-1], command)
    last = len(table.chairs) - 1
    transaction.hear(events.Joined(chair=last, player=player or NO_PLAYER))
    if command.chair is not None and command.chair < last:
        change_settings(table, transaction)
        table.chairs[last].agreed = transaction.rev
        exchange(table, transaction, last, command.chair)
    for level in table.rivals:
        table.chairs.append(Chair(None, level))
        transaction.hear(events.BotSeated(chair=len(table.chairs) - 1, level=level))
    if table.paired:
        if len(table.chairs) == len(table.paired):
            if table.shared:
                # Each seat is compared with the same seat at other tables: nobody chooses it by coming early.
                table.chairs.sort(key=lambda chair: table.paired.index(chair.player or NO_PLAYER))
            begin(table, transaction)
        return
    if table.host is None:
        pass_on_host(table, transaction)
    if table.fill is not None and len(table.chairs) >= most_chairs(table):
        table.fill = transaction.at  # nobody else can come
