"""Reasons for a better line: in the game's words, in all languages, and without a trace in the position."""

from collections import Counter
from functools import cache

import pytest

from hiroma.bots.hindsight import WORTH_A_WORD
from hiroma.games import HOUSE, capabilities, home, newest
from hiroma.games.cant_stop.capabilities.reasons import Comparison
from hiroma.games.cant_stop.moves import Go, Stop
from hiroma.games.cant_stop.parts.odds import success
from hiroma.kernel.capabilities import Because
from hiroma.kernel.texts import LANGUAGES
from hiroma.transcript import Texts
from tests.games.cant_stop.positions import position, rolled
from tests.games.test_insight import decisions, insight_of

GAMES = [game for game in HOUSE if capabilities(game).reasons is not None]

CODES = {
    "cant-stop": {"tops", "safer", "spare", "nearer", "stop", "go"},
    "fearsome-floors": {"escapes", "hidden", "bait", "nearer"},
    "hidden-rooms": {
        *("escapes", "sure", "odds", "keeps", "safe", "danger"),
        *("unseen", "forgets", "distance", "time", "waits", "goes-on"),
    },
    "niagara": {"home", "falls", "aboard", "rounds"},
    "shinsai-jima": {"points", "lives", "fells", "summit", "safer", "threat", "higher"},
}
"""Every code, by game; each has a text."""


@cache
def texts(game: str, language: str) -> Texts:
    return Texts(game, language)


def told(game: str, language: str, because: Because) -> str | None:
    """Return the sentence of a reason; None without one."""
    return texts(game, language).find(f"{game}-reason-{because.code}", **because.what)


@pytest.mark.parametrize("game", GAMES)
def test_better_lines_have_reasons_in_every_language(game: str) -> None:
    rules, insight, reasons = newest(game), insight_of(game), capabilities(game).reasons
    assert reasons is not None
    found: Counter[str] = Counter()
    compared = 0
    for state, seat, move in decisions(rules, rules.info.seats[0], 2)[:-1]:
        lines = insight.weigh(state, seat, (move,))
        best, worst = lines[0], lines[-1]
        side = next(place for place, seats in enumerate(rules.sides({}, rules.info.seats[0])) if seat in seats)
        if best.chances[side] - worst.chances[side] < WORTH_A_WORD:
            continue
        before = state.view(seat)
        because = reasons.compare(state, seat, worst.line, best.line)
        assert state.view(seat) == before
        assert len(because) <= 3
        compared += bool(because)
        found.update(each.code for each in because)
        for each in because:
            sentences = {told(game, language, each) for language in LANGUAGES}
            assert None not in sentences
            assert len(sentences) == len(LANGUAGES)
    assert found.keys() <= CODES[game]
    assert compared


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_text(game: str, language: str) -> None:
    for code in CODES[game]:
        assert f"\n{game}-reason-{code} = " in (home(game) / "text" / f"{language}.ftl").read_text("utf-8")


def test_odds_and_stakes_of_a_stop() -> None:
    """Far up on routes of which none is a 7, with all climbers out, most rolls fail: stop."""
    game = rolled(position(climbers={2: 2, 3: 3, 12: 2}), 1, 1, 1, 1)
    (stop,) = Comparison().compare(game, 0, (Go(2, 2),), (Stop(2, 2),))
    assert stop == Because("stop", {"percent": 100 - round(100 * success(1 << 3 | 1 << 12) / 1296), "cells": 8})


def test_a_pairing_that_claims_a_route() -> None:
    game = rolled(position(climbers={7: 12}), 3, 4, 6, 6)
    found = Comparison().compare(game, 0, (Stop(9, 10),), (Stop(7, 12),))
    assert found[0] == Because("tops", {"route": 7})
