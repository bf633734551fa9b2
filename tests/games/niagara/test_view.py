"""The view: offers that a board can show without knowing rules, the forecast, and the way back to a game (NI-U)."""

from typing import Any

import pytest

from hiroma.games.niagara.acts.river import carry
from hiroma.games.niagara.course import Game
from hiroma.games.niagara.events import HasChosen, Paddled
from hiroma.games.niagara.moves import Choose, Done, Load, Paddle, Steal, TakeMoose, Unload
from hiroma.games.niagara.position import TURN
from hiroma.games.niagara.view import Action, Menu, Outlook, Prey, Target, TradeOffer
from hiroma.kernel import CHANCE
from hiroma.kernel.lot import Lot
from tests.games.niagara.positions import RULES, deal, do, offered, plans, scene, show, turn
from tests.games.niagara.worlds import SETTINGS, opened


def menu(game: Game, canoe: int = 0) -> Menu:
    """Return the menu of this canoe of the mover."""
    return next(one for one in game.view(None).menus if one.canoe == canoe)


@pytest.mark.clause("NI-U5")
def test_a_menu_for_each_canoe_that_may_act() -> None:
    game = turn("3", flussgeister=True, whirlpool="gone", canoes={"A1": "7L", "A2": "4 VW"})
    view = game.view(None)
    assert [one.canoe for one in view.menus] == [0, 1]
    assert not view.done
    assert menu(game, 0) == Menu(
        0,
        (3,),
        (Target("6L", (1,), 0, False, False, 0), Target("4", (0,), 0, False, False, 0)),
        ("pink",),
        (),
        True,
        (),
        False,
    )
    assert menu(game, 1).unload == ("violet", "white")
    do(game, "A unload 2 V")
    assert [one.canoe for one in game.view(None).menus] == [1], "the one in action alone"
    assert game.view(None).action == Action(1, (1,), (), "no", (), ("violet",), False)


@pytest.mark.clause("NI-U6")
def test_loading_lists_colours() -> None:
    assert menu(turn("2", canoes={"A1": "4"}, sites={"W": "WWB"})).load == ("white", "blue")


@pytest.mark.clause("NI-U7")
def test_targets_are_where_the_action_can_be_completed() -> None:
    game = turn("6")
    assert [target.to for target in menu(game).targets] == ["4", "6L", "6R"]
    assert [target.then for target in menu(game).targets] == [(1,), (0,), (0,)]
    game = turn("6", sites={"W": ""})
    assert [target.to for target in menu(game).targets] == ["6L", "6R"]
    game = turn("6", canoes={"A1": "2"})
    assert menu(game).targets[0] == Target("land", (0,), 4, False, False, 0)
    game = turn("3", flussgeister=True, whirlpool="3", canoes={"A1": "5", "B1": "4 W"})
    assert menu(game).targets[0] == Target("4", (0, 1), 2, False, True, 1)
    game = turn("3", flussgeister=True, whirlpool="3")
    assert menu(game).targets == (Target("4", (0,), 0, True, False, 0),)


@pytest.mark.clause("NI-U8")
def test_what_can_be_stolen_is_listed_by_hold() -> None:
    game = turn("1", flussgeister=True, whirlpool="gone", canoes={"A1": "5", "B2": "4 PB", "C1": "4 W"})
    assert menu(game).targets[0].prey == 3
    do(game, "A paddle 1 4")
    assert menu(game).steal == (Prey(1, 1, 0, "pink"), Prey(1, 1, 1, "blue"), Prey(2, 0, 0, "white"))
    assert menu(game).done


@pytest.mark.clause("NI-U11")
def test_only_possible_directions() -> None:
    assert [turn("cloud", weather=weather).view(None).shifts for weather in (-1, 0, 2)] == [(1,), (1, -1), (-1,)]
    assert turn("1").view(None).shifts == ()


