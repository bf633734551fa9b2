"""Steps, points, directions, and whose turn is over when (NI-M)."""

from typing import Any

import pytest

from hiroma.games.niagara.events import Paddled, TurnEnded
from hiroma.games.niagara.moves import Paddle
from hiroma.games.niagara.parts.board import PLACES
from tests.games.niagara.positions import deal, do, offered, plans, refused, scene, show, turn

AREAS = PLACES[1:10]


def targets(card: str, **parts: Any) -> list[str]:
    """Where the first canoe of seat A can paddle."""
    game = turn(card, **parts)
    return [move.to for move in game.moves(0) if isinstance(move, Paddle) and move.canoe == 0]


@pytest.mark.clause("NI-M1")
def test_between_land_and_water_is_one_point() -> None:
    assert plans(turn("1"), "A1") == [">1"]
    assert plans(turn("1", canoes={"A1": "1"}), "A1") == [">2", ">land"]


@pytest.mark.clause("NI-M2")
@pytest.mark.parametrize(
    ("start", "points", "reached"),
    [
        ("5", 1, ["4", "6L", "6R"]),
        ("2", 1, ["1", "3"]),
        ("6R", 1, ["5", "7R"]),
        ("7L", 1, ["6L"]),
        ("1", 2, ["land", "3"]),
    ],
)
def test_an_area_is_one_point(start: str, points: int, reached: list[str]) -> None:
    assert targets(str(points), canoes={"A1": start}) == reached


@pytest.mark.clause("NI-M3")
def test_loading_and_unloading_are_two_points_each() -> None:
    assert "+W" in plans(turn("2", canoes={"A1": "4"}), "A1")
    assert "-V" in plans(turn("2", canoes={"A1": "4 V"}), "A1")
    assert "-V +W" in plans(turn("4", canoes={"A1": "4 V"}), "A1")
    assert not [plan for plan in plans(turn("1", canoes={"A1": "4 V"}), "A1") if "V" in plan]


@pytest.mark.clause("NI-M4")
def test_landing_scores_for_nothing() -> None:
    game = turn("1", canoes={"A1": "1 V"})
    do(game, "A paddle 1 land")
    assert show(game)["stores"]["A"] == "V"
    assert show(game)["canoes"]["A1"] == "land"


@pytest.mark.clause("NI-M5")
def test_each_canoe_has_all_points() -> None:
    game = turn("6", canoes={"A1": "1", "A2": "7L"})
    assert ">7R" in plans(game, "A1")
    do(game, "A paddle 1 7R")
    assert ">1" in plans(game, "A2")


@pytest.mark.clause("NI-M6")
def test_a_canoe_in_the_river_must_be_used() -> None:
    game = turn("2", canoes={"A1": "2", "A2": "4"})
    assert "done" not in offered(game, "A")
    do(game, "A paddle 2 2")
    assert "done" not in offered(game, "A")
    assert refused(game, "A done").what == {"canoes": [0]}
    game = turn("2", canoes={"A1": "2"})
    do(game, "A paddle 1 4")
    assert offered(game, "A") == ["paddle 2 2", "done"]


@pytest.mark.clause("NI-M7")
def test_of_two_canoes_ashore_one_sets_out() -> None:
    game = turn("3")
    do(game, "A paddle 2 3")
    assert show(game)["mover"] == "B"
    game = turn("6")
    do(game, "A paddle 1 4")
    assert refused(game, "A paddle 2 4").code == "finish-canoe"
    assert offered(turn("3"), "A")[-1] == "done"


@pytest.mark.clause("NI-M7")
def test_setting_out_can_be_made_compulsory() -> None:
    game = turn("3", launch_mandatory=True)
    assert offered(game, "A") == ["paddle 1 3", "paddle 2 3"]
    assert (refused(game, "A done").code, refused(game, "A done").clause) == ("must-launch", "NI-M7")
    assert "done" in offered(turn("3", launch_mandatory=True, canoes={"A1": "falls"}), "A")


