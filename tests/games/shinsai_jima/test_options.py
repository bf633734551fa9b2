"""Options and presets (SJ-O)."""

import pytest

from hiroma.games.shinsai_jima.moves import Place
from hiroma.games.shinsai_jima.setting import BEGINNER, OPTIONS, PRESETS, effective
from hiroma.kernel.options import change, defaults
from tests.games.shinsai_jima.island import RULES, fresh, island, play, refusal, turn

NAMES = {option.name for option in OPTIONS}


@pytest.mark.clause("SJ-O12")
def test_presets_set_what_the_book_says() -> None:
    assert effective({}) == {**defaults(OPTIONS), "preset": "expert"}
    quiet = effective({"preset": "quiet"})
    assert [quiet[name] for name in ("interrupts", "hammer", "slam", "boats", "catapult")] == [False] * 5
    assert quiet["rescue_vp"]
    assert effective({"preset": "rated"}) == {**defaults(OPTIONS), "preset": "rated", "catapult": False}
    assert effective({"preset": "beginner"})["beginner"]
    assert set(PRESETS) == {"expert", "quiet", "rated", "beginner"}
    assert all(set(switches) <= NAMES for switches in (*PRESETS.values(), BEGINNER))


@pytest.mark.clause("SJ-O12")
def test_a_preset_goes_before_single_switches() -> None:
    chosen = change(OPTIONS, {**defaults(OPTIONS), "boats": False}, "preset", "rated")
    assert (chosen["boats"], effective(chosen)["catapult"]) == (True, False)
    assert not effective({**chosen, "catapult": True})["catapult"]


@pytest.mark.clause("SJ-O11")
@pytest.mark.parametrize("name", ["rockfall", "swing_after_push", "native_hammer"])
@pytest.mark.parametrize(("by", "on"), [("preset", "beginner"), ("beginner", True)])
def test_the_beginner_rules_and_what_they_overrule_exclude_each_other(name: str, by: str, on: str | bool) -> None:
    plain = defaults(OPTIONS)
    assert change(OPTIONS, {**plain, name: True}, by, on) == {**plain, by: on}
    assert change(OPTIONS, {**plain, by: on}, name, True) == {**plain, name: True}
    quiet = change(OPTIONS, {**plain, "preset": "quiet"}, name, True)
    assert (quiet["preset"], quiet[name]) == ("quiet", True)


@pytest.mark.clause("SJ-O11")
def test_the_beginner_rules_overrule_the_others() -> None:
    chosen = effective({"beginner": True, "rockfall": True, "native_hammer": True})
    assert not any(chosen[name] for name in BEGINNER)
    game = fresh("4", beginner=True)
    while game.phase == 0:
        game.apply(game.mover, game.moves(game.mover)[0])
    assert {move.facing for move in game.moves(game.mover) if isinstance(move, Place)} == {"N"}
    assert refusal(game, "place a3 S").code == "no-facing"


@pytest.mark.clause("SJ-O11")
def test_why_not_with_the_beginner_rules() -> None:
    game = turn(island("3", "c4: 1A> 2 1", "a3: 1B>", "g3: 1C<", beginner=True), 0)
    assert refusal(game, "select A1; rotate N").code == "no-facing"
    assert refusal(game, "select A1; swing cw 1 S").code == "no-facing"
    assert refusal(game, "select A1; surge A").code == "no-chips"
    assert refusal(game, "select A1; advance walk 1").code == "name-the-way"
    play(game, "select A1; advance walk 1 S")
    assert game.view(0).phase == "cube"


@pytest.mark.clause("SJ-O3")
def test_without_slam_a_wall_is_only_in_the_way() -> None:
    strips = ("d4: 1A> 1B>", "c5: 2", "a3: 1B>", "g3: 1C<")
    for slam, code in ((True, None), (False, "no-wall")):
        game = turn(island("3", *strips, slam=slam), 0)
        if code is None:
            play(game, "select A1; surge A; swing cw 1 E slam")
        else:
            assert refusal(game, "select A1; surge A; swing cw 1 E slam").code == code


@pytest.mark.clause("SJ-O8")
def test_without_the_catapult_the_end_is_the_end() -> None:
    game = turn(island("3", "c4: 3A> 4", "a3: 1B>", "g3: 1C<", preset="rated"), 0)
    play(game, "select A1; advance walk 1")
    assert (game.view(None).phase, game.view(None).final) == ("over", ("A", "C", "B"))


@pytest.mark.clause("SJ-O9")
def test_the_larger_piles_can_be_spared() -> None:
    assert fresh("3").left == [14, 7, 1]
    assert fresh("3", extra_cubes=False).left == [11, 5, 1]
    assert fresh("4", extra_cubes=False).left == [11, 5, 1]


@pytest.mark.clause("SJ-O5")
def test_the_tsunami_is_for_four_at_most() -> None:
    assert RULES.people({"tsunami": True}) == (2, 3, 4)
    assert RULES.people({"tsunami": True, "team": True}) == (4,)
    assert RULES.people({"team": True}) == (4, 6, 7, 8, 9, 10, 11, 12)
    assert RULES.people({}) == tuple(range(2, 13))


@pytest.mark.clause("SJ-O10")
def test_every_option_reaches_the_view() -> None:
    shown = fresh("4").view(None).rules
    for option in OPTIONS:
        if option.name != "preset":
            assert getattr(shown, option.name) == option.default, option.name
