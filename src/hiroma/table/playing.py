"""In a game: turns, giving up, pausing."""

from hiroma.table import cursor, events, joining, study_events, variations, voting
from hiroma.table.commands import Redraw, Submit
from hiroma.table.consent import ALL_ASKED, NO_GAIN, STAND_IN, WHILE_TRUE
from hiroma.table.messages import Who
from hiroma.table.refusal import Refused
from hiroma.table.seating import must_play, must_sit, stand_in
from hiroma.table.series import end
from hiroma.table.state import TableState, Transaction


def may_submit(table: TableState, who: Who, command: Submit | None) -> None:
    """Let the chair that decides for a seat submit a turn, or the hall: for a bot, or the turn that silence means.

    The rules judge the moves. `Refused`: 'paused', 'no-such-seat', 'not-your-seat', 'lent-out', 'bot-plays-already'.
    """
    play = must_play(table)
    if table.paused:
        raise Refused("paused")
    variations.must_have_room(table)
    if command is None:
        return
    if command.seat >= len(play.holders):
        raise Refused("no-such-seat", seat=command.seat)
    holder = play.holders[command.seat]
    if who.player is None:
        if table.chairs[holder].bot is None and command.moves != play.silent(command.seat):
            raise Refused("not-your-seat", seat=command.seat)
    elif table.decider(command.seat) != who.chair:
        raise Refused("lent-out" if holder == who.chair else "not-your-seat", seat=command.seat)
    elif table.chairs[holder].bot is not None:
        raise Refused("bot-plays-already")


def submit(table: TableState, transaction: Transaction) -> None:
    """Carry out a turn; a game that ends with it is counted in the same entry."""
    play = must_play(table)
    command: Submit = transaction.command
    chair = table.decider(command.seat)
    first = table.last_step(chair) is None
    free = joining.bots_seats(table)
    transaction.draws = play.submit(
        transaction.rev, command.seat, command.moves, table.source(transaction), transaction.hear
    )
    # A turn is the mover's, and since `WHILE_TRUE` also the owner's who has lent the seat.
    movers = {chair, play.holders[command.seat]} if table.terms >= WHILE_TRUE else {chair}
    holder = table.chairs[play.holders[command.seat]]
    if table.terms >= NO_GAIN and holder.player is not None and holder.bot is not None:
        # The owner may see the bot's move and come back: they must not choose alone between it and another.
        play.bind_last()
    # After the first turn a player has something to take back: the hall sends them their permissions again.
    transaction.freed = table.chairs[chair].player if first else None
    transaction.meta = table.vote is not None or joining.bots_seats(table) != free
    vote = table.vote
    if vote is not None and (vote.about == "undo" or (vote.about == "stand-in" and vote.chair in movers)):
        transaction.hear(events.VoteClosed(about=vote.about, passed=False))
        table.vote = None
        if vote.about == "stand-in" and table.terms >= NO_GAIN:
            # The move answers the question: nobody takes back the answer alone, to be asked again.
            play.bind_last()
    if play.ended:
        transaction.meta = True
        end(table, transaction)


def may_redraw(table: TableState, who: Who, command: object) -> None:
    """Let the player who plays for all choose draws in practice: at other tables chance decides.

    `Refused`: 'practice-only', 'nothing-drawn'.
    """
    play = must_play(table)
    must_sit(table, who)
    if not table.practice:
        raise Refused("practice-only")
    variations.must_have_room(table)
    if not (play.steps[-1].draws if play.steps else play.opening):
        raise Refused("nothing-drawn")


def redraw(table: TableState, transaction: Transaction) -> None:
    """Replace the results of the last draws by chosen ones."""
    play = must_play(table)
    command: Redraw = transaction.command
    transaction.draws = play.draw_otherwise(transaction.rev, command.draws, table.source(transaction))
    transaction.hear(study_events.Redrawn(chair=must_sit(table, transaction.who), draws=len(transaction.draws)))
    transaction.meta = False
    if play.ended:
        transaction.meta = True
        end(table, transaction)


def may_concede(table: TableState, who: Who, command: object) -> None:
    """Let a player give up once in a game; `Refused` ('already-conceded') after that."""
    play = must_play(table)
    chair = must_sit(table, who)
    cursor.must_own(table, who)
    if play.gave_up(table.seats_of(chair)):
        raise Refused("already-conceded")


def concede(table: TableState, transaction: Transaction) -> None:
    """Give up: the last side left wins; while others play on, a bot plays for the seat."""
    give_up(table, transaction, must_sit(table, transaction.who))


def give_up(table: TableState, transaction: Transaction, index: int) -> None:
    """Give up the seats of a chair; the game ends when one side is left."""
    play = must_play(table)
    seats = table.seats_of(index)
    for seat in seats:
        transaction.hear(events.Conceded(seat=seat))
    if play.concede(seats):
        end(table, transaction)
        return
    if table.chairs[index].bot is None:
        stand_in(table, transaction, index, STAND_IN, "conceded")
    if table.terms >= WHILE_TRUE:
        voting.let_go(table, transaction, index)


def may_pause(table: TableState, who: Who, command: object) -> None:
    """Let a player who has not given up ask the others for a pause; `Refused` ('paused') during one."""
    must_play(table)
    voting.must_still_play(table, must_sit(table, who))
    if table.paused:
        raise Refused("paused")
    if table.clock is not None or table.terms >= ALL_ASKED:
        voting.no_vote(table)


def pause(table: TableState, transaction: Transaction) -> None:
    """Ask the others to pause the game; under terms 1, without clocks, pause it at once."""
    if table.clock is None and table.terms < ALL_ASKED:
        voting.rest(table, transaction, must_sit(table, transaction.who))
    else:
        voting.put(table, transaction, voting.call(table, transaction, "pause", "pause"))


def may_resume(table: TableState, who: Who, command: object) -> None:
    """Let a player who has not given up end a pause; `Refused` ('not-paused') without one."""
    must_play(table)
    voting.must_still_play(table, must_sit(table, who))
    if not table.paused:
        raise Refused("not-paused")


def resume(table: TableState, transaction: Transaction) -> None:
    """End the pause."""
    table.paused = False
    transaction.hear(events.Resumed(chair=must_sit(table, transaction.who)))