@pytest.mark.clause("NI-M8")
def test_landing_leaves_the_other_canoe_its_turn() -> None:
    game = turn("2", canoes={"A1": "2 W"})
    do(game, "A paddle 1 land")
    assert offered(game, "A") == ["paddle 2 2", "done"]
    game = turn("2", canoes={"A1": "2", "A2": "1"})
    do(game, "A paddle 2 land", "A paddle 1 land")
    assert show(game)["mover"] == "B"


@pytest.mark.clause("NI-M9")
def test_a_canoe_goes_one_way() -> None:
    game = turn("4", canoes={"A1": "4", "A2": "3"})
    assert "paddle 1 2" not in offered(game, "A"), "three down and one up"
    do(game, "A paddle 1 land", "A paddle 2 7L")
    assert show(game)["canoes"]["A2"] == "7L", "the other canoe may go the other way"
    game = turn("3", canoes={"A1": "5"})
    do(game, "A paddle 1 4")
    assert refused(game, "A paddle 1 5").clause == "NI-M9"


@pytest.mark.clause("NI-M10")
def test_all_points_are_spent_but_for_landing() -> None:
    game = turn("4", canoes={"A1": "2"})
    assert plans(game, "A1") == [">4 +W", ">6L", ">6R", ">land"]
    refusal = refused(game, "A paddle 1 5")
    assert (refusal.code, refusal.clause) == ("points-do-not-fit", "NI-M10")
    assert refusal.what == {"start": "2", "to": "5", "reachable": ["land", "4", "6L", "6R"]}
    heard = do(game, "A paddle 1 land")
    assert heard[0] == Paddled(0, 0, "2", "land", ("1", "land"), False, False, 2)
    game = turn("6")
    do(game, "A paddle 1 4")
    assert refused(game, "A done").code == "points-left"


@pytest.mark.clause("NI-M11")
def test_points_may_go_into_gems_alone() -> None:
    game = turn("2", canoes={"A1": "4"})
    do(game, "A load 1 W")
    assert show(game)["canoes"]["A1"] == "4 W"
    assert offered(game, "A") == ["paddle 2 2", "done"]
    strict = turn("2", canoes={"A1": "4"}, stationary_ops=False)
    assert refused(strict, "A load 1 W").code == "no-points-for-cargo"
    strict = turn("4", canoes={"A1": "4 V"}, stationary_ops=False)
    do(strict, "A unload 1 V")
    assert "load 1 W" not in offered(strict, "A")


@pytest.mark.clause("NI-M12")
def test_nobody_paddles_over_the_falls() -> None:
    for area in AREAS:
        for card in range(1, 7):
            assert "falls" not in targets(str(card), canoes={"A1": area})


@pytest.mark.clause("NI-M12")
def test_over_the_falls_where_it_is_allowed() -> None:
    game = turn("2", canoes={"A1": "7L B"}, paddle_over_falls=True)
    assert targets("2", canoes={"A1": "7L B"}, paddle_over_falls=True) == ["5", "falls"]
    heard = do(game, "A paddle 1 falls")
    assert [event.__struct_config__.tag for event in heard] == ["paddled", "fell", "gem-lost"]
    assert heard[0].path == ("falls",)
    assert show(game)["canoes"]["A1"] == "falls"
    assert show(game)["sites"]["B"] == "B" * 8
    assert "falls" in targets("6", canoes={"A1": "6R"}, paddle_over_falls=True)


