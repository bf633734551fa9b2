"""The spirits of the river: tandem, whirlpool, 7, 1/2/3, rope, beaver, moose (NI-X)."""

from typing import Any

import pytest

from hiroma.games import ruleset
from hiroma.games.niagara.acts.river import carry
from hiroma.games.niagara.course import Game
from hiroma.games.niagara.events import (
    BeaverCameBack,
    BeaverJumped,
    Fell,
    FlowSet,
    Moored,
    MooseCameBack,
    MooseTaken,
    Paddled,
    PushedOut,
    TurnEnded,
    WhirlpoolRose,
)
from hiroma.games.niagara.moves import Paddle
from hiroma.games.niagara.parts.board import PLACES
from hiroma.games.niagara.parts.ways import NEVER, WAYS, route
from hiroma.kernel import IllegalMove
from tests.games.niagara.positions import deal, do, offered, plans, read, refused, scene, show, turn

AREAS = PLACES[1:10]


def spirits(card: str, whirlpool: str = "gone", **parts: Any) -> Game:
    """Return a turn of seat A with the spirits."""
    return turn(card, flussgeister=True, whirlpool=whirlpool, **parts)


def reach(game: Game, canoe: int = 0) -> list[str]:
    """Return the places that a canoe can paddle to."""
    return [move.to for move in game.moves(0) if isinstance(move, Paddle) and move.canoe == canoe]


def flow(game: Game, units: int) -> list[Any]:
    """Let the river flow by `units` and return the events."""
    heard: list[Any] = []
    carry(game, units, lambda event, only=None: heard.append(event))
    return heard


@pytest.mark.clause("NI-X1")
def test_a_tandem_pays_for_each_gem() -> None:
    game = spirits("4", canoes={"A2": "4"})
    do(game, "A load 2 W", "A load 2 W")
    assert show(game)["canoes"]["A2"] == "4 WW"
    game = spirits("6", canoes={"A2": "4 V"})
    assert {"-V +W >2", "-V +W +W", "-V >6L +B", "+W >land"} <= set(plans(game, "A2"))
    assert not {"-V >2", "+W >2", "-V +W +W >6L"} & set(plans(game, "A2"))
    assert reach(spirits("1", canoes={"A2": "4 VW"}), 1) == ["3", "5"], "steps cost it the same"


@pytest.mark.clause("NI-X2")
def test_the_colours_of_a_tandem_are_one_account() -> None:
    game = spirits("4", canoes={"A2": "4 WV"})
    do(game, "A unload 2 W")
    assert "load 2 W" not in offered(game, "A")
    game = spirits("4", canoes={"A2": "4 W"})
    do(game, "A load 2 W")
    assert [move for move in offered(game, "A") if move.startswith("unload")] == []


@pytest.mark.clause("NI-X3")
def test_the_left_hold_first() -> None:
    game = spirits("2", canoes={"A2": "4"})
    assert do(game, "A load 2 W")[0].hold == 0
    game = spirits("2", canoes={"A2": "4 B"})
    assert do(game, "A load 2 W")[0].hold == 1
    game = spirits("2", canoes={"A2": "4 -B"})
    assert do(game, "A load 2 W")[0].hold == 0


@pytest.mark.clause("NI-X4")
def test_a_landing_tandem_scores_both() -> None:
    game = spirits("1", canoes={"A2": "1 PV"})
    do(game, "A paddle 2 land")
    assert show(game)["stores"]["A"] == "VP"


# -- whirlpool -------------------------------------------------------------------------------------


@pytest.mark.clause("NI-X5")
@pytest.mark.parametrize("whirlpool", AREAS)
def test_nobody_stops_in_the_whirlpool(whirlpool: str) -> None:
    for start in ("land", *AREAS):
        for card in ("1", "2", "3", "4", "5", "6", "7", "any"):
            if start != whirlpool:
                game = spirits(card, whirlpool, canoes={"A1": start})
                assert whirlpool not in reach(game)
    assert refused(spirits("3", "3"), "A paddle 1 3").clause == "NI-X5"


