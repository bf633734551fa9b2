"""The falls: lost canoes and cargo, and the ransom for coming back (NI-W)."""

from typing import Any

import pytest

from hiroma.games.niagara.acts.river import carry
from hiroma.games.niagara.course import Game
from hiroma.games.niagara.events import CanoeCameBack, Fell, GemLost, RansomDeclined
from tests.games.niagara.positions import deal, do, offered, refused, scene, show


def next_round(game: Game) -> list[Any]:
    """Move the weather up, down and up by clouds: one unit flows from fine weather, and the next round begins."""
    deal(game, "cloud", "cloud", "cloud")
    return do(game, "A weather +", "B weather -", "C weather +")


@pytest.mark.clause("NI-W1")
def test_past_the_last_area_is_the_basin() -> None:
    game = scene(canoes={"A1": "7L", "A2": "7R"}, arrow="L")
    heard: list[object] = []
    carry(game, 1, lambda event, only=None: heard.append(event))
    assert show(game)["canoes"] | {"A1": "falls", "A2": "7R"} == show(game)["canoes"]
    assert Fell(0, 0) in heard
    deal(game, "3", "1", "1")
    assert not [move for move in offered(game, "A") if move.startswith("paddle 1")]


@pytest.mark.clause("NI-W2")
def test_cargo_goes_back_to_its_own_site() -> None:
    game = scene(canoes={"A2": "7L VP"}, flussgeister=True, arrow="L", sites={"V": "", "P": "P"})
    heard: list[object] = []
    carry(game, 1, lambda event, only=None: heard.append(event))
    assert [event for event in heard if isinstance(event, GemLost)] == [
        GemLost(0, "violet", True),
        GemLost(0, "pink", True),
    ]
    assert show(game)["sites"] | {"V": "V", "P": "PP"} == show(game)["sites"]
    assert show(game)["canoes"]["A2"] == "falls"


@pytest.mark.clause("NI-W2")
def test_cargo_may_leave_the_game() -> None:
    game = scene(canoes={"A1": "7L V"}, arrow="L", falls_gem="out_of_game")
    carry(game, 1, None)
    assert game.view(None).lost == (1, 0, 0, 0, 0)
    assert show(game)["sites"]["V"] == "V" * 7


@pytest.mark.clause("NI-W3", "NI-U9")
def test_all_who_may_pay_are_asked_at_once_and_again() -> None:
    game = scene(canoes={"A1": "7L", "B1": "7L", "C1": "7L"}, stores={"A": "VW", "C": "P"})
    next_round(game)
    assert (game.actors(), game.view(None).asked) == ((0, 2), (0, 2))
    assert offered(game, "C") == ["pay P 1", "no"]
    assert offered(game, "B") == []
    assert refused(game, "B no").code == "others-pay"
    assert refused(game, "A choose 1").code == "ransom-first"
    assert do(game, "C no") == [RansomDeclined(2)]
    assert do(game, "A pay W 1")[0] == CanoeCameBack(0, 0, "white")
    assert show(game)["canoes"] | {"A1": "land", "B1": "falls", "C1": "falls"} == show(game)["canoes"]
    assert show(game)["phase"] == "choose"
    deal(game, "2", "2", "2")
    do(game, "B done", "C done", "A done")
    assert show(game)["asked"] == "C", "the question comes again"


@pytest.mark.clause("NI-W4")
def test_one_canoe_a_round() -> None:
    game = scene(canoes={"A1": "7L", "A2": "7L"}, stores={"A": "VWY"})
    next_round(game)
    do(game, "A pay V 1")
    assert (show(game)["phase"], show(game)["canoes"]["A2"]) == ("choose", "falls")
    deal(game, "2", "2", "2")
    do(game, "B done", "C done", "A done")
    assert offered(game, "A") == ["pay W 2", "pay Y 2", "no"]


@pytest.mark.clause("NI-W5")
def test_with_both_fallen_paying_is_compulsory() -> None:
    game = scene(canoes={"A1": "falls", "A2": "7L"}, stores={"A": "V"})
    next_round(game)
    assert offered(game, "A") == ["pay V 1"]
    assert (refused(game, "A no").code, refused(game, "A no").clause) == ("must-pay", "NI-W5")


@pytest.mark.clause("NI-W6", "NI-W10")
@pytest.mark.parametrize(("spirits", "canoe"), [(False, 0), (True, 1)])
def test_with_both_fallen_and_no_gem_one_is_free(spirits: bool, canoe: int) -> None:
    game = scene(canoes={"A1": "7L", "A2": "7L VP" if spirits else "7L V"}, flussgeister=spirits, whirlpool=None)
    assert CanoeCameBack(0, canoe, None) in next_round(game)
    assert show(game)["phase"] == "choose"
    assert list(show(game)["canoes"].values())[:2].count("land") == 1


@pytest.mark.clause("NI-W7")
def test_one_fallen_and_no_gem_stays() -> None:
    game = scene(canoes={"A1": "7L V"})
    heard = next_round(game)
    assert (show(game)["phase"], show(game)["canoes"]["A1"]) == ("choose", "falls")
    assert not [event for event in heard if isinstance(event, CanoeCameBack)]


@pytest.mark.clause("NI-W8")
def test_the_gem_paid_goes_to_its_site() -> None:
    game = scene(canoes={"A1": "7L"}, stores={"A": "Y"}, sites={"Y": "YYYYYY"})
    next_round(game)
    do(game, "A pay Y 1")
    assert (show(game)["sites"]["Y"], show(game)["stores"]["A"]) == ("YYYYYYY", "")


@pytest.mark.clause("NI-W9")
def test_a_canoe_bought_back_was_ashore_when_the_round_began() -> None:
    game = scene(canoes={"A1": "7L"}, stores={"A": "Y"})
    next_round(game)
    do(game, "A pay Y 1")
    deal(game, "3", "3", "3")
    do(game, "B done", "C done", "A paddle 1 3")
    assert (show(game)["round"], show(game)["canoes"]["A2"]) == (3, "land")


@pytest.mark.clause("NI-W10")
def test_with_a_tandem_one_chooses_which_comes_back() -> None:
    game = scene(canoes={"A1": "7L", "A2": "7L"}, stores={"A": "YP"}, flussgeister=True)
    next_round(game)
    assert offered(game, "A") == ["pay Y 1", "pay P 1", "pay Y 2", "pay P 2"]
    do(game, "A pay P 2")
    assert show(game)["canoes"] | {"A1": "falls", "A2": "land"} == show(game)["canoes"]
    game = scene(canoes={"A1": "7L"}, stores={"A": "Y"}, flussgeister=True)
    next_round(game)
    assert refused(game, "A pay Y 2").clause == "NI-W10"


@pytest.mark.clause("NI-W11")
def test_ransom_takes_from_the_store_alone() -> None:
    game = scene(canoes={"A1": "7L", "A2": "2 P"}, stores={"A": "VVV"})
    deal(game, "cloud", "cloud", "cloud")
    do(game, "A weather +", "B weather -", "C weather +")
    assert refused(game, "A pay P 1").clause == "NI-W11"
    do(game, "A pay V 1")
    assert show(game)["stores"]["A"] == "VV"
