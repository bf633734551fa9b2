"""Planted faults of ends, logs, seats, lessons, texts and clauses."""

from typing import Any, ClassVar

import msgspec

from hiroma.kernel import Emit, IllegalMove, Lesson, Option, Options, Outcome, kinds
from tests.kernel.cups.rules import Cups, Game, Lifted, Saw, Stake, Staked, Thrown, high, three_points
from tests.kernel.planted import planted

LEAD = r"after [1-9]\d* steps, the last of them:\n  -1: Rolled\("
"""The way to a fault that only a later step shows."""


class Endless(Game):
    def lift(self, emit: Emit) -> None:
        super().lift(emit)
        self.rounds += 1
        self.points = [0] * self.seats


@planted("a game ends within its bound", "7 moves, not 6", "Stake(coins=")
class AGameBeyondItsBound(Cups):
    game = Endless


@planted("a game ends", "no end after 200 steps", way=LEAD)
class AGameThatNeverEnds(Cups):
    info = msgspec.structs.replace(Cups.info, bound=None)
    game = Endless


@planted("a game ends within its bound", "2 moves, not 1", way=LEAD)
class TheLastMoveIsBeyondTheBound(Cups):
    info = msgspec.structs.replace(Cups.info, bound=1)

    def people(self, options: Options) -> tuple[int, ...]:
        return (2,)


@planted("there is no outcome before the end", "Outcome(ranking=", "after 0 steps")
class AnOutcomeBeforeTheEnd(Game):
    def outcome(self) -> Outcome | None:
        return self.end()


@planted("a game that ends has an outcome", "the outcome is None", way=LEAD)
class AnEndWithoutOutcome(Game):
    def outcome(self) -> Outcome | None:
        return None


@planted("nobody moves after the end", "seat 0; (Stake(coins=1),)", way=LEAD)
class MovesAfterTheEnd(Game):
    def moves(self, seat: int) -> tuple[Stake, ...]:
        return super().moves(seat) if self.rounds else (Stake(1),)


class Ending(Game):
    """An end with one field changed."""

    changes: ClassVar[Any] = {}

    def outcome(self) -> Outcome | None:
        return None if self.rounds else msgspec.structs.replace(self.end(), **self.changes)


@planted("the ranking has every side once", "((0,),); sides ((0,), (1,)", way=LEAD)
class ARankingWithoutASide(Ending):
    changes: ClassVar[Any] = {"ranking": ((0,),)}


@planted("there is a score for every seat", "(1.0,); ", " seats", way=LEAD)
class TooFewScores(Ending):
    changes: ClassVar[Any] = {"scores": (1.0,)}


@planted("the first seat is one of the seats", "first", "5", way=LEAD)
class AFirstSeatThatIsNone(Ending):
    changes: ClassVar[Any] = {"first": 5}


@planted("the end has a clause", "''", way=LEAD)
class AnEndWithoutClause(Ending):
    changes: ClassVar[Any] = {"clause": ""}


@planted("the outcome has the sides of the ruleset", "((0, 1),); ((0,), (1,)", way=LEAD)
class AnEndWithOtherSides(Ending):
    changes: ClassVar[Any] = {"sides": ((0, 1),)}


@planted("a clause that is named stands in the rulebook", "CU-E9: the end", way=LEAD)
class AnEndByAClauseThatDoesNotExist(Ending):
    changes: ClassVar[Any] = {"clause": "CU-E9"}


@planted("every seat is on one side", "((0,),); ", way="people, {'rounds': .*}, before any game")
class WrongSides(Cups):
    def sides(self, options: Options, seats: int) -> tuple[tuple[int, ...], ...]:
        return ((0,),)


@planted("every person holds a seat, and every seat is held", "(0, 0, 2)", way="before any game")
class APersonWithoutSeat(Cups):
    def people(self, options: Options) -> tuple[int, ...]:
        return (3,)

    def holders(self, options: Options, people: int) -> tuple[int, ...]:
        return (0, 0, 2)


@planted("there are as many seats as the game says", "4 seats, not 2 to 3", way="before any game")
class SeatsTooMany(Cups):
    def people(self, options: Options) -> tuple[int, ...]:
        return (4,)


@planted("numbers of people ascend, and there is one", "(3, 2)", way="before any game")
class PeopleDescend(Cups):
    def people(self, options: Options) -> tuple[int, ...]:
        return (3, 2)


