"""The bots: what they are by their rules, and how strong (the slow part)."""

from collections import Counter

import pytest

from hiroma.arena import duel, solitaire
from hiroma.games.cant_stop.bots import LEVELS, Uniform
from hiroma.games.cant_stop.bots.master import Master, Solver
from hiroma.games.cant_stop.bots.one_roll import OneRoll
from hiroma.games.cant_stop.bots.rule_of_n import ga_constant, ga_linear, rule_of_28
from hiroma.games.cant_stop.moves import Drop, Go, Stop
from hiroma.kernel import Bot
from hiroma.kernel.lot import Lot
from tests.games.cant_stop.positions import RULES, position, rolled

BOTS: list[Bot] = [rule_of_28(), ga_constant(), ga_linear(), OneRoll(), Solver(), Master(), Uniform()]


def test_levels_weakest_first() -> None:
    assert list(LEVELS) == list(RULES.bots) == ["random", "casual", "club", "master"]
    assert isinstance(RULES.bots["casual"]().choose(rolled(position(), 1, 2, 3, 4), 0, Lot(1).below), Go)


def test_rule_of_28_stops_at_28() -> None:
    # 7:6 and 8:4 are (6 + 1) x 1 + (4 + 1) x 2 = 17; 6 one more step of 2 x 2 = 21, all even or odd or low or high: no.
    bot, lot = rule_of_28(), Lot(1)
    assert bot.choose(rolled(position(climbers={7: 6, 8: 4, 6: 1}), 3, 4, 3, 4), 0, lot.below) == Go(7, 7)
    assert bot.choose(rolled(position(climbers={7: 6, 8: 4, 5: 2}), 3, 4, 3, 5), 0, lot.below) == Stop(7, 8)


def test_rule_of_28_points_for_kinds_of_routes() -> None:
    bot, lot = rule_of_28(), Lot(1)
    # All even takes 2 off: 4:2 is 12, 6:3 8, 8:3 8, together 28 - 2; with 8:4 30 - 2 is enough.
    assert isinstance(bot.choose(rolled(position(climbers={4: 2, 6: 3, 8: 2}), 4, 4, 6, 6), 0, lot.below), Go)
    assert isinstance(bot.choose(rolled(position(climbers={4: 2, 6: 3, 8: 3}), 4, 4, 6, 6), 0, lot.below), Stop)
    # All low, 7 counts: 2:1 is 12, 3:1 10, 7:1 2, and 4: 28.
    assert isinstance(bot.choose(rolled(position(climbers={2: 1, 3: 1}), 3, 4, 6, 6), 0, lot.below), Stop)
    # All high does the same, two high ones do not.
    assert isinstance(bot.choose(rolled(position(climbers={12: 1, 11: 1}), 3, 4, 1, 1), 0, lot.below), Stop)
    assert isinstance(bot.choose(rolled(position(climbers={2: 1, 11: 1, 7: 1}), 1, 1, 3, 5), 0, lot.below), Stop)


def test_never_stops_with_a_climber_in_hand_unless_that_wins() -> None:
    lot = Lot(1)
    for bot in (rule_of_28(), ga_constant(), ga_linear()):
        assert bot.choose(rolled(position(climbers={2: 1, 12: 2}), 1, 1, 1, 1), 0, lot.below) == Go(2, 2)
        winning = position(owners={6: 0, 8: 0}, climbers={2: 2})
        assert bot.choose(rolled(winning, 1, 1, 1, 1), 0, lot.below) == Stop(2, 2)


def test_choice_costs_six_a_climber() -> None:
    # 3 + 7 would place two (2 + 6 - 12 = -4), 5 + 5 one with two steps (8 - 6 = 2), 4 + 6 two (3 + 5 - 12 = -4).
    assert rule_of_28().choose(rolled(position(), 1, 2, 3, 4), 0, Lot(1).below) == Go(5, 5)


