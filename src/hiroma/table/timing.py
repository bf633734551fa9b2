"""Clocks at a table: setting them before the game, running out of time, and giving time back."""

from hiroma.kernel import CHANCE
from hiroma.table import events
from hiroma.table.clock import Clock
from hiroma.table.commands import Join, SetClock, SetTimeout, Submit, Undo
from hiroma.table.consent import ALL_ASKED, NO_GAIN, STAND_IN, WHILE_TRUE
from hiroma.table.hall_commands import Away, Credit, TimeOut
from hiroma.table.messages import Who
from hiroma.table.pace import LEAST, TURNS, Pace
from hiroma.table.playing import give_up
from hiroma.table.refusal import Refused
from hiroma.table.seating import chair_at, change_settings, must_not_play, must_play, stand_in
from hiroma.table.state import TableState, Transaction

PATIENCE = 3650
"""Days of the clock by which a table without one counts how long it waits for a player: nobody uses them up."""


def must_host(table: TableState, who: Who) -> None:
    """Refuse ('not-host') everybody but the host."""
    if who.player != table.host:
        raise Refused("not-host")


def may_set_clock(table: TableState, who: Who, command: SetClock | None) -> None:
    """Let the host set the clock before the game; `Refused` ('clock-both') for a bank together with days."""
    must_host(table, who)
    must_not_play(table)
    if command is not None:
        must_be_a_clock(_pace(command), rated=table.rated and table.terms >= ALL_ASKED)


def must_be_a_clock(pace: Pace | None, rated: bool) -> None:
    """Refuse a bank together with days ('clock-both'), and a clock that is too short for a rated game.

    The code of the latter is 'clock-too-short'.
    """
    if pace is None:
        return
    if pace.days and (pace.bank or pace.step):
        raise Refused("clock-both")
    if rated and not pace.is_long_enough():
        raise Refused("clock-too-short", seconds=LEAST, turns=TURNS)


def _pace(command: SetClock) -> Pace | None:
    pace = Pace(command.minutes * 60, command.seconds, command.days)
    return None if pace == Pace() else pace


def set_clock(table: TableState, transaction: Transaction) -> None:
    """Set the time to think from the next game on."""
    command: SetClock = transaction.command
    before, table.pace = table.pace, _pace(command)
    change_settings(table, transaction, table.pace != before)
    transaction.hear(events.ClockSet(minutes=command.minutes, seconds=command.seconds, days=command.days))


def may_set_timeout(table: TableState, who: Who, command: SetTimeout | None) -> None:
    """Let the host set the consequence of a time-out, before the game."""
    must_host(table, who)
    must_not_play(table)


def set_timeout(table: TableState, transaction: Transaction) -> None:
    """Set the consequence of a time-out."""
    command: SetTimeout = transaction.command
    before, table.timeout = table.timeout, command.then
    change_settings(table, transaction, table.timeout != before)
    transaction.hear(events.TimeoutSet(then=command.then))


def must_run(table: TableState, who: Who) -> Clock:
    """Return the running clocks, for the hall. `Refused`: 'not-known' for players, 'no-clock' where none runs."""
    if who.player is not None:
        raise Refused("not-known")
    if table.clock is None or not table.clock.running:
        raise Refused("no-clock")
    return table.clock


def waited_since(table: TableState) -> float | None:
    """Return the time (unix seconds) since which the table has waited for somebody; None when it waits for nobody.

    Time that was given back does not count. The answer follows from the running clocks or, without any, from `waits`.
    """
    clock = table.clock or table.patience
    if clock is not None and clock.running:
        return clock.since
    return max(min(table.waits.values()), table.credited) if table.waits else None


def may_time_out(table: TableState, who: Who, command: TimeOut | None) -> None:
    """Let only the hall say that time has run out, while clocks run. `Refused` as `must_run`."""
    must_run(table, who)


def time_out(table: TableState, transaction: Transaction) -> None:
    """Note that a chair's time has run out: a bot stands in, the chair gives up, or nothing more comes of it.

    `Refused` ('time-left') before that.
    """
    command: TimeOut = transaction.command
    clock = must_run(table, transaction.who)
    if not clock.is_due(command.chair, transaction.at):
        raise Refused("time-left", chair=command.chair)
    clock.out.add(command.chair)
    transaction.hear(events.TimedOut(chair=command.chair))
    if table.timeout == "bot":
        stand_in(table, transaction, command.chair, STAND_IN, "time")
    elif table.timeout == "concede":
        give_up(table, transaction, command.chair)


def may_be_away(table: TableState, who: Who, command: Away | None) -> None:
    """Refuse everybody but the hall ('not-known'), and a game without days a turn ('no-clock')."""
    if who.player is not None:
        raise Refused("not-known")
    must_play(table)
    if table.clock is None or not table.clock.pace.days:
        raise Refused("no-clock")
    if command is not None:
        chair_at(table, command.chair)


