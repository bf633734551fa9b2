"""Words for everything that happens, in every language, with nothing left open."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from hiroma.games import fearsome_floors
from hiroma.games.fearsome_floors import events, moves
from hiroma.games.fearsome_floors.events import (
    Caught,
    Chosen,
    Entered,
    Escaped,
    FirstSeat,
    GoalMet,
    Laid,
    LeftOut,
    MonsterDeflected,
    MonsterLooked,
    MonsterStepped,
    MonsterStopped,
    MonsterTeleported,
    PhaseBegan,
    PiecePushed,
    RoundBegan,
    Sight,
    Stepped,
    StonePushed,
    Stopped,
    Taken,
    TileRevealed,
    TurnBegan,
    TurnedOver,
    Won,
)  # fmt: skip
from hiroma.games.fearsome_floors.parts.layout import CLAUSES
from hiroma.kernel.kinds import kinds
from hiroma.kernel.lot import Lot
from hiroma.transcript import Texts, sentence
from tests.games.fearsome_floors.positions import RULES, started
from tests.games.saying import Say, speaker

FOLDER = Path(fearsome_floors.__file__).parent / "text"
LANGUAGES = ("en", "ja", "de")
ITEMS = get_args(moves.Item)
STONES: list[Any] = ["stone", "crystal", "right-turn", "u-turn"]


def sight(side: Any, distance: int) -> Sight:
    return Sight(side, "N", distance, "h5", 0, 1, 4)


def look(why: Any, side: Any, last: bool, seen: int, tied: tuple[tuple[int, int], ...] = ()) -> MonsterLooked:
    sights = tuple(sight("ahead", 2) for _ in range(seen))
    seat, piece, number = (0, 1, 4) if why == "nearest" else (None, None, None)
    seats = tuple(sorted({whose for whose, _ in tied}))
    far = 3 if seen else None
    return MonsterLooked("h5", "E", "N", why, sights, side, far, seat, piece, number, seats, tied, 2, last)


EVENTS: list[Any] = [
    FirstSeat(0),
    *(Chosen(0, item) for item in ITEMS),
    *(Laid(0, item, ("h5", "h6"), "E") for item in ITEMS),
    LeftOut(("pool-2x2",)),
    RoundBegan(3, 1, 1),
    TurnBegan(1),
    *(Taken(0, 1, 4, square) for square in (None, "h5")),
    Entered(0, 1, 4, "p11", 3),
    *(Stepped(0, 1, 4, "h5", "g5", "W", over, 2) for over in ((), ("i3",))),
    *(StonePushed(None, item, "h5", "g5", over, None) for item in STONES for over in ((), ("i3",))),
    *(StonePushed(0, "stone", "h5", None, (), why) for why in ("wall", "exit", "entrance", "teleporter", "monster")),
    *(Stopped(0, 1, 3, square, stayed) for square, stayed in ((None, True), ("h5", True), ("h5", False))),
    Escaped(0, 1, 4, 5, 2),
    *(GoalMet(0, first) for first in (True, False)),
    TurnedOver(((0, 1), (1, 2))),
    *(TileRevealed(tile, 5) for tile in ("5", "X", "XX", "XXX")),
    *(look("nearest", side, False, seen) for side in ("ahead", "left", "right") for seen in (1, 2)),
    look("nearest", "ahead", True, 1),
    look("tie", None, False, 2, ((0, 1), (1, 2))),
    look("nothing", None, True, 0),
    *(MonsterDeflected("h5", "i5", item, heading) for item in STONES[2:] for heading in ("N", "E", "S", "W")),
    MonsterStepped("h5", "i5", "E", ("i5",), False, (), (), 2),
    MonsterStepped("h5", "k3", "E", ("i3", "j3", "k3"), True, (), (), 2),
    MonsterStepped("n3", "c9", "E", ("c9",), False, ("Q",), (0,), 2),
    MonsterTeleported("h5", "c3", "W"),
    *(PiecePushed(0, 1, 4, "h5", "i5", over) for over in ((), ("i3",))),
    *(Caught(0, 1, 4, "h5", how, fate) for how in ("reached", "crushed", "teleported") for fate in ("waiting", "dead")),
    *(MonsterStopped("h5", "E", "X", steps, 1, "fed") for steps in (1, 7)),
    MonsterStopped("h5", "E", "X", 20, 0, "tired"),
    MonsterStopped("h5", "E", "8", 8, 0, "steps"),
    PhaseBegan(2),
    *(Won(seats, clause) for seats, clause in (((0,), "FF-E4"), ((1,), "FF-E7"), ((0, 1), "FF-E9"), ((0,), "FF-E9"))),
    Won((0,), "FF-O10"),
]  # fmt: skip

FILLED: dict[str, Any] = {
    "square": "h5", "squares": "h5, h6", "behind": "i5", "exit": "a1", "number": 4, "limit": 3, "item": "stone",
    "heading": "N", "points": 0,
}  # fmt: skip


@pytest.fixture(params=LANGUAGES)
def say(request: pytest.FixtureRequest) -> Say:
    """Formats a message, and fails on anything missing."""
    return speaker(FOLDER, request.param)


def arguments(event: Any) -> dict[str, Any]:
    """The fields of an event as a log hands them to a text."""
    args: dict[str, Any] = {}
    for field, value in msgspec.structs.asdict(event).items():
        args[field] = "none" if value is None else value
        if isinstance(value, bool):
            args[field] = str(value).lower()
        elif field in ("seat", "seats") and value is not None:
            seats = value if isinstance(value, tuple) else (value,)
            args[field] = " & ".join(f"Seat{seat}" for seat in seats)
        elif isinstance(value, tuple):
            args[field] = ", ".join(map(str, value))
        if isinstance(value, tuple):
            args[f"{field}-count"] = len(value)
    return args


def test_every_event_is_a_sentence_of_its_own(say: Say) -> None:
    said = [say(f"fearsome-floors-event-{event.__struct_config__.tag}", arguments(event)) for event in EVENTS]
    assert not any("{" in text or "None" in text or "none" in text for text in said)
    again = sorted({text for text in said if said.count(text) > 1})
    # The two teleporters of the box are one to the players; and an early end reads like one after the round.
    assert all("eleport" in text or "テレポーター" in text or "脱出" in text for text in again), again


def test_every_kind_of_event_is_here() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(kinds(events.Event)))


def test_every_refusal_has_words(say: Say) -> None:
    source = (FOLDER.parent / "legality.py").read_text("utf-8")
    codes = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', source)) & {
        line.split(" =")[0].removeprefix("fearsome-floors-refusal-")
        for line in (FOLDER / "en.ftl").read_text("utf-8").splitlines()
        if line.startswith("fearsome-floors-refusal-")
    }
    written = {
        line.split(" =")[0].removeprefix("fearsome-floors-refusal-")
        for line in (FOLDER / "en.ftl").read_text("utf-8").splitlines()
        if line.startswith("fearsome-floors-refusal-")
    }
    assert codes | set(CLAUSES) == written
    for code in written:
        say(f"fearsome-floors-refusal-{code}", FILLED)


def test_names_options_and_help(say: Say) -> None:
    for option in RULES.info.options:
        for key in ("", "-help", *(f"-{choice}" for choice in option.choices)):
            say(f"fearsome-floors-option-{option.name}{key}")
    for key in ("name", "tagline", "how-goal", "how-move", "how-stones", "how-monster", "how-walls", "how-phases"):
        say(f"fearsome-floors-{key}")
    for clause in ("FF-E4", "FF-E7", "FF-E9", "FF-O10"):
        say(f"fearsome-floors-outcome-{clause}")
    for lesson in RULES.lessons:
        for part in ("", "-say", "-hint", "-done"):
            say(f"fearsome-floors-lesson-{lesson.id}{part}")
    for kind in get_args(kinds(moves.Move)):
        say(f"fearsome-floors-move-{kind.__struct_config__.tag}", {**FILLED, "piece": 1})


def test_the_languages_say_the_same_things() -> None:
    def keys(language: str) -> set[str]:
        lines = (FOLDER / f"{language}.ftl").read_text("utf-8").splitlines()
        return {line.split(" =")[0] for line in lines if line.startswith("fearsome-floors-")}

    own = {"fearsome-floors-an-item"}  # German has articles
    assert keys("en") == keys("ja") == keys("de") - own


@pytest.mark.clause("FF-U11")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_reads_like_a_commentary(language: str) -> None:
    """Every event of a whole game is told, but for looks that find nobody."""
    texts, lot, game = Texts("fearsome-floors", language), Lot(7), started(3)
    silent = told = 0

    def emit(event: Any, only: int | None = None) -> None:
        nonlocal silent, told
        said = sentence(texts, "fearsome-floors", event, (0, 1, 2), 1)
        assert said or (isinstance(event, MonsterLooked) and event.why == "nothing" and not event.last)
        silent, told = silent + (not said), told + bool(said)
        assert said is None or "{" not in said

    while game.actors():
        seat = game.actors()[0]
        choices = game.draw().outcomes() if seat < 0 else game.moves(seat)
        game.apply(seat, choices[lot.below(len(choices))], emit)
    assert told > 500
    assert silent > 50
