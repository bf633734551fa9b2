"""Moves in the words of a hint: each has its own in every language, and none shows raw values."""

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import msgspec
import pytest

from hiroma.games import HOUSE, newest
from hiroma.kernel import CHANCE
from hiroma.kernel.options import change, defaults
from hiroma.kernel.refusals import BadOption
from hiroma.kernel.ruleset import Ruleset
from hiroma.kernel.texts import LANGUAGES
from tests.games.saying import bundle

RAW = re.compile(r"""[{}"\[\]_]|\b(null|none|true|false|undefined)\b""")
"""Text that no sentence may show: JSON, flags, absent values."""

SEATS = {"seat", "seats", "victim"}
"""Fields that name people."""

DEEP = 400
"""Most moves that are made in a game."""


def spoken(field: str, value: Any) -> str | int:
    """Return a field of a move as the page passes it to texts (web/src/ui/words.ts)."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if field in SEATS:
        return f"Player {value}"
    return value if isinstance(value, int) else str(value)


@cache
def words(game: str, language: str, move: msgspec.Struct) -> str:
    """Return a move in words. Fail when its text is faulty."""
    known = bundle(game, language)
    pattern = known.get_message(f"{game}-move-{move.__struct_config__.tag}").value
    assert pattern is not None
    args = {field: spoken(field, value) for field, value in msgspec.structs.asdict(move).items()}
    formed, errors = known.format_pattern(pattern, args)
    said = str(formed)
    assert not errors, (language, move, errors)
    assert said.strip(), (language, move)
    assert not RAW.search(said), (language, move, said)
    return said


def ways(rules: Ruleset) -> Iterator[dict[str, Any]]:
    """Yield the default options, and then sets with one option changed."""
    declared = rules.info.options
    plain = defaults(declared)
    yield plain
    for option in declared:
        changed = [True] if option.kind == "flag" else [option.high] if option.kind == "number" else option.choices
        for value in changed:
            try:
                yield change(declared, plain, option.name, value)
            except BadOption:
                continue


def positions(rules: Ruleset, seed: int) -> Iterator[tuple[Any, int]]:
    """Yield positions of random games with all options, and a seat that may move there."""
    rng = random.Random(seed)
    for options in ways(rules):
        people = rng.choice(rules.people(options))
        state = rules.start(options, len(rules.holders(options, people)))
        for _ in range(DEEP):
            actors = state.actors()
            if not actors:
                break
            seat = rng.choice(actors)
            if seat == CHANCE:
                state.apply(seat, rng.choice(state.draw().outcomes()))
                continue
            yield state, seat
            state.apply(seat, rng.choice(state.moves(seat)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", HOUSE)
def test_every_kind_of_move_has_words(game: str, language: str) -> None:
    for kind in get_args(newest(game).move) or (newest(game).move,):
        assert bundle(game, language).has_message(f"{game}-move-{kind.__struct_config__.tag}")


@pytest.mark.parametrize("game", HOUSE)
def test_every_move_is_said_in_words_of_its_own(game: str) -> None:
    kinds = set()
    for state, seat in positions(newest(game), 7):
        moves = state.moves(seat)
        kinds |= {type(move) for move in moves}
        for language in LANGUAGES:
            said: dict[str, Any] = {}
            for move in moves:
                other = said.setdefault(words(game, language, move), move)
                assert other == move, (language, words(game, language, move), other, move)
    assert len(kinds) >= min(3, len(get_args(newest(game).move)))
