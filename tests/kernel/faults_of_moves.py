"""Planted faults of moves, draws, steps and copies."""

from itertools import count
from typing import Any, Self

import msgspec

from hiroma.kernel import CHANCE, Draw, Emit, IllegalMove, Pick, Rolled, mute
from tests.kernel.cups.rules import Cups, Game, Stake, Thrown
from tests.kernel.planted import planted

CLOCK = count()
LEAD = r"after [1-9]\d* steps, the last of them:\n  -?\d: "
"""A pattern for the moves that lead to a fault which only a later step shows."""


@planted("an actor has a move after every move", "seat 0", way=LEAD)
class NoMoves(Game):
    def moves(self, seat: int) -> tuple[Stake, ...]:
        return ()


@planted("an actor has a move after every move", "seat 1", "  0: Stake(coins=", way=LEAD)
class NoMovesAfterASeat(Game):
    def moves(self, seat: int) -> tuple[Stake, ...]:
        return () if self.stakes[0] else super().moves(seat)


@planted("moves do not repeat", "seat ", "Stake(coins=3)", way=LEAD)
class MovesRepeat(Game):
    def moves(self, seat: int) -> tuple[Stake, ...]:
        moves = super().moves(seat)
        return moves + moves[-1:]


@planted("moves come in a fixed order", "place 0: Stake(coins=", " ≠ Stake(coins=", way=LEAD)
class MovesInChangingOrder(Game):
    def moves(self, seat: int) -> tuple[Stake, ...]:
        moves = super().moves(seat)
        return moves[::-1] if next(CLOCK) % 2 else moves


@planted("moves are a tuple", "<class 'list'>", way=LEAD)
class MovesAsAList(Game):
    def moves(self, seat: int) -> Any:
        return list(super().moves(seat))


@planted("moves are frozen all through", "unhashable type: 'list'", way=LEAD)
class MovesWithAList(Game):
    def moves(self, seat: int) -> Any:
        return tuple(Stake([move.coins]) for move in super().moves(seat))  # type: ignore[arg-type]  # the fault itself


@planted("apply refuses what moves does not list", "Stake(coins=2)", way=LEAD)
class MovesLackALegalOne(Game):
    def moves(self, seat: int) -> tuple[Stake, ...]:
        return tuple(move for move in super().moves(seat) if move.coins != 2)

    def check(self, seat: int, move: Any) -> None:
        if move != Stake(2) or seat not in self.actors():
            super().check(seat, move)


@planted("apply accepts every move of moves", "Stake(coins=3)", "refused: ('no-stake'", way=LEAD)
class MovesThatApplyRefuses(Game):
    def check(self, seat: int, move: Any) -> None:
        super().check(seat, move)
        if move == Stake(3):
            raise IllegalMove("no-stake", "CU-S2")


@planted("apply accepts every move of moves", "Stake(coins=3)", "raised KeyError(3)", "(stake)", way=LEAD)
class ALegalMoveRaises(Game):
    def stake(self, seat: int, coins: int, emit: Emit) -> None:
        super().stake(seat, {1: 1, 2: 2}[coins], emit)


@planted("moves survive the journey", "Stake(coins='", "Expected `int`, got `str`", way=LEAD)
class MovesOfAnotherType(Game):
    def moves(self, seat: int) -> tuple[Stake, ...]:
        return tuple(Stake(str(move.coins)) for move in super().moves(seat))  # type: ignore[arg-type]  # the fault itself

    def stake(self, seat: int, coins: int, emit: Emit) -> None:
        super().stake(seat, int(coins), emit)


@planted("who may not act has no moves", "seat ", "Stake(coins=1)")
class MovesOutOfTurn(Game):
    def moves(self, seat: int) -> tuple[Stake, ...]:
        return super().moves(seat) or (Stake(1),)


@planted("apply accepts every outcome of a draw", "chance; Rolled(values=(3,))", "refused: ('no-stake'")
class ADrawThatIsRefused(Game):
    def check(self, seat: int, move: Any) -> None:
        super().check(seat, move)
        if move == Rolled((3,)):
            raise IllegalMove("no-stake", "CU-S2")


@planted("a draw has outcomes", "Pick(items=(), label='cup'", "after 0 steps")
class ADrawOfNothing(Game):
    def draw(self) -> Draw:
        return Pick((), label="cup")


@planted("a draw is the same when asked again", "n=", "after 0 steps")
class ADrawThatChanges(Game):
    def draw(self) -> Draw:
        return msgspec.structs.replace(super().draw(), n=next(CLOCK))


@planted("actors come in seat order, once each", "(1, 0)", way=LEAD)
class ActorsOutOfOrder(Game):
    def actors(self) -> tuple[int, ...]:
        return super().actors()[::-1]