@pytest.mark.clause("NI-U13")
def test_trades_are_listed_at_the_end_of_the_turn() -> None:
    game = turn("cloud", diamantenJoe=True, joe="4 W", canoes={"A1": "4 V", "A2": "4"})
    assert game.view(None).trades == ()
    do(game, "A weather +")
    assert game.view(None).trades == (TradeOffer(0, "white", "violet"), TradeOffer(1, "white", None))


@pytest.mark.clause("NI-U14")
def test_what_is_shown_cannot_be_taken_back() -> None:
    game = turn("1")
    assert any(getattr(event, "reveals", False) for event in do(game, "A done"))
    assert HasChosen(0).reveals


def test_menus_say_the_same_as_moves() -> None:
    for setting in SETTINGS:
        for game in opened(setting, seed=5, steps=250):
            view = game.view(None)
            if game.phase == TURN:
                said = {move for one in view.menus for move in moves_of(one)} | ({Done()} if view.done else set())
                assert said == {move for move in game.moves(game.mover) if "by" not in move.__struct_fields__}
            else:
                assert view.menus == ()


def moves_of(one: Menu) -> list[Any]:
    """Return the moves that a menu stands for."""
    return [
        *(Paddle(one.canoe, target.to) for target in one.targets),
        *(Load(one.canoe, colour) for colour in one.load),
        *(Unload(one.canoe, colour) for colour in one.unload),
        *([TakeMoose(one.canoe)] if one.moose else []),
        *(Steal(one.canoe, prey.seat, prey.canoe, prey.hold) for prey in one.steal),
        *([Done()] if one.done else []),
    ]


def test_targets_come_true() -> None:
    seen = 0
    for setting in SETTINGS:
        for game in opened(setting, seed=9, steps=250):
            for one in game.view(None).menus:
                for target in one.targets:
                    after = game.copy()
                    told: list[Any] = []
                    after.apply(game.mover, Paddle(one.canoe, target.to), lambda event, only=None: told.append(event))  # noqa: B023
                    step = told[0]
                    assert isinstance(step, Paddled)
                    assert (step.to, step.pushed, step.blocked) == (target.to, target.pushed, target.blocked)
                    assert step.lost == target.lost
                    acting = after.view(None).action
                    if acting is not None and after.mover == game.mover:
                        assert acting.then == target.then
                        assert len(menu(after, one.canoe).steal) == target.prey
                    seen += 1
    assert seen > 200


# -- forecast ---------------------------------------------------------------------------------------


def test_the_forecast_is_what_the_river_does() -> None:
    for setting in SETTINGS:
        for game in opened(setting, seed=13, steps=120):
            drifts = game.view(None).drifts
            assert [drift.flow for drift in drifts] == list(range(10 if game.setting.spirits else 9))
            for drift in drifts:
                after = game.copy()
                carry(after, drift.flow, None)
                known = show(after)
                places = [place.split()[0] for place in known["canoes"].values()]
                assert [place for pair in drift.canoes for place in pair] == places
                assert (drift.whirlpool or "gone", drift.beaver or "gone") == (known["whirlpool"], known["beaver"])
                assert drift.arrow == known["arrow"]
                assert (drift.joe or "") == known["joe"].split(" ")[0]


def test_nothing_to_forecast_before_the_arrow() -> None:
    assert RULES.start({}, 3).view(None).drifts == ()


def test_outlooks_know_what_the_viewer_knows() -> None:
    game = scene(used={"A": ["1", "2", "3", "4", "cloud"], "B": ["1", "2", "3", "cloud"], "C": ["6", "cloud"]})
    wanted = {(low, 0) for low in (1, 2, 3, 4, 5)}
    assert {(one.lowest, one.weather) for one in game.view(None).outlooks} == wanted
    do(game, "C choose 3")
    assert {one.lowest for one in game.view(None).outlooks} == {1, 2, 3, 4, 5}
    assert {one.lowest for one in game.view(0).outlooks} == {1, 2, 3, 4, 5}
    assert game.view(2).outlooks == (Outlook(3, 0, 3),), "C knows its own card"
    do(game, "A choose 6", "B choose 4")
    assert game.view(1).outlooks[-1] == Outlook(4, 0, 4)
    do(game, "A done")
    assert {one.lowest for one in game.view(0).outlooks} == {1, 2, 3, 4}


