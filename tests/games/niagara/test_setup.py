"""The set-up: counts, start positions, draws, and which options go together (NI-S)."""

from typing import Any

import pytest

from hiroma.kernel import BadOption, Pick, Picked
from hiroma.kernel.options import change, defaults
from hiroma.table.grammar import read
from tests.games import hands
from tests.games.niagara.positions import RULES, do, offered, plans, scene, show, turn
from tests.games.niagara.worlds import gems

FULL = {gem: gem * 7 for gem in "VWYBP"}


@pytest.mark.clause("NI-S1", "NI-U1")
def test_three_to_five_play() -> None:
    assert RULES.people({}) == (3, 4, 5)
    assert RULES.info.seats == (3, 5)
    assert [RULES.holders({}, people) for people in (3, 4, 5)] == [(0, 1, 2), (0, 1, 2, 3), (0, 1, 2, 3, 4)]
    assert RULES.sides({}, 3) == ((0,), (1,), (2,))
    for seats in (0, 1, 2, 6):
        with pytest.raises(ValueError, match="no game"):
            RULES.start({}, seats)


@pytest.mark.clause("NI-S2")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("joe", [False, True])
def test_seven_of_each_colour(seats: int, joe: bool) -> None:
    assert show(scene(seats, diamantenJoe=joe))["sites"] == FULL


@pytest.mark.clause("NI-S3")
def test_six_for_three_with_the_spirits() -> None:
    assert show(scene(3, flussgeister=True))["sites"] == {gem: gem * 6 for gem in "VWYBP"}
    for seats in (4, 5):
        assert show(scene(seats, flussgeister=True))["sites"] == FULL


@pytest.mark.clause("NI-S4")
def test_two_canoes_ashore_and_seven_cards() -> None:
    view = scene(4).view(0)
    for player in view.players:
        assert player.hand == ("1", "2", "3", "4", "5", "6", "cloud")
        assert player.used == ()
        assert player.store == (0, 0, 0, 0, 0)
        assert [(canoe.place, canoe.cargo, canoe.tandem) for canoe in player.canoes] == [("land", (None,), False)] * 2


@pytest.mark.clause("NI-S5")
def test_first_seat_and_arrow_are_drawn() -> None:
    for first in range(4):
        for arrow in (0, 1):
            game = RULES.start({}, 4)
            assert (game.draw(), game.actors()) == (Pick((0, 1, 2, 3), "first-seat"), (-1,))
            game.apply(-1, Picked(first))
            assert game.draw() == Pick(("L", "R"), "arrow")
            heard = hands.heard(game, -1, Picked(arrow))
            assert [event.__struct_config__.tag for event in heard] == ["arrow-set", "round-began"]
            view = game.view(None)
            assert (view.first, view.arrow, view.weather, view.round) == (first, "LR"[arrow], 0, 1)
            assert game.actors() == (0, 1, 2, 3)


@pytest.mark.clause("NI-S5")
@pytest.mark.parametrize("arrow", ["L", "R"])
def test_the_arrow_can_be_agreed_upon(arrow: str) -> None:
    game = RULES.start({"arrow_start": arrow}, 3)
    game.apply(-1, Picked(1))
    assert game.actors() == (0, 1, 2)
    assert game.view(None).arrow == arrow


@pytest.mark.clause("NI-S11")
def test_the_first_seat_begins_where_nobody_is_drawn() -> None:
    for seats in (3, 4, 5):
        game = RULES.start({"starter": "first"}, seats)
        assert (game.draw(), game.actors()) == (Pick(("L", "R"), "arrow"), (-1,))
        drawn = RULES.start({}, seats)
        drawn.apply(-1, Picked(0))
        assert game.view(None) == drawn.view(None), "the same game as after a draw of the first seat"
        heard = hands.heard(game, -1, Picked(0))
        assert [event.__struct_config__.tag for event in heard] == ["arrow-set", "round-began"]
        assert (game.view(None).first, game.view(None).round) == (0, 1)
        assert RULES.start({"starter": "drawn"}, seats).draw() == Pick(tuple(range(seats)), "first-seat")


@pytest.mark.clause("NI-S11")
@pytest.mark.parametrize("arrow", ["L", "R"])
def test_nothing_at_all_is_drawn_where_the_arrow_is_agreed_upon_too(arrow: str) -> None:
    game = RULES.start({"starter": "first", "arrow_start": arrow}, 4)
    view = game.view(None)
    assert game.actors() == (0, 1, 2, 3)
    assert (view.phase, view.first, view.arrow, view.round) == ("choose", 0, arrow, 1)


