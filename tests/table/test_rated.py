"""A table says whether its games count for ratings, and a bot that sits down takes that away."""

import msgspec
import pytest

from hiroma.ids import PlayerId
from hiroma.table import entries
from hiroma.table.commands import Fill, Kick, Open, SeatBot, SetRated, Start
from hiroma.table.grammar import read
from hiroma.table.hall_commands import Filled
from hiroma.table.handlers import permissions
from hiroma.table.practice import Practice
from tests.table.sitting import TABLE, Sitting, dump

A = PlayerId("a")


def test_a_table_is_rated_as_it_was_opened_and_an_old_log_says_nothing_of_it() -> None:
    sitting = Sitting()
    assert sitting.table.rated
    assert b"rated" not in sitting.rows[0][0]


def test_the_host_says_before_a_game_whether_it_is_rated() -> None:
    sitting = Sitting().join("a", "b")
    sitting.no("not-host", SetRated(on=False), "b")
    sitting.ok(SetRated(on=False), "a")
    assert sitting.events == ["rated-set"]
    assert not sitting.table.rated
    sitting.ok(SetRated(on=True), "a")
    sitting.no("not-agreed", Start(), "a")
    sitting.settle().ok(Start(), "a")
    sitting.no("game-running", SetRated(on=False), "a")
    assert dump(sitting.folded()) == dump(sitting.table)


def test_a_change_of_it_asks_everybody_again_whether_they_are_ready() -> None:
    sitting = Sitting().join("a", "b")
    sitting.table.chairs[1].ready = True
    sitting.ok(SetRated(on=False), "a")
    assert not sitting.table.chairs[1].ready


def test_a_bot_that_sits_down_makes_a_table_unrated_in_the_same_entry() -> None:
    sitting = Sitting().join("a")
    sitting.ok(SeatBot(), "a")
    assert sitting.events == ["bot-seated", "rated-set"]
    assert not sitting.table.rated
    sitting.no("rated-no-bots", SetRated(on=True), "a")
    sitting.ok(SeatBot(), "a")
    assert sitting.events == ["bot-seated"]
    sitting.ok(Kick(chair=2), "a")
    sitting.ok(Kick(chair=1), "a")
    assert not sitting.table.rated, "only the host makes it rated again"
    sitting.ok(SetRated(on=True), "a")


def test_bots_that_come_after_a_while_make_it_unrated_too() -> None:
    sitting = Sitting().join("a")
    sitting.ok(Fill(seconds=1), "a")
    sitting.now += 5
    sitting.ok(Filled(), None)
    assert "rated-set" in sitting.events
    assert not sitting.table.rated


@pytest.mark.parametrize("how", [{"practice": Practice(2)}, {"shared": "pile/2026-01-31"}])
def test_what_one_plays_alone_is_never_rated(how: dict[str, object]) -> None:
    sitting = Sitting()
    table = type(sitting.table)(sitting.table.rulesets, sitting.entropy)
    command = msgspec.structs.replace(entries.decode(sitting.rows[0][0]).command, **how)
    assert isinstance(command, Open)
    assert command.rated
    table.do(command, A, 1.0)
    assert table.id == TABLE
    assert not table.rated
    told = permissions(table, table.who(A))["rated"]
    assert told is not None
    assert told.code == ("shared-deal" if "shared" in how else "rated-alone")


@pytest.mark.parametrize("line", ["/rated on", "/RATED", "/gewertet an", "/レート オン", "/rating yes"])
def test_it_is_switched_on_in_three_languages(line: str) -> None:
    assert read(line, ()) == ("rated", {"on": True})


@pytest.mark.parametrize("line", ["/rated off", "/wertung aus", "/レート オフ", "/レーティング 0"])
def test_it_is_switched_off_in_three_languages(line: str) -> None:
    assert read(line, ()) == ("rated", {"on": False})
