"""Which game is played at a table, and with which options."""

from hiroma.kernel import BadOption, Options, Ruleset, UnknownRules
from hiroma.kernel.options import change, defaults
from hiroma.table import events
from hiroma.table.asked import Open, Practice, Renew, SetOption, SetRated
from hiroma.table.consent import TERMS
from hiroma.table.place import Doing, Place
from hiroma.table.play import Play
from hiroma.table.refusal import Refused
from hiroma.table.seating import change_settings, must_not_play, must_rule
from hiroma.table.series import end
from hiroma.table.slips import Who
from hiroma.table.timing import must_be_long_enough, must_host


def may_open(place: Place, who: Who, command: Open) -> None:
    """Only once, with a game and a version that the hall has, and good options."""
    if place.rev:
        raise Refused("already-open")
    ruleset = _rules_of(place, command)
    options = defaults(ruleset.info.options)
    try:
        for name, value in command.options.items():
            options = change(ruleset.info.options, options, name, value)
    except BadOption as bad:
        raise Refused.by_option(bad) from None
    if command.practice is not None:
        _must_go_on(ruleset, options, command.practice)


def _rules_of(place: Place, command: Open) -> Ruleset:
    # All games of a table are played by the version it was opened with, whatever has been registered since.
    try:
        return place.rulesets(command.game, command.version)
    except UnknownRules as unknown:
        raise Refused.by_version(unknown) from None


def _must_go_on(ruleset: Ruleset, options: Options, practice: Practice) -> None:
    allowed = ruleset.people(options)
    if practice.people not in allowed:
        raise Refused("people", have=practice.people, need=list(allowed))
    if practice.past is not None:
        # Whether it follows from the rules: when the game begins nothing can be refused any more.
        Play(ruleset, options, 1, ruleset.holders(options, practice.people)).go_on_from(practice.past, 0)


def open_table(place: Place, doing: Doing) -> None:
    """The first entry: game, options, host, and the commitment for the first game."""
    command: Open = doing.command
    place.id = command.table
    place.game = command.game
    place.ruleset = _rules_of(place, command)
    place.listed = command.listed
    place.shared = command.shared
    place.practice = command.practice
    place.rated = command.rated and may_rate(place)
    place.terms = command.terms
    place.chance = command.chance
    place.host = doing.who.player
    declared = place.ruleset.info.options
    place.options = defaults(declared)
    for name, value in command.options.items():
        place.options = change(declared, place.options, name, value)
    place.commit(doing)
    doing.hear(events.Opened(game=command.game))


def may_set_option(place: Place, who: Who, command: SetOption | None) -> None:
    """Before the game; a good name and value (CS-S3)."""
    must_rule(place, who)
    must_not_play(place)
    if place.practice and place.practice.past and not place.no:
        raise Refused("goes-on")  # the game was begun with its options
    if command is not None:
        try:
            change(place.ruleset.info.options, place.options, command.name, command.value)
        except BadOption as bad:
            raise Refused.by_option(bad) from None


def set_option(place: Place, doing: Doing) -> None:
    """Set it; what it cancels is reset and named."""
    command: SetOption = doing.command
    before = place.options
    place.options = change(place.ruleset.info.options, before, command.name, command.value)
    reset = tuple(name for name in before if name != command.name and place.options[name] != before[name])
    change_settings(place, doing, place.options != before)
    doing.hear(events.OptionSet(name=command.name, value=place.options[command.name], reset=reset))


def may_rate(place: Place) -> bool:
    """Several people can play here, each for themselves: no practice, no shared deal, no game for one."""
    return not place.practice and not place.shared and place.ruleset.info.seats[1] > 1


def may_set_rated(place: Place, who: Who, command: SetRated | None) -> None:
    """The host, before the game; ratings are for people among themselves."""
    must_host(place, who)
    must_not_play(place)
    if not may_rate(place):
        raise Refused("rated-alone")
    on = not place.rated if command is None else command.on
    if on and any(chair.player is None for chair in place.chairs):
        raise Refused("rated-no-bots")
    if on and place.terms >= TERMS:
        must_be_long_enough(place.pace)


def set_rated(place: Place, doing: Doing) -> None:
    """Whether the games count for ratings: that is part of what people sat down to."""
    command: SetRated = doing.command
    place.rated = command.on
    change_settings(place, doing)
    doing.hear(events.RatedSet(on=command.on))


def may_renew(place: Place, who: Who, command: Renew) -> None:
    """Only the hall, of a table under older terms."""
    if who.player is not None:
        raise Refused("not-known")
    if not place.terms < command.terms <= TERMS:
        raise Refused("terms-known")


def renew(place: Place, doing: Doing) -> None:
    """The table follows the newer terms; a question that was asked under the old ones is put away."""
    command: Renew = doing.command
    place.terms = command.terms
    place.vote = None
    doing.hear(events.TermsRenewed(terms=command.terms))


def may_close(place: Place, who: Who, command: object) -> None:
    """Only the hall, once."""
    if who.player is not None:
        raise Refused("not-known")


def close(place: Place, doing: Doing) -> None:
    """End what is on, and let nothing more happen."""
    if place.play is not None and place.status == "playing":
        place.play.ended = "aborted"
        end(place, doing)
    place.status = "closed"
    place.listed = False
    place.vote = None
    place.gathering = None
    doing.hear(events.Closed())
