"""Words for everything that happens, in every language, with nothing left open."""

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from hiroma.games import hidden_rooms
from hiroma.games.hidden_rooms.capabilities.advice import advise
from hiroma.games.hidden_rooms.events import (
    AttemptEnded,
    Event,
    Explored,
    Forgotten,
    GameEnded,
    MonsterActed,
    MonsterTurn,
    PairShown,
    Placed,
    Reached,
    StageOpened,
    Walked,
)
from hiroma.games.hidden_rooms.moves import EndTurn, Explore, Move, NextAttempt, Place, Resign, Walk
from hiroma.games.hidden_rooms.parts.monster import KINDS
from hiroma.kernel import CHANCE
from hiroma.kernel.kinds import kinds
from hiroma.kernel.lot import Lot
from tests.games.hidden_rooms.positions import begun, play
from tests.games.saying import Say, speaker

FOLDER = Path(hidden_rooms.__file__).parent / "text"
LANGUAGES = ("en", "ja", "de")
REASONS = ("win", "caught", "walked-in", "terminal", "resigned", "abandoned")

EVENTS: list[Any] = [
    *(StageOpened(2, "G6", 4, again, "The Warden", "錠まえ") for again in (True, False)),
    PairShown(("R6", "B1")),
    *(Placed("R6", "B1", "c2", facing) for facing in "NESW"),
    Walked("f6", "e6"),
    Reached("f6", "e6", 3, 21),
    *(Explored("f6", "e6", "R6", "R5", False, True, why, 1) for why in ("value", "colour")),
    *(Explored("f6", "e6", "R1", "B5", recalled, False, "neither", 2) for recalled in (True, False)),
    Forgotten(("R1", "R2")),
    MonsterTurn(3),
    *(MonsterActed(kind, "c2", "N", "c1", facing, ("c1",), "") for kind in KINDS for facing in "NE"),
    *(AttemptEnded(2, reason, "e4", reason == "win", False, 7) for reason in REASONS),
    *(GameEnded(won, "HR-G-05", wins, losses) for won, wins, losses in ((True, 2, 0), (True, 2, 1), (True, 2, 2))),
    *(GameEnded(False, clause, wins, 3) for clause, wins in (("HR-G-06", 0), ("HR-G-07", 1))),
]

MOVES: list[Any] = [
    Place("R6"), Walk("e6"), Explore("e6"), Explore("e6", "R5"), EndTurn(), Resign(), NextAttempt()
]  # fmt: skip

REFUSALS: dict[str, dict[str, Any]] = {
    "game-over": {}, "not-your-turn": {}, "unknown-move": {}, "not-now": {"phase": "over"},
    "not-of-the-pair": {"tiles": "R1, R2"}, "no-moves-left": {}, "not-adjacent": {"squares": "e6, f5"}, "no-tile": {},
    "has-tile": {}, "supply-empty": {}, "no-such-memory": {"tiles": "R1"}, "no-draw-now": {}, "not-a-tile": {},
}  # fmt: skip

ADVICE: dict[str, dict[str, Any]] = {
    "escapes": {}, "sure": {"tile": "R6", "under": "B5"}, "odds": {"fits": 3, "left": 21}, "keeps": {"tile": "R2"},
    "safe": {}, "danger": {"percent": 20}, "unseen": {}, "forgets": {}, "distance": {"steps": 3}, "time": {"turns": 4},
    "waits": {"square": "e6"},
}  # fmt: skip


@pytest.fixture(params=LANGUAGES)
def say(request: pytest.FixtureRequest) -> Say:
    """Formats a message, and fails on anything missing."""
    return speaker(FOLDER, request.param)


def arguments(thing: Any) -> dict[str, Any]:
    """The fields of an event or a move as a log hands them to a text."""
    args: dict[str, Any] = {}
    for field, value in msgspec.structs.asdict(thing).items():
        args[field] = "none" if value is None else value
        if isinstance(value, bool):
            args[field] = str(value).lower()
        elif isinstance(value, tuple):
            args[field] = ", ".join(map(str, value))
            args[f"{field}-count"] = len(value)
    return args


def tag(thing: Any) -> str:
    return str(thing.__struct_config__.tag)


def test_every_event_is_a_sentence_of_its_own(say: Say) -> None:
    said = [say(f"hidden-rooms-event-{tag(event)}", arguments(event)) for event in EVENTS]
    # A monster that follows or chases is told where it goes, not how it looks.
    assert len(set(said)) == len(said) - 2
    assert {type(event) for event in EVENTS} == set(get_args(kinds(Event)))


def test_every_move_can_be_named(say: Say) -> None:
    said = [say(f"hidden-rooms-move-{tag(move)}", arguments(move)) for move in MOVES]
    assert len(set(said)) == len(said)
    assert {type(move) for move in MOVES} == set(get_args(kinds(Move)))


def test_every_refusal_has_words(say: Say) -> None:
    for code, args in REFUSALS.items():
        say(f"hidden-rooms-refusal-{code}", args)
    source = (FOLDER.parent / "legality.py").read_text("utf-8")
    assert all(f'"{code}"' in source for code in REFUSALS)
    assert source.count('IllegalMove("') == len(REFUSALS) + 1  # not-adjacent in two places


def test_every_reason_of_advice_has_words(say: Say) -> None:
    said = {say(f"hidden-rooms-reason-{code}", args) for code, args in ADVICE.items()}
    assert len(said) == len(ADVICE)
    given: dict[str, set[str]] = {}
    for seed in range(3):
        game, lot = begun(f"B{seed + 2}", place="R6"), Lot(seed)
        while not game.done:
            if game.actors() == (CHANCE,):
                outcomes = game.draw().outcomes()
                game.apply(CHANCE, outcomes[lot.below(len(outcomes))])
                continue
            found = advise(game)
            for reason in [reason for advice in found for reason in advice.reasons]:
                given.setdefault(reason.code, set()).update(reason.what)
            play(game, found[0].moves[0])
    assert {"odds", "sure", "safe", "distance", "keeps"} <= set(given) <= set(ADVICE)
    assert all(set(ADVICE[code]) == what for code, what in given.items())


def test_names_options_and_outcomes(say: Say) -> None:
    for option in hidden_rooms.HiddenRooms.info.options:
        say(f"hidden-rooms-option-{option.name}")
        say(f"hidden-rooms-option-{option.name}-help")
    for key in ("name", "tagline"):
        say(f"hidden-rooms-{key}")
    for clause in ("HR-G-05", "HR-G-06", "HR-G-07"):
        say(f"hidden-rooms-outcome-{clause}")


def test_the_languages_say_the_same_things() -> None:
    def keys(language: str) -> set[str]:
        lines = (FOLDER / f"{language}.ftl").read_text("utf-8").splitlines()
        return {line.split(" =")[0] for line in lines if line.startswith("hidden-rooms-")}

    assert keys("en") == keys("ja") == keys("de")
