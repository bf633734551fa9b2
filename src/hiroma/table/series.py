"""From game to game: agreeing, beginning, ending, and the series of a match."""

from hiroma.table import events, gathering
from hiroma.table.asked import Disclose, Ready
from hiroma.table.clock import Clock
from hiroma.table.consent import TERMS
from hiroma.table.entries import Revealed
from hiroma.table.place import Doing, Place
from hiroma.table.play import Play
from hiroma.table.refusal import Refused
from hiroma.table.seating import agree, must_play, must_rule, must_sit
from hiroma.table.slips import Who


def may_ready(place: Place, who: Who, command: object) -> None:
    """Between games, once."""
    chair = must_sit(place, who)
    if place.status == "playing":
        raise Refused("game-running")
    if place.chairs[chair].ready:
        raise Refused("already-ready")


def may_rematch(place: Place, who: Who, command: object) -> None:
    """After a game, with the people it takes."""
    if place.status != "over":
        raise Refused("no-finished-game")
    may_ready(place, who, command)


def enough(place: Place) -> None:
    """`Refused` ('people') unless a game can begin with as many people as sit here (CS-S1)."""
    allowed = place.ruleset.people(place.options)
    if place.people not in allowed:
        raise Refused("people", have=place.people, need=list(allowed))


def may_start(place: Place, who: Who, command: object) -> None:
    """Anybody with a chair, or the host, when enough people sit (CS-S2).

    After a game it takes everybody's yes; a host who does not sit may let bots go on.
    """
    must_rule(place, who)
    if place.status == "playing":
        raise Refused("game-running")
    if place.shared and place.no:
        raise Refused("shared-deal")
    enough(place)
    if place.status == "over":
        if not (who.chair is None and all_ready(place)):
            may_ready(place, who, command)
    elif place.terms >= TERMS and (others := place.not_agreed(who.chair)):
        raise Refused("not-agreed", places=[i + 1 for i in others])


def ready(place: Place, doing: Doing) -> None:
    """Say yes to a game; the last yes begins it."""
    command: Ready = doing.command
    index = must_sit(place, doing.who)
    chair = place.chairs[index]
    chair.ready = True
    agree(place, doing, index)
    gathering.add(chair, command)
    doing.hear(events.Readied(chair=index))
    if all_ready(place):
        begin(place, doing)


def all_ready(place: Place) -> bool:
    """Everybody agrees to begin, and they are as many as the game takes."""
    return all(chair.ready for chair in place.chairs) and place.people in place.ruleset.people(place.options)


def go_on(place: Place, doing: Doing) -> None:
    """Between the games of a match: begin when whom the others waited for has left or been put out."""
    if place.gathering is None and place.status == "over" and place.in_match and place.humans() and all_ready(place):
        begin(place, doing)


def start(place: Place, doing: Doing) -> None:
    """Begin at once; between games of the same people it takes everybody's yes."""
    if place.status == "over" and doing.who.chair is not None:
        ready(place, doing)
        return
    if doing.who.chair is not None:
        gathering.add(place.chairs[doing.who.chair], doing.command)
    begin(place, doing)


def begin(place: Place, doing: Doing) -> None:
    """Begin, as soon as the devices that have pledged a nonce have opened it."""
    if not gathering.gather(place, doing):
        deal(place, doing)


def deal(place: Place, doing: Doing) -> None:
    """Close the nonces, seat the people, make the opening draws."""
    if place.match_over or len(place.wins) != len(place.chairs):
        place.wins = [0] * len(place.chairs)
    place.no += 1
    place.status = "playing"
    place.paused = False
    place.fill = None
    place.vote = None
    place.refused = {}
    place.began = doing.rev
    for chair in place.chairs:
        chair.ready = chair.bot is not None
    holders = place.ruleset.holders(place.options, place.people)
    if place.practice:
        holders = (0,) * len(holders)
    place.play = Play(place.ruleset, place.options, place.no, holders)
    place.clock = Clock(place.pace, len(place.chairs), doing.at) if place.pace else None
    place.take_key(doing)
    doing.hear(events.GameBegan(no=place.no, seats=holders, commitment=place.commitment))
    past = place.practice.past if place.practice and place.no == 1 else None
    if past is None:
        doing.draws = place.play.begin(doing.rev, place.last, place.source(doing), doing.hear)
    else:
        place.play.go_on_from(past, doing.rev)
        doing.hear(events.WentOnFrom(table=past.table, no=past.no, step=len(past.steps)))


def end(place: Place, doing: Doing) -> None:
    """Count the game, show its secret, commit to the next."""
    play = must_play(place)
    outcome = play.outcome
    winners = outcome.winners if outcome else ()
    for winner in {play.holders[seat] for seat in winners}:
        place.wins[winner] += 1
    place.status = "over"
    place.paused = False
    place.vote = None
    place.last = outcome
    for chair in place.chairs:
        chair.lent = None
    place.finished[place.no] = (place.began, doing.rev)
    doing.hear(
        events.GameEnded(
            no=place.no,
            how=play.ended or "aborted",
            winners=winners,
            clause=outcome.clause if outcome else "",
            wins=tuple(place.wins),
            match_over=place.match_over,
        )
    )
    if not place.shared:
        place.reveal(doing, place.no)
        place.commit(doing)


def may_disclose(place: Place, who: Who, command: object) -> None:
    """Only the hall, of a shared deal, once its game is over and while it is a secret."""
    if who.player is not None:
        raise Refused("not-known")
    if not place.shared or place.status != "over" or place.disclosed:
        raise Refused("no-finished-game")


def disclose(place: Place, doing: Doing) -> None:
    """Show the secret that other tables had, too."""
    command: Disclose = doing.command
    place.disclosed = True
    doing.reveal = Revealed(place.no, command.secret)
    doing.hear(events.Disclosed())
