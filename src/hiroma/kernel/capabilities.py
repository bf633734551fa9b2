"""Optional capabilities of a game, beyond its rules. The registry finds them under the game's id.

They are as pure as rules: the caller hands in a sanitiser, a seed, a position. A body that only one game can have is
a struct of that game; `travels` names their types, for the OpenAPI description and the client.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from hiroma.kernel.contract import Outcome, Seat
from hiroma.kernel.encoding import Encoding
from hiroma.kernel.options import Options
from hiroma.kernel.training import Training


class AdviceTypes(NamedTuple):
    """The types of advice."""

    turn: type[msgspec.Struct]
    review: type[msgspec.Struct]


class Advice(Protocol):
    """A strong bot that explains itself: during a game, and after it."""

    @property
    def travels(self) -> AdviceTypes:
        """Return the types of its answers."""
        ...

    def advise(self, state: Any, seat: Seat) -> Sequence[msgspec.Struct]:
        """Return the turns it would consider for a seat, best first; none where there is nothing to weigh.

        `state` is made of what the seat may know.
        """
        ...

    def review(self, state: Any, steps: Iterable[tuple[Seat, Any]]) -> msgspec.Struct:
        """Return the review of a game: `state` is its beginning, `steps` are (seat or CHANCE, move or result)."""
        ...


class DayResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a try at a day, as a leaderboard ranks and shows it."""

    marks: str
    """A letter for each part of it: W for one that went well, L for one that did not."""
    won: bool
    turns: int
    """The length of the try, in what the game counts."""
    rank: int
    """0..2^31-2, the lower the better. Of equal ranks the earlier is first."""


class Daily(Protocol):
    """The daily challenge: the same draws for everybody, tried once, alone or against bots. The person has seat 0."""

    @property
    def rivals(self) -> tuple[str, ...]:
        """Return the levels of the bots in the seats after the person's; none for a game of one."""
        ...

    def options(self, day: str) -> Options:
        """Return the options of a day ('2026-01-31'). Those not named are at their defaults."""
        ...

    def result(self, state: Any) -> DayResult:
        """Return the result of a try; a state without an outcome was conceded."""
        ...


class Name(msgspec.Struct, frozen=True, omit_defaults=True):
    """A name in English, and in Japanese and German where it has one."""

    en: str
    ja: str = ""
    de: str = ""

    @property
    def japanese(self) -> str:
        """Return the Japanese name, or the English one."""
        return self.ja or self.en

    @property
    def german(self) -> str:
        """Return the German name, or the English one."""
        return self.de or self.en


