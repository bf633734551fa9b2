"""Votes: questions before the table about an undo, a stand-in, a pause or the end of the game.

All who are asked must agree. Silence is a no.
"""

from hiroma.ids import NO_PLAYER
from hiroma.table import consent, cursor, events, study_events
from hiroma.table.clock import DAY
from hiroma.table.commands import Join
from hiroma.table.consent import ALL_ASKED, NEVER, NO_GAIN, NOBODY, PLAYING, RULES, Rule
from hiroma.table.handing import hand_over
from hiroma.table.messages import Who
from hiroma.table.refusal import Refused
from hiroma.table.seating import must_play, must_sit, pass_on_host, stand_in
from hiroma.table.series import end
from hiroma.table.state import TableState, Transaction, Vote

OLD_SECONDS = 60.0
"""Seconds for which a question stood under terms 1."""


def kind(table: TableState) -> str:
    """Return the kind of a table's games, one of `consent.KINDS`."""
    if table.practice:
        return "practice"
    if len(table.chairs) == 1:
        return "solo"
    return "rated" if table.rated else "unrated"


def pace(table: TableState) -> str:
    """Return the pace of a table, one of `consent.PACES`; between two games no clock runs."""
    if table.clock is None or table.status != "playing":
        return "none"
    return "days" if table.clock.pace.days else "live"


def rule_for(table: TableState, act: consent.Act) -> Rule:
    """Return the rule for an act at a table as it stands."""
    return RULES[act][kind(table)][pace(table)]


def asked(table: TableState, rule: Rule, by: int, concerned: int | None) -> set[int]:
    """Return the chairs that must agree, besides the one that asks and the one that is concerned."""
    if rule.asked == NOBODY:
        return set()
    play = table.play
    gone = {i for i in range(len(table.chairs)) if play is not None and play.gave_up(table.seats_of(i))}
    people = {i for i, chair in enumerate(table.chairs) if chair.player is not None} - gone - {by}
    if concerned is not None:
        people.discard(concerned)
    return people if rule.asked != PLAYING else people.intersection(table.humans())


def answer_seconds(table: TableState) -> float:
    """Return the seconds for which a question stands."""
    seconds = consent.ANSWER[pace(table)]
    if seconds is None:
        assert table.clock is not None
        return table.clock.pace.days * DAY
    return seconds


def call(table: TableState, transaction: Transaction, about: str, act: consent.Act, chair: int | None = None) -> Vote:
    """Return the question about an act, with the chairs that must agree.

    `Refused` ('asked-already') for `consent.AGAIN` seconds after the same question was refused.
    """
    by = must_sit(table, transaction.who)
    if table.terms < ALL_ASKED:
        return _old_call(table, transaction, about, by, chair)
    wait = table.refused.get((about, by), float("-inf")) + consent.AGAIN - transaction.at
    if wait > 0:
        raise Refused("asked-already", seconds=round(wait))
    waiting = asked(table, rule_for(table, act), by, chair)
    transaction.voters = tuple(sorted(waiting))
    return Vote(about, by, chair, waiting, transaction.at + answer_seconds(table))


def _old_call(table: TableState, transaction: Transaction, about: str, by: int, chair: int | None) -> Vote:
    # Under terms 1 the hall asked the players who were connected: only the entry knows who they were.
    assert transaction.recorded is not None
    transaction.voters = transaction.recorded.voters
    slow = about == "pause" and table.pace is not None and table.pace.days > 0
    return Vote(about, by, chair, set(transaction.voters or ()), transaction.at + (DAY if slow else OLD_SECONDS))


def put(table: TableState, transaction: Transaction, vote: Vote) -> None:
    """Open the question, or settle it at once when there is nobody to ask."""
    if not vote.open:
        settle(table, transaction, vote)
        return
    vote.rev = transaction.rev
    table.vote = vote
    transaction.hear(events.VoteCalled(about=vote.about, by=vote.by, chair=vote.chair, player=vote.player))


