"""Loading, unloading and theft (NI-L, NI-T)."""

from typing import Any

import pytest

from hiroma.games.niagara.events import Loaded, Stolen, Unloaded
from tests.games.niagara.positions import deal, do, offered, plans, refused, scene, show, turn

SPIRITS: dict[str, Any] = {"flussgeister": True, "whirlpool": "gone", "moose": "away"}
"""Tandems, and nothing in the way."""


@pytest.mark.clause("NI-L1")
def test_gems_before_the_first_step_or_after_the_last() -> None:
    game = turn("3", canoes={"A1": "3"})
    do(game, "A load 1 V", "A paddle 1 4")
    assert show(game)["canoes"]["A1"] == "4 V"
    game = turn("4", canoes={"A1": "4 V"})
    do(game, "A paddle 1 6R", "A unload 1 V")
    assert show(game)["mover"] == "A"
    assert not [plan for plan in plans(turn("6"), "A1") if plan.count(">") > 1]
    game = turn("6")
    assert refused(game, "A paddle 1 3").code == "points-do-not-fit"


@pytest.mark.clause("NI-L2")
def test_sites_are_beside_some_areas_only() -> None:
    for area in ("1", "2"):
        game = turn("4", canoes={"A1": f"{area} V"})
        assert refused(game, "A unload 1 V").clause == "NI-L2"
        assert not [plan for plan in plans(game, "A1") if plan.startswith(("+", "-"))]
    for area in ("3", "4", "5", "6L", "6R", "7L", "7R"):
        assert [plan for plan in plans(turn("4", canoes={"A1": area}), "A1") if plan.startswith("+")], area


@pytest.mark.clause("NI-L3")
def test_a_canoe_holds_one_gem_a_tandem_two() -> None:
    assert refused(turn("2", canoes={"A1": "4 V"}), "A load 1 W").code == "canoe-full"
    game = turn("4", canoes={"A2": "4"}, **SPIRITS)
    do(game, "A load 2 W", "A load 2 W")
    assert show(game)["canoes"]["A2"] == "4 WW"
    assert refused(turn("2", canoes={"A2": "4 VB"}, **SPIRITS), "A load 2 W").code == "canoe-full"


@pytest.mark.clause("NI-L4")
def test_never_in_and_out_with_one_colour() -> None:
    assert plans(turn("4", canoes={"A1": "4 W"}, sites={"W": "WW"}), "A1") == [
        "-W >2",
        "-W >6L",
        "-W >6R",
        ">6L -W",
        ">6R -W",
        ">land",
    ]
    assert "-V +W" in plans(turn("4", canoes={"A1": "4 V"}), "A1")
    game = turn("5", canoes={"A1": "5"}, sites={"W": "Y"})
    do(game, "A load 1 Y")
    assert "paddle 1 4" not in offered(game, "A"), "the rest could only unload it again"


@pytest.mark.clause("NI-L5")
def test_a_gem_may_lie_at_any_site() -> None:
    game = turn("2", canoes={"A1": "4 P"})
    heard = do(game, "A unload 1 P")
    assert heard[0] == Unloaded(0, 0, "pink", 0, "4")
    assert show(game)["sites"]["W"] == "WWWWWWWP"
    do(game, "A done")
    own = turn("2", canoes={"A1": "4 P"}, unload_any_site=False)
    assert refused(own, "A unload 1 P").clause == "NI-L5"
    assert [plan for plan in plans(own, "A1") if "-P" in plan] == []
    assert "-P >5" in plans(turn("4", canoes={"A1": "7L P"}, unload_any_site=False), "A1")


@pytest.mark.clause("NI-L6")
def test_what_lies_there_is_on_offer() -> None:
    game = turn("2", canoes={"A1": "5"}, sites={"Y": "VB"})
    assert [move for move in offered(game, "A") if move.startswith("load")] == ["load 1 V", "load 1 B"]
    assert refused(game, "A load 1 Y").clause == "NI-L7"
    heard = do(game, "A load 1 B")
    assert heard == [Loaded(0, 0, "blue", 0, "5")]


@pytest.mark.clause("NI-L7")
def test_an_empty_site_offers_nothing() -> None:
    assert plans(turn("2", canoes={"A1": "4"}, sites={"W": ""}), "A1") == [">2", ">6L", ">6R"]
    assert plans(turn("5", sites={"V": ""}), "A1") == [">5"]


