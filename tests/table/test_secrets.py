"""Secrets stay secret: events for one seat say so, views differ, and previews use only the seat's knowledge."""

import msgspec
import pytest

from hiroma.games.cant_stop.view import CantStopView
from hiroma.kernel.worlds import HIGH, High
from hiroma.table.messages import Heard
from hiroma.table.refusal import Refused
from tests.table.sitting import Sitting, dump, fold_of
from tests.table.toys import Choose, HasChosen, Shown, Take, Taken, Took


def test_events_for_one_seat_are_marked() -> None:
    sitting = Sitting("duel").start("a", "b")
    done = sitting.submit(Choose(3), seat=0)
    assert done.happened.heard == (Heard(HasChosen(0), None), Heard(Took(0, 3), 0))
    done = sitting.submit(Choose(2), seat=1)
    assert done.happened.heard == (
        Heard(HasChosen(1), None),
        Heard(Took(1, 2), 1),
        Heard(Shown((3, 2)), None),
    )


def test_the_log_read_back_keeps_the_audience() -> None:
    sitting = Sitting("duel").start("a", "b")
    sitting.submit(Choose(3), seat=0)
    assert fold_of(sitting.log).history == sitting.table.history


def test_nobody_else_sees_the_choice() -> None:
    seen = []
    for card in (1, 3):
        sitting = Sitting("duel").start("a", "b")
        sitting.submit(Choose(card), seat=0)
        play = sitting.table.play
        assert play is not None
        seen.append([msgspec.json.encode(play.state.view(viewer)) for viewer in (0, 1, None)])
    assert seen[0][0] != seen[1][0]
    assert seen[0][1:] == seen[1][1:]


def test_a_preview_knows_what_the_seat_knows() -> None:
    """The other player has not chosen yet: the preview shows the seat's own choice and nothing else."""
    sitting = Sitting("duel").start("a", "b")
    before = dump(sitting.table)
    assert sitting.table.play is not None
    seen = sitting.table.play.preview(1, [{"do": "choose", "card": 2}])
    assert dump(sitting.table) == before
    assert seen.events == [HasChosen(1), Took(1, 2)]
    assert (seen.view.mine, seen.view.chosen, seen.actors, seen.moves) == (2, (False, True), (0,), [])


def test_a_preview_stops_before_what_reveals() -> None:
    """The other player has chosen, and this choice would reveal both: the preview neither invents nor shows a card."""
    previews = []
    for card in (1, 2, 3):
        sitting = Sitting("duel").start("a", "b")
        sitting.submit(Choose(card), seat=0)
        before = dump(sitting.table)
        play = sitting.table.play
        assert play is not None
        seen = play.preview(1, [{"do": "choose", "card": 2}])
        assert (seen.events, seen.actors, seen.moves) == ([], (), [])
        assert seen.view == play.state.view(1)
        with pytest.raises(Refused) as refused:
            play.preview(1, [{"do": "choose", "card": 2}, {"do": "choose", "card": 3}])
        assert (refused.value.refusal.code, refused.value.refusal.what) == ("reveal-between", {"move": 1})
        assert dump(sitting.table) == before
        previews.append(msgspec.json.encode([seen.view, seen.events, seen.moves]))
    assert previews[0] == previews[1] == previews[2]


def test_a_preview_goes_on_where_nothing_is_left_to_guess() -> None:
    """The other player had only one card left, so the seat knows it."""
    sitting = Sitting("duel").start("a", "b")
    for card in (1, 2):
        for seat in (0, 1):
            sitting.submit(Choose(card), seat=seat)
    sitting.submit(Choose(3), seat=0)
    assert sitting.table.play is not None
    seen = sitting.table.play.preview(1, [{"do": "choose", "card": 3}])
    assert seen.events == [HasChosen(1), Took(1, 3), Shown((3, 3))]


def test_guesses_are_high_and_then_by_chance() -> None:
    """An `imagine` that tries until a guess fits comes to an end."""
    source = High()
    assert {source.below(5) for _ in range(HIGH)} == {4}
    assert {source.below(5) for _ in range(60)} == {0, 1, 2, 3, 4}


def test_a_preview_of_an_open_game() -> None:
    sitting = Sitting().start("a", "b")
    before = dump(sitting.table)
    play = sitting.table.play
    assert play is not None
    seen = play.preview(0, [{"do": "take"}])
    assert seen.view.stones == 6
    assert seen.events == [Taken(0, 6)]
    assert len(seen.moves) == 2
    assert play.preview(0, []).moves == [Take()]
    for drafted, code in (
        ([{"do": "enough"}], "take-one"),
        (["x"], "malformed-move"),
        ([{"do": "take"}] * 3, "not-now"),
    ):
        with pytest.raises(Refused) as refused:
            play.preview(0, drafted)
        assert refused.value.refusal.code == code
    assert dump(sitting.table) == before


def test_a_preview_draws_nothing() -> None:
    sitting = Sitting("cant-stop").start("a", "b")
    before = dump(sitting.table)
    play = sitting.table.play
    assert play is not None
    seat = sitting.mover()
    move = msgspec.to_builtins(play.state.moves(seat)[0])
    seen = play.preview(seat, [move])
    assert isinstance(seen.view, CantStopView)
    assert seen.events
    assert seen.moves == [], "the dice are still to come"
    assert seen.view.dice is None or seen.view.rolls == 1
    with pytest.raises(Refused) as refused:
        play.preview(seat, [move, move])
    assert refused.value.refusal.code == "draw-between"
    assert dump(sitting.table) == before


def test_the_log_holds_no_secret_before_the_end() -> None:
    """Secrets are sealed beside the log until the game is over."""
    sitting = Sitting("cant-stop", match=2).start("a", "b").finish().again()
    sealed = [secret for _, secret in sitting.rows if secret]
    log = b"\n".join(sitting.log)
    assert len(sealed) == 2
    assert sealed[0].hex().encode() in log, "the game that is over"
    assert sealed[1].hex().encode() not in log, "the game that is on"
