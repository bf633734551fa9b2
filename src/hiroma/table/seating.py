"""Before the game: sitting down and getting up, bots, the host."""

from hiroma.table import events, gathering
from hiroma.table.asked import Host, Join, Swap
from hiroma.table.consent import STAND_IN, TERMS
from hiroma.table.place import Chair, Doing, Place
from hiroma.table.play import Play
from hiroma.table.refusal import Refused
from hiroma.table.slips import Who


def must_sit(place: Place, who: Who) -> int:
    """The asker's chair, or `Refused` ('not-seated')."""
    if who.chair is None:
        raise Refused("not-seated")
    return who.chair


def must_not_play(place: Place) -> None:
    """`Refused` while a game or an unfinished match is on (CS-S3)."""
    if place.in_match:
        raise Refused("game-running")


def must_play(place: Place) -> Play:
    """The game in progress, or `Refused` ('no-game')."""
    if place.play is None or place.status != "playing":
        raise Refused("no-game")
    return place.play


def must_rule(place: Place, who: Who) -> None:
    """`Refused` unless the asker is the host or has a chair."""
    if who.chair is None and who.player != place.host:
        raise Refused("not-seated")


def chair_at(place: Place, index: int) -> Chair:
    """The chair with that number, or `Refused` ('no-such-chair')."""
    if not 0 <= index < len(place.chairs):
        raise Refused("no-such-chair", chair=index, chairs=len(place.chairs))
    return place.chairs[index]


def most_chairs(place: Place) -> int:
    """How many people may sit with the options as they stand."""
    return 1 if place.practice else max(place.ruleset.people(place.options))


def may_join(place: Place, who: Who, command: Join | None) -> None:
    """A free chair, or one's own with a bot in it."""
    if who.player is None:
        raise Refused("not-known")
    if who.chair is not None:
        if place.chairs[who.chair].bot is None:
            raise Refused("already-seated", chair=who.chair)
        if place.play is not None and place.status == "playing" and place.play.gave_up(place.seats_of(who.chair)):
            raise Refused("already-conceded")
        return
    must_not_play(place)
    if len(place.chairs) >= most_chairs(place):
        raise Refused("table-full", chairs=most_chairs(place))
    if command is not None and command.chair is not None and command.chair > len(place.chairs):
        raise Refused("no-such-chair", chair=command.chair, chairs=len(place.chairs) + 1)


def join(place: Place, doing: Doing) -> None:
    """Sit down on a new chair, or take one's own back from the bot."""
    command: Join = doing.command
    player = doing.who.player
    index = doing.who.chair
    if index is not None:
        chair = place.chairs[index]
        chair.bot = None
        chair.lent = None
        chair.ready = False
        gathering.add(chair, command)
        doing.hear(events.Returned(chair=index))
        return
    unsettle(place)
    place.chairs.append(Chair(player, agreed=doing.rev))
    gathering.add(place.chairs[-1], command)
    last = len(place.chairs) - 1
    doing.hear(events.Joined(chair=last, player=player or ""))
    if command.chair is not None and command.chair < last:
        change_settings(place, doing)
        place.chairs[last].agreed = doing.rev
        exchange(place, doing, last, command.chair)
    if place.host is None:
        pass_on_host(place, doing)
    if place.fill is not None and len(place.chairs) >= most_chairs(place):
        place.fill = doing.at  # nobody else can come


def may_leave(place: Place, who: Who, command: object) -> None:
    """Anybody with a chair."""
    chair = must_sit(place, who)
    if place.in_match and place.chairs[chair].bot is not None:
        raise Refused("bot-plays-already")


def leave(place: Place, doing: Doing) -> None:
    """Before the game the chair goes; in a game a bot stands in and the chair can be taken back."""
    index = must_sit(place, doing.who)
    if place.gathering is not None:
        gathering.call_off(place, doing)
    if place.in_match:
        stand_in(place, doing, index, STAND_IN, "left")
        return
    player = place.chairs[index].player or ""
    remove(place, index)
    doing.hear(events.Left(chair=index, player=player))
    if place.host == player:
        pass_on_host(place, doing)


