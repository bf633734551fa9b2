"""A game that nobody won is never told with the words for a winner, in any game and language."""

import re

import pytest

from hiroma.games import HOUSE
from hiroma.kernel import Outcome
from hiroma.kernel.texts import LANGUAGES
from hiroma.table import events
from hiroma.table.series import drawn
from hiroma.transcript import Texts, sentence
from tests.table.sitting import Sitting

SEEDS = range(12)


def told(texts: Texts, game: str, event: events.GameEnded) -> str:
    return sentence(texts, game, event, (0, 1, 2), 1) or ""


def clauses(game: str) -> list[str]:
    """The clauses by which a game may end, from its texts."""
    keys = [key for bundle in Texts(game, "en").bundles for key in bundle._messages]
    found = [match[1] for key in keys if (match := re.fullmatch(f"{game}-outcome-(.+)", key))]
    assert found, game
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", HOUSE)
def test_no_clause_makes_a_winner_of_nobody(game: str, language: str) -> None:
    texts = Texts(game, language)
    for clause in (*clauses(game), "concede", ""):
        for how in ("rules", "conceded", "aborted"):
            ends = events.GameEnded(no=1, how=how, winners=(), clause=clause, wins=(0, 0), match_over=False)
            said = told(texts, game, ends)
            assert said == said.strip()
            assert not re.search(r"  |^[–さ]|[{}]", said), said
            for winners in ((0,), (0, 1)):
                event = events.GameEnded(no=1, how=how, winners=winners, clause=clause, wins=(1, 0), match_over=False)
                with_names = told(texts, game, event)
                names = ", ".join("AB"[seat] for seat in winners)
                if names in with_names and how != "aborted":
                    assert with_names.replace(names, "") != said, said


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_lost_alone_is_told_as_lost(seed: int) -> None:
    sitting = Sitting("hidden-rooms").start("a").finish(seed)
    outcome = sitting.table.play.outcome if sitting.table.play else None
    event = next(heard.event for heard in sitting.table.history[-1].heard if isinstance(heard.event, events.GameEnded))
    assert outcome is not None
    assert (event.winners == ()) == (outcome.ranking[0] == ())
    assert ("keeps its guest" in told(Texts("hidden-rooms", "en"), "hidden-rooms", event)) == (event.winners == ())


def test_all_first_together_is_a_draw_without_winners() -> None:
    def end(*ranking: tuple[int, ...], sides: int) -> Outcome:
        return Outcome(
            ranking=ranking, sides=tuple((n,) for n in range(sides)), scores=(0.0,) * sides, clause="X", first=0
        )

    assert drawn(end((0, 1, 2), sides=3))
    assert not drawn(end((0, 1), (2,), sides=3))
    assert not drawn(end((0,), sides=1))
    assert not drawn(end((), (0,), sides=1))
