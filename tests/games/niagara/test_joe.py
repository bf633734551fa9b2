"""Diamond Joe (NI-J)."""

from typing import Any

import pytest

from hiroma.games.niagara.acts.joe import course
from hiroma.games.niagara.course import Game
from hiroma.games.niagara.events import GemLost, JoeFell, JoeLoaded, JoePaddled, Traded
from hiroma.games.niagara.parts.board import PLACE_OF, PLACES
from tests.games.niagara.positions import deal, do, offered, refused, scene, show, turn


def with_joe(place: str = "1", *cards: str, **parts: Any) -> tuple[Game, list[Any]]:
    """Play a round in which no canoe sets out; return the game and the events."""
    game = scene(diamantenJoe=True, joe=place, **parts)
    heard = deal(game, *cards)
    while game.mover >= 0:
        seat = "ABC"[game.mover]
        heard += do(game, f"{seat} {offered(game, seat)[-1]}")
    return game, heard


@pytest.mark.clause("NI-J1")
def test_joe_drifts() -> None:
    game, _ = with_joe("2", "cloud", "2", "3", weather=1)
    assert show(game)["joe"] == "4 W"


@pytest.mark.clause("NI-J2")
def test_joe_takes_a_gem_where_he_drifted_to() -> None:
    _, heard = with_joe("1", "2", "3", "4")
    assert JoeLoaded("violet", "3") in heard
    _, heard = with_joe("1 P", "2", "3", "4")
    assert not [event for event in heard if isinstance(event, JoeLoaded)]
    _, heard = with_joe("1", "2", "3", "4", sites={"V": "PYB"})
    assert JoeLoaded("yellow", "3") in heard
    _, heard = with_joe("1", "2", "3", "4", sites={"V": "VW"})
    assert JoeLoaded("violet", "3") in heard
    _, heard = with_joe("1", "2", "3", "4", sites={"V": ""})
    assert not [event for event in heard if isinstance(event, JoeLoaded)]


@pytest.mark.clause("NI-J2")
@pytest.mark.parametrize("still", [True, False])
def test_joe_in_still_water(still: bool) -> None:
    _, heard = with_joe("3", "1", "3", "4", weather=-1, joe_loads_without_flow=still)
    assert (JoeLoaded("violet", "3") in heard) == still


@pytest.mark.clause("NI-J3")
def test_joe_paddles_by_the_first_players_card() -> None:
    game, heard = with_joe("1", "5", "3", "4", arrow="L")
    assert JoePaddled(5, 0, "4", "3", ("3", "2", "1", "2", "3")) in heard
    game, heard = with_joe("1", "5", "3", "4", arrow="L", first="B")
    assert JoePaddled(3, 1, "4", "1", ("3", "2", "1")) in heard
    game, heard = with_joe("1", "cloud", "3", "4", weather=1)
    assert not [event for event in heard if isinstance(event, JoePaddled)]
    assert show(game)["joe"] == "4 W"


@pytest.mark.clause("NI-J4")
def test_joes_course() -> None:
    for place in range(1, 10):
        for points in range(1, 7):
            for arrow in (0, 1):
                path = course(place, points, arrow)
                assert len(path) == points
                level = [0, 1, 2, 3, 4, 5, 6, 6, 7, 7][place]
                wanted = level - points if points <= level - 1 else 1 + points - (level - 1)
                end = path[-1]
                assert [0, 1, 2, 3, 4, 5, 6, 6, 7, 7][end] == wanted <= 7
                if wanted > 5 and points > level - 1:
                    assert PLACES[end][1] == "LR"[arrow]
    assert PLACES[course(PLACE_OF["6R"], 1, 0)[-1]] == "5"


@pytest.mark.clause("NI-J5")
@pytest.mark.parametrize("paddles", [True, False])
def test_joe_over_the_falls(paddles: bool) -> None:
    game, heard = with_joe(
        "7L P", "4", "2", "4", weather=-1, arrow="L", sites={"P": "P"}, joe_paddles_after_fall=paddles
    )
    assert heard[heard.index(JoeFell()) + 1] == GemLost(None, "pink", True)
    assert show(game)["sites"]["P"] == "PP"
    assert show(game)["joe"] == ("5" if paddles else "1")


