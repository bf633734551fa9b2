"""Clocks at a table: setting them before the game, what happens when time runs out, and time given back."""

from hiroma.kernel import CHANCE
from hiroma.table import events
from hiroma.table.asked import Away, Credit, Join, SetClock, SetTimeout, Submit, TimeOut, Undo
from hiroma.table.clock import LEAST, TURNS, Clock
from hiroma.table.consent import STAND_IN, TERMS
from hiroma.table.place import Doing, Place
from hiroma.table.playing import give_up
from hiroma.table.refusal import Refused
from hiroma.table.seating import chair_at, change_settings, must_not_play, must_play, stand_in
from hiroma.table.slips import Pace, Who


def must_host(place: Place, who: Who) -> None:
    """`Refused` ('not-host') unless the host asks."""
    if who.player != place.host:
        raise Refused("not-host")


def may_set_clock(place: Place, who: Who, command: SetClock | None) -> None:
    """The host, before the game; either a bank or days."""
    must_host(place, who)
    must_not_play(place)
    if command is None:
        return
    if command.days and (command.minutes or command.seconds):
        raise Refused("clock-both")
    if place.rated and place.terms >= TERMS:
        must_be_long_enough(_pace(command))


def must_be_long_enough(pace: Pace | None) -> None:
    """`Refused` ('clock-too-short') when a rated game may not have this clock."""
    if pace is not None and not pace.days and pace.bank + TURNS * pace.step < LEAST:
        raise Refused("clock-too-short", seconds=LEAST, turns=TURNS)


def _pace(command: SetClock) -> Pace | None:
    pace = Pace(command.minutes * 60, command.seconds, command.days)
    return None if pace == Pace() else pace


def set_clock(place: Place, doing: Doing) -> None:
    """How long people may think from the next game on."""
    command: SetClock = doing.command
    before, place.pace = place.pace, _pace(command)
    change_settings(place, doing, place.pace != before)
    doing.hear(events.ClockSet(minutes=command.minutes, seconds=command.seconds, days=command.days))


def may_set_timeout(place: Place, who: Who, command: SetTimeout | None) -> None:
    """The host, before the game."""
    must_host(place, who)
    must_not_play(place)


def set_timeout(place: Place, doing: Doing) -> None:
    """What is done when somebody's time runs out."""
    command: SetTimeout = doing.command
    before, place.timeout = place.timeout, command.then
    change_settings(place, doing, place.timeout != before)
    doing.hear(events.TimeoutSet(then=command.then))


def must_run(place: Place, who: Who) -> Clock:
    """The clocks of the game, for the hall; `Refused` ('no-clock') where none runs."""
    if who.player is not None:
        raise Refused("not-known")
    if place.clock is None or not place.clock.running:
        raise Refused("no-clock")
    return place.clock


def waited_since(place: Place) -> float | None:
    """Since when the table has waited for somebody, as far as no time was given back; None when it waits for nobody.

    A clock runs, or their time without one is counted.
    """
    if place.clock is not None and place.clock.running:
        return place.clock.since
    return max(min(place.waits.values()), place.credited) if place.waits else None


def may_time_out(place: Place, who: Who, command: TimeOut | None) -> None:
    """Only the hall, of a chair whose clock runs."""
    must_run(place, who)


def time_out(place: Place, doing: Doing) -> None:
    """A chair's time has run out: a bot stands in, the chair gives up, or nothing more comes of it."""
    command: TimeOut = doing.command
    clock = must_run(place, doing.who)
    if not clock.is_due(command.chair, doing.at):
        raise Refused("time-left", chair=command.chair)
    clock.out.add(command.chair)
    doing.hear(events.TimedOut(chair=command.chair))
    if place.timeout == "bot":
        stand_in(place, doing, command.chair, STAND_IN, "time")
    elif place.timeout == "concede":
        give_up(place, doing, command.chair)


def may_be_away(place: Place, who: Who, command: Away | None) -> None:
    """Only the hall, of a chair in a game with days a turn."""
    if who.player is not None:
        raise Refused("not-known")
    must_play(place)
    if place.clock is None or not place.clock.pace.days:
        raise Refused("no-clock")
    if command is not None:
        chair_at(place, command.chair)


def be_away(place: Place, doing: Doing) -> None:
    """The chair's clock stands still until then; it has run until now."""
    command: Away = doing.command
    assert place.clock is not None
    place.clock.run_on(doing.at)
    place.clock.away[command.chair] = command.until
    if command.until > doing.at:
        doing.hear(events.WentAway(chair=command.chair, until=command.until))
    else:
        doing.hear(events.CameBack(chair=command.chair))


def may_credit(place: Place, who: Who, command: Credit | None) -> None:
    """Only the hall, while the table waits for somebody."""
    if who.player is not None:
        raise Refused("not-known")
    if waited_since(place) is None:
        raise Refused("no-clock")


def credit(place: Place, doing: Doing) -> None:
    """The hall was down: so much of the time that was waited counts for nobody."""
    command: Credit = doing.command
    since = waited_since(place)
    if since is None or command.seconds > doing.at - since:
        raise Refused("too-much-credit")
    if place.clock is not None and place.clock.running:
        place.clock.since += command.seconds
    else:
        place.waits = {i: min(doing.at, at + command.seconds) for i, at in place.waits.items()}
        place.credited = doing.at
    doing.hear(events.Credited(seconds=round(command.seconds)))


def run_on(place: Place, doing: Doing, clock: Clock) -> None:
    """After any entry of a game with clocks: what has passed is gone, and others must think."""
    clock.run_on(doing.at)
    play = place.play
    mover = None
    if play is not None and isinstance(doing.command, Submit):
        mover = play.holders[doing.command.seat]
    elif isinstance(doing.command, Join) and doing.who.chair is not None:
        clock.come_back(doing.who.chair)
    turns = 0 if play is None else len(play.steps)
    if place.terms >= TERMS and max(clock.stood, default=turns) > turns:
        clock.go_back(turns, thinking(place), doing.who.chair if isinstance(doing.command, Undo) else None)
        return
    clock.turn(thinking(place), mover)
    if place.terms >= TERMS and turns not in clock.stood:
        clock.arise(turns)


def thinking(place: Place) -> tuple[int, ...]:
    """The chairs of people who must act now."""
    play = place.play
    if play is None or place.status != "playing" or place.paused:
        return ()
    acting = {play.holders[seat] for seat in play.state.actors() if seat != CHANCE}
    return tuple([chair for chair in sorted(acting) if place.chairs[chair].bot is None])


def wait(place: Place, doing: Doing) -> None:
    """After any entry: note since when the table waits for whom, where no clock runs.

    Between two games of a match it waits for everybody who is not ready.
    Who moves, or comes back, is waited for from then on; but not anew because of a move taken back at once.
    """
    if place.status == "playing" and place.clock is None:
        awaited = thinking(place)
    elif place.status == "over" and place.in_match:
        awaited = tuple(i for i in place.humans() if not place.chairs[i].ready)
    else:
        awaited = ()
    mover, kept = None, place.waits
    if isinstance(doing.command, Submit) and place.play is not None:
        mover, place.waited = place.play.holders[doing.command.seat], kept
    elif isinstance(doing.command, Undo) and place.vote is None:
        kept = place.waited
    place.waits = {i: doing.at if i == mover or i not in kept else kept[i] for i in awaited}
