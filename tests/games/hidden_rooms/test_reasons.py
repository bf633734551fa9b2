"""Every reason of advice has words."""

from typing import Any

import pytest

from hiroma.games.hidden_rooms.capabilities.advice import advise
from hiroma.kernel import CHANCE
from hiroma.kernel.lot import Lot
from hiroma.kernel.texts import LANGUAGES
from tests.games.hidden_rooms.positions import begun, play
from tests.games.saying import speaker

ADVICE: dict[str, dict[str, Any]] = {
    "escapes": {}, "sure": {"tile": "R6", "under": "B5"}, "odds": {"fits": 3, "left": 21}, "keeps": {"tile": "R2"},
    "safe": {}, "danger": {"percent": 20}, "unseen": {}, "forgets": {}, "distance": {"steps": 3}, "time": {"turns": 4},
    "waits": {"square": "e6"},
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_advice_has_words(language: str) -> None:
    say = speaker("hidden-rooms", language)
    said = {say(f"reason-{code}", args) for code, args in ADVICE.items()}
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
