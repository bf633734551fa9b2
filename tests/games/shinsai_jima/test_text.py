"""Words for everything that happens and is refused, in every language, with nothing left open."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from hiroma.games import shinsai_jima
from hiroma.games.shinsai_jima import events, moves
from hiroma.games.shinsai_jima.setting import OPTIONS
from hiroma.kernel.kinds import kinds
from tests.games.shinsai_jima.stories import refused, told

FOLDER = Path(shinsai_jima.__file__).parent / "text"
LANGUAGES = ("en", "ja", "de")
PEOPLE = {"seat", "seats", "winners"}

RARE: dict[str, list[Any]] = {
    "boosted": [events.Boosted("A", "N2", 4)],
    "cushioned": [events.Cushioned("A1", "N3")],
    "floated": [events.Floated("A", "d4")],
    "rockfell": [events.Rockfell(0, "A1", "c3", "d4")],
    "escaped": [events.Escaped("B2")],
    "wiped": [events.Wiped(0, "d4")],
    "judged": [events.Judged((0, 2), ("A", "B"), True)],
}

Say = Callable[..., str]


def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource((FOLDER / f"{language}.ftl").read_text("utf-8")))
    return made


@pytest.fixture(params=LANGUAGES)
def say(request: pytest.FixtureRequest) -> Say:
    """Formats a message, and fails on anything missing."""
    texts = bundle(request.param)

    def found(key: str, args: dict[str, Any] | None = None) -> str:
        assert texts.has_message(key), key
        pattern = texts.get_message(key).value
        assert pattern is not None
        text, errors = texts.format_pattern(pattern, args or {})
        assert not errors, (key, args, errors)
        assert str(text).strip()
        assert "{" not in str(text)
        return str(text)

    return found


def arguments(fields: dict[str, Any]) -> dict[str, Any]:
    """Fields as a log or a refusal hands them to a text."""
    args: dict[str, Any] = {}
    for field, value in fields.items():
        if value is None:
            args[field] = "none"
        elif isinstance(value, bool):
            args[field] = str(value).lower()
        elif isinstance(value, (tuple, list)):
            args[field] = ", ".join(f"Seat{item}" if field in PEOPLE else str(item) for item in value)
            args[f"{field}-count"] = len(value)
        else:
            args[field] = f"Seat{value}" if field in PEOPLE else value
    return args


@pytest.mark.slow
def test_random_games_tell_of_nearly_everything() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(kinds(events.Event))}
    assert tags - set(told()) <= set(RARE)


def test_every_event_is_a_sentence(say: Say) -> None:
    for kind in get_args(kinds(events.Event)):
        tag = kind.__struct_config__.tag
        for event in [*told().get(tag, []), *RARE.get(tag, [])]:
            assert say(f"shinsai-jima-event-{tag}", arguments(msgspec.structs.asdict(event)))


@pytest.mark.slow
def test_every_refusal_is_a_sentence(say: Say) -> None:
    assert len(refused()) > 50
    for code, what in refused().items():
        say(f"shinsai-jima-refusal-{code}", arguments(what))


CODE = r'"([a-z]+(?:-[a-z]+)+|sea|occupied|overboard|resists)"'
NAMED_IN_THE_BOOK = (
    *("blocked-behind", "resists", "too-high", "too-low", "sea", "standing-piece", "foreign-colour"),
    *("sweep-blocked", "needs-power", "no-advance-left"),
)


def codes() -> set[str]:
    """Every code that the rules refuse with."""
    home = Path(shinsai_jima.__file__).parent
    return {
        code
        for path in [home / "legality.py", *(home / "acts").glob("refuse*.py"), home / "parts" / "reasons.py"]
        for code in re.findall(CODE, path.read_text("utf-8"))
    }


def test_every_code_of_the_rules_has_words(say: Say) -> None:
    assert len(codes()) > 60
    texts = (FOLDER / "en.ftl").read_text("utf-8")
    for code in codes():
        assert f"\nshinsai-jima-refusal-{code} =" in texts, code
    assert say("shinsai-jima-name")


def test_every_code_of_the_rules_has_a_test() -> None:
    """Some test of this folder expects it by name; those of the book's own list (4.2) are among them."""
    tests = "".join(
        path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py") if path != Path(__file__)
    )
    assert [code for code in sorted(codes()) if f'"{code}"' not in tests] == []
    assert set(NAMED_IN_THE_BOOK) <= codes()


def test_every_move_and_option_has_a_name(say: Say) -> None:
    sample = {"cell": "d4", "facing": "N", "corpse": "A1", "piece": "N1", "side": "A", "source": "c3"}
    sample |= {"turn": "cw", "quarters": "2", "kind": "walk", "lane": "3", "power": "5"}
    sample |= {"slam": "false", "distance": "1", "edge": "N"}
    for kind in get_args(kinds(moves.Move)):
        say(f"shinsai-jima-move-{kind.__struct_config__.tag}", sample)
    for option in OPTIONS:
        say(f"shinsai-jima-option-{option.name}")
        say(f"shinsai-jima-option-{option.name}-help")
        for choice in option.choices:
            say(f"shinsai-jima-option-{option.name}-{choice}")


def test_every_end_has_a_name(say: Say) -> None:
    for clause in ("SJ-V1", "SJ-V2", "SJ-V3", "SJ-V4", "SJ-V5", "SJ-V6", "SJ-O6", "SJ-CA10"):
        assert say(f"shinsai-jima-outcome-{clause}")


def test_the_languages_have_the_same_keys() -> None:
    keys = [
        set(re.findall(r"(?m)^([a-z][\w-]*) =", (FOLDER / f"{language}.ftl").read_text("utf-8")))
        for language in LANGUAGES
    ]
    assert keys[0] == keys[1] == keys[2]
