"""Options of all kinds."""

import pytest

from hiroma.kernel import BadOption, Option
from hiroma.kernel.options import change, defaults


def shout(text: str) -> str:
    """Reads only words, and writes them large."""
    if not text.isalpha():
        raise BadOption("option-text", option="motto", error="E-WORD", place="")
    return text.upper()


FLAG = Option(name="flag", default=False, clause="TOY-1")
NUMBER = Option(name="number", default=2, clause="TOY-2", low=1, high=3)
CHOICE = Option(name="choice", default="a", clause="TOY-3", choices=("a", "b"))
MOTTO = Option(name="motto", default="", clause="TOY-4", high=5, reads=shout, cancels=("flag",))
PLAIN = Option(name="plain", default="", clause="TOY-5", high=3)
ALL = (FLAG, NUMBER, CHOICE, MOTTO, PLAIN)


def test_kinds() -> None:
    assert [option.kind for option in ALL] == ["flag", "number", "choice", "text", "text"]


def test_a_text_is_read_by_its_ruleset() -> None:
    assert MOTTO.check("hello") == "HELLO"
    assert PLAIN.check("abc") == "abc"
    with pytest.raises(BadOption) as refusal:
        MOTTO.check("a b")
    assert refusal.value.what["error"] == "E-WORD"


def test_a_text_has_a_longest_length() -> None:
    with pytest.raises(BadOption) as refusal:
        PLAIN.check("abcd")
    assert (refusal.value.code, refusal.value.what["error"]) == ("option-text", "too-long")


@pytest.mark.parametrize("value", [None, 3, True, [], b"abc"])
def test_a_text_is_a_text(value: object) -> None:
    with pytest.raises(BadOption) as refusal:
        PLAIN.check(value)
    assert refusal.value.code == "option-value"


def test_one_value_of_another_option_can_be_excluded_both_ways() -> None:
    loud = Option(name="loud", default=False, clause="TOY-6", cancels=("choice=b",))
    more = (CHOICE, Option(name="other", default=False, clause="TOY-7"), loud)
    assert change(more, {**defaults(more), "choice": "b", "other": True}, "loud", True) == {
        "choice": "a",
        "other": True,
        "loud": True,
    }
    assert change(more, {**defaults(more), "loud": True}, "choice", "b")["loud"] is False
    third = (Option(name="choice", default="a", clause="TOY-3", choices=("a", "b", "c")), loud)
    assert change(third, {**defaults(third), "choice": "c"}, "loud", True) == {"choice": "c", "loud": True}


def test_a_text_cancels_like_any_other_option() -> None:
    options = change(ALL, {**defaults(ALL), "flag": True}, "motto", "go")
    assert (options["motto"], options["flag"]) == ("GO", False)