def remove(place: Place, index: int) -> None:
    """Take a chair away; those behind move up."""
    unsettle(place)
    del place.chairs[index]


def change_settings(place: Place, doing: Doing, changed: bool = True) -> None:
    """A setting was made: if it changed anything, only who made it agrees to the settings as they stand.

    No bots come by themselves while somebody has not agreed.
    """
    unsettle(place)
    if not changed:
        return
    place.changed = doing.rev
    agree(place, doing, doing.who.chair)
    if place.fill is not None and place.terms >= TERMS and place.not_agreed():
        place.fill = None
        doing.hear(events.Filling(seconds=0))


def agree(place: Place, doing: Doing, chair: int | None) -> None:
    """The owner of a chair agrees to the settings as they stand."""
    if chair is not None:
        place.chairs[chair].agreed = doing.rev


def unsettle(place: Place) -> None:
    """People or settings changed: the series and who is ready begin anew, and the game shown is put away."""
    place.wins = []
    place.last = None
    place.play = None if place.status == "over" else place.play
    place.status = "open" if place.status == "over" else place.status
    for chair in place.chairs:
        chair.ready = chair.bot is not None


def unrate(place: Place, doing: Doing) -> None:
    """Games with bots do not count for ratings."""
    if place.rated:
        place.rated = False
        doing.hear(events.RatedSet(on=False))


def pass_on_host(place: Place, doing: Doing) -> None:
    """The first person with a chair becomes host; nobody, if there is none."""
    for chair in place.chairs:
        if chair.player is not None:
            place.host = chair.player
            doing.hear(events.HostChanged(player=chair.player))
            return
    place.host = place.fill = None


def stand_in(place: Place, doing: Doing, index: int, level: str, why: events.StandIn) -> None:
    """A bot acts for a chair from now on; `why` as in `events.BotTookOver`.

    Who goes has not agreed to a question that is open.
    """
    chair = place.chairs[index]
    chair.bot = level
    chair.ready = True
    vote = place.vote
    if vote is not None and place.terms < TERMS:
        vote.open.discard(index)
    elif vote is not None and vote.about == "stand-in" and vote.chair == index:
        place.vote = None
        doing.hear(events.VoteClosed(about="stand-in", passed=False))
    doing.hear(events.BotTookOver(chair=index, level=level, why=why))


def may_swap(place: Place, who: Who, command: Swap | None) -> None:
    """Before the game, with any other chair."""
    chair = must_sit(place, who)
    must_not_play(place)
    if len(place.chairs) < 2:
        raise Refused("no-other-chair")
    if command is not None:
        chair_at(place, command.chair)
        if command.chair == chair:
            raise Refused("already-seated", chair=chair)


def swap(place: Place, doing: Doing) -> None:
    """Two chairs change places; seats follow chairs, so partners change too."""
    one, other = must_sit(place, doing.who), doing.command.chair
    change_settings(place, doing)
    exchange(place, doing, one, other)


def exchange(place: Place, doing: Doing, one: int, other: int) -> None:
    """Who sits on two chairs changes places."""
    chairs = place.chairs
    chairs[one], chairs[other] = chairs[other], chairs[one]
    doing.hear(events.Swapped(chair=one, other=other))


def may_name_host(place: Place, who: Who, command: Host | None) -> None:
    """Only the host, and only somebody with a chair."""
    if who.player != place.host:
        raise Refused("not-host")
    if command is None:
        if all(chair.player is None for chair in place.chairs):
            raise Refused("nobody-there")
    elif chair_at(place, command.chair).player is None:
        raise Refused("bot-cannot-host")


def name_host(place: Place, doing: Doing) -> None:
    """Pass the table on."""
    place.host = place.chairs[doing.command.chair].player
    doing.hear(events.HostChanged(player=place.host or ""))