@pytest.mark.clause("NI-X6")
def test_going_down_the_whirlpool_sweeps_one_on() -> None:
    assert reach(spirits("3", "3")) == ["4"]
    game = spirits("3", "3")
    assert do(game, "A paddle 1 4")[0] == Paddled(0, 0, "land", "4", ("1", "2", "3", "4"), True, False, 0)
    game = spirits("4", "3")
    assert do(game, "A paddle 1 4")[0] == Paddled(0, 0, "land", "4", ("1", "2", "3", "4"), False, False, 0)


@pytest.mark.clause("NI-X7")
def test_swept_on_at_the_fork_and_at_the_falls() -> None:
    assert reach(spirits("1", "5", canoes={"A1": "4"})) == ["3", "6L", "6R"]
    assert reach(spirits("1", "7L", canoes={"A1": "6L"})) == ["5"]
    assert reach(spirits("2", "7R", canoes={"A1": "5"})) == ["3", "7L"]
    assert "falls" in reach(spirits("1", "7L", canoes={"A1": "6L"}, paddle_over_falls=True))


@pytest.mark.clause("NI-X8")
def test_after_being_swept_on_one_may_still_load() -> None:
    assert plans(spirits("5", "3"), "A1") == [">4 +W", ">5"]


@pytest.mark.clause("NI-X9")
@pytest.mark.parametrize(("points", "reached"), [(3, "4"), (4, "2"), (5, "1"), (6, "land"), (7, "land")])
def test_crossing_upstream_costs_one_more(points: int, reached: str) -> None:
    assert reach(spirits(str(points), "3", canoes={"A1": "5"}))[0] == reached


@pytest.mark.clause("NI-X10")
def test_who_does_not_get_across_stops_below() -> None:
    game = spirits("2", "3", canoes={"A1": "5"})
    assert do(game, "A paddle 1 4")[0] == Paddled(0, 0, "5", "4", ("4",), False, True, 1)
    game = spirits("1", "3", canoes={"A1": "4"})
    assert do(game, "A paddle 1 4")[0] == Paddled(0, 0, "4", "4", (), False, True, 1)
    assert plans(spirits("2", "3", canoes={"A1": "4"}), "A1") == ["+W", ">4", ">6L", ">6R"]
    assert "paddle 1 4" not in offered(spirits("3", "3", canoes={"A1": "4"}), "A"), "three points get across"


@pytest.mark.clause("NI-X10")
def test_staying_before_the_whirlpool_can_be_ruled_out() -> None:
    strict: dict[str, Any] = {"blocked_in_place_allowed": False}
    assert plans(spirits("1", "3", canoes={"A1": "4"}, **strict), "A1") == [">5"]
    low: dict[str, Any] = {"canoes": {"A1": "7L"}, "moose": "away", **strict}
    assert plans(spirits("1", "6L", **low), "A1") == [">7L"], "there is nothing else"
    assert plans(spirits("3", "6L", **low), "A1") == [">5"], "nor is a gem loaded with nothing to do after it"
    assert plans(spirits("2", "3", canoes={"A1": "5"}, **strict), "A1") == ["+Y", ">4", ">7L", ">7R"]


@pytest.mark.clause("NI-X11")
def test_theft_by_a_blocked_canoe() -> None:
    game = spirits("2", "3", canoes={"A1": "5", "B1": "4 W"})
    do(game, "A paddle 1 4")
    assert offered(game, "A") == ["steal 1 B1 left", "done"]
    game = spirits("1", "3", canoes={"A1": "4", "B1": "4 W"})
    do(game, "A paddle 1 4")
    assert not [move for move in offered(game, "A") if move.startswith("steal")]


@pytest.mark.clause("NI-X12")
def test_a_whirlpool_at_the_landing() -> None:
    assert reach(spirits("2", "1", canoes={"A1": "2"})) == ["2", "4"]
    assert reach(spirits("3", "1", canoes={"A1": "2"})) == ["land", "3", "5"]
    assert reach(spirits("1", "1")) == ["2"]


