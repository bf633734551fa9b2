"""Which game is played at a table, and with which options."""

from hiroma.kernel import BadOption, Options, Ruleset
from hiroma.kernel.options import change, defaults
from hiroma.table import events
from hiroma.table.asked import Open, Practice, SetOption
from hiroma.table.place import Doing, Place
from hiroma.table.play import Play
from hiroma.table.refusal import Refused
from hiroma.table.seating import must_not_play, must_rule, unsettle
from hiroma.table.series import end
from hiroma.table.slips import Who


def may_open(place: Place, who: Who, command: Open) -> None:
    """Only once, with a known game at the version we play, and good options."""
    if place.rev:
        raise Refused("already-open")
    try:
        info = place.rulesets(command.game).info
        options = defaults(info.options)
        for name, value in command.options.items():
            options = change(info.options, options, name, value)
    except KeyError:
        raise Refused("game-unknown", game=command.game) from None
    except BadOption as bad:
        raise Refused.by_option(bad) from None
    if command.version != info.version:
        raise Refused("version-unknown", game=command.game, version=command.version, known=info.version)
    if command.practice is not None:
        _must_go_on(place.rulesets(command.game), options, command.practice)


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
    place.ruleset = place.rulesets(command.game)
    place.listed = command.listed
    place.shared = command.shared
    place.practice = command.practice
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
    unsettle(place)
    doing.hear(events.OptionSet(name=command.name, value=place.options[command.name], reset=reset))


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
    doing.hear(events.Closed())