@pytest.mark.clause("NI-M12", "NI-X6")
@pytest.mark.parametrize(("card", "lost"), [("1", 0), ("2", 0), ("3", 1), ("4", 2)])
def test_through_the_whirlpool_over_the_falls_loses_what_walking_over_would(card: str, lost: int) -> None:
    """From 6L with the whirlpool in 7L: swept over for one point, or over by itself for two."""
    rules: Any = {"flussgeister": True, "paddle_over_falls": True, "stationary_ops": False}
    game = turn(card, canoes={"A1": "6L"}, whirlpool="7L", moose="away", **rules)
    (menu,) = [menu for menu in game.view(0).menus if menu.canoe == 0]
    assert [target.lost for target in menu.targets if target.to == "falls"] == [lost]
    assert do(game, "A paddle 1 falls")[0].lost == lost


@pytest.mark.clause("NI-M13")
def test_both_arms_are_offered_whatever_the_arrow() -> None:
    for arrow in ("L", "R"):
        assert targets("1", canoes={"A1": "5"}, arrow=arrow) == ["4", "6L", "6R"]
        assert targets("6", arrow=arrow) == ["4", "6L", "6R"]


@pytest.mark.clause("NI-M14")
def test_there_is_no_way_from_arm_to_arm() -> None:
    for start, others in (("6L", {"6R", "7R"}), ("7L", {"6R", "7R"}), ("6R", {"6L", "7L"}), ("7R", {"6L", "7L"})):
        for card in range(1, 7):
            assert not others & set(targets(str(card), canoes={"A1": start}))


@pytest.mark.clause("NI-M15")
def test_who_has_landed_stays_ashore() -> None:
    game = turn("4", canoes={"A1": "1"})
    do(game, "A paddle 1 land")
    assert [move for move in offered(game, "A") if move.startswith("paddle 1")] == []
    assert refused(game, "A paddle 1 4").clause == "NI-M16"


@pytest.mark.clause("NI-M16")
def test_canoes_act_once_and_one_after_the_other() -> None:
    parts = {"A1": "5", "A2": "3"}
    game = turn("3", canoes=parts)
    do(game, "A load 2 V")
    assert refused(game, "A paddle 1 2").what == {"canoe": 1}
    do(game, "A paddle 2 2")
    assert refused(game, "A paddle 2 1").code == "canoe-has-acted"
    do(game, "A paddle 1 2")
    assert show(game)["mover"] == "B"
    game = turn("3", canoes=parts)
    do(game, "A paddle 1 2", "A paddle 2 land")
    assert show(game)["mover"] == "B"


@pytest.mark.slow
@pytest.mark.clause("NI-M17")
@pytest.mark.parametrize("whirlpool", ["gone", *AREAS])
@pytest.mark.parametrize("card", ["1", "2", "3", "4", "5", "6", "7", "any"])
def test_a_canoe_in_the_river_is_never_stuck(whirlpool: str, card: str) -> None:
    for area in AREAS:
        for cargo in ("", " W", " WP"):
            if area != whirlpool:
                parts: dict[str, Any] = {"canoes": {"A2": area + cargo}, "whirlpool": whirlpool, "flussgeister": True}
                strict: list[dict[str, Any]] = [{"stationary_ops": False}, {"blocked_in_place_allowed": False}]
                for options in ({}, *strict):
                    assert plans(turn(card, **parts, **options), "A2")


@pytest.mark.clause("NI-M18")
def test_a_turn_ends_by_itself_or_is_said_to_be_over() -> None:
    game = turn("2", canoes={"A1": "2", "A2": "4"})
    do(game, "A paddle 1 4")
    assert do(game, "A paddle 2 2")[1] == TurnEnded(0)
    game = turn("2")
    assert do(game, "A done")[0] == TurnEnded(0)


@pytest.mark.clause("NI-M19")
def test_fallen_canoes_take_no_part() -> None:
    game = turn("2", canoes={"A1": "falls"})
    assert offered(game, "A") == ["paddle 2 2", "done"]
    assert refused(game, "A paddle 1 land").clause == "NI-M19"
    game = scene(canoes={"A1": "falls", "A2": "4"})
    deal(game, "2", "1", "1")
    do(game, "A paddle 2 2")
    assert show(game)["mover"] == "B"
