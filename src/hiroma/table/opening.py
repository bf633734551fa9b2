"""Opening and closing a table: its game, its options, and the settings that go with them."""

from hiroma.kernel import BadOption, Options, Ruleset, UnknownRules
from hiroma.kernel.options import change, defaults
from hiroma.table import events
from hiroma.table.commands import Open, SetOption, SetRated, SetWelcome
from hiroma.table.consent import ALL_ASKED, TERMS
from hiroma.table.hall_commands import Renew
from hiroma.table.messages import Who
from hiroma.table.play import Play
from hiroma.table.practice import Practice
from hiroma.table.refusal import Refused
from hiroma.table.seating import (
    change_between_games,
    change_settings,
    most_chairs,
    must_not_play,
    must_not_play_with_others,
    must_rule,
)
from hiroma.table.series import end
from hiroma.table.state import TableState, Transaction
from hiroma.table.timing import must_be_a_clock, must_host


def may_open(table: TableState, who: Who, command: Open) -> None:
    """Let a table be opened once, with a game and a version that the hall has, and good options.

    `Refused`: 'already-open' the second time; 'clock-both' and 'clock-too-short' for its clock.
    """
    if table.rev:
        raise Refused("already-open")
    ruleset = _rules_of(table, command)
    options = defaults(ruleset.info.options)
    try:
        for name, value in command.options.items():
            options = change(ruleset.info.options, options, name, value)
    except BadOption as bad:
        raise Refused.by_option(bad) from None
    must_be_a_clock(command.pace, rated=command.rated and command.terms >= ALL_ASKED)
    if command.practice is not None:
        _must_go_on(ruleset, options, command.practice)


def _rules_of(table: TableState, command: Open) -> Ruleset:
    # All games of a table are played by the version it was opened with, whatever has been registered since.
    try:
        return table.rulesets(command.game, command.version)
    except UnknownRules as unknown:
        raise Refused.by_version(unknown) from None


def _must_go_on(ruleset: Ruleset, options: Options, practice: Practice) -> None:
    allowed = ruleset.people(options)
    if practice.people not in allowed:
        raise Refused("people", have=practice.people, need=list(allowed))
    if practice.past is not None:
        # The past must follow from the rules: when the game begins, it is too late to refuse it.
        Play(ruleset, options, 1, ruleset.holders(options, practice.people)).go_on_from(practice.past, 0)


def open_table(table: TableState, transaction: Transaction) -> None:
    """Make the first entry: game, options, host, and the commitment for the first game."""
    command: Open = transaction.command
    table.id = command.table
    table.game = command.game
    table.ruleset = _rules_of(table, command)
    table.listed = table.listable = command.listed
    table.shared = command.shared
    table.rivals = command.rivals
    table.practice = command.practice
    table.rated = command.rated and may_rate(table)
    table.welcome = command.welcome
    table.paired = command.paired
    table.pace = command.pace
    table.timeout = command.timeout
    if command.shared and command.paired:
        table.watched = False  # other tables have the same chance
    table.terms = command.terms
    table.chance = command.chance
    table.host = transaction.who.player
    declared = table.ruleset.info.options
    table.options = defaults(declared)
    for name, value in command.options.items():
        table.options = change(declared, table.options, name, value)
    table.commit(transaction)
    transaction.hear(events.Opened(game=command.game))


def may_set_option(table: TableState, who: Who, command: SetOption | None) -> None:
    """Let an option be set before the game, by a good name and value (CS-S3).

    `Refused` ('goes-on') before a game that goes on from a past.
    """
    must_rule(table, who)
    must_not_play(table)
    if table.practice and table.practice.past and not table.no:
        raise Refused("goes-on")  # the game was begun with its options
    if command is not None:
        try:
            change(table.ruleset.info.options, table.options, command.name, command.value)
        except BadOption as bad:
            raise Refused.by_option(bad) from None


def set_option(table: TableState, transaction: Transaction) -> None:
    """Set an option; reset the options that it cancels, and name them."""
    command: SetOption = transaction.command
    before = table.options
    table.options = change(table.ruleset.info.options, before, command.name, command.value)
    reset = tuple(name for name in before if name != command.name and table.options[name] != before[name])
    change_settings(table, transaction, table.options != before)
    transaction.hear(events.OptionSet(name=command.name, value=table.options[command.name], reset=reset))


def may_rate(table: TableState) -> bool:
    """Return True where games may count for ratings: no practice, no shared deal, no game for one."""
    return not table.practice and not table.shared and table.ruleset.info.seats[1] > 1


def may_set_rated(table: TableState, who: Who, command: SetRated | None) -> None:
    """Let the host choose rated or unrated games, before the game. Ratings are for people among themselves.

    `Refused`: 'rated-alone' where one person plays alone, 'rated-no-bots'.
    """
    must_host(table, who)
    must_not_play(table)
    if not may_rate(table):
        raise Refused("rated-alone")
    on = not table.rated if command is None else command.on
    if on and any(chair.player is None for chair in table.chairs):
        raise Refused("rated-no-bots")
    if on and table.terms >= ALL_ASKED:
        must_be_a_clock(table.pace, rated=True)


def set_rated(table: TableState, transaction: Transaction) -> None:
    """Let the games count for ratings, or not: that is part of the settings that people sat down to."""
    command: SetRated = transaction.command
    table.rated = command.on
    change_settings(table, transaction)
    transaction.hear(events.RatedSet(on=command.on))


def may_set_welcome(table: TableState, who: Who, command: SetWelcome | None) -> None:
    """Let the host open the table where people and bots can play together; in a game of several only close it.

    `Refused` ('welcome-alone') elsewhere.
    """
    must_host(table, who)
    if table.practice or table.shared or most_chairs(table) == 1:
        raise Refused("welcome-alone")
    on = not table.welcome if command is None else command.on
    if on:
        must_not_play_with_others(table, who)


def set_welcome(table: TableState, transaction: Transaction) -> None:
    """Open the table to people, or close it. Before a game, all agree to it as to any other setting."""
    command: SetWelcome = transaction.command
    changed = command.on != table.welcome
    table.welcome = command.on
    change_between_games(table, transaction, changed)
    transaction.hear(events.WelcomeSet(on=command.on))


def may_renew(table: TableState, who: Who, command: Renew) -> None:
    """Refuse everybody but the hall ('not-known'), and terms that are not newer, or not known here ('terms-known')."""
    if who.player is not None:
        raise Refused("not-known")
    if not table.terms < command.terms <= TERMS:
        raise Refused("terms-known")


def renew(table: TableState, transaction: Transaction) -> None:
    """Have the table follow newer terms; drop an open question for which not all were asked."""
    command: Renew = transaction.command
    if table.terms < ALL_ASKED:
        table.vote = None
    table.terms = command.terms
    transaction.hear(events.TermsRenewed(terms=command.terms))


def may_close(table: TableState, who: Who, command: object) -> None:
    """Refuse ('not-known') everybody but the hall."""
    if who.player is not None:
        raise Refused("not-known")


def close(table: TableState, transaction: Transaction) -> None:
    """End the game that is on, and let nothing more happen at the table."""
    if table.play is not None and table.status == "playing":
        table.play.ended = "aborted"
        end(table, transaction)
    table.status = "closed"
    table.listed = False
    table.queue = []
    table.vote = None
    table.gathering = None
    transaction.hear(events.Closed())