@pytest.mark.clause("NI-L8")
@pytest.mark.parametrize(("left", "right", "gem"), [("6L", "6R", "B"), ("7L", "7R", "P")])
def test_both_arms_share_a_site(left: str, right: str, gem: str) -> None:
    game = turn("2", canoes={"A1": left, "A2": right}, sites={gem: gem})
    do(game, f"A load 1 {gem}")
    assert f"load 2 {gem}" not in offered(game, "A")
    game = turn("2", canoes={"A1": left + " V", "A2": right}, sites={gem: ""})
    do(game, "A unload 1 V", "A load 2 V")
    assert show(game)["canoes"]["A2"] == right + " V"


@pytest.mark.clause("NI-L9", "NI-T11")
def test_a_stolen_gem_is_not_a_loaded_one() -> None:
    game = turn("3", canoes={"A1": "5 W", "B1": "4 W"})
    do(game, "A unload 1 W", "A paddle 1 4", "A steal 1 B1 left")
    assert show(game)["canoes"]["A1"] == "4 W"
    game = turn("3", canoes={"A1": "5 W"}, diamantenJoe=True, joe="4 W")
    do(game, "A unload 1 W", "A paddle 1 4", "A done", "A trade 1")
    assert show(game)["canoes"]["A1"] == "4 W"


@pytest.mark.clause("NI-L10")
def test_a_tandem_loads_the_same_colour_twice() -> None:
    game = turn("6", canoes={"A2": "4"}, **SPIRITS)
    assert "+W +W >2" in plans(game, "A2")
    assert "+W +W >2" not in plans(turn("6", canoes={"A2": "4"}, sites={"W": "W"}, **SPIRITS), "A2")


@pytest.mark.clause("NI-L11")
def test_ashore_there_is_nothing_to_load() -> None:
    game = turn("6")
    assert refused(game, "A load 1 W").clause == "NI-L11"
    game = turn("1", canoes={"A1": "1 V"}, stores={"A": "VVV"})
    do(game, "A paddle 1 land")
    assert show(game)["stores"]["A"] == "VVVV"


# -- theft -----------------------------------------------------------------------------------------


def robbery(thief: str = "5", victim: str = "4 W", card: str = "1", **parts: Any) -> list[str]:
    """The thefts on offer after A's first canoe went to area 4."""
    game = turn(card, canoes={"A1": thief, "B1": victim, **parts.pop("canoes", {})}, **parts)
    do(game, "A paddle 1 4")
    return [move for move in offered(game, "A") if move.startswith("steal")]


@pytest.mark.clause("NI-T1")
def test_only_cargo_on_the_river_is_stolen() -> None:
    assert robbery() == ["steal 1 B1 left"]
    assert robbery(victim="4") == []
    assert robbery(victim="3 W") == []
    assert robbery(victim="land", stores={"B": "WWW"}) == []
    assert robbery(moored=("B1",), **SPIRITS) == []


@pytest.mark.clause("NI-T2")
def test_the_thief_came_up_and_has_room() -> None:
    assert robbery(thief="6R", card="2") == ["steal 1 B1 left"]
    assert robbery(thief="5 V") == []
    assert robbery(thief="3") == []
    game = turn("2", canoes={"A1": "2", "B1": "1 W"})
    do(game, "A paddle 1 land")
    assert not [move for move in offered(game, "A") if move.startswith("steal")]
    assert refused(turn("1", canoes={"A1": "4", "B1": "4 W"}), "A steal 1 B1 left").clause == "NI-T2"


@pytest.mark.clause("NI-T3")
def test_the_last_thing_is_the_movement() -> None:
    game = turn("3", canoes={"A1": "5 Y", "B1": "4 W"})
    do(game, "A unload 1 Y", "A paddle 1 4")
    assert offered(game, "A") == ["steal 1 B1 left", "done"]
    game = turn("3", canoes={"A1": "5 Y", "B1": "4 W"})
    do(game, "A paddle 1 4")
    assert offered(game, "A") == ["unload 1 Y"]
    do(game, "A unload 1 Y")
    assert refused(game, "A steal 1 B1 left").clause == "NI-T2"


@pytest.mark.clause("NI-T1")
@pytest.mark.parametrize(
    ("where", "clause"), [("land", "NI-T1"), ("moored", "NI-T1"), ("3", "NI-T4"), ("empty", "NI-T4")]
)
def test_what_cannot_be_robbed_is_refused_by_its_own_clause(where: str, clause: str) -> None:
    place = {"land": "land", "3": "3 W", "empty": "4"}.get(where, "4 W")
    moored = ["B2"] if where == "moored" else []
    game = turn(
        "1", canoes={"A1": "5", "B2": place, "C1": "4 V"}, moored=moored, flussgeister=where == "moored", moose="away"
    )
    do(game, "A paddle 1 4")
    refusal = refused(game, "A steal 1 B2 left")
    assert (refusal.code, refusal.clause) == ("nothing-to-steal", clause)


