"""Questions before the table: undo, a stand-in, a rest, ending the game. All who are asked must agree.

Silence is a no.
"""

from hiroma.table import consent, events
from hiroma.table.asked import Join
from hiroma.table.clock import DAY
from hiroma.table.consent import NEVER, NOBODY, PLAYING, RULES, TERMS, Rule
from hiroma.table.place import Doing, Place, Vote
from hiroma.table.refusal import Refused
from hiroma.table.seating import must_play, must_sit, pass_on_host, stand_in
from hiroma.table.series import end
from hiroma.table.slips import Who

OLD_SECONDS = 60.0
"""How long a question stood under terms 1."""


def kind(place: Place) -> str:
    """What is at stake at a table, as `consent.KINDS` names it."""
    if place.practice:
        return "practice"
    if len(place.chairs) == 1:
        return "solo"
    return "rated" if place.rated else "unrated"


def pace(place: Place) -> str:
    """How time runs now, as `consent.PACES` names it; between two games no clock runs."""
    if place.clock is None or place.status != "playing":
        return "none"
    return "days" if place.clock.pace.days else "live"


def rule_for(place: Place, act: consent.Act) -> Rule:
    """The rule for an act at a table as it stands."""
    return RULES[act][kind(place)][pace(place)]


def asked(place: Place, rule: Rule, by: int, concerned: int | None) -> set[int]:
    """The chairs that must agree, besides the one that asks and the one that is concerned."""
    if rule.asked == NOBODY:
        return set()
    play = place.play
    gone = {i for i in range(len(place.chairs)) if play is not None and play.gave_up(place.seats_of(i))}
    people = {i for i, chair in enumerate(place.chairs) if chair.player is not None} - gone - {by}
    if concerned is not None:
        people.discard(concerned)
    return people if rule.asked != PLAYING else people.intersection(place.humans())


def answer_seconds(place: Place) -> float:
    """Seconds for which a question stands."""
    seconds = consent.ANSWER[pace(place)]
    if seconds is None:
        assert place.clock is not None
        return place.clock.pace.days * DAY
    return seconds


def call(place: Place, doing: Doing, about: str, act: consent.Act, chair: int | None = None) -> Vote:
    """The question about an act, with those who must agree; `Refused` ('asked-already') soon after it was refused."""
    by = must_sit(place, doing.who)
    if place.terms < TERMS:
        return _old_call(place, doing, about, by, chair)
    wait = place.refused.get((about, by), float("-inf")) + consent.AGAIN - doing.at
    if wait > 0:
        raise Refused("asked-already", seconds=round(wait))
    waiting = asked(place, rule_for(place, act), by, chair)
    doing.voters = tuple(sorted(waiting))
    return Vote(about, by, chair, waiting, doing.at + answer_seconds(place))


def _old_call(place: Place, doing: Doing, about: str, by: int, chair: int | None) -> Vote:
    # Under terms 1 who was connected was asked: only the entry knows who that was.
    assert doing.recorded is not None
    doing.voters = doing.recorded.voters
    slow = about == "pause" and place.pace is not None and place.pace.days > 0
    return Vote(about, by, chair, set(doing.voters or ()), doing.at + (DAY if slow else OLD_SECONDS))


def put(place: Place, doing: Doing, vote: Vote) -> None:
    """Open the question, or settle it at once when there is nobody to ask."""
    if not vote.open:
        settle(place, doing, vote)
        return
    place.vote = vote
    doing.hear(events.VoteCalled(about=vote.about, by=vote.by, chair=vote.chair))


def close(place: Place, doing: Doing) -> None:
    """After any entry: when all who were asked have agreed, do what was asked.

    Who comes back while a question is open is asked, too.
    """
    vote = place.vote
    if vote is None:
        return
    back = doing.who.chair if isinstance(doing.command, Join) and place.terms >= TERMS else None
    if back is not None and back not in vote.yes | {vote.chair}:
        vote.open.add(back)
    if not vote.open:
        doing.hear(events.VoteClosed(about=vote.about, passed=True))
        settle(place, doing, vote)


def settle(place: Place, doing: Doing, vote: Vote) -> None:
    """Everybody agreed: do it."""
    place.vote = None
    if vote.about == "undo":
        take_back(place, doing, vote)
    elif vote.about == "stand-in":
        assert vote.chair is not None
        why: events.StandIn = "time" if place.out_of_time(vote.chair) else "others"
        stand_in(place, doing, vote.chair, consent.STAND_IN, why)
    elif vote.about == "kick":
        assert vote.chair is not None
        _put_out(place, doing, vote.chair)
    elif vote.about == "pause":
        rest(place, doing, vote.by)
    else:
        play = must_play(place)
        play.ended = "aborted"
        end(place, doing)


def fail(place: Place, doing: Doing) -> None:
    """The question is refused; who asked may not ask it again at once."""
    vote = must_be_asked(place)
    place.vote = None
    place.refused[vote.about, vote.by] = doing.at
    doing.hear(events.VoteClosed(about=vote.about, passed=False))


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
    if not play.may_undo() and rule_for(place, "undo-revealed").asked == NEVER:
        # There is nobody to consent, and chance does not.
        raise Refused("revealed")


def undo(place: Place, doing: Doing) -> None:
    """Back to before one's last submission: outright when nothing came of it yet, else by consent."""
    play = must_play(place)
    seats = place.seats_for(doing.who.chair)
    outright = bool(set(play.may_undo()) & set(seats))
    vote = call(place, doing, "undo", "undo" if outright else "undo-revealed")
    vote.step = play.last_of(seats)
    if outright:
        vote.open = set()
    put(place, doing, vote)


def take_back(place: Place, doing: Doing, vote: Vote) -> None:
    """Go back before the step the question names."""
    play = must_play(place)
    assert vote.step is not None
    seat = play.steps[vote.step].seat
    to = play.steps[vote.step - 1].rev if vote.step else place.began
    drawn = sum(len(step.draws) for step in play.steps[vote.step :])
    play.back_to(vote.step, doing.rev)
    doing.hear(events.Undone(to=to, seat=seat, draws=drawn))


def _put_out(place: Place, doing: Doing, index: int) -> None:
    # Terms 1: the owner lost the chair, and a bot kept it.
    chair = place.chairs[index]
    player = chair.player or ""
    chair.player = None
    chair.bot = chair.bot or consent.STAND_IN
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
    """Ask to end the game without a winner."""
    put(place, doing, call(place, doing, "abort", "abort"))


def may_accept(place: Place, who: Who, command: object) -> None:
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


def may_refuse(place: Place, who: Who, command: object) -> None:
    """Those who were asked and have not answered, and the one who asked."""
    chair = must_sit(place, who)
    vote = must_be_asked(place)
    if chair not in vote.open and (chair != vote.by or place.terms < TERMS):
        raise Refused("already-answered")


def refuse(place: Place, doing: Doing) -> None:
    """One no settles it; who asked may withdraw the question."""
    chair = must_sit(place, doing.who)
    asker = chair == must_be_asked(place).by
    doing.hear(events.Withdrawn(chair=chair) if asker else events.Voted(chair=chair, yes=False))
    fail(place, doing)


def may_expire(place: Place, who: Who, command: object) -> None:
    """Only the hall says so."""
    must_be_asked(place)
    if who.player is not None:
        raise Refused("not-known")


def expire(place: Place, doing: Doing) -> None:
    """Nobody answered in time: refused."""
    if place.terms >= TERMS and doing.at < must_be_asked(place).deadline:
        raise Refused("time-left")
    fail(place, doing)
