"""Clocks at a table: setting them before the game, what happens when time runs out, and time given back."""

from hiroma.kernel import CHANCE
from hiroma.table import events
from hiroma.table.asked import Away, Credit, Join, SetClock, SetTimeout, Submit, TimeOut
from hiroma.table.clock import Clock
from hiroma.table.place import Doing, Place
from hiroma.table.playing import give_up
from hiroma.table.refusal import Refused
from hiroma.table.seating import chair_at, must_not_play, must_play, stand_in, unsettle
from hiroma.table.slips import Pace, Who


def must_host(place: Place, who: Who) -> None:
    """`Refused` ('not-host') unless the host asks."""
    if who.player != place.host:
        raise Refused("not-host")


def may_set_clock(place: Place, who: Who, command: SetClock | None) -> None:
    """The host, before the game; either a bank or days."""
    must_host(place, who)
    must_not_play(place)
    if command is not None and command.days and (command.minutes or command.seconds):
        raise Refused("clock-both")


def set_clock(place: Place, doing: Doing) -> None:
    """How long people may think from the next game on."""
    command: SetClock = doing.command
    pace = Pace(command.minutes * 60, command.seconds, command.days)
    place.pace = None if pace == Pace() else pace
    unsettle(place)
    doing.hear(events.ClockSet(minutes=command.minutes, seconds=command.seconds, days=command.days))


def may_set_timeout(place: Place, who: Who, command: SetTimeout | None) -> None:
    """The host, before the game."""
    must_host(place, who)
    must_not_play(place)


def set_timeout(place: Place, doing: Doing) -> None:
    """What is done when somebody's time runs out."""
    command: SetTimeout = doing.command
    place.timeout = command.then
    unsettle(place)
    doing.hear(events.TimeoutSet(then=command.then))


def must_run(place: Place, who: Who) -> Clock:
    """The clocks of the game, for the hall; `Refused` ('no-clock') where none runs."""
    if who.player is not None:
        raise Refused("not-known")
    if place.clock is None or not place.clock.running:
        raise Refused("no-clock")
    return place.clock


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
        stand_in(place, doing, command.chair, "casual")
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
    """Only the hall, while a clock runs."""
    must_run(place, who)


def credit(place: Place, doing: Doing) -> None:
    """The hall was down: so much of the time since the last entry counts for nobody."""
    command: Credit = doing.command
    clock = must_run(place, doing.who)
    if command.seconds > doing.at - clock.since:
        raise Refused("too-much-credit")
    clock.since += command.seconds
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
    clock.turn(thinking(place), mover)


def thinking(place: Place) -> tuple[int, ...]:
    """The chairs of people who must act now."""
    play = place.play
    if play is None or place.status != "playing" or place.paused:
        return ()
    acting = {play.holders[seat] for seat in play.state.actors() if seat != CHANCE}
    return tuple(chair for chair in sorted(acting) if place.chairs[chair].bot is None)