@planted("after an outcome the next game begins", "start raised ZeroDivisionError", "(start)", way=LEAD)
class NoStartAfterAnOutcome(Cups):
    def start(self, options: Options, seats: int, after: Outcome | None = None) -> Game:
        return super().start(options, seats, after and msgspec.structs.replace(after, first=1 // 0))


@planted("after an outcome the next game begins", "nobody is to act", way=LEAD)
class TheNextGameIsOver(Cups):
    def start(self, options: Options, seats: int, after: Outcome | None = None) -> Game:
        return super().start({**options, "rounds": 0} if after else options, seats, after)


@planted("a game can be started", "KeyError('round')", "(start)", way="after 0 steps")
class NoStart(Cups):
    def start(self, options: Options, seats: int, after: Outcome | None = None) -> Game:
        return self.game(seats, 0, int(options["round"]), bold=False)


@planted("replaying the log gives the same game", "views.spectator.first: ", " ≠ ", way=LEAD)
class AStartThatChanges(Cups):
    started = 0

    def start(self, options: Options, seats: int, after: Outcome | None = None) -> Game:
        self.started += 1
        game = super().start(options, seats, after)
        game.first = self.started % seats
        return game


@planted("replaying the log gives the same game", "is refused; seat ", "no-stake", way=LEAD)
class AStartWithOtherRules(Cups):
    started = 0

    def start(self, options: Options, seats: int, after: Outcome | None = None) -> Game:
        self.started += after is None
        game = super().start(options, seats, after)
        game.bold = not self.started % 2
        return game


LESSON = Cups.lessons[0]
SOLVED = "the solution of a lesson solves it, and no part of it"


def lesson(*turns: tuple[Stake, ...]) -> tuple[Lesson, ...]:
    """The lesson with another solution."""
    return (Lesson(id="high", start=high, goal=three_points, solution=turns),)


@planted(SOLVED, "high; the goal is not reached", way=r"after 1 of 1 turns:\n  0: Stake\(coins=2\)")
class ALessonWithAWrongSolution(Cups):
    lessons = lesson((Stake(2),))


@planted(SOLVED, "high; the goal is reached after 1 turns", way=r"after 1 of 2 turns")
class ALessonSolvedTooEarly(Cups):
    lessons = lesson((Stake(3),), ())


@planted(SOLVED, "high; raised IllegalMove('no-stake'", way=r"after 1 of 1 turns:\n  0: Stake\(coins=9\)")
class ALessonWithAnIllegalSolution(Cups):
    lessons = lesson((Stake(9),))


class Whispered(kinds.Event):
    pass


class Fold(kinds.Move):
    pass


WORDS = "there are words for everything"


@planted(WORDS, "no text for en: cups-event-whispered, ja: cups-event-whispered, de: cups-", way="in every game")
class AnEventWithoutText(Cups):
    event = Thrown | Saw | Staked | Lifted | Whispered


@planted(WORDS, "no text for en: cups-move-fold, ja: cups-move-fold", way="in every game")
class AMoveWithoutText(Cups):
    move = Stake | Fold


@planted(
    WORDS, "no text for en: cups-refusal-too-dear,", way=r"too-dear is the refusal of seat \d: Stake\(.*\n[23] seats"
)
class ARefusalWithoutText(Game):
    def check(self, seat: int, move: Any) -> None:
        if seat >= 0 and isinstance(move, Stake) and move not in self.moves(seat):
            raise IllegalMove("too-dear", "CU-S2")
        super().check(seat, move)


DEEP = Option(name="deep", default=False, clause="CU-O2")


@planted(WORDS, "no text for en: cups-option-deep, en: cups-option-deep-help,", way="in every game")
class AnOptionWithoutText(Cups):
    info = msgspec.structs.replace(Cups.info, options=(*Cups.info.options, DEEP))


@planted(WORDS, "no text for en: cups-lesson-low,", way="in every game")
class ALessonWithoutText(Cups):
    lessons = (*Cups.lessons, Lesson(id="low", start=high, goal=three_points, solution=LESSON.solution))


@planted("a clause that is named stands in the rulebook", "CU-O9", way="CU-O9: option mood")
class AnOptionOfAClauseThatDoesNotExist(Cups):
    info = msgspec.structs.replace(
        Cups.info, options=(Cups.info.options[0], msgspec.structs.replace(Cups.info.options[1], clause="CU-O9"))
    )


@planted(
    "a clause that is named stands in the rulebook", "CU-S9", way=r"CU-S9: refusal not-now of seat \d: .*\n[23] seats"
)
class ARefusalByAClauseThatDoesNotExist(Game):
    def check(self, seat: int, move: Any) -> None:
        if seat >= 0 and seat not in self.actors():
            raise IllegalMove("not-now", "CU-S9")
        super().check(seat, move)


@planted("a default is a value of its option", "option rounds; 7; BadOption('option-range'", way="before any game")
class ADefaultOutOfRange(Cups):
    info = msgspec.structs.replace(
        Cups.info, options=(msgspec.structs.replace(Cups.info.options[0], default=7), Cups.info.options[1])
    )
