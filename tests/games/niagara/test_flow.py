"""Weather, and the drift of everything in the river (NI-F)."""

import re
from pathlib import Path
from typing import Any

import pytest

from hiroma.games import niagara
from hiroma.games.niagara.acts.river import carry
from hiroma.games.niagara.events import Flowed, FlowSet, Swim, WeatherMoved
from hiroma.games.niagara.parts.board import AFTER, FLOW, PLACE_OF, PLACES
from tests.games.niagara.positions import deal, do, offered, refused, scene, show, turn

BOOK = Path(niagara.__file__).with_name("RULES.md").read_text("utf-8")
AREAS = PLACES[1:10]


def table() -> list[tuple[int, list[str], str]]:
    """Return the rulebook's rows for an arrow to the left: flow, the ends of areas 1 to 7R, and the arrow after it."""
    rows = re.findall(r"(?m)^\| (\d) \|((?: \w+ \|){9}) ([LR]) \|$", BOOK)
    names = {"X": "falls"}
    return [
        (int(flow), [names.get(cell, cell) for cell in cells.replace("|", " ").split()], arrow)
        for flow, cells, arrow in rows
    ]


def mirrored(place: str) -> str:
    """Return the same place in the other arm."""
    return place.translate(str.maketrans("LR", "RL")) if place[:-1].isdigit() else place


@pytest.mark.clause("NI-F4")
@pytest.mark.parametrize(("flow", "ends", "after"), table())
@pytest.mark.parametrize("arrow", ["L", "R"])
def test_the_table_of_drift(flow: int, ends: list[str], after: str, arrow: str) -> None:
    for start, end in zip(AREAS, ends, strict=True):
        place, goal = (start, end) if arrow == "L" else (mirrored(start), mirrored(end))
        game = scene(canoes={"A1": place}, arrow=arrow)
        carry(game, flow, None)
        assert show(game)["canoes"]["A1"] == goal
        assert show(game)["arrow"] == (after if arrow == "L" else mirrored("6" + after)[1])
        assert PLACES[AFTER["LR".index(arrow)][flow][PLACE_OF[place]]] == goal


def test_the_table_is_whole() -> None:
    assert [flow for flow, _, _ in table()] == list(range(10))
    assert all(len(ends) == 9 for _, ends, _ in table())
    assert [row[0] for row in FLOW] == [0, 0], "the land does not drift"


@pytest.mark.clause("NI-F1")
@pytest.mark.parametrize(
    ("cards", "lowest", "players"),
    [
        (("3", "4", "6"), 3, (0,)),
        (("4", "4", "6"), 4, (0, 1)),
        (("cloud", "4", "6"), 4, (1,)),
        (("rope", "any", "7"), 7, (2,)),
    ],
)
def test_the_lowest_number_counts(cards: tuple[str, ...], lowest: int, players: tuple[int, ...]) -> None:
    assert river(*cards, flussgeister="7" in cards) == [FlowSet(lowest, players, 0, lowest)]


def river(*cards: str, **parts: Any) -> list[FlowSet]:
    """Let everybody play a card and do nothing, clouds up and down by turns; return the river's flows."""
    game = scene(seats=len(cards), **{"weather": 1 if "cloud" in cards else 0, **parts})
    heard = deal(game, *cards)
    while game.mover >= 0:
        heard += do(game, "ABCDE"[game.mover] + " " + offered(game, "ABCDE"[game.mover])[-1])
    return [event for event in heard if isinstance(event, FlowSet)]


@pytest.mark.clause("NI-F2")
def test_without_numbers_the_lowest_is_nought() -> None:
    assert river("cloud", "cloud", "cloud", weather=2) == [FlowSet(0, (), -1, 0)]
    assert river("rope", "any", "rope", flussgeister=True, weather=2) == [FlowSet(0, (), 2, 2)]


@pytest.mark.clause("NI-F3")
@pytest.mark.parametrize(("weather", "flow"), [(-1, 1), (0, 2), (1, 3), (2, 4)])
def test_the_weather_is_added(weather: int, flow: int) -> None:
    assert river("2", "3", "4", weather=weather) == [FlowSet(2, (0,), weather, flow)]


@pytest.mark.clause("NI-F3")
def test_the_river_never_flows_back() -> None:
    game = scene(weather=-1, canoes={"A1": "3"})
    deal(game, "cloud", "cloud", "cloud")
    do(game, "A weather +", "B weather -", "C weather +")
    assert show(game)["weather"] == 0
    game = scene(weather=-1)
    deal(game, "1", "2", "3")
    heard = do(game, "A done", "B done", "C done")
    assert FlowSet(1, (0,), -1, 0) in heard
    assert river("1", "2", "3", weather=-1, min_flow=1) == [FlowSet(1, (0,), -1, 1)]


@pytest.mark.clause("NI-F3")
def test_the_weather_after_the_last_turn_counts() -> None:
    game = scene(canoes={"A1": "land"})
    deal(game, "2", "cloud", "cloud")
    heard = do(game, "A done", "B weather +", "C weather +")
    assert FlowSet(2, (0,), 2, 4) in heard


