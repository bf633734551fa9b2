"""What records keep of a game, live and read back from the log."""

import pytest

from hiroma.games import ruleset
from hiroma.records import Ended, Variant, ended
from hiroma.table.asked import Abort, Concede, Kick, Leave, SeatBot
from tests.table.sitting import Sitting


def last(sitting: Sitting) -> Ended:
    """What the last entry ended, the same in the table that goes on and in the one read back."""
    game = ended(sitting.table)
    assert game is not None
    assert game == ended(sitting.folded())
    return game


def who(game: Ended) -> list[tuple[str | None, str | None, int]]:
    return [(seat.player, seat.bot, seat.place) for seat in game.seats]


def test_a_game_by_its_rules() -> None:
    sitting = Sitting("cant-stop", unique=True, match=2).start("a", "b", "c")
    assert ended(sitting.table) is None
    game = last(sitting.finish())
    assert sitting.table.play is not None
    assert sitting.table.play.outcome is not None
    winner = sitting.table.play.outcome.winners[0]
    assert (game.table, game.no, game.since, game.rev, game.how) == ("t0", 1, 0, sitting.table.rev, "rules")
    assert game.at == sitting.now
    assert game.variant == '[3,{"unique":true}]'
    assert [seat.place == 1 for seat in game.seats] == [seat == winner for seat in range(3)]
    assert game.rated
    assert game.people() == {"a": 0, "b": 1, "c": 2}
    second = last(sitting.again().finish(2))
    assert (second.no, second.since) == (2, game.rev)


def test_what_goes_on_after_a_game_ends_none() -> None:
    sitting = Sitting("cant-stop").start("a", "b").finish()
    assert ended(sitting.table) is not None
    sitting.ok(Leave(), "b")
    assert ended(sitting.table) is None


def test_who_concedes_is_last_though_a_bot_plays_on_and_wins() -> None:
    winners = set()
    for seed in range(12):
        sitting = Sitting("cant-stop", seed=seed).start("a", "b", "c")
        sitting.ok(Concede(), "b")
        game = last(sitting.finish(seed))
        assert sitting.table.play is not None
        assert sitting.table.play.outcome is not None
        assert game.seats[1].place == 3
        assert {game.seats[0].place, game.seats[2].place} in ({1}, {1, 2})
        winners.add(sitting.table.play.outcome.winners)
    assert (1,) in winners, "the bot never won: this proves nothing"


def test_the_last_who_concedes_ends_the_game() -> None:
    sitting = Sitting("cant-stop").start("a", "b", "c")
    sitting.ok(Concede(), "b")
    sitting.ok(Concede(), "a")
    game = last(sitting)
    assert game.how == "conceded"
    assert [place for _, _, place in who(game)] == [2, 2, 1]


def test_a_game_ended_by_vote_is_none() -> None:
    sitting = Sitting("cant-stop").start("a", "b")
    sitting.ok(Abort(), "a")
    sitting.agree("b")
    assert sitting.table.status == "over"
    assert ended(sitting.table) is None
    sitting.again().finish()
    assert last(sitting).no == 2


def test_who_left_or_was_put_out_has_played() -> None:
    sitting = Sitting("cant-stop").start("a", "b", "c")
    sitting.ok(Leave(), "a")
    sitting.online = {"b"}
    sitting.ok(Kick(chair=2), "b")
    assert sitting.table.chairs[2].player is None
    game = last(sitting.finish())
    assert [(player, bot is None) for player, bot, _ in who(game)] == [("a", False), ("b", True), ("c", False)]
    assert game.rated


def test_a_bot_of_its_own_makes_a_game_unrated() -> None:
    sitting = Sitting("cant-stop").join("a")
    sitting.ok(SeatBot(level="casual"), "a")
    game = last(sitting.start("b").finish())
    assert not game.rated
    assert game.seats[1].player is None
    assert game.people() == {"a": 0, "b": 2}


def test_a_team_of_one_counts_once() -> None:
    game = last(Sitting("cant-stop", team=True).start("a", "b").finish())
    assert len(game.seats) == 4
    assert [seat.player for seat in game.seats] == ["a", "b", "a", "b"]
    assert game.rated
    assert set(game.people()) == {"a", "b"}
    assert game.variant == '[4,{"team":true}]'


def test_who_sits_on_two_sides_is_not_rated() -> None:
    game = last(Sitting("cant-stop").start("a", "b").finish())
    seats = tuple(type(seat)(player="a", bot=None, side=seat.side, place=seat.place, score=0.0) for seat in game.seats)
    both = type(game)(**{**{name: getattr(game, name) for name in game.__struct_fields__}, "seats": seats})
    assert not both.rated
    assert both.people() == {"a": next(n for n, seat in enumerate(seats) if seat.place == 1)}


def test_alone_one_loses_to_the_game() -> None:
    sitting = Sitting("hidden-rooms").start("a")
    sitting.ok(Concede(), "a")
    game = last(sitting)
    assert who(game) == [("a", None, 2)]
    assert not game.rated


@pytest.mark.parametrize("options", [{}, {"match": 5}, {"book": ""}])
def test_defaults_and_the_match_make_no_class(options: dict[str, int | str]) -> None:
    declared = ruleset("hidden-rooms").info.options + ruleset("cant-stop").info.options
    assert Variant.of(declared, options, 1) == Variant(1, {})


def test_a_text_is_kept_short() -> None:
    kind = Variant.of(ruleset("hidden-rooms").info.options, {"book": "x" * 5000}, 1)
    assert len(str(kind.options["book"])) == 12
    assert Variant.read(kind.key) == kind
