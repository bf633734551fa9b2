"""From game to game: agreeing, beginning, ending, and the series of a match."""

from hiroma.kernel import Outcome
from hiroma.table import events, gathering, study_events
from hiroma.table.clock import Clock
from hiroma.table.commands import Ready
from hiroma.table.consent import ALL_ASKED
from hiroma.table.entries import Revealed
from hiroma.table.hall_commands import Disclose
from hiroma.table.messages import Who
from hiroma.table.play import Play
from hiroma.table.refusal import Refused
from hiroma.table.seating import agree, must_play, must_rule, must_sit
from hiroma.table.state import TableState, Transaction


def may_ready(table: TableState, who: Who, command: object) -> None:
    """Let a player say ready between games, once.

    `Refused`: 'game-running', 'tournament-table', 'already-ready'.
    """
    chair = must_sit(table, who)
    if table.status == "playing":
        raise Refused("game-running")
    if table.paired and table.no:
        raise Refused("tournament-table")
    if table.chairs[chair].ready:
        raise Refused("already-ready")


def may_rematch(table: TableState, who: Who, command: object) -> None:
    """Let a player ask for another game after a finished one; `Refused` ('no-finished-game') without one."""
    if table.status != "over":
        raise Refused("no-finished-game")
    may_ready(table, who, command)


def enough(table: TableState) -> None:
    """Refuse to begin a game with a number of people that it does not take ('people', CS-S1).

    Refuse ('not-seated') to begin one at a practice table where nobody sits who plays for all.
    """
    if table.practice and not table.chairs:
        raise Refused("not-seated")
    allowed = table.ruleset.people(table.options)
    if table.people not in allowed:
        raise Refused("people", have=table.people, need=list(allowed))


def may_start(table: TableState, who: Who, command: object) -> None:
    """Let the host, or a player with a chair, begin when enough people sit (CS-S2).

    After a game it takes everybody's yes; a host who does not sit may let bots go on. `Refused`: 'game-running',
    'shared-deal', 'not-agreed', or as `enough`.
    """
    must_rule(table, who)
    if table.status == "playing":
        raise Refused("game-running")
    if table.shared and table.no:
        raise Refused("shared-deal")
    enough(table)
    if table.status == "over":
        if not (who.chair is None and all_ready(table)):
            may_ready(table, who, command)
    elif table.terms >= ALL_ASKED and (others := table.not_agreed(who.chair)):
        raise Refused("not-agreed", places=[i + 1 for i in others])


def ready(table: TableState, transaction: Transaction) -> None:
    """Say yes to a game; the last yes begins it."""
    command: Ready = transaction.command
    index = must_sit(table, transaction.who)
    chair = table.chairs[index]
    chair.ready = True
    agree(table, transaction, index)
    gathering.add(chair, command)
    transaction.hear(events.Readied(chair=index))
    if all_ready(table):
        begin(table, transaction)


def all_ready(table: TableState) -> bool:
    """Return True when everybody agrees to begin, and they are as many as the game takes."""
    return all(chair.ready for chair in table.chairs) and table.people in table.ruleset.people(table.options)


def go_on(table: TableState, transaction: Transaction) -> None:
    """Begin the next game of a match when the last player who was not ready has left, or lost the chair."""
    if table.gathering is None and table.status == "over" and table.in_match and table.humans() and all_ready(table):
        begin(table, transaction)


def start(table: TableState, transaction: Transaction) -> None:
    """Begin at once; between games of the same people it takes everybody's yes."""
    if table.status == "over" and transaction.who.chair is not None:
        ready(table, transaction)
        return
    if transaction.who.chair is not None:
        gathering.add(table.chairs[transaction.who.chair], transaction.command)
    begin(table, transaction)


def begin(table: TableState, transaction: Transaction) -> None:
    """Begin, as soon as the devices that have pledged a nonce have opened it."""
    if not gathering.gather(table, transaction):
        deal(table, transaction)


def deal(table: TableState, transaction: Transaction) -> None:
    """Close the nonces, seat the people, make the opening draws."""
    if table.match_over or len(table.wins) != len(table.chairs):
        table.wins = [0] * len(table.chairs)
    table.no += 1
    table.status = "playing"
    table.paused = False
    table.fill = None
    table.vote = None
    table.refused = {}
    table.began = transaction.rev
    for chair in table.chairs:
        chair.ready = chair.bot is not None
        chair.taken = chair.offered = False
        chair.since = 0
    holders = table.ruleset.holders(table.options, table.people)
    if table.practice:
        holders = (0,) * len(holders)
    table.play = Play(table.ruleset, table.options, table.no, holders, bool(table.shared))
    table.patience = None
    table.clock = Clock(table.pace, len(table.chairs), transaction.at) if table.pace else None
    table.take_key(transaction)
    transaction.hear(events.GameBegan(no=table.no, seats=holders, commitment=table.commitment))
    past = table.practice.past if table.practice and table.no == 1 else None
    if past is None:
        transaction.draws = table.play.begin(transaction.rev, table.last, table.source(transaction), transaction.hear)
    else:
        table.play.go_on_from(past, transaction.rev)
        transaction.hear(study_events.WentOnFrom(table=past.table, no=past.no, step=len(past.steps)))


def end(table: TableState, transaction: Transaction) -> None:
    """Count the game, show its secret, commit to the next."""
    play = must_play(table)
    outcome = play.outcome
    winners = outcome.winners if outcome else ()
    for winner in {play.holders[seat] for seat in winners}:
        table.wins[winner] += 1
    table.status = "over"
    table.paused = False
    table.vote = None
    table.last = outcome
    for chair in table.chairs:
        chair.lent = None
        chair.offered = False
    table.finished[table.no] = (table.began, transaction.rev)
    transaction.hear(
        events.GameEnded(
            no=table.no,
            how=play.ended or "aborted",
            winners=() if outcome is None or drawn(outcome) else winners,
            clause=outcome.clause if outcome else "",
            wins=tuple(table.wins),
            match_over=table.match_over,
        )
    )
    if not table.shared:
        table.reveal(transaction, table.no)
        table.commit(transaction)


def drawn(outcome: Outcome) -> bool:
    """Return True for a game in which all of several sides came first: nobody has beaten anybody."""
    return len(outcome.sides) > 1 and len(outcome.ranking[0]) == len(outcome.sides)


def may_disclose(table: TableState, who: Who, command: object) -> None:
    """Let only the hall show the secret of a shared deal, once its game is over and while it is a secret.

    `Refused`: 'not-known', 'no-finished-game'.
    """
    if who.player is not None:
        raise Refused("not-known")
    if not table.shared or table.status != "over" or table.disclosed:
        raise Refused("no-finished-game")


def disclose(table: TableState, transaction: Transaction) -> None:
    """Show the secret that other tables had, too."""
    command: Disclose = transaction.command
    table.disclosed = True
    transaction.reveal = Revealed(table.no, command.secret)
    transaction.hear(events.Disclosed())
