"""In a game: turns, giving up, pausing."""

from hiroma.table import events, voting
from hiroma.table.asked import Submit
from hiroma.table.consent import STAND_IN, TERMS
from hiroma.table.place import Doing, Place
from hiroma.table.refusal import Refused
from hiroma.table.seating import must_play, must_sit, stand_in
from hiroma.table.series import end
from hiroma.table.slips import Who


def may_submit(place: Place, who: Who, command: Submit | None) -> None:
    """Who decides for the seat, or the hall for a bot or for what silence means; the rules judge the moves."""
    play = must_play(place)
    if place.paused:
        raise Refused("paused")
    if command is None:
        return
    if command.seat >= len(play.holders):
        raise Refused("no-such-seat", seat=command.seat)
    holder = play.holders[command.seat]
    if who.player is None:
        if place.chairs[holder].bot is None and command.moves != play.silent(command.seat):
            raise Refused("not-your-seat", seat=command.seat)
    elif place.decider(command.seat) != who.chair:
        raise Refused("lent-out" if holder == who.chair else "not-your-seat", seat=command.seat)
    elif place.chairs[holder].bot is not None:
        raise Refused("bot-plays-already")


def submit(place: Place, doing: Doing) -> None:
    """Carry out a turn; a game that ends with it is counted in the same entry."""
    play = must_play(place)
    command: Submit = doing.command
    chair = place.decider(command.seat)
    first = play.last_of(place.seats_for(chair)) is None
    doing.draws = play.submit(doing.rev, command.seat, command.moves, place.source(doing), doing.hear)
    # With the first turn of a game one has something to take back: what one may do is told anew.
    doing.freed = place.chairs[chair].player if first else None
    doing.meta = place.vote is not None
    vote = place.vote
    if vote is not None and (vote.about == "undo" or (vote.about == "stand-in" and vote.chair == chair)):
        doing.hear(events.VoteClosed(about=vote.about, passed=False))
        place.vote = None
    if play.ended:
        doing.meta = True
        end(place, doing)


def may_concede(place: Place, who: Who, command: object) -> None:
    """Once, in a game."""
    play = must_play(place)
    chair = must_sit(place, who)
    if play.gave_up(place.seats_of(chair)):
        raise Refused("already-conceded")


def concede(place: Place, doing: Doing) -> None:
    """Give up: the last side wins; while others play on, a bot plays for the seat."""
    give_up(place, doing, must_sit(place, doing.who))


def give_up(place: Place, doing: Doing, index: int) -> None:
    """The seats of a chair are given up."""
    play = must_play(place)
    seats = place.seats_of(index)
    for seat in seats:
        doing.hear(events.Conceded(seat=seat))
    if play.concede(seats):
        end(place, doing)
    elif place.chairs[index].bot is None:
        stand_in(place, doing, index, STAND_IN, "conceded")


def may_pause(place: Place, who: Who, command: object) -> None:
    """Anybody who plays; by consent of the others who play."""
    must_play(place)
    must_sit(place, who)
    if place.paused:
        raise Refused("paused")
    if place.clock is not None or place.terms >= TERMS:
        voting.no_vote(place)


def pause(place: Place, doing: Doing) -> None:
    """Nobody moves until somebody resumes."""
    if place.clock is None and place.terms < TERMS:
        voting.rest(place, doing, must_sit(place, doing.who))
    else:
        voting.put(place, doing, voting.call(place, doing, "pause", "pause"))


def may_resume(place: Place, who: Who, command: object) -> None:
    """Anybody who plays."""
    must_play(place)
    must_sit(place, who)
    if not place.paused:
        raise Refused("not-paused")


def resume(place: Place, doing: Doing) -> None:
    """Go on."""
    place.paused = False
    doing.hear(events.Resumed(chair=must_sit(place, doing.who)))
