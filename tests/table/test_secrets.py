"""What is secret stays so: events for one seat say so, views differ, previews come from what the seat knows."""

import msgspec
import pytest

from hiroma.games.cant_stop.view import CantStopView
from hiroma.table.messages import Heard
from hiroma.table.refusal import Refused
from tests.table.sitting import Sitting, dump, fold_of
from tests.table.toys import Choose, HasChosen, Shown, Take, Took


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
    """The other has chosen; what follows from that choice is not shown before it happens."""
    previews = []
    for card in (1, 2, 3):
        sitting = Sitting("duel").start("a", "b")
        sitting.submit(Choose(card), seat=0)
        before = dump(sitting.table)
        assert sitting.table.play is not None
        after, events = sitting.table.play.preview(1, [{"do": "choose", "card": 2}])
        view, moves = after.view(1), after.moves(1)
        assert dump(sitting.table) == before
        assert Took(1, 2) in events
        assert not [event for event in events if isinstance(event, Took) and event.seat == 0]
        previews.append(msgspec.json.encode([view, events, moves]))
    assert previews[0] == previews[1] == previews[2]


def test_a_preview_of_an_open_game() -> None:
    sitting = Sitting().start("a", "b")
    before = dump(sitting.table)
    assert sitting.table.play is not None
    after, events = sitting.table.play.preview(0, [{"do": "take"}])
    view, moves = after.view(0), after.moves(0)
    assert (view.stones, [event.left for event in events]) == (6, [6])  # type: ignore[attr-defined]  # view and events are the toy's
    assert len(moves) == 2
    assert list(sitting.table.play.preview(0, [])[0].moves(0)) == [Take()]
    for drafted, code in (
        ([{"do": "enough"}], "take-one"),
        (["x"], "malformed-move"),
        ([{"do": "take"}] * 3, "not-now"),
    ):
        with pytest.raises(Refused) as refused:
            sitting.table.play.preview(0, drafted)
        assert refused.value.refusal.code == code
    assert dump(sitting.table) == before


def test_a_preview_draws_nothing() -> None:
    sitting = Sitting("cant-stop").start("a", "b")
    before = dump(sitting.table)
    play = sitting.table.play
    assert play is not None
    seat = sitting.mover()
    move = msgspec.to_builtins(play.state.moves(seat)[0])
    after, events = play.preview(seat, [move])
    view = after.view(seat)
    assert isinstance(view, CantStopView)
    assert events
    assert after.moves(seat) == [], "the dice are still to come"
    assert view.dice is None or view.rolls == 1
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
