"""Players who sit down agree to the settings they see. After a change they have to agree again."""

import pytest

from hiroma.table.commands import Fill, Join, Ready, SeatBot, SetClock, SetOption, SetRated, SetTimeout, Start, Swap
from hiroma.table.hall_commands import Filled
from tests.table.sitting import Sitting


def test_nothing_is_asked_while_nothing_has_changed() -> None:
    sitting = Sitting()
    sitting.ok(SetClock(minutes=5), "a")
    sitting.join("a", "b").ok(Start(), "b")


def test_a_short_clock_cannot_be_set_and_started_in_one_breath() -> None:
    sitting = Sitting(rated=False).join("a", "b")
    sitting.ok(SetClock(minutes=0, seconds=1), "a")
    sitting.ok(SetTimeout(then="concede"), "a")
    assert sitting.no("not-agreed", Start(), "a").what == {"places": [2]}
    sitting.no("not-agreed", Start(), "a")
    sitting.ok(Ready(), "b")
    sitting.ok(Start(), "a")


@pytest.mark.parametrize(
    "change", [SetOption(name="match", value=3), SetClock(days=2), SetTimeout(then="nothing"), SetRated(on=False)]
)
def test_any_change_is_agreed_to_again_by_those_who_sat(change: SetOption | SetClock | SetTimeout | SetRated) -> None:
    sitting = Sitting().join("a", "b")
    sitting.ok(change, "a")
    sitting.ok(Join(), "c")
    assert sitting.no("not-agreed", Start(), "a").what == {"places": [2]}, "who came after it has seen it"
    sitting.ok(Ready(), "b")
    sitting.ok(Start(), "a")


def test_a_setting_that_stays_as_it_is_asks_nobody() -> None:
    sitting = Sitting().join("a", "b")
    sitting.ok(SetOption(name="match", value=1), "a")
    sitting.ok(SetTimeout(then="bot"), "a")
    sitting.ok(Start(), "a")


def test_places_are_part_of_it() -> None:
    sitting = Sitting("cant-stop", team=True).join("a", "b", "c", "d")
    sitting.ok(Swap(chair=1), "a")
    assert sitting.no("not-agreed", Start(), "a").what == {"places": [1, 3, 4]}
    apart = Sitting().join("a", "b")
    apart.ok(Join(chair=0), "c")
    assert apart.no("not-agreed", Start(), "c").what == {"places": [2, 3]}


def test_a_bot_that_takes_the_rating_away_is_agreed_to() -> None:
    sitting = Sitting().join("a", "b")
    sitting.ok(SeatBot(), "a")
    sitting.no("not-agreed", Start(), "a")
    unrated = Sitting(rated=False).join("a", "b")
    unrated.ok(SeatBot(), "a")
    unrated.ok(Start(), "a")


def test_with_bots_alone_nothing_is_asked() -> None:
    sitting = Sitting(rated=False).join("a")
    sitting.ok(SeatBot(), "a")
    sitting.ok(SetOption(name="match", value=2), "a")
    sitting.ok(Start(), "a")


def test_no_bots_come_by_themselves_to_settings_that_somebody_has_not_agreed_to() -> None:
    sitting = Sitting(rated=False).join("a", "b")
    sitting.ok(Fill(seconds=20), "a")
    sitting.ok(SetOption(name="match", value=2), "a")
    assert sitting.events == ["filling", "option-set"]
    sitting.now += 100
    sitting.no("not-to-be-filled", Filled(), None)
    sitting.no("not-agreed", Fill(seconds=20), "a")
    sitting.ok(Ready(), "b")
    sitting.ok(Fill(seconds=20), "a")


def test_a_rated_game_has_a_floor_for_its_clock() -> None:
    sitting = Sitting().join("a", "b")
    for clock in (SetClock(minutes=2), SetClock(minutes=0, seconds=4)):
        assert sitting.no("clock-too-short", clock, "a").what == {"seconds": 180, "turns": 40}
    for clock in (SetClock(minutes=3), SetClock(minutes=1, seconds=3), SetClock(days=1), SetClock()):
        sitting.ok(clock, "a")
    sitting.ok(SetRated(on=False), "a")
    sitting.ok(SetClock(minutes=0, seconds=1), "a")
    sitting.no("clock-too-short", SetRated(on=True), "a")