@pytest.mark.clause("NI-S6")
def test_what_the_spirits_bring() -> None:
    view = scene(flussgeister=True).view(None)
    for player in view.players:
        assert player.hand == ("1", "2", "3", "4", "5", "6", "7", "cloud", "rope", "any")
        assert [canoe.tandem for canoe in player.canoes] == [False, True]
        assert [canoe.cargo for canoe in player.canoes] == [(None,), (None, None)]
    assert (view.whirlpool, view.beaver, view.moose) == ("3", None, "bank")
    base = scene().view(None)
    assert (base.whirlpool, base.beaver, base.moose, base.joe) == (None, None, None, None)


@pytest.mark.clause("NI-S7")
def test_joe_waits_in_area_one() -> None:
    game = scene(diamantenJoe=True)
    assert show(game)["joe"] == "1"
    assert game.actors() == (0, 1, 2)
    assert [len(player.hand) for player in game.view(None).players] == [7, 7, 7]


@pytest.mark.clause("NI-S8")
def test_the_spirits_keep_joe_away() -> None:
    declared = RULES.info.options
    both = change(declared, defaults(declared), "diamantenJoe", True)
    both = change(declared, both, "flussgeister", True)
    assert (both["flussgeister"], both["diamantenJoe"]) == (True, False)
    with pytest.raises(BadOption) as refused:
        change(declared, both, "diamantenJoe", True)
    assert refused.value.code == "option-excluded"
    assert refused.value.what == {"clause": "NI-S8", "option": "diamantenJoe", "other": "flussgeister"}
    assert change(declared, both, "diamantenJoe", False)["flussgeister"] is True
    assert change(declared, change(declared, both, "flussgeister", False), "diamantenJoe", True)["diamantenJoe"] is True
    assert scene(flussgeister=True, diamantenJoe=True).view(None).variant.diamantenJoe is False


@pytest.mark.clause("NI-U2")
@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("/flussgeister", "flussgeister"),
        ("/fussgeister", "flussgeister"),
        ("/FlussGeister", "flussgeister"),
        ("/川の精霊", "flussgeister"),
        ("/diamantenJoe", "diamantenJoe"),
        ("/daimantenJoe", "diamantenJoe"),
        ("/DIAMANTENJOE", "diamantenJoe"),
        ("/ダイアモンドジョー", "diamantenJoe"),
    ],
)
def test_options_as_people_type_them(typed: str, name: str) -> None:
    assert read(typed, RULES.info.options) == ("option", {"name": name, "value": True})


def test_the_flags_have_the_defaults_of_the_rulebook() -> None:
    wanted: dict[str, Any] = {
        "flussgeister": False,
        "diamantenJoe": False,
        "stationary_ops": True,
        "min_flow": 0,
        "starter": "drawn",
        "arrow_start": "random",
        "whirlpool_reentry": "after_flow_area_1",
        "falls_gem": "native_site",
        "unload_any_site": True,
        "launch_mandatory": False,
        "winner_tiebreak": "first_to_meet",
        "paddle_over_falls": False,
        "blocked_in_place_allowed": True,
        "joe_trade_per_turn": 1,
        "joe_loads_without_flow": True,
        "joe_paddles_after_fall": True,
        "round_limit": 0,
    }
    assert defaults(RULES.info.options) == wanted


@pytest.mark.clause("NI-S9")
def test_gems_go_round_and_none_is_lost() -> None:
    game = turn("6", canoes={"A1": "4 W", "B1": "7L P"}, stores={"C": "VVB"})
    before = gems(game)
    do(game, "A paddle 1 land", "A done")
    assert gems(game) == before == [9, 8, 7, 8, 8]


@pytest.mark.clause("NI-S10")
def test_canoes_share_an_area() -> None:
    game = turn("3", canoes={"B1": "3", "B2": "3", "C1": "3", "C2": "3 V"})
    assert plans(game, "A1") == [">3"]
    do(game, "A paddle 1 3")
    assert [place for place, _, _ in (text.partition(" ") for text in show(game)["canoes"].values())].count("3") == 5
    assert offered(game, "B") != []


@pytest.mark.clause("NI-S11")
def test_a_second_game_begins_as_the_first_did() -> None:
    game = scene(first="B", round_limit=1)
    for seat in range(3):
        game.apply(seat, game.moves(seat)[0])
    while game.mover >= 0:
        game.apply(game.mover, game.moves(game.mover)[-1])
    end = game.outcome()
    assert end is not None
    assert end.first == 1
    assert RULES.start({}, 3, end).draw() == Pick((0, 1, 2), "first-seat")
    fixed = RULES.start({"starter": "first"}, 3, end)
    assert (fixed.draw(), fixed.view(None).first) == (Pick(("L", "R"), "arrow"), 0)
