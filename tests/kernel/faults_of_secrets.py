"""Planted faults of what is seen, heard and imagined."""

from typing import Any, ClassVar

import msgspec

from hiroma.kernel import Below, Emit, Viewer
from tests.kernel.cups.rules import Chooser, Cups, CupsView, Game, Saw, Stake, Thrown, twin
from tests.kernel.planted import planted

LEAD = r"after [1-9]\d* steps, the last of them:\n  -1: Rolled\("
"""The way to a fault that only a later step shows."""


def blind(state: Any, viewer: Viewer, below: Below) -> Any:
    """A twin that changes nothing."""
    return state


@planted("a game with secrets must bring a twin", "there is none", way="before any game", twin=None)
class NoTwin(Cups):
    pass


@planted("a twin differs in what is hidden", "none did", way=r"in \d+ games", twin=blind)
class ATwinThatChangesNothing(Cups):
    pass


def liar(state: Any, viewer: Viewer, below: Below) -> Any:
    """A twin that changes what everybody knows."""
    state.points[0] += 1
    return twin(state, viewer, below)


@planted("a view shows nothing hidden", "spectator; points.0: 0 ≠ 1", twin=liar)
class ATwinThatChangesTooMuch(Cups):
    pass


@planted("what cannot be seen is not heard", "spectator hears ", '{"event":"saw","seat":0,"die":', "chance")
class ASecretToldToEverybody(Game):
    def tell_throw(self, seat: int, die: int, emit: Emit) -> None:
        emit(Thrown(seat))
        emit(Saw(seat, die))


@planted("what cannot be seen is not heard", '"event":"saw","seat":', "; chance; Rolled(")
class ASecretHeardByTheWrongSeat(Game):
    def tell_throw(self, seat: int, die: int, emit: Emit) -> None:
        emit(Saw(seat, die), only=(seat + 1) % self.seats)


@planted("who sees the same hears the same", '{"event":"saw","seat":0,"die":', "in another world", way=LEAD)
class AnotherSecretToldLater(Game):
    def tell_stake(self, seat: int, coins: int, emit: Emit) -> None:
        super().tell_stake(seat, coins, emit)
        emit(Saw(0, self.dice[0]))


@planted("a view shows nothing hidden", "die: ", " ≠ ", way=LEAD)
class AViewThatShowsASecret(Game):
    def view(self, viewer: Viewer) -> Any:
        return msgspec.structs.replace(super().view(viewer), die=self.dice[0])


@planted("moves show nothing hidden", "seat ", "Stake(coins=", way=LEAD)
class MovesThatShowASecret(Game):
    def allowed(self) -> range:
        return range(1, 3 + (self.thrower() < 0 and self.dice[0] == self.dice[1]))


@planted("actors show nothing hidden", "(0,)", "(0, 1", way=LEAD)
class ActorsThatShowASecret(Game):
    def actors(self) -> tuple[int, ...]:
        actors = super().actors()
        return actors[:1] if self.dice[-1] == 2 and self.thrower() < 0 else actors


@planted("views are of the promised type", "spectator; <class 'tests.kernel.cups.rules.Stake'>")
class AViewOfAnotherType(Game):
    def view(self, viewer: Viewer) -> Any:
        return Stake(1)


@planted("views survive the journey", "Expected `int`, got `float`")
class AViewThatDoesNotTravel(Game):
    def view(self, viewer: Viewer) -> Any:
        return msgspec.structs.replace(super().view(viewer), first=0.5)


@planted("a view does not change afterwards", "spectator; thrown.0: 0 ≠ ")
class AViewThatSharesAList(Game):
    def view(self, viewer: Viewer) -> Any:
        seen: Any = super().view(viewer)
        return msgspec.structs.replace(seen, thrown=self.points) if not any(self.dice) else seen

    def throw(self, die: int, emit: Emit) -> None:
        super().throw(die, emit)
        self.points[0] += 1


@planted("an imagined world fits the view", "spectator; points.", " ≠ 0", way=LEAD)
class AViewThatLies(Cups):
    def imagine(self, view: CupsView, below: Below) -> Game:
        return super().imagine(
            msgspec.structs.replace(view, points=tuple(points and 0 for points in view.points)), below
        )


@planted("an imagined world has the same actors", "spectator; (-1,) ≠ ()", "after 0 steps")
class AnImaginedWorldIsOver(Cups):
    class Dream(Game):
        def actors(self) -> tuple[int, ...]:
            return ()

    def imagine(self, view: CupsView, below: Below) -> Game:
        dream = super().imagine(view, below)
        dream.__class__ = self.Dream
        return dream


@planted("an imagined world has the same moves", "without Stake(coins=1)", way=LEAD)
class AnImaginedWorldHasOtherMoves(Cups):
    class Dream(Game):
        def allowed(self) -> range:
            return range(2, 4)

    def imagine(self, view: CupsView, below: Below) -> Game:
        dream = super().imagine(view, below)
        dream.__class__ = self.Dream
        return dream


OPEN = msgspec.structs.replace(Cups.info, secrets=False)


@planted("without secrets everybody sees the same", "seat 0; viewer: 0 ≠ None", "after 0 steps")
class AnOpenGameWithSecretViews(Cups):
    info = OPEN


class Plain(Game):
    """A view that is the same for all."""

    def view(self, viewer: Viewer) -> Any:
        return super().view(None)


@planted("a game without secrets tells everybody", "Saw(seat=0, die=", twin=None)
class AnOpenGameThatWhispers(Cups):
    info = OPEN
    game = Plain


class Illegal(Chooser):
    def choose(self, state: Any, seat: int, below: Below) -> Any:
        return Stake(4)


class Meddler(Chooser):
    def choose(self, state: Any, seat: int, below: Below) -> Any:
        state.points[seat] += 1
        return super().choose(state, seat, below)


class Fainting(Chooser):
    def choose(self, state: Any, seat: int, below: Below) -> Any:
        return state.moves(seat)[999]


@planted("there is a bot casual, to stand in for people who leave", "the bots are club", way="before any game")
class NoCasualBot(Cups):
    bots: ClassVar[Any] = {"club": Chooser}


@planted("there is a bot casual, to stand in for people who leave", "there are no bots", way="before any game")
class NoBots(Cups):
    bots: ClassVar[Any] = {}


@planted("the bot under which every game ends is one of the bots", "master", way="before any game")
class NoSuchBot(Cups):
    info = msgspec.structs.replace(Cups.info, ends_with="master")


@planted("bots choose legal moves", "club; seat ", "Stake(coins=4)", way=LEAD)
class ABotThatChoosesAnIllegalMove(Cups):
    bots: ClassVar[Any] = {"casual": Chooser, "club": Illegal}


@planted("bots choose legal moves", "club; seat ", "Stake(coins=4)", way=LEAD)
class TheBotThatPlaysChoosesAnIllegalMove(Cups):
    info = msgspec.structs.replace(Cups.info, ends_with="club")
    bots: ClassVar[Any] = {"casual": Chooser, "club": Illegal}


@planted("bots change nothing", "casual; seat ", "points.", ": 0 ≠ 1", way=LEAD)
class ABotThatChangesTheState(Cups):
    bots: ClassVar[Any] = {"casual": Meddler}


@planted("nothing raises but a refusal", "IndexError(", "(choose)", way=LEAD)
class ABotThatRaises(Cups):
    bots: ClassVar[Any] = {"casual": Fainting}
