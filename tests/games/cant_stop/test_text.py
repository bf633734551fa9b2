"""Words for everything that happens, in every language, with nothing left open."""

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from hiroma.games import cant_stop
from hiroma.games.cant_stop.events import Banked, Claimed, Climbed, DiceRolled, Dropped, FirstSeat, TurnBegan, Void, Won
from hiroma.kernel.kinds import kinds
from tests.games.saying import Say, speaker

FOLDER = Path(cant_stop.__file__).parent / "text"
LANGUAGES = ("en", "ja", "de")

EVENTS: list[Any] = [
    FirstSeat(0),
    TurnBegan(1),
    *(DiceRolled(0, (1, 2, 3, 4), live) for live in (True, False)),
    *(Climbed(0, 7, 12, 13, placed, topped) for placed in (True, False) for topped in (True, False)),
    *(Void(0, 7, why) for why in ("closed", "topped", "no-climber")),
    *(Banked(0, 7, start, 5) for start in (0, 3)),
    *(Claimed(0, 7, removed) for removed in ((), (1,), (1, 2))),
    *(Dropped(0, forced, lost) for forced in (True, False) for lost in ((), ((7, 3),))),
    *(Won(seats, clause) for seats, clause in (((0,), "CS-E1"), ((0, 2), "CS-TM4"), ((1, 3), "CS-TM5"))),
]

REFUSALS: dict[str, dict[str, Any]] = {
    "game-over": {},
    "not-your-turn": {},
    "roll-first": {},
    "unknown-move": {},
    "drop-not-forced": {"routes": "7, 8", "routes-count": 2},
    "must-drop": {},
    "no-such-pairing": {"pairings": "7/3, 4/6"},
    "dead-pairing": {"routes": "7", "routes-count": 1},
    "stop-blocked": {"routes": "7", "routes-count": 1},
    "no-draw-now": {},
    "not-a-seat": {},
    "not-a-roll": {},
}


@pytest.fixture(params=LANGUAGES)
def say(request: pytest.FixtureRequest) -> Say:
    """Formats a message, and fails on anything missing."""
    return speaker(FOLDER, request.param)


def arguments(event: Any) -> dict[str, Any]:
    """The fields of an event as a log hands them to a text."""
    args: dict[str, Any] = {}
    for field, value in msgspec.structs.asdict(event).items():
        args[field] = value
        if isinstance(value, bool):
            args[field] = str(value).lower()
        elif field in ("seat", "seats", "removed"):
            seats = value if isinstance(value, tuple) else (value,)
            args[field] = " & ".join(f"Seat{seat}" for seat in seats)
        elif isinstance(value, tuple):
            args[field] = ", ".join(map(str, value))
        if isinstance(value, tuple):
            args[f"{field}-count"] = len(value)
    return args


def test_every_event_is_a_sentence_of_its_own(say: Say) -> None:
    said = [say(f"cant-stop-event-{event.__struct_config__.tag}", arguments(event)) for event in EVENTS]
    assert all("Seat" in text or isinstance(event, Void) for text, event in zip(said, EVENTS, strict=True))
    assert not any("{" in text for text in said)
    same = {text for text in said if said.count(text) > 1}
    # A climber placed on top reads as one that climbed there, and a DROP without a climber is always forced.
    assert len(same) == 2


def test_every_kind_of_event_is_here() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(kinds(cant_stop.events.Event)))


def test_every_refusal_has_words(say: Say) -> None:
    for code, args in REFUSALS.items():
        say(f"cant-stop-refusal-{code}", args)
    source = (FOLDER.parent / "legality.py").read_text("utf-8")
    assert all(f'"{code}"' in source for code in REFUSALS)


def test_names_options_and_help(say: Say) -> None:
    for option in cant_stop.CantStop.info.options:
        say(f"cant-stop-option-{option.name}")
        say(f"cant-stop-option-{option.name}-help")
    for key in ("name", "tagline", "how-goal", "how-roll", "how-go", "how-stop", "how-orange"):
        say(f"cant-stop-{key}")
    for clause in ("CS-E1", "CS-TM4", "CS-TM5"):
        say(f"cant-stop-outcome-{clause}")


def test_the_languages_say_the_same_things() -> None:
    def keys(language: str) -> set[str]:
        lines = (FOLDER / f"{language}.ftl").read_text("utf-8").splitlines()
        return {line.split(" =")[0] for line in lines if line.startswith("cant-stop-")}

    assert keys("en") == keys("ja") == keys("de")
