"""Seats, options and series, as the rulebook of Can't Stop wants them of the table."""

from typing import Any

import pytest

from hiroma.games import newest
from hiroma.table.commands import Concede, Join, Leave, Ready, Rematch, SeatBot, SetOption, Start, Swap
from hiroma.table.grammar import read
from tests.table.sitting import Sitting, nonce

PEOPLE = ("a", "b", "c", "d", "e", "f")


def ended(sitting: Sitting) -> Any:
    """The newest event that says how a game ended."""
    for happened in reversed(sitting.table.history):
        for heard in happened.heard:
            if heard.event.__struct_config__.tag == "game-ended":
                return heard.event
    raise AssertionError("no game has ended")


def play(sitting: Sitting) -> Any:
    assert sitting.table.play is not None
    return sitting.table.play


@pytest.mark.clause("CS-S1")
def test_two_to_five_and_two_or_four_in_teams() -> None:
    for count in range(7):
        for team in (False, True):
            sitting = Sitting("cant-stop")
            able = count in ((2, 4) if team else (2, 3, 4, 5))
            if count > 5:
                sitting.join(*PEOPLE[:5])
                sitting.no("table-full", Join(), PEOPLE[5])
                continue
            sitting.join(*PEOPLE[:count])
            if team:
                sitting.ok(SetOption(name="team", value=True), "a")
            sitting.settle()
            if able:
                sitting.ok(Start(), "a")
            else:
                what = sitting.no("people", Start(), "a").what
                assert what == {"have": count, "need": [2, 4] if team else [2, 3, 4, 5]}


@pytest.mark.clause("CS-S1")
def test_a_team_table_has_four_places() -> None:
    sitting = Sitting("cant-stop", team=True).join("a", "b", "c", "d")
    sitting.no("table-full", Join(), "e")


@pytest.mark.clause("CS-S2")
def test_join_and_start_typed_or_by_button_are_one_command() -> None:
    """A typed line becomes the very command a button sends."""
    options = newest("cant-stop").info.options
    assert read("/join", options) == ("join", {})
    assert read("/start", options) == ("start", {})
    sitting = Sitting("cant-stop")
    sitting.join("a")
    sitting.no("people", Start(), "a")
    sitting.join("b")
    sitting.ok(Start(), "b")
    assert sitting.table.status == "playing"
    sitting.no("game-running", Join(), "c")


@pytest.mark.clause("CS-S3")
def test_options_are_set_before_the_start() -> None:
    sitting = Sitting("cant-stop").join("a", "b")
    for name, value in (("unique", True), ("team", True), ("match", 3), ("match", 1), ("team", False)):
        sitting.ok(SetOption(name=name, value=value), "b")
    sitting.ok(Start(), "a")
    for name, value in (("unique", False), ("team", True), ("match", 3)):
        sitting.no("game-running", SetOption(name=name, value=value), "a")
    sitting.finish()
    sitting.ok(SetOption(name="unique", value=False), "a")


@pytest.mark.clause("CS-S4")
def test_options_combine_freely() -> None:
    sitting = Sitting("cant-stop").join("a", "b")
    for name, value in (("unique", True), ("team", True), ("match", 2)):
        sitting.ok(SetOption(name=name, value=value), "a")
    assert sitting.table.options == {"unique": True, "team": True, "match": 2, "starter": "drawn"}
    sitting.settle().ok(Start(), "a")
    view = play(sitting).state.view(None)
    assert (view.unique, view.team, view.match) == (True, True, 2)


