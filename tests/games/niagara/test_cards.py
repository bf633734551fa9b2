"""The secret choice, the order of turns, and the events that others hear of a card (NI-C)."""

from typing import Any

import msgspec
import pytest

from hiroma.games.niagara.course import Game
from hiroma.games.niagara.events import CardsCameBack, CardShown, Chose, HasChosen, RoundBegan
from hiroma.games.niagara.moves import Choose, Done
from hiroma.kernel import Event, Viewer
from hiroma.kernel.lot import Lot
from hiroma.table.previewing import preview
from tests.games import hands
from tests.games.niagara.positions import RULES, SEATS, deal, do, offered, refused, scene, show, turn
from tests.games.niagara.worlds import twin


def hear(game: Game, seat: int, card: str) -> list[tuple[Any, Viewer]]:
    """Pick a card; return each event with its only viewer, None for everybody."""
    heard: list[tuple[Any, Viewer]] = []

    def emit(event: Event, only: Viewer = None) -> None:
        heard.append((event, only))

    game.apply(seat, Choose(card), emit)  # type: ignore[arg-type]  # the tests name cards
    return heard


@pytest.mark.clause("NI-C1")
def test_everybody_picks_one_card_in_any_order() -> None:
    game = scene()
    assert game.actors() == (0, 1, 2)
    assert offered(game, "B") == [f"choose {card}" for card in (1, 2, 3, 4, 5, 6, "cloud")]
    do(game, "B choose 3")
    assert game.actors() == (0, 2)
    do(game, "C choose cloud", "A choose 1")
    assert game.actors() == (0,)


@pytest.mark.clause("NI-C2")
def test_turns_begin_when_all_have_picked() -> None:
    game = scene()
    deal(game, "6")
    assert show(game)["phase"] == "choose"
    assert refused(game, "B paddle 1 1").clause == "NI-C2"
    do(game, "B choose 1", "C choose 1")
    assert (show(game)["phase"], show(game)["mover"]) == ("turn", "A")


@pytest.mark.clause("NI-C3")
def test_a_pick_is_heard_by_its_owner_only() -> None:
    game = scene()
    assert hear(game, 1, "5") == [(HasChosen(1), None), (Chose(1, "5"), 1)]
    assert [game.view(viewer).mine for viewer in (None, 0, 1, 2)] == [None, None, "5", None]
    for viewer in (None, 0, 1, 2):
        players = game.view(viewer).players
        assert [player.chosen for player in players] == [False, True, False]
        assert [player.card for player in players] == [None, None, None]
        assert "5" in players[1].hand


@pytest.mark.clause("NI-C3")
def test_a_card_is_turned_up_when_its_owners_turn_begins() -> None:
    game = scene()
    deal(game, "6", "5")
    heard = hands.heard(game, 2, Choose("4"))
    assert [event for event in heard if isinstance(event, CardShown)] == [CardShown(0, "6")]
    assert [player.card for player in game.view(2).players] == ["6", None, None]
    heard = do(game, "A done")
    assert [event for event in heard if isinstance(event, CardShown)] == [CardShown(1, "5")]
    assert [player.card for player in game.view(None).players] == ["6", "5", None]
    assert game.view(None).players[1].used == ()
    assert "5" not in game.view(None).players[1].hand


CANARIES = ("1", "2", "3", "4", "5", "6", "cloud")


@pytest.mark.clause("NI-C3")
@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_whatever_is_picked_looks_and_sounds_the_same_to_others(viewer: Viewer) -> None:
    """Plant each secret card in turn as a canary: all bytes that others get are equal until it is shown."""
    seen = set()
    for canary in CANARIES:
        game = scene(canoes={"A1": "4", "B1": "5 Y", "C1": "6L"}, used={"C": ["1"]})
        heard = [event for event, only in hear(game, 1, canary) if only is None or only == viewer]
        bytes_of = [msgspec.json.encode([heard, game.view(viewer)])]
        for seat, card in ((0, "2"), (2, "6")):
            heard = [event for event, only in hear(game, seat, card) if only is None or only == viewer]
            bytes_of.append(msgspec.json.encode([heard, game.view(viewer), game.actors()]))
        heard = hands.heard(game, 0, game.moves(0)[0])
        if game.mover == 0:
            bytes_of.append(msgspec.json.encode([heard, game.view(viewer)]))
        seen.add(b"|".join(bytes_of))
    assert len(seen) == 1


@pytest.mark.clause("NI-C3")
def test_refusals_tell_nothing_of_others_cards() -> None:
    codes = set()
    for canary in CANARIES:
        game = scene()
        deal(game, "3", canary, "4")
        codes.add(tuple(refused(game, line).code for line in ("B paddle 1 1", "B weather +", "B choose 1", "B done")))
    assert len(codes) == 1