@pytest.mark.clause("NI-X13")
@pytest.mark.parametrize("arrow", ["L", "R"])
def test_the_whirlpool_meets_nothing_that_drifts(arrow: str) -> None:
    for whirlpool in AREAS:
        for units in range(10):
            others = [area for area in AREAS if area != whirlpool]
            canoes = dict(zip(("A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2"), others, strict=True))
            game = scene(4, flussgeister=True, whirlpool=whirlpool, canoes=canoes, arrow=arrow)
            flow(game, units)
            assert show(game)["whirlpool"] not in show(game)["canoes"].values()


@pytest.mark.clause("NI-X14")
def test_a_new_whirlpool_rises() -> None:
    game = scene(flussgeister=True, whirlpool="7L", arrow="L")
    assert flow(game, 3)[-1] == WhirlpoolRose()
    assert show(game)["whirlpool"] == "1"
    game = scene(flussgeister=True, whirlpool="7L", arrow="L", whirlpool_reentry="at_once")
    heard = flow(game, 3)
    assert heard.index(WhirlpoolRose()) == 1
    assert show(game)["whirlpool"] == "3"


# -- cards -----------------------------------------------------------------------------------------


@pytest.mark.clause("NI-X15")
def test_the_seven() -> None:
    assert plans(spirits("7"), "A1") == [">5 +Y", ">7L", ">7R"]
    game = scene(flussgeister=True, canoes={"A1": "land"})
    deal(game, "7", "7", "7")
    assert FlowSet(7, (0, 1, 2), 0, 7) in do(game, "A done", "B done", "C done")


@pytest.mark.clause("NI-X16")
def test_the_rope_moors_both_canoes_in_the_river() -> None:
    game = scene(flussgeister=True, whirlpool="gone", canoes={"A1": "1 V", "A2": "7L PB", "B1": "2"}, moose="A2")
    heard = deal(game, "rope", "1", "1")
    assert [event for event in heard if isinstance(event, Moored | TurnEnded)] == [
        Moored(0, 0, "1"),
        Moored(0, 1, "7L"),
        TurnEnded(0),
    ]
    assert show(game) | {"mover": "B", "moored": ["A1", "A2"], "moose": "A2"} == show(game)
    do(game, "B paddle 1 1")
    assert not [move for move in offered(game, "B") if move.startswith("steal")]
    assert show(game)["stores"]["A"] == "", "mooring is not landing"
    do(game, "B done", "C done")
    assert show(game)["canoes"] | {"A1": "1 V", "A2": "7L PB", "B1": "2"} == show(game)["canoes"]
    assert show(game)["moored"] == []
    ashore = scene(flussgeister=True, canoes={"A1": "falls"})
    assert not [event for event in deal(ashore, "rope", "1", "1") if isinstance(event, Moored)]


@pytest.mark.clause("NI-X16")
def test_before_its_turn_a_canoe_can_be_robbed() -> None:
    game = scene(flussgeister=True, whirlpool="gone", canoes={"A1": "5", "B1": "4 W"})
    deal(game, "1", "rope", "1")
    do(game, "A paddle 1 4")
    assert "steal 1 B1 left" in offered(game, "A")


@pytest.mark.clause("NI-X17")
@pytest.mark.parametrize(
    ("whirlpool", "canoe", "arrow", "units", "to"),
    [
        ("3", "4", "L", 1, "5"),
        ("4", "5", "L", 1, "6R"),
        ("4", "5", "R", 1, "6L"),
        ("5", "6L", "L", 1, "7L"),
        ("6R", "7R", "R", 1, "falls"),
        ("7L", "1", "L", 1, "2"),
        ("3", "4", "L", 2, "4"),
        ("3", "3", "L", 1, "3"),
    ],
)
def test_the_whirlpool_pushes_moored_canoes(whirlpool: str, canoe: Any, arrow: str, units: int, to: Any) -> None:
    parts: dict[str, Any] = {
        "whirlpool": whirlpool,
        "canoes": {"A1": f"{canoe} W"},
        "moored": ("A1",),
        "arrow": arrow,
        "moose": "A1",
    }
    game = scene(flussgeister=True, **parts)
    heard = flow(game, units)
    pushed = [event for event in heard if isinstance(event, PushedOut)]
    assert pushed == ([PushedOut(0, 0, canoe, to)] if to != canoe else [])
    assert show(game)["canoes"]["A1"] == (to if to == "falls" else f"{to} W")
    assert show(game)["moored"] == []
    assert (Fell(0, 0) in heard) == (to == "falls") == (show(game)["moose"] == "away")


