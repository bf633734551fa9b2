"""Words for everything that happens and is refused, in every language, with nothing left open."""

import re
from functools import cache
from typing import Any, get_args

import pytest

from hiroma.games import HOUSE, newest
from hiroma.kernel.texts import LANGUAGES, keys
from hiroma.transcript import PACKAGE, SEATS
from tests.games.proving import proofs
from tests.games.saying import arguments, folder, speaker, tag

each_game = pytest.mark.parametrize("game", HOUSE)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def events(game: str) -> list[Any]:
    """Examples of all events."""
    return list(proofs(game).texts.events())


@each_game
def test_every_kind_of_event_is_here(game: str) -> None:
    kinds = newest(game).event
    assert {type(event) for event in events(game)} == set(get_args(kinds) or (kinds,))


@each_language
@each_game
def test_every_event_is_a_sentence(game: str, language: str) -> None:
    say, texts = speaker(game, language), proofs(game).texts
    said = []
    for event in events(game):
        if tag(event) not in texts.silent:
            args = arguments(event)
            said.append(say(f"event-{tag(event)}", args))
            named = any("Seat" in str(args.get(field)) for field in SEATS)
            assert not named or "Seat" in said[-1] or tag(event) in texts.nameless, event
    assert not [text for text in said if re.search(r"\bnone\b|None|\?\?\?", text)]
    assert texts.alike is None or len(said) - len(set(said)) <= texts.alike


@each_language
@each_game
def test_every_refusal_is_a_sentence(game: str, language: str) -> None:
    say, texts = speaker(game, language), proofs(game).texts
    assert set(texts.refusals) <= refusals(game)
    for code in refusals(game):
        say(f"refusal-{code}", arguments(texts.refusals.get(code, texts.filled)))


@each_game
def test_refusals_are_those_of_the_rules(game: str) -> None:
    homes = (folder(game).parent, PACKAGE / "kernel")
    source, common = ("".join(path.read_text("utf-8") for path in home.rglob("*.py")) for home in homes)
    assert set(re.findall(r'IllegalMove\(\s*"([a-z-]+)"', source)) | set(proofs(game).texts.codes) <= refusals(game)
    assert [code for code in refusals(game) if f'"{code}"' not in source + common] == []


def refusals(game: str) -> set[str]:
    """The codes of refusal that have words."""
    return {key.removeprefix("refusal-") for key in there(game, "en") if key.startswith("refusal-")}


@each_language
@each_game
def test_names_options_and_ends(game: str, language: str) -> None:
    say, texts = speaker(game, language), proofs(game).texts
    wanted = {key.removeprefix(f"{game}-") for key in keys(newest(game), set())}
    wanted = {key for key in wanted if key.startswith(("name", "option-", "lesson-"))} | set(texts.words)
    for key in wanted | {f"outcome-{clause}" for clause in (*proofs(game).golden.ends, *texts.rare)}:
        say(key)


def there(game: str, language: str) -> set[str]:
    """The messages of a game in a language."""
    page = (folder(game) / f"{language}.ftl").read_text("utf-8")
    return {key.removeprefix(f"{game}-") for key in re.findall(r"(?m)^([a-z][\w-]*) =", page)}


@each_language
@each_game
def test_the_languages_say_the_same_things(game: str, language: str) -> None:
    assert there(game, language) ^ there(game, "en") <= set(proofs(game).texts.own)
