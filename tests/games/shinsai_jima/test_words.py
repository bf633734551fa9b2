"""Every refusal that random moves meet has words, and every code of refusal has a test."""

from pathlib import Path

import pytest

from hiroma.kernel.texts import LANGUAGES
from tests.games.saying import arguments, speaker
from tests.games.shinsai_jima.stories import refused
from tests.games.shinsai_jima.texts import codes

NAMED_IN_THE_BOOK = (
    *("blocked-behind", "resists", "too-high", "too-low", "sea", "standing-piece", "foreign-colour"),
    *("sweep-blocked", "needs-power", "no-advance-left"),
)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence(language: str) -> None:
    say = speaker("shinsai-jima", language)
    assert len(refused()) > 50
    for code, what in refused().items():
        say(f"refusal-{code}", arguments(what))


def test_every_code_of_the_rules_has_a_test() -> None:
    """Some test of this folder expects it by name; those of the book's own list (4.2) are among them."""
    tests = "".join(
        path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py") if path != Path(__file__)
    )
    assert [code for code in sorted(codes()) if f'"{code}"' not in tests] == []
    assert set(NAMED_IN_THE_BOOK) <= codes()