def be_away(table: TableState, transaction: Transaction) -> None:
    """Let the chair's clock stand still until the vacation ends; charge the time until now."""
    command: Away = transaction.command
    assert table.clock is not None
    table.clock.run_on(transaction.at)
    table.clock.away[command.chair] = command.until
    if command.until > transaction.at:
        transaction.hear(events.WentAway(chair=command.chair, until=command.until))
    else:
        transaction.hear(events.CameBack(chair=command.chair))


def may_credit(table: TableState, who: Who, command: Credit | None) -> None:
    """Refuse everybody but the hall ('not-known'), and a table that waits for nobody ('no-clock')."""
    if who.player is not None:
        raise Refused("not-known")
    if waited_since(table) is None:
        raise Refused("no-clock")


def credit(table: TableState, transaction: Transaction) -> None:
    """Give back seconds for which the hall was down; `Refused` ('too-much-credit') for more than the table waited."""
    command: Credit = transaction.command
    since = waited_since(table)
    if since is None or command.seconds > transaction.at - since:
        raise Refused("too-much-credit")
    clock = table.clock or table.patience
    if clock is not None and clock.running:
        clock.give_back(command.seconds, transaction.at, also_away=table.terms >= WHILE_TRUE)
    else:
        table.waits = {i: min(transaction.at, at + command.seconds) for i, at in table.waits.items()}
        table.credited = transaction.at
    transaction.hear(events.Credited(seconds=round(command.seconds)))


def run_on(table: TableState, transaction: Transaction, clock: Clock) -> None:
    """Charge the clocks for the time that has passed, and start those of the next chairs. Called after each entry."""
    clock.run_on(transaction.at)
    play = table.play
    mover = None
    if play is not None and isinstance(transaction.command, Submit):
        mover = play.holders[transaction.command.seat]
    elif isinstance(transaction.command, Join) and transaction.who.chair is not None:
        clock.come_back(transaction.who.chair)
    turns = 0 if play is None else len(play.steps)
    running = thinking(table)
    # A decision is its chair's, also while a bot keeps it: neither leaving nor coming back begins another one.
    whose = deciding(table) if table.terms >= NO_GAIN else running
    if table.terms >= ALL_ASKED and clock.stood.newest() > turns:
        alone = transaction.who.chair if isinstance(transaction.command, Undo) else None
        if table.terms >= NO_GAIN:
            clock.forgo(alone)
        clock.go_back(turns, running, whose, alone)
    else:
        clock.turn(running, whose, mover, turns)
        if table.terms >= ALL_ASKED and clock.stood.newest() < turns:
            clock.arise(turns)
    if table.terms >= NO_GAIN:
        clock.recall(turns)


def deciding(table: TableState) -> tuple[int, ...]:
    """Return the chairs that must act, also those that a bot keeps, and also while the game rests."""
    play = table.play
    if play is None or table.status != "playing":
        return ()
    return tuple(sorted({play.holders[seat] for seat in play.state.actors() if seat != CHANCE}))


def thinking(table: TableState) -> tuple[int, ...]:
    """Return the chairs of people who must act now."""
    return () if table.paused else tuple([chair for chair in deciding(table) if table.chairs[chair].bot is None])


def wait(table: TableState, transaction: Transaction) -> None:
    """Note for which players the table waits where no clock runs, and since when. Called after each entry.

    Between two games of a match it waits for everybody who is not ready.
    """
    if table.status != "playing" or table.clock is not None or table.practice or table.terms < NO_GAIN:
        if table.patience is not None:
            table.patience, table.waits = None, {}
        _wait_by_turns(table, transaction)
        return
    clock = table.patience
    if clock is None:
        clock = table.patience = Clock(Pace(days=PATIENCE), len(table.chairs), transaction.at)
        if table.began != transaction.rev:
            # The game began under older terms: the time waited until now counts.
            clock.whose = tuple(table.waits)
            for chair, since in table.waits.items():
                clock.left[chair] -= max(0.0, transaction.at - since)
    run_on(table, transaction, clock)
    table.waits = {chair: clock.since - clock.spent(chair) for chair in clock.running}


def _wait_by_turns(table: TableState, transaction: Transaction) -> None:
    # The wait for a player begins when they move or come back. A move that they take back at once begins no new one.
    if table.status == "playing" and table.clock is None:
        awaited = thinking(table)
    elif table.status == "over" and table.in_match:
        awaited = tuple(i for i in table.humans() if not table.chairs[i].ready)
    else:
        awaited = ()
    mover, kept = None, table.waits
    if isinstance(transaction.command, Submit) and table.play is not None:
        mover, table.waited = table.play.holders[transaction.command.seat], kept
    elif isinstance(transaction.command, Undo) and table.vote is None:
        kept = table.waited
    table.waits = {i: transaction.at if i == mover or i not in kept else kept[i] for i in awaited}
