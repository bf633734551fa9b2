"""Laws of a ruleset beside its states: options, seats, bots, lessons, texts, clauses."""

from collections.abc import Mapping
from typing import NoReturn

from hiroma.kernel.lesson import Lesson, play
from hiroma.kernel.lot import Lot
from hiroma.kernel.options import Options, change, defaults, give_way
from hiroma.kernel.ruleset import Ruleset
from hiroma.kernel.texts import gaps, unruled
from hiroma.kernel.trial import Broken, Twin, reason

STAND_IN = "casual"
"""The level of bot that every game has."""

BEFORE = "before any game"


def broken(ruleset: Ruleset, where: str, law: str, *about: object) -> NoReturn:
    """Raise `Broken` for a law that no single game breaks; `where` replaces the moves that led there."""
    raise Broken(f"{ruleset.info.id}: {law}: {'; '.join(str(thing) for thing in about)}\n{where}")


def furnished(ruleset: Ruleset, twin: Twin | None) -> None:
    """A ruleset has what every game needs before it starts: bots, sound options, and a twin where it has secrets."""
    info, bots = ruleset.info, ruleset.bots
    if STAND_IN not in bots:
        there = f"the bots are {', '.join(bots)}" if bots else "there are no bots"
        broken(ruleset, BEFORE, f"there is a bot {STAND_IN}, to stand in for people who leave", there)
    if info.ends_with is not None and info.ends_with not in bots:
        broken(ruleset, BEFORE, "the bot under which every game ends is one of the bots", info.ends_with)
    if info.secrets and twin is None:
        broken(ruleset, BEFORE, "a game with secrets must bring a twin", "there is none")
    for option in info.options:
        try:
            option.check(option.default)
        except Exception as error:
            about = f"option {option.name}; {option.default!r}; {reason(error)}"
            raise Broken(f"{info.id}: a default is a value of its option: {about}\n{BEFORE}") from error
    for style in info.styles:
        options = defaults(info.options)
        try:
            for name, value in style.options.items():
                options = change(info.options, options, name, value)
        except Exception as error:
            about = f"style {style.name}; {reason(error)}"
            raise Broken(f"{info.id}: a style sets options of its game: {about}\n{BEFORE}") from error


def setting(ruleset: Ruleset, lot: Lot) -> tuple[Options, int]:
    """Return random options (a text keeps its default), and the number of seats of a random number of people."""
    declared = ruleset.info.options
    options = defaults(declared)
    for option in declared:
        if option.kind == "flag":
            options[option.name] = lot.below(2) == 1
        elif option.kind == "choice":
            options[option.name] = option.choices[lot.below(len(option.choices))]
        elif option.kind == "number":
            options[option.name] = option.low + lot.below(option.high - option.low + 1)
        if options[option.name] != option.default:
            give_way(declared, options, option)
    people = ruleset.people(options)
    if not people or list(people) != sorted(set(people)):
        broken(ruleset, f"{options}, {BEFORE}", "numbers of people ascend, and there is one", people)
    return options, _seated(ruleset, options, people[lot.below(len(people))])


def _seated(ruleset: Ruleset, options: Options, people: int) -> int:
    # The number of seats; each must be held, and on exactly one side.
    where = f"{people} people, {dict(options)}, {BEFORE}"
    holders = ruleset.holders(options, people)
    seats, (low, high) = len(holders), ruleset.info.seats
    if sorted(set(holders)) != list(range(people)):
        broken(ruleset, where, "every person holds a seat, and every seat is held", holders)
    if not low <= seats <= high:
        broken(ruleset, where, "there are as many seats as the game says", f"{seats} seats, not {low} to {high}")
    sides = ruleset.sides(options, seats)
    if sorted(seat for side in sides for seat in side) != list(range(seats)) or not all(sides):
        broken(ruleset, where, "every seat is on one side", sides, f"{seats} seats")
    return seats


def lessons(ruleset: Ruleset) -> None:
    """The solution of a lesson solves it, and no part of it does."""
    law = "the solution of a lesson solves it, and no part of it"
    for lesson in ruleset.lessons:
        for turns in range(len(lesson.solution) + 1):
            whole = turns == len(lesson.solution)
            if _passed(ruleset, lesson, turns, law) != whole:
                found = "the goal is not reached" if whole else f"the goal is reached after {turns} turns"
                broken(ruleset, _way(lesson, turns), law, lesson.id, found)


def _passed(ruleset: Ruleset, lesson: Lesson, turns: int, law: str) -> bool:
    try:
        return play(lesson, lesson.solution[:turns]).passed
    except Exception as error:
        about = f"{lesson.id}; raised {reason(error)}"
        raise Broken(f"{ruleset.info.id}: {law}: {about}\n{_way(lesson, turns)}") from error


def _way(lesson: Lesson, turns: int) -> str:
    trail = "".join(f"\n  {lesson.seat}: {move}" for turn in lesson.solution[:turns] for move in turn)
    return f"in the lesson {lesson.id}, after {turns} of {len(lesson.solution)} turns{':' if trail else ''}{trail}"


def worded(ruleset: Ruleset, refused: Mapping[str, str]) -> None:
    """Every event, move, refusal, option and lesson has its texts.

    `refused` maps each code of refusal to the moves that led to it.
    """
    missing = gaps(ruleset, set(refused))
    if missing:
        ways = [f"{code} is the refusal of {way}" for code, way in refused.items() if _names(missing, code)]
        where = "\n".join(ways) or "in every game"
        broken(ruleset, where, "there are words for everything", f"no text for {', '.join(missing)}")


def _names(missing: list[str], code: str) -> bool:
    return any(key.endswith(f"-refusal-{code}") for key in missing)


def ruled(ruleset: Ruleset, clauses: Mapping[str, str]) -> None:
    """Every clause that is named stands in the rulebook, in each of its languages.

    `clauses` maps each clause to the place that names it.
    """
    options = {option.clause: f"option {option.name}" for option in ruleset.info.options}
    lessons = {lesson.clause: f"lesson {lesson.id}" for lesson in ruleset.lessons if lesson.clause}
    named = options | lessons | dict(clauses)
    unwritten = unruled(ruleset, set(named))
    if unwritten:
        where = "\n".join(f"{clause}: {named[clause.rpartition(' ')[2]]}" for clause in unwritten)
        broken(ruleset, where, "a clause that is named stands in the rulebook", ", ".join(unwritten))