@pytest.mark.clause("NI-X18", "NI-U10")
def test_one_two_three_is_for_one_canoe() -> None:
    game = spirits("any", canoes={"A1": "5", "A2": "4"})
    assert reach(game) == ["4", "3", "2", "6L", "6R", "7L", "7R"]
    do(game, "A paddle 1 4")
    assert offered(game, "A") == ["load 1 W", "done"], "1 point, or 3"
    do(game, "A done")
    assert (show(game)["mover"], show(game)["canoes"]["A2"]) == ("B", "4")
    assert plans(spirits("any", canoes={"A1": "5"}), "A1") == [
        "+Y", "+Y >4", "+Y >6L", "+Y >6R", ">2", ">3", ">4", ">4 +W", ">6L", ">6L +B", ">6R", ">6R +B", ">7L", ">7R",
    ]  # fmt: skip
    game = spirits("any", canoes={"A1": "5", "A2": "4"})
    do(game, "A paddle 2 3", "A done")
    game = spirits("any", canoes={"A1": "5", "A2": "4"})
    do(game, "A load 1 Y")
    assert refused(game, "A paddle 2 3").clause == "NI-M16"


@pytest.mark.clause("NI-X18")
def test_with_less_points_the_unused_value_is_not_lost() -> None:
    game = spirits("any", canoes={"A1": "1"})
    assert do(game, "A paddle 1 land")[0].lost == 0
    game = spirits("any", "4", canoes={"A1": "5"})
    assert do(game, "A paddle 1 5")[0] == Paddled(0, 0, "5", "5", (), False, True, 1)


@pytest.mark.clause("NI-X19")
def test_one_two_three_goes_to_the_river_first() -> None:
    game = spirits("any", canoes={"A1": "4"})
    assert "done" not in offered(game, "A")
    assert not reach(game, 1)
    assert refused(game, "A done").clause == "NI-X19"
    for line in ("A paddle 2 1", "A load 2 W"):
        assert (refused(game, line).code, refused(game, line).clause) == ("one-canoe-only", "NI-X19")
    game = spirits("any")
    assert offered(game, "A")[-1] == "done"
    assert reach(game, 0) == reach(game, 1) == ["1", "2", "3"]


@pytest.mark.clause("NI-X18")
def test_one_canoe_only_is_said_of_nobody_elses_turn() -> None:
    game = scene(flussgeister=True, canoes={"A1": "5"})
    deal(game, "any", "cloud", "3")
    assert game.view(None).once
    do(game, "A paddle 1 4", "A done")
    assert (show(game)["mover"], game.view(None).once) == ("B", False)


@pytest.mark.clause("NI-X20")
def test_ropes_and_choices_do_not_set_the_flow() -> None:
    game = scene(flussgeister=True)
    deal(game, "rope", "any", "6")
    assert FlowSet(6, (2,), 0, 6) in do(game, "B done", "C done")


# -- beaver and moose --------------------------------------------------------------------------------


@pytest.mark.clause("NI-X21")
def test_a_storm_sends_the_beaver_swimming() -> None:
    game = scene(flussgeister=True, weather=1, arrow="L")
    deal(game, "cloud", "1", "1")
    assert BeaverJumped() in do(game, "A weather +")
    assert show(game)["beaver"] == "1"
    do(game, "B done", "C done")
    assert show(game)["beaver"] == "4", "three units of the same round"
    base = turn("cloud", weather=1)
    assert BeaverJumped() not in do(base, "A weather +")


@pytest.mark.clause("NI-X22")
def test_a_swimming_beaver_jumps_no_more_and_does_nothing() -> None:
    game = scene(flussgeister=True, weather=1, beaver="4", whirlpool="4", canoes={"B1": "4 V"})
    deal(game, "cloud", "1", "1")
    assert BeaverJumped() not in do(game, "A weather +")
    assert show(game) | {"beaver": "4", "whirlpool": "4"} == show(game)
    assert show(game)["canoes"]["B1"] == "4 V"


