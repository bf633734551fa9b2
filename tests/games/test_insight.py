"""The chances to win of every game that knows them: they add up, and nothing hidden decides them."""

from math import isclose
from typing import Any

import pytest

from hiroma.games import CAPABILITIES, HOUSE, capabilities, newest
from hiroma.kernel import CHANCE, Outcome, Ruleset
from hiroma.kernel.capabilities import Insight
from hiroma.kernel.learning import results
from hiroma.kernel.lot import Lot

GAMES = [game for game in HOUSE if game in CAPABILITIES and capabilities(game).insight is not None]
LOOKED_AT = 6
"""One in this many decisions of a game is tested."""


def insight_of(game: str) -> Insight:
    found = capabilities(game).insight
    assert found is not None
    return found


def decisions(rules: Ruleset, seats: int, seed: int) -> list[tuple[Any, int, Any]]:
    """Let gentle bots play; return some positions as (state, seat that decides, its move). The last is the end."""
    lot = Lot(seed)
    state, bot = rules.start({}, seats), rules.bots["casual"]()
    seen = []
    while actors := state.actors():
        seat = actors[-1]
        if seat == CHANCE:
            outcomes = state.draw().outcomes()
            state.apply(seat, outcomes[lot.below(len(outcomes))])
            continue
        move = bot.choose(state, seat, lot.below)
        if lot.below(LOOKED_AT) == 0:
            seen.append((state.copy(), seat, move))
        state.apply(seat, move)
    return [*seen, (state, CHANCE, None)]


def check(chances: tuple[float, ...], sides: int) -> None:
    """Assert that chances lie between 0 and 1, one for each side, and that those of two and more sides add up to 1."""
    assert len(chances) == sides
    assert all(0.0 <= chance <= 1.0 for chance in chances)
    assert sides == 1 or isclose(sum(chances), 1.0, abs_tol=1e-9)


def alike(one: Any, other: Any) -> bool:
    """Return True when two lists of lines have the same order and worth."""
    return len(one) == len(other) and all(
        a.line == b.line and all(isclose(x, y, abs_tol=1e-9) for x, y in zip(a.chances, b.chances, strict=True))
        for a, b in zip(one, other, strict=True)
    )


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_chances_add_up_and_the_best_line_is_first(game: str) -> None:
    rules, insight = newest(game), insight_of(game)
    for seats in rules.info.seats:
        sides = rules.sides({}, seats)
        side_of = {seat: place for place, all_of in enumerate(sides) for seat in all_of}
        *seen, (end, _, _) = decisions(rules, seats, seats)
        outcome = end.outcome()
        assert outcome is not None
        assert insight.chances(end) == results(outcome)
        assert seen
        for state, seat, move in seen:
            check(insight.chances(state), len(sides))
            lines = insight.weigh(state, seat, (move,))
            assert (move,) in [each.line for each in lines]
            mine = [each.chances[side_of[seat]] for each in lines]
            assert mine == sorted(mine, reverse=True)
            for each in lines:
                check(each.chances, len(sides))
                after = state.copy()
                for done in each.line:
                    after.apply(seat, done)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_looking_changes_nothing_and_says_the_same_again(game: str) -> None:
    rules, insight = newest(game), insight_of(game)
    for state, seat, move in decisions(rules, rules.info.seats[0], 3)[:-1]:
        before = state.view(seat)
        lines, chances = insight.weigh(state, seat, (move,)), insight.chances(state)
        assert state.view(seat) == before
        assert alike(insight.weigh(state, seat, (move,)), lines)
        assert insight.chances(state) == chances


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_decides(game: str) -> None:
    """In another world with the same view, the same lines are worth the same."""
    rules, insight = newest(game), insight_of(game)
    for state, seat, move in decisions(rules, rules.info.seats[0], 5)[:-1]:
        lines = insight.weigh(state, seat, (move,))
        for seed in range(3):
            world = rules.imagine(state.view(seat), Lot(seed).below)
            assert alike(insight.weigh(world, seat, (move,)), lines)


def test_who_wins_together_shares() -> None:
    def won(*ranking: tuple[int, ...]) -> tuple[float, ...]:
        sides = tuple((seat,) for seat in range(sum(map(len, ranking))))
        return results(Outcome(ranking=ranking, sides=sides, scores=(0.0,) * len(sides), clause="X-1", first=0))

    assert won((1,), (0, 2)) == (0.0, 1.0, 0.0)
    assert won((0, 2), (1,)) == (0.5, 0.0, 0.5)


def test_a_seat_s_eyes_see_its_own_card_and_no_other() -> None:
    """The chances that a seat knows are the same in every world that it may be in."""
    rules, eyes = newest("niagara"), capabilities("niagara").eyes
    assert eyes is not None
    told = 0
    for seed in range(4):
        for state, _, _ in decisions(rules, 4, seed):
            everybody = range(state.seats)
            check(eyes.known(state, everybody), state.seats)
            assert eyes.known(state, ()) == insight_of("niagara").chances(state)
            if not eyes.hidden(state):
                assert eyes.known(state, everybody) == insight_of("niagara").chances(state)
                continue
            for seat in everybody:
                other = rules.imagine(state.view(seat), Lot(seed).below)
                assert eyes.known(other, (seat,)) == pytest.approx(eyes.known(state, (seat,)))
            told += eyes.known(state, everybody) != eyes.known(state, ())
    assert told, "a hidden card never told anything"


def test_only_games_with_secrets_have_eyes() -> None:
    assert all(newest(game).info.secrets for game in GAMES if capabilities(game).eyes is not None)
