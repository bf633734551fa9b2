"""Questions before the table: undo, removing somebody, a rest, ending the game. All who are asked must agree."""

from hiroma.table import events
from hiroma.table.asked import Kick
from hiroma.table.clock import DAY
from hiroma.table.place import Doing, Place, Vote
from hiroma.table.refusal import Refused
from hiroma.table.seating import chair_at, must_play, must_rule, must_sit, pass_on_host, remove
from hiroma.table.series import end
from hiroma.table.slips import Who

VOTE_SECONDS = 60.0
"""How long a question stands before it counts as refused."""


def call(place: Place, doing: Doing, about: str, chair: int | None = None) -> Vote:
    """Ask everybody present but the asker and the chair concerned; a pause takes who is absent, too, for clocks run.

    The log keeps who was asked.
    """
    by = must_sit(place, doing.who)
    if doing.recorded is not None:
        doing.voters = doing.recorded.voters
    else:
        present = (i for i in place.humans() if about == "pause" or place.chairs[i].player in doing.who.online)
        doing.voters = tuple(i for i in present if i not in (by, chair))
    slow = about == "pause" and place.pace is not None and place.pace.days > 0
    return Vote(about, by, chair, set(doing.voters or ()), doing.at + (DAY if slow else VOTE_SECONDS))


def put(place: Place, doing: Doing, vote: Vote) -> None:
    """Open the question, or settle it at once when there is nobody to ask."""
    if not vote.open:
        settle(place, doing, vote)
        return
    place.vote = vote
    doing.hear(events.VoteCalled(about=vote.about, by=vote.by, chair=vote.chair))


def close(place: Place, doing: Doing) -> None:
    """After any entry: when all who were asked have agreed, or a bot plays for them now, do what was asked."""
    vote = place.vote
    if vote is not None and not vote.open:
        doing.hear(events.VoteClosed(about=vote.about, passed=True))
        settle(place, doing, vote)


def settle(place: Place, doing: Doing, vote: Vote) -> None:
    """Everybody agreed: do it."""
    place.vote = None
    if vote.about == "undo":
        take_back(place, doing, vote)
    elif vote.about == "kick":
        assert vote.chair is not None
        put_out(place, doing, vote.chair)
    elif vote.about == "pause":
        rest(place, doing, vote.by)
    else:
        play = must_play(place)
        play.ended = "aborted"
        end(place, doing)


def rest(place: Place, doing: Doing, chair: int) -> None:
    """Nobody moves until somebody resumes."""
    place.paused = True
    doing.hear(events.Paused(chair=chair))


def no_vote(place: Place) -> None:
    """`Refused` while a question is open."""
    if place.vote is not None:
        raise Refused("vote-open", about=place.vote.about)


def must_be_asked(place: Place) -> Vote:
    """The open question, or `Refused` ('no-vote')."""
    if place.vote is None:
        raise Refused("no-vote")
    return place.vote


def may_undo(place: Place, who: Who, command: object) -> None:
    """In a game, with something of one's own to take back."""
    play = must_play(place)
    chair = must_sit(place, who)
    no_vote(place)
    if play.last_of(place.seats_for(chair)) is None:
        raise Refused("nothing-to-undo")
    if len(play.holders) == 1 and not play.may_undo():
        # There is nobody to consent, and chance does not.
        raise Refused("revealed")


def undo(place: Place, doing: Doing) -> None:
    """Back to before one's last submission: outright when nothing came of it yet, else by consent."""
    play = must_play(place)
    seats = place.seats_for(doing.who.chair)
    vote = call(place, doing, "undo")
    vote.step = play.last_of(seats)
    if set(play.may_undo()) & set(seats):
        vote.open = set()
    put(place, doing, vote)