def close(table: TableState, transaction: Transaction) -> None:
    """Do what the open question asks, once all who were asked have agreed. Called after each entry.

    A player who comes back, or takes a bot's seat, while a question is open is asked, too.
    """
    vote = table.vote
    if vote is None:
        return
    came = isinstance(transaction.command, Join) and table.terms >= ALL_ASKED
    back = table.chair_of(transaction.who.player) if came else None
    if back is not None and back not in vote.yes | {vote.chair}:
        vote.open.add(back)
    if not vote.open:
        transaction.hear(events.VoteClosed(about=vote.about, passed=True))
        settle(table, transaction, vote)


def settle(table: TableState, transaction: Transaction, vote: Vote) -> None:
    """Close a question that everybody agreed to, and do what it asks."""
    table.vote = None
    if vote.about == "undo":
        take_back(table, transaction, vote)
    elif vote.about == "stand-in":
        assert vote.chair is not None
        if table.chairs[vote.chair].bot is None:
            stand_in(table, transaction, vote.chair, consent.STAND_IN, _why(table, vote.chair))
    elif vote.about == "substitute":
        assert vote.chair is not None
        hand_over(table, transaction, vote.chair, vote.player or NO_PLAYER)
    elif vote.about == "kick":
        assert vote.chair is not None
        _put_out(table, transaction, vote.chair)
    elif vote.about == "pause":
        rest(table, transaction, vote.by)
    else:
        play = must_play(table)
        play.ended = "aborted"
        end(table, transaction)


def _why(table: TableState, chair: int) -> events.StandIn:
    if table.out_of_time(chair):
        return "time"
    walked_away = table.rated and table.status == "playing" and table.terms >= NO_GAIN
    return "idle" if walked_away else "others"


def fail(table: TableState, transaction: Transaction) -> None:
    """Close the open question as refused; the chair that asked may not ask it again at once."""
    vote = must_be_asked(table)
    table.vote = None
    table.refused[vote.about, vote.by] = transaction.at
    transaction.hear(events.VoteClosed(about=vote.about, passed=False))


def let_go(table: TableState, transaction: Transaction, chair: int) -> None:
    """Ask a chair that has given up no longer, and close its own question: nobody plays on for it."""
    vote = table.vote
    if vote is None:
        return
    vote.open.discard(chair)
    if chair in (vote.by, vote.chair):
        table.vote = None
        transaction.hear(events.VoteClosed(about=vote.about, passed=False))


def rest(table: TableState, transaction: Transaction, chair: int) -> None:
    """Pause the game: nobody moves until a player resumes it."""
    table.paused = True
    transaction.hear(events.Paused(chair=chair))


def no_vote(table: TableState) -> None:
    """Refuse ('vote-open') while a question is open."""
    if table.vote is not None:
        raise Refused("vote-open", about=table.vote.about)


def must_still_play(table: TableState, chair: int) -> None:
    """Refuse ('already-conceded') a player who has given up the game: they may ask the others for nothing more."""
    if table.terms >= NO_GAIN and must_play(table).gave_up(table.seats_of(chair)):
        raise Refused("already-conceded")


def must_be_asked(table: TableState) -> Vote:
    """Return the open question; `Refused` ('no-vote') when there is none."""
    if table.vote is None:
        raise Refused("no-vote")
    return table.vote


def may_undo(table: TableState, who: Who, command: object) -> None:
    """Let a player take back a submission of their own in a game.

    `Refused`: 'bot-plays-already' while a bot keeps the chair, 'nothing-to-undo', 'revealed' where nobody can consent.
    """
    play = must_play(table)
    chair = must_sit(table, who)
    must_still_play(table, chair)
    no_vote(table)
    if table.terms >= NO_GAIN and table.chairs[chair].bot is not None:
        raise Refused("bot-plays-already")
    seats = table.seats_for(chair)
    if table.last_step(chair) is None:
        raise Refused("nothing-to-undo")
    if table.shared and not set(play.may_undo()) & set(seats):
        # The other tables of the deal cannot consent.
        raise Refused("revealed")
    if not play.may_undo() and rule_for(table, "undo-revealed").asked == NEVER:
        # There is nobody to consent, and chance does not.
        raise Refused("revealed")


