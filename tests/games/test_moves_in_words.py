"""A hint says moves in words: every move of every game has its own, in every language, and nothing raw is in them."""

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
"""What stands in no sentence: JSON, flags, absent values."""

SEATS = {"seat", "seats", "victim"}
"""Fields that name people."""

DEEP = 400
"""Moves made in a game at most."""


def spoken(field: str, value: Any) -> str | int:
    """A field of a move as texts get it from the page (web/src/ui/words.ts)."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if field in SEATS:
        return f"Player {value}"
    return value if isinstance(value, int) else str(value)


@cache
def words(game: str, language: str, move: msgspec.Struct) -> str:
    """A move in words; what is wrong with its text fails."""
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
    """The options as they are, and each of them changed."""
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
    """Positions and who may move there, of random games with all options."""
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