def take_back(place: Place, doing: Doing, vote: Vote) -> None:
    """Go back before the step the question names."""
    play = must_play(place)
    assert vote.step is not None
    seat = play.steps[vote.step].seat
    to = play.steps[vote.step - 1].rev if vote.step else place.began
    play.back_to(vote.step, doing.rev)
    doing.hear(events.Undone(to=to, seat=seat))


def may_kick(place: Place, who: Who, command: Kick | None) -> None:
    """Bots by anybody, people by the host before the game; in a game only who is away."""
    must_rule(place, who)
    if place.in_match:
        must_sit(place, who)
        no_vote(place)
    if command is None:
        if not any(may_go(place, who, index) for index in range(len(place.chairs))):
            raise Refused("nobody-away" if place.in_match else "nobody-there")
        return
    chair = chair_at(place, command.chair)
    if command.chair == who.chair:
        raise Refused("leave-instead")
    if place.in_match:
        if not gone(place, who, command.chair):
            raise Refused("still-here", chair=command.chair)
    elif chair.player is not None and who.player != place.host:
        raise Refused("not-host")


def may_go(place: Place, who: Who, index: int) -> bool:
    """Whether this chair is one that `who` may have removed."""
    if index == who.chair:
        return False
    if place.in_match:
        return gone(place, who, index)
    return place.chairs[index].player is None or who.player == place.host


def gone(place: Place, who: Who, index: int) -> bool:
    """The owner of the chair is not connected, or out of time."""
    player = place.chairs[index].player
    return player is not None and (player not in who.online or place.out_of_time(index))


def kick(place: Place, doing: Doing) -> None:
    """Remove the chair, or in a game ask the others first."""
    index = doing.command.chair
    if place.in_match:
        put(place, doing, call(place, doing, "kick", index))
        return
    chair = place.chairs[index]
    remove(place, index)
    if chair.player is None:
        doing.hear(events.BotLeft(chair=index, level=chair.bot or ""))
        return
    doing.hear(events.Kicked(chair=index, player=chair.player))
    if place.host == chair.player:
        pass_on_host(place, doing)


def put_out(place: Place, doing: Doing, index: int) -> None:
    """The owner loses the chair; a bot keeps it."""
    chair = place.chairs[index]
    player = chair.player or ""
    chair.player = None
    chair.bot = chair.bot or "casual"
    chair.ready = True
    doing.hear(events.Kicked(chair=index, player=player))
    if place.host == player:
        pass_on_host(place, doing)


def may_abort(place: Place, who: Who, command: object) -> None:
    """Anybody who plays, when no other question is open."""
    must_play(place)
    must_sit(place, who)
    no_vote(place)


def abort(place: Place, doing: Doing) -> None:
    """Ask everybody to end the game without a winner."""
    put(place, doing, call(place, doing, "abort"))


def may_answer(place: Place, who: Who, command: object) -> None:
    """Those who were asked and have not answered."""
    chair = must_sit(place, who)
    if chair not in must_be_asked(place).open:
        raise Refused("already-answered")


def accept(place: Place, doing: Doing) -> None:
    """Yes; `close` settles it after the last yes."""
    vote, chair = must_be_asked(place), must_sit(place, doing.who)
    vote.open.discard(chair)
    vote.yes.add(chair)
    doing.hear(events.Voted(chair=chair, yes=True))


def refuse(place: Place, doing: Doing) -> None:
    """One no settles it."""
    vote, chair = must_be_asked(place), must_sit(place, doing.who)
    place.vote = None
    doing.hear(events.Voted(chair=chair, yes=False))
    doing.hear(events.VoteClosed(about=vote.about, passed=False))


def may_expire(place: Place, who: Who, command: object) -> None:
    """Only the hall says so."""
    must_be_asked(place)
    if who.player is not None:
        raise Refused("not-known")


def expire(place: Place, doing: Doing) -> None:
    """Nobody answered in time: refused."""
    vote = must_be_asked(place)
    place.vote = None
    doing.hear(events.VoteClosed(about=vote.about, passed=False))