def undo(table: TableState, transaction: Transaction) -> None:
    """Go back to before the player's last submission: outright when nothing came of it yet, else by consent."""
    play = must_play(table)
    seats = table.seats_for(transaction.who.chair)
    outright = bool(set(play.may_undo()) & set(seats))
    vote = call(table, transaction, "undo", "undo" if outright else "undo-revealed")
    vote.step = table.last_step(transaction.who.chair)
    if outright:
        vote.open = set()
    put(table, transaction, vote)


def take_back(table: TableState, transaction: Transaction, vote: Vote) -> None:
    """Go back to before the step that the question names."""
    play = must_play(table)
    assert vote.step is not None
    seat = play.steps[vote.step].seat
    to = play.steps[vote.step - 1].rev if vote.step else table.began
    drawn = sum(len(step.draws) for step in play.steps[vote.step :])
    play.back_to(vote.step, transaction.rev)
    transaction.hear(study_events.Undone(to=to, seat=seat, draws=drawn))


def _put_out(table: TableState, transaction: Transaction, index: int) -> None:
    # Terms 1: the owner lost the chair, and a bot kept it.
    chair = table.chairs[index]
    player = chair.player or NO_PLAYER
    chair.player = None
    chair.bot = chair.bot or consent.STAND_IN
    chair.ready = True
    transaction.hear(events.Kicked(chair=index, player=player))
    if table.host == player:
        pass_on_host(table, transaction)


def may_abort(table: TableState, who: Who, command: object) -> None:
    """Let a player who has not given up ask to end the game, when no other question is open."""
    must_play(table)
    must_still_play(table, must_sit(table, who))
    cursor.must_own(table, who)
    no_vote(table)


def abort(table: TableState, transaction: Transaction) -> None:
    """Ask to end the game without a winner."""
    put(table, transaction, call(table, transaction, "abort", "abort"))


def may_accept(table: TableState, who: Who, command: object) -> None:
    """Let a chair that was asked say yes; `Refused` ('already-answered') when it has no answer left to give."""
    if cursor.may_answer(table, who):
        return
    chair = must_sit(table, who)
    if chair not in must_be_asked(table).open:
        raise Refused("already-answered")


def accept(table: TableState, transaction: Transaction) -> None:
    """Note a yes; `close` settles the question after the last yes."""
    if table.study.asker is not None:
        cursor.give(table, transaction)
        return
    vote, chair = must_be_asked(table), must_sit(table, transaction.who)
    vote.open.discard(chair)
    vote.yes.add(chair)
    transaction.hear(events.Voted(chair=chair, yes=True))


def may_refuse(table: TableState, who: Who, command: object) -> None:
    """Let a chair that was asked say no, and the asker withdraw the question.

    `Refused` ('already-answered') when the chair has no answer left to give.
    """
    if cursor.may_answer(table, who):
        return
    if table.vote is not None and table.vote.player is not None and table.vote.player == who.player:
        return
    chair = must_sit(table, who)
    vote = must_be_asked(table)
    if chair not in vote.open and (chair != vote.by or table.terms < ALL_ASKED):
        raise Refused("already-answered")


def refuse(table: TableState, transaction: Transaction) -> None:
    """Close the question with one no; a no from the asker withdraws it."""
    if table.study.asker is not None:
        cursor.keep(table, transaction)
        return
    if transaction.who.chair is None:
        fail(table, transaction)
        return
    chair = must_sit(table, transaction.who)
    asker = chair == must_be_asked(table).by
    transaction.hear(events.Withdrawn(chair=chair) if asker else events.Voted(chair=chair, yes=False))
    fail(table, transaction)


def may_expire(table: TableState, who: Who, command: object) -> None:
    """Refuse ('not-known') everybody but the hall."""
    must_be_asked(table)
    if who.player is not None:
        raise Refused("not-known")


def expire(table: TableState, transaction: Transaction) -> None:
    """Close the question as refused when its time is up; `Refused` ('time-left') before that."""
    if table.terms >= ALL_ASKED and transaction.at < must_be_asked(table).deadline:
        raise Refused("time-left")
    fail(table, transaction)
