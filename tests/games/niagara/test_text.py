"""Words for everything that happens, in every language, with nothing left open."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from hiroma.games import niagara
from hiroma.games.niagara import events
from hiroma.games.niagara.parts.codes import MOVES
from hiroma.kernel.kinds import kinds
from hiroma.transcript import Texts, sentence
from tests.games.niagara.positions import RULES
from tests.games.niagara.worlds import SETTINGS, opened

FOLDER = Path(niagara.__file__).parent / "text"
LANGUAGES = ("en", "ja", "de")
Say = Callable[..., str]

STEPS: list[tuple[Any, Any]] = [("land", "4"), ("1", "land"), ("7L", "falls"), ("2", "4")]
EVENTS: list[Any] = [
    *(events.CanoeCameBack(0, 1, paid) for paid in (None, "pink")),
    *(events.CardShown(0, card) for card in ("1", "cloud", "rope", "any")),
    events.Chose(0, "cloud"),
    *(events.WeatherMoved(0, 0, to) for to in (-1, 0, 1, 2)),
    *(events.Paddled(0, 0, start, to, ("1",), pushed, blocked, 0)
      for start, to in STEPS
      for pushed in (True, False) for blocked in (True, False)),
    events.Paddled(0, 0, "4", "4", (), False, True, 1),
    events.Stolen(0, 1, 2, 1, 0, "yellow"),
    events.Moored(1, 0, "5"),
    events.JoeFell(),
    events.RansomDeclined(2),
    events.BeaverCameBack(2),
    events.WhirlpoolRose(),
    events.MooseTaken(0, 1),
    events.MooseCameBack(),
    events.Fell(0, 0),
    events.BeaverJumped(),
    events.CardsCameBack(),
    events.FirstSeat(1),
    events.ArrowSet("R"),
    *(events.ConditionMet(0, what, 1) for what in ("four-alike", "five-colours", "seven")),
    *(events.Traded(0, 0, got, gave) for got in (None, "blue") for gave in (None, "white")),
    *(events.FlowSet(lowest, seats, 1, flow) for lowest, seats, flow in ((0, (), 0), (3, (1,), 4), (2, (0, 2), 3))),
    events.Flowed(1, 3, "L", "R", ()),
    *(events.GemLost(seat, "violet", back) for seat in (None, 1) for back in (True, False)),
    *(events.PushedOut(0, 1, "5", to) for to in ("6L", "falls")),
    *(events.Decided((1,), clause) for clause in ("NI-E2", "NI-E7")),
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
    assert {type(event) for event in told} == set(get_args(kinds(events.Event)))
    for event in told:
        words = sentence(texts, "niagara", event, (0, 1, 2, 3, 4), 1)
        silent = isinstance(event, events.TurnEnded)
        assert words or silent, event
        if words:
            assert "{" not in words
            assert "none" not in words
            assert "???" not in words


def test_every_move_has_a_name(say: Say) -> None:
    for move in MOVES:
        assert say(f"move-{move.__struct_config__.tag}", **msgspec.structs.asdict(move))


def test_every_refusal_that_is_written_has_words(say: Say) -> None:
    source = Path(events.__file__).with_name("legality.py").read_text("utf-8")
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