@pytest.mark.clause("NI-T4")
def test_victims_are_laden_canoes_of_others() -> None:
    assert robbery(victim="4", canoes={"A2": "4 W"}) == []
    assert robbery(canoes={"B2": "4 Y", "C2": "4"}) == ["steal 1 B1 left", "steal 1 B2 left"]
    game = turn("1", canoes={"A1": "5", "A2": "4 W", "B1": "4 V"})
    do(game, "A paddle 1 4")
    assert refused(game, "A steal 1 A2 left").clause == "NI-T4"


@pytest.mark.clause("NI-T5")
def test_stealing_is_free_and_optional() -> None:
    game = turn("1", canoes={"A1": "5", "B1": "4 W"})
    do(game, "A paddle 1 4", "A done")
    assert show(game)["canoes"]["B1"] == "4 W"
    game = turn("1", canoes={"A1": "5", "B1": "4 W"})
    do(game, "A paddle 1 4")
    assert do(game, "A steal 1 B1 left")[0] == Stolen(0, 0, 1, 0, 0, "white")
    assert show(game)["canoes"] | {"A1": "4 W", "B1": "4"} == show(game)["canoes"]


@pytest.mark.clause("NI-T6")
def test_the_thief_chooses_the_victim() -> None:
    assert robbery(canoes={"C1": "4 Y"}) == ["steal 1 B1 left", "steal 1 C1 left"]


@pytest.mark.clause("NI-T7")
def test_a_tandem_steals_as_much_as_it_holds() -> None:
    parts: dict[str, Any] = {"canoes": {"A2": "5", "B1": "4 W", "C2": "4 PB"}, **SPIRITS}
    game = turn("1", **parts)
    do(game, "A paddle 2 4", "A steal 2 C2 left")
    assert offered(game, "A") == ["steal 2 B1 left", "steal 2 C2 right", "done"]
    do(game, "A steal 2 C2 right")
    assert show(game)["canoes"] | {"A2": "4 PB", "B1": "4 W", "C2": "4"} == show(game)["canoes"]
    assert not [move for move in offered(game, "A") if move.startswith("steal")]
    game = turn("1", **parts)
    do(game, "A paddle 2 4", "A steal 2 C2 left", "A done")
    assert show(game)["canoes"]["A2"] == "4 P", "it may stop after each"
    game = turn("1", canoes={"A2": "5 V", "C2": "4 PB"}, **SPIRITS)
    do(game, "A paddle 2 4", "A steal 2 C2 left")
    assert show(game)["canoes"]["A2"] == "4 VP"
    assert "steal 2 C2 right" not in offered(game, "A")


@pytest.mark.clause("NI-T8")
def test_the_thief_chooses_the_hold() -> None:
    game = turn("1", canoes={"A1": "5", "B2": "4 PB"}, **SPIRITS)
    do(game, "A paddle 1 4")
    assert offered(game, "A") == ["steal 1 B2 left", "steal 1 B2 right", "done"]
    do(game, "A steal 1 B2 left")
    assert show(game)["canoes"]["B2"] == "4 -B"


@pytest.mark.clause("NI-T9")
def test_no_theft_without_going_up() -> None:
    assert robbery(thief="3") == []
    assert robbery(thief="land", card="4") == []
    still = turn("2", canoes={"A1": "4", "B1": "4 W"})
    do(still, "A load 1 W")
    assert not [move for move in offered(still, "A") if move.startswith("steal")]
    cloud = turn("cloud", canoes={"A1": "4", "B1": "4 W"})
    assert offered(cloud, "A") == ["weather +", "weather -"]
    rope = scene(canoes={"A1": "4", "B1": "4 W"}, **SPIRITS)
    deal(rope, "rope", "1", "1")
    assert show(rope)["mover"] == "B"


@pytest.mark.clause("NI-T10")
def test_a_theft_ends_the_action_and_the_gem_can_go_on() -> None:
    game = turn("1", canoes={"A1": "5", "B1": "5", "C1": "4 W"})
    do(game, "A paddle 1 4", "A steal 1 C1 left", "A done", "B paddle 1 4")
    assert offered(game, "B") == ["steal 1 A1 left", "done"]
    do(game, "B steal 1 A1 left")
    assert show(game)["canoes"] | {"A1": "4", "B1": "4 W"} == show(game)["canoes"]
    game = turn("any", canoes={"A1": "5", "B1": "4 W"}, **SPIRITS)
    do(game, "A paddle 1 4", "A steal 1 B1 left")
    assert show(game)["mover"] == "B", "no load or unload after it, although 1/2/3 had points for it"