@pytest.mark.clause("NI-X23")
@pytest.mark.parametrize("weather", [-1, 0, 1, 2])
def test_over_the_falls_the_beaver_brings_fine_weather(weather: int) -> None:
    game = scene(flussgeister=True, weather=weather, beaver="7R", arrow="R")
    assert BeaverCameBack(weather) in flow(game, 1)
    assert show(game) | {"beaver": "gone", "weather": 0} == show(game)


@pytest.mark.clause("NI-X24")
def test_the_moose_comes_aboard_before_the_first_step() -> None:
    for place in ("7L", "7R"):
        game = spirits("3", canoes={"A1": f"{place} B"})
        assert do(game, "A moose 1") == [MooseTaken(0, 0)]
        assert show(game)["canoes"]["A1"] == f"{place} B"
        assert show(game)["moose"] == "A1"
    game = spirits("3", canoes={"A1": "7L"})
    do(game, "A load 1 P")
    assert "moose 1" in offered(game, "A"), "after loading, too"
    game = spirits("3", canoes={"A1": "6L", "B1": "7L"})
    assert refused(game, "A moose 1").clause == "NI-X24"
    game = spirits("4", canoes={"A1": "5"})
    do(game, "A paddle 1 7L")
    assert offered(game, "A") == ["load 1 P"]
    assert refused(game, "A moose 1").code == "moose-before-moving"


@pytest.mark.clause("NI-X24")
def test_gems_come_aboard_before_the_moose_where_only_the_moose_goes_on() -> None:
    """Without `stationary_ops` two points for a gem leave none, and the moose brings two."""
    game = spirits("2", canoes={"A1": "7L"}, stationary_ops=False)
    assert "load 1 P" in offered(game, "A")
    assert {"+P moose >5", "moose +P >5", "moose +P >6L"} & set(plans(game, "A1")) >= {"+P moose >5", "moose +P >5"}
    do(game, "A load 1 P")
    assert offered(game, "A") == ["moose 1"]
    do(game, "A moose 1", "A paddle 1 5")
    assert show(game)["canoes"]["A1"] == "5 P"
    gone = spirits("2", canoes={"A1": "7L", "B1": "7R"}, moose="B1", stationary_ops=False)
    assert "load 1 P" not in offered(gone, "A"), "somebody else has it"


@pytest.mark.clause("NI-X24")
def test_by_version_1_no_gem_came_aboard_there() -> None:
    seen = spirits("2", canoes={"A1": "7L"}, stationary_ops=False).view(0)
    for version, expected in ((1, False), (2, True)):
        game = ruleset("niagara", version).imagine(seen, lambda _: 0)
        assert (read("load 1 P") in game.moves(0)) == expected


@pytest.mark.clause("NI-X25")
def test_the_order_of_gem_and_moose_matters_to_one_two_three() -> None:
    first = spirits("any", canoes={"A1": "7L"})
    do(first, "A load 1 P", "A moose 1")
    then = spirits("any", canoes={"A1": "7L"})
    do(then, "A moose 1", "A load 1 P")
    assert [game.view(0).menus[0].points for game in (first, then)] == [(2, 3), (1, 2, 3)]


@pytest.mark.clause("NI-X10")
def test_blocked_without_a_step_only_if_there_is_nothing_else_to_do() -> None:
    """Below the whirlpool with one point the canoe cannot cross, so it stays, and that is its whole action."""
    stuck = spirits("1", whirlpool="4", canoes={"A1": "7L", "A2": "5"}, moose="away", blocked_in_place_allowed=False)
    assert reach(stuck, 1) == ["6L", "6R"]
    alone = spirits("1", whirlpool="5", canoes={"A1": "6L"}, blocked_in_place_allowed=False)
    assert reach(alone) == ["7L"]
    full = spirits("1", whirlpool="6L", canoes={"A1": "7L"}, moose="away", blocked_in_place_allowed=False)
    assert reach(full) == ["7L"]
    assert do(full, "A paddle 1 7L")[0].lost == 1