def test_linear_worths_rise_with_height() -> None:
    bot = ga_linear()
    # Route 2: 15 + 72 s / 2; route 7: 5 + 32 s / 12, rounded down.
    assert bot.choice[2] == [0, 15, 66, 153]
    assert bot.choice[12] == bot.choice[2]
    assert bot.choice[7][:4] == [0, 5, 12, 22]
    assert bot.limit == 61


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: type(bot).__name__)
def test_blocked_stops_are_skipped(bot: Bot) -> None:
    lot = Lot(2)
    game = rolled(position(bivouacs={1: {12: 3 - 1}}, climbers={12: 1, 2: 2, 3: 4}, unique=True), 6, 6, 6, 6)
    for _ in range(20):
        move = bot.choose(game, 0, lot.below)
        assert move in game.moves(0)
    forced = rolled(position(bivouacs={1: {12: 2, 7: 1}}, climbers={12: 1, 2: 2, 3: 4}, unique=True), 6, 6, 5, 5)
    assert bot.choose(forced, 0, lot.below) != Stop(12, 10)


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: type(bot).__name__)
def test_no_bot_stops_with_a_losing_third_claim(bot: Bot) -> None:
    lot = Lot(3)
    for _ in range(20):
        game = rolled(position(4, owners={3: 0, 4: 0, 8: 2}, climbers={12: 2, 11: 4, 10: 6}, team=True), 6, 6, 6, 6)
        assert bot.choose(game, 0, lot.below) == Go(12, 12)
    winning = rolled(position(4, owners={3: 0, 4: 0, 8: 2, 9: 2}, climbers={12: 2}, team=True), 6, 6, 6, 6)
    if not isinstance(bot, Uniform):
        assert bot.choose(winning, 0, lot.below) == Stop(12, 12)


@pytest.mark.parametrize("bot", BOTS[:6], ids=lambda bot: type(bot).__name__)
def test_the_losing_top_is_avoided_where_it_can_be(bot: Bot) -> None:
    game = rolled(position(4, owners={3: 0, 4: 0}, climbers={12: 2, 7: 1, 6: 1}, team=True), 6, 6, 1, 5)
    move = bot.choose(game, 0, Lot(1).below)
    assert isinstance(move, Go | Stop)
    assert 12 not in (move.orange, move.red)


def test_random_is_uniform_over_live_pairings() -> None:
    lot, bot = Lot(5), Uniform()
    game = rolled(position(climbers={7: 1, 8: 1, 5: 1}), 1, 2, 3, 4)
    counts: Counter[str] = Counter()
    for _ in range(4000):
        move = bot.choose(game, 0, lot.below)
        assert isinstance(move, Go | Stop)
        counts[f"{min(move.orange, move.red)} {type(move).__name__}"] += 1
    assert set(counts) == {"3 Go", "3 Stop", "5 Go", "5 Stop"}
    assert all(850 < count < 1150 for count in counts.values())
    assert bot.choose(rolled(position(climbers={2: 1, 3: 1, 12: 1}), 3, 3, 4, 4), 0, lot.below) == Drop()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("policy", "turns"),
    [(rule_of_28, 10.74), (ga_constant, 9.25), (ga_linear, 8.787), (Uniform, 20.65)],
    ids=["28", "constant", "linear", "random"],
)
def test_turns_alone(policy: type[Bot], turns: float) -> None:
    found = solitaire("cant-stop", policy, 3000)
    assert abs(found.mean - turns) < 3 * found.deviation / 3000**0.5


@pytest.mark.slow
@pytest.mark.parametrize(
    ("first", "second", "share"),
    [
        (ga_constant, ga_constant, 0.548), (ga_constant, ga_linear, 0.528),
        (ga_linear, ga_constant, 0.580), (ga_linear, ga_linear, 0.557),
        (Uniform, Uniform, 0.535), (Uniform, ga_linear, 0.009), (ga_linear, Uniform, 0.995),
    ],
)  # fmt: skip
def test_head_to_head(first: type[Bot], second: type[Bot], share: float) -> None:
    found = duel("cant-stop", [first, second], 2000).wins[0]
    assert abs(found.mean - share) < max(1.6 * found.margin, 0.008)