@pytest.mark.clause("NI-J6")
@pytest.mark.parametrize(
    ("mine", "joe", "got", "gave"),
    [("", " W", "white", None), (" V", "", None, "violet"), (" V", " W", "white", "violet")],
)
def test_take_give_or_swap(mine: str, joe: str, got: Any, gave: Any) -> None:
    for card, move in (("cloud", "A weather +"), ("1", "A paddle 1 5")):
        start = "5" if card == "cloud" else "4"
        game = turn(card, diamantenJoe=True, joe=f"5{joe}", canoes={"A1": f"{start}{mine}"})
        do(game, move, *(["A done"] if card == "1" else []))
        assert game.view(None).trades[0].get == got
        assert game.view(None).trades[0].give == gave
        assert offered(game, "A") == ["trade 1", "done"]
        assert refused(game, "A paddle 2 1").code == "canoes-done"
        for line in ("A pay V 1", "A no"):
            assert (refused(game, line).code, refused(game, line).clause) == ("no-ransom-now", "NI-W3")
        assert do(game, "A trade 1")[0] == Traded(0, 0, got, gave)
        assert show(game)["canoes"]["A1"] == f"5{joe}"
        assert show(game)["joe"] == f"5{mine}"
        assert show(game)["mover"] == "B"


@pytest.mark.clause("NI-J6")
def test_a_trade_is_optional_and_needs_a_gem() -> None:
    game = turn("cloud", diamantenJoe=True, joe="5 W", canoes={"A1": "5 V"})
    do(game, "A weather +", "A done")
    assert show(game) | {"mover": "B", "joe": "5 W"} == show(game)
    game = turn("cloud", diamantenJoe=True, joe="5", canoes={"A1": "5"})
    do(game, "A weather +")
    assert show(game)["mover"] == "B"
    game = turn("cloud", diamantenJoe=True, joe="5 W", canoes={"A1": "4 V"})
    assert refused(game, "A trade 1").clause == "NI-J6"
    do(game, "A weather +")
    assert show(game)["mover"] == "B"


@pytest.mark.clause("NI-J7")
@pytest.mark.parametrize("trades", [1, 2])
def test_trades_a_turn(trades: int) -> None:
    parts: dict[str, Any] = {"joe": "5 W", "canoes": {"A1": "5 V", "A2": "5 P"}, "joe_trade_per_turn": trades}
    game = turn("cloud", diamantenJoe=True, **parts)
    do(game, "A weather +")
    assert offered(game, "A") == ["trade 1", "trade 2", "done"]
    do(game, "A trade 2")
    assert show(game)["joe"] == "5 P"
    if trades == 1:
        assert show(game)["mover"] == "B"
        return
    assert offered(game, "A") == ["trade 1", "done"]
    assert refused(game, "A trade 2").code == "not-beside-joe"
    do(game, "A trade 1")
    assert show(game)["canoes"] | {"A1": "5 P", "A2": "5 W"} == show(game)["canoes"]
    assert show(game) | {"mover": "B", "joe": "5 V"} == show(game)


@pytest.mark.clause("NI-J8")
def test_joe_is_no_victim_and_no_thief() -> None:
    game = turn("1", diamantenJoe=True, joe="4 W", canoes={"A1": "5"})
    do(game, "A paddle 1 4")
    assert not [move for move in offered(game, "A") if move.startswith("steal")]
    game, _ = with_joe("4", "1", "2", "cloud", canoes={"C1": "5 V"}, sites={"Y": ""}, weather=-1)
    assert show(game) | {"joe": "4"} == show(game), "down to 5, beside C, and one up again"
    assert show(game)["canoes"]["C1"] == "6L V"


@pytest.mark.clause("NI-J9")
def test_a_stolen_gem_can_be_traded() -> None:
    game = turn("1", diamantenJoe=True, joe="4 W", canoes={"A1": "5", "B1": "4 P"})
    do(game, "A paddle 1 4", "A steal 1 B1 left", "A done", "A trade 1")
    assert show(game)["canoes"]["A1"] == "4 W"
    assert show(game)["joe"] == "4 P"


@pytest.mark.clause("NI-J10")
def test_joe_paddles_once_a_round() -> None:
    _, heard = with_joe("1", "5", "3", "4")
    tags = [type(event).__name__ for event in heard]
    assert tags.count("JoePaddled") == 1
    assert tags.index("Flowed") < tags.index("JoePaddled") < tags.index("RoundBegan")