@pytest.mark.clause("NI-X25")
def test_two_points_more_at_once_and_all_spent() -> None:
    game = spirits("1", canoes={"A1": "7L", "A2": "7R"})
    do(game, "A moose 1")
    assert plans(game, "A1") == ["+P >6L", ">4", ">6L +B"]
    do(game, "A paddle 1 4")
    assert plans(game, "A2") == [">6R"]
    game = spirits("any", moose="A1", canoes={"A1": "6L"})
    assert reach(game) == ["5", "4", "3", "2", "1", "7L"]
    assert "done" not in offered(game, "A")
    assert {">3", ">2", ">1", ">5 +Y", ">4 +W"} <= set(plans(game, "A1"))
    assert not {">5", ">4"} & set(plans(game, "A1")), "3, 4 or 5 points"
    game = spirits("3", moose="A1", canoes={"A1": "7L"})
    assert plans(game, "A1") == ["+P >4", ">2", ">4 +W"], "in later rounds as well"


@pytest.mark.clause("NI-X26")
def test_no_moose_with_cloud_or_rope() -> None:
    game = spirits("cloud", canoes={"A1": "7L"})
    assert refused(game, "A moose 1").code == "must-move-weather"
    game = scene(flussgeister=True, canoes={"A1": "7L"}, whirlpool="gone")
    deal(game, "rope", "1", "1")
    with pytest.raises(IllegalMove):
        do(game, "A moose 1")
    assert show(game)["moose"] == "bank"


@pytest.mark.clause("NI-X27")
def test_the_moose_stays_with_its_canoe() -> None:
    game = spirits("1", moose="B1", canoes={"A1": "5", "B1": "4 W"})
    do(game, "A paddle 1 4", "A steal 1 B1 left")
    assert show(game)["moose"] == "B1"


@pytest.mark.clause("NI-X28")
def test_after_landing_or_falling_it_is_back_in_the_next_round() -> None:
    game = scene(flussgeister=True, whirlpool="gone", moose="A1", canoes={"A1": "1", "B1": "7L"}, weather=-1)
    deal(game, "1", "1", "1")
    do(game, "A paddle 1 land", "A done")
    assert show(game)["moose"] == "away"
    assert "moose 1" not in offered(game, "B")
    heard = do(game, "B paddle 1 6L", "B done", "C done")
    assert MooseCameBack() in heard
    assert show(game)["moose"] == "bank"
    fallen = scene(flussgeister=True, whirlpool="gone", moose="A1", canoes={"A1": "7L"}, arrow="L")
    flow(fallen, 1)
    assert show(fallen)["moose"] == "away"


@pytest.mark.clause("NI-X29")
def test_one_canoe_has_the_moose() -> None:
    game = spirits("3", canoes={"A1": "7L", "A2": "7R"})
    do(game, "A moose 1", "A paddle 1 2")
    assert "moose 2" not in offered(game, "A")
    assert "moose 1" not in offered(spirits("3", moose="B1", canoes={"A1": "7L", "B1": "7R"}), "A")


# -- the ways, against a slow and simple count --------------------------------------------------------


def walks(start: int, points: int, whirlpool: int) -> set[tuple[int, int]]:
    """Return the places where a canoe may stop within `points`, and their costs: step by step, as the rulebook says."""
    down = {0: [1], 1: [2], 2: [3], 3: [4], 4: [5], 5: [6, 7], 6: [8], 7: [9], 8: [], 9: []}
    up = {1: 0, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 5, 8: 6, 9: 7}
    found = set()
    ends = {start}
    for cost in range(1, points + 1):
        ends = {after for end in ends for after in down[end]}
        found |= {(after, cost) for end in ends for after in (down[end] if end == whirlpool else [end])}
    place, cost = start, 0
    while place:
        place = up[place]
        cost += 2 if place == whirlpool else 1
        if place != whirlpool and cost <= points:
            found.add((place, cost))
    return found


def test_the_ways_are_those_one_can_walk() -> None:
    for whirlpool in (-1, *range(1, 10)):
        for start in range(10):
            if start == whirlpool:
                continue
            ways = WAYS[0][whirlpool + 1][start]
            costs = {(way.target, cost) for way in ways for cost in (way.cost, way.second) if cost != NEVER}
            assert costs == walks(start, 9, whirlpool)
            for way in ways:
                path = route(start, way.target)
                assert (path[-1] if path else start) == way.target
                assert len(path) == len(set(path))