def test_outlooks_count_clouds_to_come() -> None:
    game = scene(weather=1)
    deal(game, "cloud", "2", "3")
    assert {(one.lowest, one.weather) for one in game.view(0).outlooks} >= {(1, 2), (1, 0), (6, 2), (0, 0), (0, 2)}
    assert (0, 1) not in {(one.lowest, one.weather) for one in game.view(0).outlooks}, "three clouds end elsewhere"
    do(game, "A weather +")
    known = game.view(1).outlooks
    assert {one.weather for one in known} == {1, 2}, "C may have a cloud"
    assert {one.lowest for one in known} == {1, 2}
    do(game, "B done")
    assert game.view(None).outlooks == (Outlook(2, 2, 4),), "all cards are shown"


@pytest.mark.parametrize("setting", SETTINGS)
def test_the_outcome_was_among_the_outlooks(setting: dict[str, Any]) -> None:
    lot = Lot(21)
    for game in opened(setting, seed=17, steps=60):
        if game.phase != TURN:
            continue
        viewer = lot.below(game.seats)
        possible = {(one.lowest, one.weather, one.flow) for one in game.view(viewer).outlooks}
        after, heard = game.copy(), []
        while after.mover >= 0:
            moves = after.moves(after.mover)
            after.apply(after.mover, moves[lot.below(len(moves))], lambda event, only=None: heard.append(event))  # noqa: B023
        flow = next(event for event in heard if type(event).__name__ == "FlowSet")
        assert (flow.lowest, flow.weather, flow.flow) in possible


FIELDS = (
    "action", "arrow", "asked", "beaver", "budgets", "cargo", "clause", "first", "hands", "joe", "joe_gem", "loaded",
    "lost", "met", "moored", "moose", "mover", "paddled", "phase", "place", "posts", "round", "seats", "stepped",
    "stock", "store", "traded", "turn", "unloaded", "weather", "whirlpool",
)  # fmt: skip
"""All fields of a position, except those that are hidden or only remembered."""


# -- the way back -----------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", SETTINGS)
def test_everything_public_comes_back_from_a_view(setting: dict[str, Any]) -> None:
    for game in opened(setting, seed=29, steps=300):
        world = RULES.imagine(game.view(0), Lot(1).below)
        assert isinstance(world, Game)
        for field in FIELDS:
            if game.phase != TURN and field in ("budgets", "posts", "loaded", "unloaded", "paddled", "stepped"):
                continue
            assert getattr(world, field) == getattr(game, field), field
        if game.phase == TURN:
            assert (world.may, world.once) == (game.may, game.once)
        known = [seat for seat in range(game.seats) if seat == 0 or game.shown(seat)]
        assert [world.chosen[seat] for seat in known] == [game.chosen[seat] for seat in known]


def test_guesses_are_spread_over_the_hand() -> None:
    game = scene(used={"B": ["1", "2", "cloud"]})
    do(game, "B choose 4")
    lot = Lot(2)
    guesses = [RULES.imagine(game.view(0), lot.below).chosen[1] for _ in range(400)]
    assert set(guesses) == {3, 4, 5, 6}
    assert all(60 < guesses.count(card) < 140 for card in (3, 4, 5, 6))


def test_plans_of_the_guides_picture() -> None:
    game = turn("6")
    assert plans(game, "A1") == [">4 +W", ">6L", ">6R"]
    assert offered(game, "A")[-1] == "done"
    assert show(game)["mover"] == "A"
    assert Choose("1") not in game.moves(0)
    assert game.actors() != (CHANCE,)