def test_a_twin_differs_in_secrets_only() -> None:
    lot, game = Lot(3), scene()
    deal(game, "3", "4")
    others = {tuple(twin(game.copy(), 0, lot.below).chosen) for _ in range(60)}
    assert len(others) == 7
    assert all(world[0] == 3 for world in others)


def test_a_guess_is_not_told() -> None:
    """A card imagined for a preview must not look like news: the next card stays face down."""
    game = turn("6", others="5", canoes={"B1": "4"})
    world = RULES.imagine(game.view(0), lambda _: 0)
    heard: list[Any] = []

    def emit(event: Event, only: Viewer = None) -> None:
        heard.append(event)

    world.apply(0, Done(), emit)
    assert not [event for event in heard if isinstance(event, CardShown)]
    view = world.view(0)
    assert (view.mover, view.players[1].card, view.lowest) == (1, None, 6)
    assert view.players[1].hand == game.view(0).players[1].hand


def test_the_last_move_of_a_turn_is_foreseen() -> None:
    """The next card is a guess, but no event shows it: the preview does not stop."""
    game = turn("6", others="5", canoes={"B1": "4"})
    seen = preview(RULES, game, 0, [Done()])
    assert (seen.actors, seen.moves, seen.view.mover) == ((1,), [], 1)
    assert [type(event).__name__ for event in seen.events] == ["TurnEnded"]


@pytest.mark.clause("NI-C4", "NI-U4")
def test_a_used_card_is_gone() -> None:
    game = scene(used={"A": ["6", "cloud"]})
    assert offered(game, "A") == [f"choose {card}" for card in (1, 2, 3, 4, 5)]
    refusal = refused(game, "A choose 6")
    assert (refusal.code, refusal.clause, refusal.what) == ("card-not-in-hand", "NI-C4", {"card": "6"})
    assert refused(game, "A choose rope").code == "card-not-in-hand"
    assert game.view(1).players[0].used == ("6", "cloud")


@pytest.mark.clause("NI-C5")
@pytest.mark.parametrize(("options", "rounds"), [({}, 7), ({"diamantenJoe": True}, 7), ({"flussgeister": True}, 10)])
def test_cards_come_back_when_all_are_used(options: dict[str, bool], rounds: int) -> None:
    game = scene(**options)  # type: ignore[arg-type]  # the tests name options that are flags
    for number in range(1, 2 * rounds + 1):
        heard: list[Any] = []
        for seat in range(3):
            heard += hands.heard(game, seat, game.moves(seat)[0])
        while game.mover >= 0:
            heard += hands.heard(game, game.mover, game.moves(game.mover)[-1])
        assert (CardsCameBack() in heard) == (number % rounds == 0)


@pytest.mark.clause("NI-C6")
def test_a_confirmed_choice_is_final() -> None:
    game = scene()
    do(game, "A choose 3")
    refusal = refused(game, "A choose 4")
    assert (refusal.code, refusal.clause) == ("choice-final", "NI-C6")
    assert HasChosen(0).reveals, "so it is not taken back alone either"
    do(game, "B choose 1", "C choose 1")
    assert refused(game, "A choose 4").code == "choice-final"


@pytest.mark.clause("NI-C7")
def test_the_last_card_has_to_be_picked_too() -> None:
    game = scene(used={seat: ["1", "2", "3", "4", "5", "cloud"] for seat in SEATS[:3]})
    assert game.actors() == (0, 1, 2)
    assert offered(game, "A") == ["choose 6"]


@pytest.mark.clause("NI-C8", "NI-U3")
def test_turns_go_round_from_the_ring_and_the_ring_goes_on() -> None:
    game = scene(seats=4, first="C", weather=-1, canoes={"D1": "falls"}, stores={"D": "V"})
    deal(game, "1", "1", "1", "1")
    order, heard = [], []
    while game.mover >= 0:
        order.append(SEATS[game.mover])
        assert (game.view(None).first, game.view(None).mover) == (2, game.mover)
        assert all(not game.moves(seat) for seat in range(4) if seat != game.mover)
        heard += hands.heard(game, game.mover, game.moves(game.mover)[-1])
    assert order == ["C", "D", "A", "B"]
    assert [event for event in heard if isinstance(event, RoundBegan)] == [RoundBegan(2, 3)]
    assert show(game)["first"] == "D", "although D waits for a canoe"


@pytest.mark.clause("NI-C9")
def test_numbers_are_for_canoes_and_clouds_for_the_weather() -> None:
    game = turn("cloud", canoes={"A1": "4"})
    assert offered(game, "A") == ["weather +", "weather -"]
    assert refused(game, "A paddle 1 3").code == "must-move-weather"
    do(game, "A weather +")
    assert show(game)["canoes"]["A1"] == "4"
    game = turn("2", canoes={"A1": "4"})
    assert refused(game, "A weather +").clause == "NI-C9"