@planted("chance moves alone", "(-1, 1)")
class ChanceAndASeat(Game):
    def actors(self) -> tuple[int, ...]:
        actors = super().actors()
        return (CHANCE, 1) if actors == (CHANCE,) else actors


@planted("actors are seats of the game", "9", way=LEAD)
class AnActorTooMany(Game):
    def actors(self) -> tuple[int, ...]:
        actors = super().actors()
        return (*actors, 9) if 0 in actors else actors


@planted("actors are a tuple", "<class 'list'>; [-1]")
class ActorsAsAList(Game):
    def actors(self) -> Any:
        return list(super().actors())


@planted("looking changes nothing", "views.spectator.points.0: ", " ≠ ")
class AViewThatCounts(Game):
    def view(self, viewer: int | None) -> Any:
        self.points[0] += 1
        return super().view(viewer)


@planted("a copy is equal", "views.spectator.points.", " ≠ 0", way=LEAD)
class ACopyForgets(Game):
    def copy(self) -> Self:
        other = super().copy()
        other.points = [0] * self.seats
        return other


@planted("a copy is independent", "views.spectator.thrown.0: False ≠ True", "it left after 0")
class ACopySharesAList(Game):
    def copy(self) -> Self:
        other = super().copy()
        other.dice = self.dice
        return other


@planted("a copy that is asked nothing goes the same way", "views.spectator.points.", way=LEAD)
class ACopyForgetsWhatNobodySees(Game):
    luck = 0

    def stake(self, seat: int, coins: int, emit: Emit) -> None:
        self.luck += coins
        super().stake(seat, coins, emit)

    def lift(self, emit: Emit) -> None:
        self.points[0] += self.luck
        super().lift(emit)


@planted("a refused move changes nothing", "seat 0; ", "views.spectator.staked.0: False ≠ True", way=LEAD)
class ApplyChangesBeforeItRefuses(Game):
    def check(self, seat: int, move: Any) -> None:
        if seat >= 0 and seat in self.actors() and isinstance(move, Stake):
            self.stakes[seat] = 1
            if move not in [Stake(coins) for coins in self.allowed()]:
                raise IllegalMove("no-stake", "CU-S2")
        else:
            super().check(seat, move)


@planted("a refused move changes nothing", "seat 2; ", "actors", way=LEAD)
class ARefusalPutsOthersInTurn(Game):
    """The refused move is to blame, not the refusals that are wrong after it."""

    def check(self, seat: int, move: Any) -> None:
        if seat == 2 and isinstance(move, Stake) and move not in self.moves(2) and self.thrower() < 0:
            self.dice[0] = 0
        super().check(seat, move)


@planted("a refusal has a code and a clause", "'not-now', ''")
class ARefusalWithoutClause(Game):
    def check(self, seat: int, move: Any) -> None:
        if seat not in self.actors():
            raise IllegalMove("not-now", "")
        super().check(seat, move)


@planted("what stands in the way travels", "not-now", "type object is unsupported")
class ARefusalThatDoesNotTravel(Game):
    def check(self, seat: int, move: Any) -> None:
        if seat not in self.actors():
            raise IllegalMove("not-now", "CU-S1", seat=object())
        super().check(seat, move)


@planted("apply raises nothing but a refusal", "raised KeyError(", "(check)")
class ALookupRaises(Game):
    def check(self, seat: int, move: Any) -> None:
        if seat >= 0 and isinstance(move, Stake) and {1: 1, 2: 2, 3: 3}[move.coins] != move.coins:
            return
        super().check(seat, move)


@planted("listening changes nothing", "seat ", "views.spectator.points.0: ", way=LEAD)
class ListeningChangesTheGame(Game):
    def tell_stake(self, seat: int, coins: int, emit: Emit) -> None:
        super().tell_stake(seat, coins, emit)
        self.points[0] += emit is not mute


@planted("events survive the journey", "Thrown(seat='seat ", "Expected `int`, got `str`")
class AnEventOfAnotherType(Game):
    def tell_throw(self, seat: int, die: int, emit: Emit) -> None:
        emit(Thrown(f"seat {seat}"))  # type: ignore[arg-type]  # the fault itself


@planted("events survive the journey", "Encoding objects of type object is unsupported")
class AnEventThatDoesNotTravel(Game):
    def tell_throw(self, seat: int, die: int, emit: Emit) -> None:
        emit(Thrown(object()))  # type: ignore[arg-type]  # the fault itself


@planted("an event is for everybody or for one seat", "Thrown(seat=0); 7")
class AnEventForNobody(Game):
    def tell_throw(self, seat: int, die: int, emit: Emit) -> None:
        emit(Thrown(seat), only=7)


@planted("silence means a legal move", "seat ", "Stake(coins=9)", way=LEAD)
class SilenceIsIllegal(Cups):
    def silence(self, state: Game, seat: int) -> Stake:
        return Stake(9)