@pytest.mark.clause("CS-S10")
def test_seats_follow_chairs_and_the_first_seat_is_drawn_and_recorded() -> None:
    firsts = set()
    for seed in range(12):
        sitting = Sitting("cant-stop", seed=seed).join("a", "b", "c")
        sitting.ok(Swap(chair=2), "a")
        done = sitting.settle().ok(Start(), "b")
        assert play(sitting).holders == (0, 1, 2)
        assert [chair.player for chair in sitting.table.chairs] == ["c", "b", "a"]
        labels = [drawn.label for drawn in done.entry.draws]
        assert labels[-1] == "dice"
        assert len(labels) == 2, "who begins, then the dice"
        firsts.add(sitting.mover())
        assert play(sitting).state.view(None).first == sitting.mover()
        assert play(sitting).first == sitting.mover()
    assert firsts == {0, 1, 2}


@pytest.mark.clause("CS-S12")
def test_the_first_chair_begins_where_nobody_is_drawn() -> None:
    sitting = Sitting("cant-stop", match=9, starter="first").start("a", "b", "c")
    for game in range(4):
        assert [drawn.label for drawn in play(sitting).opening] == ["dice"]
        assert sitting.mover() == play(sitting).first == game % 3
        sitting.finish(game + 1).again()


@pytest.mark.clause("NI-S11")
def test_a_game_may_begin_without_any_draw() -> None:
    sitting = Sitting("niagara", starter="first", arrow_start="R").start("a", "b", "c")
    assert play(sitting).opening == ()
    assert play(sitting).state.actors() == (0, 1, 2)
    assert play(sitting).state.view(None).first == 0


@pytest.mark.clause("CS-TM2")
def test_two_people_in_teams_hold_two_seats_each() -> None:
    sitting = Sitting("cant-stop", team=True).start("a", "b")
    assert play(sitting).holders == (0, 1, 0, 1)
    assert play(sitting).sides == ((0, 2), (1, 3))
    movers: list[int] = []
    while len(movers) < 8 and sitting.table.status == "playing":
        seat = sitting.mover()
        sitting.submit(play(sitting).state.moves(seat)[-1])
        if not movers or movers[-1] != seat:
            movers.append(seat)
    assert [(seat - movers[0]) % 4 for seat in movers] == [0, 1, 2, 3] * 2


@pytest.mark.clause("CS-MA1")
@pytest.mark.parametrize("goal", [1, 2, 3])
def test_games_are_repeated_until_somebody_has_won_n(goal: int) -> None:
    sitting = Sitting("cant-stop", match=goal).start("a", "b")
    games = 0
    while True:
        sitting.finish(seed=games)
        games += 1
        event = ended(sitting)
        assert sum(event.wins) == games == event.no
        assert event.match_over == (max(event.wins) == goal)
        if event.match_over:
            break
        assert sitting.table.in_match
        sitting.again()
    assert goal <= games < 2 * goal
    assert not sitting.table.in_match


@pytest.mark.clause("CS-MA2")
def test_every_game_ends_with_its_own_outcome() -> None:
    sitting = Sitting("cant-stop", match=2).start("a", "b")
    sitting.finish(1)
    first = ended(sitting)
    assert first.winners
    assert sitting.table.finished == {1: (sitting.table.began, sitting.table.rev)}
    sitting.again().finish(2)
    assert set(sitting.table.finished) == {1, 2}
    assert ended(sitting).no == 2


@pytest.mark.clause("CS-MA3")
def test_seats_and_options_persist_and_the_board_is_empty() -> None:
    sitting = Sitting("cant-stop", match=3, unique=True).start("a", "b", "c")
    sitting.finish()
    for command in (SetOption(name="unique", value=False), SetOption(name="match", value=1), Swap(chair=1)):
        sitting.no("game-running", command, "a")
    sitting.no("game-running", Join(), "d")
    sitting.no("nobody-waited-for", SeatBot(), "a")
    sitting.again()
    view = play(sitting).state.view(None)
    assert view.unique
    assert not any(view.bivouacs)
    assert not view.owners
    assert play(sitting).holders == (0, 1, 2)
    assert sitting.table.options["match"] == 3