@pytest.mark.clause("NI-F4", "NI-U12")
def test_everything_adrift_moves_unit_by_unit() -> None:
    parts = {"A1": "5", "A2": "3", "B1": "5", "C1": "land", "C2": "falls"}
    game = scene(canoes=parts, moored=("B1",), flussgeister=True, whirlpool="4", beaver="6R", arrow="L")
    heard: list[object] = []
    carry(game, 2, lambda event, only=None: heard.append(event))
    assert heard == [
        Flowed(
            1,
            2,
            "L",
            "R",
            (
                Swim("canoe", 0, 0, "5", "6L"),
                Swim("canoe", 0, 1, "3", "4"),
                Swim("whirlpool", None, None, "4", "5"),
                Swim("beaver", None, None, "6R", "6R"),
            ),
        ),
        Flowed(
            2,
            2,
            "R",
            "L",
            (
                Swim("canoe", 0, 0, "6L", "6L"),
                Swim("canoe", 0, 1, "4", "5"),
                Swim("whirlpool", None, None, "5", "6R"),
                Swim("beaver", None, None, "6R", "7R"),
            ),
        ),
    ]
    assert show(game)["canoes"] | {"B1": "5", "C1": "land", "C2": "falls"} == show(game)["canoes"]


@pytest.mark.clause("NI-F5")
@pytest.mark.parametrize(("weather", "ways"), [(-1, ["+"]), (0, ["+", "-"]), (1, ["+", "-"]), (2, ["-"])])
def test_a_cloud_moves_the_weather_one_cell(weather: int, ways: list[str]) -> None:
    game = turn("cloud", weather=weather)
    assert offered(game, "A") == [f"weather {way}" for way in ways]
    assert game.view(None).shifts == tuple(1 if way == "+" else -1 for way in ways)
    assert refused(game, "A done").clause == "NI-F5"
    to = weather + (1 if ways[0] == "+" else -1)
    assert do(game, f"A weather {ways[0]}")[0] == WeatherMoved(0, weather, to)


@pytest.mark.clause("NI-F6")
def test_clouds_act_in_turn_order() -> None:
    game = scene(first="B", weather=1)
    deal(game, "cloud", "cloud", "cloud")
    do(game, "B weather +")
    assert offered(game, "C") == ["weather -"]
    do(game, "C weather -", "A weather -")
    assert show(game)["weather"] == 0


@pytest.mark.clause("NI-F7")
@pytest.mark.parametrize(("flow", "arrow"), [(0, "L"), (1, "R"), (2, "L"), (3, "R"), (8, "L")])
def test_the_arrow_turns_and_stays(flow: int, arrow: str) -> None:
    game = scene(arrow="L")
    carry(game, flow, None)
    assert show(game)["arrow"] == arrow
    deal(game, "1", "2", "3")
    assert show(game)["arrow"] == arrow


@pytest.mark.clause("NI-F8")
def test_the_flow_is_reckoned_once() -> None:
    game = scene(flussgeister=True, weather=2, beaver="7L", arrow="L", canoes={"A1": "1"}, whirlpool="gone")
    deal(game, "cloud", "2", "2")
    heard = do(game, "A weather -", "B done", "C done")
    assert FlowSet(2, (1, 2), 1, 3) in heard
    assert show(game)["canoes"]["A1"] == "4", "three units, although the beaver made it fine after the first"
    assert show(game)["weather"] == 0


@pytest.mark.clause("NI-F9")
def test_a_moose_does_not_raise_the_card() -> None:
    game = scene(flussgeister=True, whirlpool="gone", moose="A1", canoes={"A1": "5"})
    deal(game, "3", "5", "4")
    heard = do(game, "A paddle 1 land", "A done", "B done", "C done")
    assert FlowSet(3, (0,), 0, 3) in heard


@pytest.mark.clause("NI-F10")
def test_what_follows_the_flow_comes_in_order() -> None:
    spirits = scene(
        flussgeister=True,
        whirlpool="7L",
        beaver="7L",
        arrow="L",
        canoes={"A1": "7L B", "B1": "1"},
        moored=("B1",),
        weather=1,
    )
    heard: list[object] = []
    carry(spirits, 1, lambda event, only=None: heard.append(event))
    tags = [type(event).__name__ for event in heard]
    assert tags == ["Flowed", "Fell", "GemLost", "BeaverCameBack", "WhirlpoolRose", "PushedOut"]
    joe = scene(diamantenJoe=True, joe="7L P", arrow="L", canoes={"C1": "7L V"})
    deal(joe, "1", "2", "cloud")
    do(joe, "A done", "B done", "C weather +")
    tags = [type(event).__name__ for event in do(joe, "C done")]
    assert tags[:5] == ["TurnEnded", "FlowSet", "Flowed", "Flowed", "Fell"]
    assert tags[5:] == ["GemLost", "JoeFell", "GemLost", "JoePaddled", "RoundBegan"]
