"""Words for everything that happens, in every language, with nothing left open."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from hiroma.games import niagara
from hiroma.games.niagara import moves
from hiroma.games.niagara.codes import MOVES
from hiroma.telling import Texts, sentence
from tests.games.niagara.positions import RULES
from tests.games.niagara.worlds import SETTINGS, opened

FOLDER = Path(niagara.__file__).parent / "text"
LANGUAGES = ("en", "ja", "de")
Say = Callable[..., str]

STEPS: list[tuple[Any, Any]] = [("land", "4"), ("1", "land"), ("7L", "falls"), ("2", "4")]
EVENTS: list[Any] = [
    *(moves.CanoeCameBack(0, 1, paid) for paid in (None, "pink")),
    *(moves.CardShown(0, card) for card in ("1", "cloud", "rope", "any")),
    moves.Chose(0, "cloud"),
    *(moves.WeatherMoved(0, 0, to) for to in (-1, 0, 1, 2)),
    *(moves.Paddled(0, 0, start, to, ("1",), pushed, blocked, 0)
      for start, to in STEPS
      for pushed in (True, False) for blocked in (True, False)),
    moves.Paddled(0, 0, "4", "4", (), False, True, 1),
    moves.Stolen(0, 1, 2, 1, 0, "yellow"),
    moves.Moored(1, 0, "5"),
    moves.JoeFell(),
    moves.RansomDeclined(2),
    moves.BeaverCameBack(2),
    moves.WhirlpoolRose(),
    moves.MooseTaken(0, 1),
    moves.MooseCameBack(),
    moves.Fell(0, 0),
    moves.BeaverJumped(),
    moves.CardsCameBack(),
    moves.FirstSeat(1),
    moves.ArrowSet("R"),
    *(moves.ConditionMet(0, what, 1) for what in ("four-alike", "five-colours", "seven")),
    *(moves.Traded(0, 0, got, gave) for got in (None, "blue") for gave in (None, "white")),
    *(moves.FlowSet(lowest, seats, 1, flow) for lowest, seats, flow in ((0, (), 0), (3, (1,), 4), (2, (0, 2), 3))),
    moves.Flowed(1, 3, "L", "R", ()),
    *(moves.GemLost(seat, "violet", back) for seat in (None, 1) for back in (True, False)),
    *(moves.PushedOut(0, 1, "5", to) for to in ("6L", "falls")),
    *(moves.Decided((1,), clause) for clause in ("NI-E2", "NI-E7")),
]  # fmt: skip


@pytest.fixture(params=LANGUAGES)
def say(request: pytest.FixtureRequest) -> Say:
    """Formats a message, and fails on anything missing."""
    bundle = FluentBundle([request.param], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / f"{request.param}.ftl").read_text("utf-8")))

    def format_message(key: str, **args: Any) -> str:
        pattern = bundle.get_message(f"niagara-{key}").value
        assert pattern is not None
        said, errors = bundle.format_pattern(pattern, args)
        assert not errors, (key, errors)
        return str(said)

    return format_message


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_words(language: str) -> None:
    texts = Texts("niagara", language)
    told = list(EVENTS)
    for setting in SETTINGS:
        for game in opened(setting, seed=3, steps=150):
            if game.actors():
                seat = game.actors()[0]
                game.copy().apply(seat, game.moves(seat)[-1], lambda event, only=None: told.append(event))
    assert {type(event) for event in told} == set(get_args(moves.Event))
    for event in told:
        words = sentence(texts, "niagara", event, (0, 1, 2, 3, 4), 1)
        silent = isinstance(event, moves.TurnEnded)
        assert words or silent, event
        if words:
            assert "{" not in words
            assert "none" not in words
            assert "???" not in words


def test_every_move_has_a_name(say: Say) -> None:
    for move in MOVES:
        assert say(f"move-{move.__struct_config__.tag}", **msgspec.structs.asdict(move))


def test_every_refusal_that_is_written_has_words(say: Say) -> None:
    source = Path(moves.__file__).with_name("refuse.py").read_text("utf-8")
    codes = {part.split('"')[1] for part in source.split("IllegalMove(")[1:] if part.startswith('"')}
    assert len(codes) > 35
    for code in (*codes, "no-draw-now", "not-a-result", "option-excluded"):
        assert say(f"refusal-{code}", reachable="2, 4")


def test_how_to_play(say: Say) -> None:
    for part in ("goal", "cards", "canoes", "theft", "river"):
        assert say(f"how-{part}")
    for clause in ("NI-E2", "NI-E7"):
        assert say(f"outcome-{clause}")
    for option in RULES.info.options:
        assert say(f"option-{option.name}")
        assert say(f"option-{option.name}-help")