@pytest.mark.clause("CS-MA4")
def test_the_first_seat_moves_on_by_one() -> None:
    sitting = Sitting("cant-stop", match=9).start("a", "b", "c")
    first = sitting.mover()
    for game in range(1, 6):
        sitting.finish(game).again()
        assert sitting.mover() == (first + game) % 3
        assert play(sitting).opening[0].label == "dice", "nothing to draw but the dice"


@pytest.mark.clause("CS-MA4")
def test_it_moves_on_after_a_game_that_was_given_up() -> None:
    sitting = Sitting("cant-stop", match=9).start("a", "b")
    first = sitting.mover()
    for game in range(1, 5):
        sitting.ok(Concede(), "b")
        assert play(sitting).outcome.first == (first + game - 1) % 2
        sitting.again()
        assert sitting.mover() == (first + game) % 2


@pytest.mark.clause("CS-MA5")
@pytest.mark.parametrize("people", [2, 4])
def test_a_win_counts_for_the_team(people: int) -> None:
    sitting = Sitting("cant-stop", team=True, match=2).start(*PEOPLE[:people])
    sitting.finish()
    event = ended(sitting)
    assert len(event.winners) == 2
    side = event.winners[0] % 2
    assert event.winners == (side, side + 2)
    assert event.wins == tuple(int(chair % 2 == side) for chair in range(people))
    while not sitting.table.match_over:
        sitting.again().finish(sitting.table.no)
    assert max(ended(sitting).wins) == 2


@pytest.mark.clause("CS-MA5")
def test_match_of_one_is_a_single_game_and_n_is_a_positive_integer() -> None:
    sitting = Sitting("cant-stop").join("a", "b")
    for value in (0, -1):
        sitting.no("option-range", SetOption(name="match", value=value), "a")
    for wrong in (True, "3"):
        sitting.no("option-value", SetOption(name="match", value=wrong), "a")
    sitting.ok(SetOption(name="match", value=1), "a")
    sitting.ok(Start(), "a")
    sitting.finish()
    assert ended(sitting).match_over
    assert not sitting.table.in_match


def test_a_rematch_after_the_match_counts_anew() -> None:
    sitting = Sitting("cant-stop").start("a", "b")
    first = sitting.mover()
    sitting.finish()
    assert sum(sitting.table.wins) == 1
    sitting.ok(Rematch(), "b")
    assert sitting.table.status == "over"
    sitting.ok(Rematch(), "a")
    assert sitting.table.wins == [0, 0]
    assert sitting.table.no == 2
    assert sitting.mover() == 1 - first, "the same people: who did not begin begins"


def test_with_other_people_the_series_begins_anew() -> None:
    sitting = Sitting("cant-stop").start("a", "b").finish()
    sitting.join("c")
    assert sitting.table.status == "open"
    assert sitting.table.wins == []
    assert sitting.table.last is None
    assert sitting.no("not-agreed", Start(), "c").what == {"places": [1, 2]}, "who played before"
    sitting.ok(Ready(), "a")
    sitting.ok(Ready(), "b")
    done = sitting.ok(Start(), "c")
    assert done.entry.draws[0].ranges == (3,), "who begins is drawn again"
    sitting.finish()
    sitting.ok(Leave(), "b")
    assert (sitting.table.wins, sitting.table.status) == ([], "open")
    assert set(sitting.table.finished) == {1, 2}, "what was played can be watched"


def test_nonces_in_clear_follow_the_commitment() -> None:
    """In the older scheme: the entry that ends a game commits to the next secret, and forgets what was said for it."""
    sitting = Sitting("cant-stop", chance=1, match=3).start("a", "b").finish()
    assert [chair.nonce for chair in sitting.table.chairs] == [None, None]
    assert sitting.table.commitment != ""
    promised = sitting.table.commitment
    sitting.ok(Ready(), "a")
    done = sitting.ok(Ready(nonce=nonce("new")), "b")
    assert done.entry.start is not None
    assert done.entry.start.commitment == promised
    assert done.entry.start.nonces == {"1": nonce("new")}