class Finding(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something found in a book: an error ('E-STEP') or a warning ('W-TIME'), and where.

    `place` is a path into the file ('stages[2].path[7]', '' for the whole); `what` are numbers for its sentence.
    """

    code: str
    place: str
    what: dict[str, int | str] = {}

    @property
    def refuses(self) -> bool:
        """Return True for an error."""
        return self.code.startswith("E-")


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """A part of a book that can be tried alone, such as a stage."""

    place: str
    """Its place in the file: 'stages[1]'."""
    compared: str
    """The place of the part that is compared: 'stages[1].path'."""
    alike: Mapping[str, str]
    """The way in which another part equals it → the identity of that part. 'same' has its own identity."""
    alone: str
    """The value of the option with which it is played alone."""
    drawing: str
    """The drawing in a list: the name of a bundled one, or ''."""

    @property
    def identity(self) -> str:
        """Return the text that equal parts share."""
        return self.alike["same"]


class Pack(msgspec.Struct, frozen=True, kw_only=True):
    """A sound book, read, as a library knows it."""

    key: str
    title: Name
    author: str
    play: str
    """The value of the option with which it is played."""
    book: msgspec.Struct
    """The book as its file holds it, in the game's own type."""
    parts: tuple[Part, ...]
    warnings: tuple[Finding, ...]


Sanitise = Callable[[str], tuple[str, str]]
"""A drawing (SVG) → what may be kept of it, and the part that may not be ('' when all may)."""


class BookTypes(NamedTuple):
    """The types of a library. The author sends a `draft` to get its `study`."""

    book: type[msgspec.Struct]
    draft: type[msgspec.Struct]
    study: type[msgspec.Struct]


class Books(Protocol):
    """Option packs that people make: a file is checked, compared with others, measured by bots, published and played.

    Strangers write the files: nothing in one is taken on trust.
    """

    @property
    def travels(self) -> BookTypes:
        """Return the types of a book, of a draft and of its study."""
        ...

    @property
    def levels(self) -> tuple[str, ...]:
        """Return the levels of bot that measure a book. The first tells how difficult it is."""
        ...

    def own(self) -> Pack:
        """Return the book that comes with the game."""
        ...

    def read(self, raw: bytes, sanitise: Sanitise) -> tuple[Pack | None, list[Finding]]:
        """Return the book in a file, and all findings; None for the book when a finding refuses it."""
        ...

    def stored(self, body: bytes) -> Pack:
        """Return a book from the canonical JSON of its `Pack.book`, which was sound when it was read."""
        ...

    def won(self, state: Any) -> frozenset[str]:
        """Return the identities of the parts that are won in a game."""
        ...

    def wins(self, play: str, part: int, level: str, attempts: int, seed: int) -> int:
        """Return how many attempts at a part (counted from 1) a bot wins; the same arguments give the same number."""
        ...

    def study(self, draft: Any) -> msgspec.Struct:
        """Return the study of a draft, given as decoded JSON; `msgspec.ValidationError` for anything else."""
        ...


class Solitaire(Protocol):
    """A game that one seat can play alone, against a measure."""

    def length(self, state: Any) -> float:
        """Return the length of a finished game of one seat; less is better."""
        ...


class Weighed(NamedTuple):
    """A line and its value."""

    line: tuple[Any, ...]
    """Moves of one seat that it may submit together, at least one."""
    chances: tuple[float, ...]
    """The chance to win, 0..1, of each side after them, in the order of `Ruleset.sides`; see `Insight`."""


class Insight(Protocol):
    """The chances to win of any position, and of the lines from it: for reviews, never for a rated game that is on."""

    def chances(self, state: Any) -> tuple[float, ...]:
        """Return the chance to win of each side, in the order of `Ruleset.sides`.

        Those of two and more sides add up to 1; a single side may lose to the game.

        At the end of a game these are what each side won. `state` is whole, what is hidden from some seats included.
        """
        ...

    def weigh(self, state: Any, seat: Seat, made: Sequence[Any] = ()) -> Sequence[Weighed]:
        """Return the lines that are worth a look, best for the actor's side first; one where there is no choice.

        `made` are moves that were played from here; they are among the lines. Nothing that is hidden from the seat
        decides which line is the best one.
        """
        ...


class Eyes(Protocol):
    """The chances as seats of a game with secrets could know them: for reviews, when the game is over."""

    def known(self, state: Any, seats: Sequence[Seat]) -> tuple[float, ...]:
        """Return the chances of all sides as known to somebody who sees what is hidden of these seats.

        With no seats these are the `chances` of the insight; with all seats nothing is hidden.
        """
        ...

    def hidden(self, state: Any) -> bool:
        """Return True where some seat knows something that others do not."""
        ...


class Because(msgspec.Struct, frozen=True):
    """Something that speaks for a line: `code` names the text `GAME-reason-CODE`, `what` has its numbers and names."""

    code: str
    what: dict[str, int | float | str] = {}


class Reasons(Protocol):
    """The reasons for one line rather than another, in words of the game."""

    def compare(self, state: Any, seat: Seat, made: Sequence[Any], best: Sequence[Any]) -> Sequence[Because]:
        """Return what speaks for `best` rather than `made`, both legal for a seat; the weightiest first, at most three.

        `state` is left as it is. No reason rests on what is hidden from the seat.
        """
        ...


class Achievements(Protocol):
    """Achievements: feats worth telling that a seat did in a finished game, few and in words of the game.

    They follow from the events alone. The text of a name is `GAME-earned-NAME`; `GAME-earned-NAME-help` says what it
    takes.
    """

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names, six at most, in the order in which they are shown."""
        ...

    def earned(self, events: Sequence[msgspec.Struct], outcome: Outcome) -> Sequence[Collection[str]]:
        """Return the names that each seat has earned in a game that ended by its rules.

        `events` are all events of the game that stand, in order, those for the eyes of one seat included.
        """
        ...


class Capabilities(NamedTuple):
    """All capabilities; None for each that a game does not have."""

    advice: Advice | None = None
    daily: Daily | None = None
    books: Books | None = None
    solitaire: Solitaire | None = None
    training: Training | None = None
    insight: Insight | None = None
    encoding: Encoding | None = None
    reasons: Reasons | None = None
    eyes: Eyes | None = None
    achievements: Achievements | None = None
