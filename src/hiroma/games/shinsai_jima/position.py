"""State of a game beside the position itself: phase, turn, order of turns, window and catapult."""

from typing import Final

from hiroma.games.shinsai_jima.parts.island import NOBODY, Position
from hiroma.games.shinsai_jima.parts.setups import Setup
from hiroma.games.shinsai_jima.setting import Switches

BUILD: Final = 0
PLACE: Final = 1
NATIVE: Final = 2
TSUNAMI: Final = 3
WINDOW: Final = 4
SURVIVAL: Final = 5
PIECE: Final = 6
CUBE: Final = 7
LOAD: Final = 8
AIM: Final = 9
SCATTER: Final = 10
OVER: Final = 11
CLOSING: Final = 12
DUE: Final = 13
CALLED: Final = 14
"""On the way between phases (turns.py): a turn closes, a scheduled turn is due, the next seat is called."""
PHASES: Final = (
    "build", "place", "native", "tsunami", "window", "survival", "piece", "cube", "load", "aim", "scatter", "over",
)  # fmt: skip

NORMAL_TURN: Final = 0
INTERRUPT: Final = 1
CUBES_ONLY: Final = 2
TURNS: Final = ("normal", "interrupt", "cubes")

UNANSWERED: Final = -3
PASSED: Final = -2
CLAIMED: Final = -1
"""An answer is one of these, or the corpse eaten for a claim."""


class Course(Position):
    """A position and the course of the game.

    `first` built first, `steps` counts moves of the set-up, `left` cubes of the three piles. `marker`, `scheduled`,
    `queue` (interrupters, the next one last), `interrupting` (they go before the scheduled turn), `last_turn`
    and `round_left` order the turns. `kind` … `source` belong to the running turn. `asked` and `answers` (by seat)
    are the window's. `clause` and `ranking` are the regular end, `final` the order after the catapult; `rank` …
    `effect` are the catapult's. `legal` caches the moves of the position.
    """

    __slots__ = (
        "advanced", "answers", "asked", "clause", "edge", "effect", "final", "fired", "first", "flying",
        "interrupting", "kind", "lane", "last_turn", "left", "legal", "loaded", "marker", "must", "native", "phase",
        "piece", "power", "pushed", "queue", "rank", "ranking", "ration", "rotated", "round_left", "scheduled",
        "shot", "shots", "source", "steps", "turns",
    )  # fmt: skip

    def __init__(self, setup: Setup, rules: Switches) -> None:
        super().__init__(setup, rules)
        self.phase: int = BUILD
        self.first: int = 0
        self.steps: int = 0
        self.left: list[int] = list(setup.piles)
        self.marker: int = 0
        self.scheduled: int = 0
        self.queue: list[int] = []
        self.interrupting: bool = False
        self.last_turn: int = NOBODY
        self.round_left: int = 0
        self.turns: int = 0
        self.kind: int = NORMAL_TURN
        self.power: int = 1
        self.piece: int = NOBODY
        self.must: bool = False
        self.rotated: bool = False
        self.advanced: bool = False
        self.pushed: bool = False
        self.ration: bool = False
        self.native: bool = False
        self.source: int = NOBODY
        self.asked: list[int] = []
        self.answers: list[int] = [UNANSWERED] * setup.seats
        self.clause: str = ""
        self.ranking: list[int] = []
        self.final: list[int] = []
        self.rank: int = 0
        self.shots: int = 0
        self.fired: int = 0
        self.loaded: list[int] = []
        self.flying: list[int] = []
        self.edge: int = NOBODY
        self.lane: int = 0
        self.shot: int = 0
        self.effect: bool = False
        self.legal: list[int] | None = None

    def follow(self, other: "Course") -> None:
        """Become an independent copy of another game of the same set-up and rules; nobody listens."""
        self.assume(other)
        self.phase = other.phase
        self.first = other.first
        self.steps = other.steps
        self.left = other.left[:]
        self.marker = other.marker
        self.scheduled = other.scheduled
        self.queue = other.queue[:]
        self.interrupting = other.interrupting
        self.last_turn = other.last_turn
        self.round_left = other.round_left
        self.turns = other.turns
        self.asked = other.asked[:]
        self.answers = other.answers[:]
        self.clause = other.clause
        self.ranking = other.ranking[:]
        self.final = other.final[:]
        self.legal = other.legal
        self._follow_turn(other)
        self._follow_catapult(other)

    def _follow_turn(self, other: "Course") -> None:
        self.kind = other.kind
        self.power = other.power
        self.piece = other.piece
        self.must = other.must
        self.rotated = other.rotated
        self.advanced = other.advanced
        self.pushed = other.pushed
        self.ration = other.ration
        self.native = other.native
        self.source = other.source

    def _follow_catapult(self, other: "Course") -> None:
        self.rank = other.rank
        self.shots = other.shots
        self.fired = other.fired
        self.loaded = other.loaded[:]
        self.flying = other.flying[:]
        self.edge = other.edge
        self.lane = other.lane
        self.shot = other.shot
        self.effect = other.effect

    def begin_turn_afresh(self) -> None:
        """Forget the turn before."""
        self.power = 1
        self.piece = NOBODY
        self.must = False
        self.rotated = False
        self.advanced = False
        self.pushed = False
        self.ration = False
        self.native = False
        self.source = NOBODY

    def lateness(self, side: int) -> int:
        """Return the place of a side's last seat in turn order, counted from 0 at the start marker (SJ-V2)."""
        return max((seat - self.marker) % self.setup.seats for seat in self.setup.seats_of[side])
