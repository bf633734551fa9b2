"""Records of a finished game, the same live and read back from the log."""

import random

import pytest

from hiroma.games import newest
from hiroma.ids import PlayerId
from hiroma.records import Ended, Variant, ended
from hiroma.records.counting import counted
from hiroma.records.staying import Part, part
from hiroma.table.clock import DAY
from hiroma.table.commands import Abort, Concede, Join, Leave, Ready, SeatBot, SetClock, SetRated, Undo
from hiroma.table.events import BotTookOver, Kicked
from hiroma.table.hall_commands import TimeOut
from hiroma.table.messages import Happened, Heard, Step
from tests.table.sitting import Sitting, old

A = PlayerId("a")


def last(sitting: Sitting) -> Ended:
    """Return the game that the last entry ended, the same from the live table and from the one read back."""
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
    game = last(sitting.finish())
    assert [(player, bot is None) for player, bot, _ in who(game)] == [("a", False), ("b", True), ("c", True)]
    game = last(old("removed-by-vote"))
    assert [(player, bot is None) for player, bot, _ in who(game)] == [("a", True), ("b", True), ("c", False)]


def begun(*players: str, seed: int = 5) -> Sitting:
    """Return a game in which everybody has decided often enough for it to count."""
    chance, sitting = random.Random(seed), Sitting("cant-stop", seed=seed).start(*players)
    assert sitting.table.play is not None
    while min([step.seat for step in sitting.table.play.steps].count(seat) for seat in range(len(players))) < 6:
        sitting.step(chance)
    assert sitting.table.status == "playing"
    return sitting


def rated(game: Ended) -> list[bool]:
    return [seat.rated for seat in game.seats]


def places(game: Ended) -> list[int]:
    return [seat.place for seat in game.seats]


def test_who_leaves_for_good_is_last_whatever_the_bot_makes_of_it() -> None:
    won = set()
    for seed in range(9):
        sitting = begun("a", "b", seed=seed)
        sitting.ok(Leave(), "a")
        game = last(sitting.finish(seed))
        assert sitting.table.play is not None
        assert sitting.table.play.outcome is not None
        won |= set(sitting.table.play.outcome.winners)
        assert (places(game), rated(game)) == ([2, 1], [True, True])
    assert won == {0, 1}, "the bot never won, or always: this proves nothing"


def test_who_runs_out_of_time_and_stays_away_is_last_too() -> None:
    sitting = Sitting("cant-stop")
    sitting.ok(SetClock(minutes=10), "a")
    chance = random.Random(3)
    sitting.start("a", "b")
    for _ in range(40):
        sitting.step(chance)
    late = sitting.mover()
    sitting.now += 1000.0
    sitting.ok(TimeOut(chair=late), None)
    assert sitting.events == ["timed-out", "bot-took-over"]
    game = last(sitting.finish())
    assert (game.seats[late].place, rated(game)) == (2, [True, True])


def is_rated_as_the_game_goes_after_coming_back(sitting: Sitting) -> None:
    """Let a bot move once for a, then let a come back and play to the end."""
    sitting.step(random.Random(2))
    sitting.ok(Join(), "a")
    game = last(sitting.finish())
    assert sitting.table.play is not None
    assert sitting.table.play.outcome is not None
    assert [seat.place == 1 for seat in game.seats] == [seat in sitting.table.play.outcome.winners for seat in (0, 1)]
    assert rated(game) == [True, True]


def test_who_comes_back_is_rated_as_the_game_went() -> None:
    sitting = begun("a", "b")
    sitting.ok(Leave(), "a")
    is_rated_as_the_game_goes_after_coming_back(sitting)


def waited_for(*players: str, seed: int = 5) -> Sitting:
    """Return a game that a has walked away from; by the will of the others a bot plays for them."""
    sitting, chance = begun(*players, seed=seed), random.Random(8)
    while sitting.mover() != 0:
        sitting.step(chance)
    sitting.now += 2 * DAY
    sitting.ok(SeatBot(chair=0), "b")
    sitting.agree(*players[2:])
    assert sitting.table.chairs[0].bot
    return sitting


def test_who_stops_moving_is_last_whatever_the_bot_makes_of_it() -> None:
    """The log proves that the table waited for a day, so stopping is no better than leaving."""
    won = set()
    for seed in range(9):
        sitting = waited_for("a", "b", seed=seed)
        game = last(sitting.finish(seed))
        assert sitting.table.play is not None
        assert sitting.table.play.outcome is not None
        won |= set(sitting.table.play.outcome.winners)
        assert (places(game), rated(game)) == ([2, 1], [True, True])
    assert won == {0, 1}, "the bot never won, or always: this proves nothing"
    game = last(waited_for("a", "b", "c").finish())
    assert (game.seats[0].place, rated(game)) == (3, [True, True, True])


def test_who_stops_moving_and_comes_back_is_rated_as_the_game_went() -> None:
    sitting = waited_for("a", "b")
    is_rated_as_the_game_goes_after_coming_back(sitting)


def reasons(sitting: Sitting) -> set[str]:
    """Return the reasons why bots took over, from the log."""
    heard = [each.event for happened in sitting.table.history for each in happened.heard]
    return {event.why for event in heard if isinstance(event, BotTookOver)}


def test_whose_seat_the_others_gave_to_a_bot_under_older_terms_is_not_rated() -> None:
    sitting = old("waits-by-leaving")
    assert reasons(sitting) == {"left", "others"}
    game = last(sitting)
    assert [seat.bot is None for seat in game.seats] == [False, True, True]
    assert not game.seats[0].rated


def test_who_is_not_ready_for_a_day_between_two_games_has_not_left_the_next_one() -> None:
    """A bot plays the next game from its first turn."""
    sitting = Sitting("cant-stop", match=2).start("a", "b").finish()
    sitting.ok(Ready(), "a")
    sitting.now += 2 * DAY
    sitting.ok(SeatBot(chair=1), "a")
    assert sitting.events[:2] == ["bot-took-over", "game-began"]
    assert reasons(sitting) == {"others"}
    assert rated(last(sitting.finish(2))) == [False, False]


def test_who_was_put_out_is_not_rated() -> None:
    """A vote could once put a player out: a bot played the rest for them."""
    out = Heard(Kicked(chair=2, player=PlayerId("c")), None)
    course = [Happened(1, 0.0, None, 1, (out,)), Happened(2, 0.0, 2, 1, ())]
    played = part(course, [Step(rev, 2, (), (), True) for rev in range(-9, 0)], 2, (2,), True)
    assert played == Part("taken-over", 9)
    assert played.stayed(6) is False
    assert counted([0, 1, 2], list(map(PlayerId, "abc")), [Part("stayed", 9), Part("stayed", 9), played], 6) == {0, 1}
    assert not last(old("removed-by-vote")).seats[2].rated


def test_a_gift_before_the_first_turns_is_none() -> None:
    """Twenty players concede before they have decided anything: nobody is rated, and their pages show it."""
    for n in range(20):
        sitting = Sitting("cant-stop").start("a", f"gift-{n}")
        sitting.ok(Concede(), f"gift-{n}")
        game = last(sitting)
        assert (game.how, places(game), rated(game)) == ("conceded", [1, 2], [False, False])
        assert [seat.stayed for seat in game.seats] == [True, False]


@pytest.mark.parametrize("goes", [Concede(), Leave()])
def test_who_goes_too_early_is_put_aside_and_the_others_are_rated(goes: Concede | Leave) -> None:
    sitting = Sitting("cant-stop").start("a", "b", "c")
    sitting.ok(goes, "c")
    game = last(sitting.finish())
    assert rated(game) == [True, True, False]
    assert [seat.stayed for seat in game.seats] == [True, True, False]


def test_turns_that_were_taken_back_are_not_counted() -> None:
    sitting = Sitting("cant-stop").start("a", "b")
    chance = random.Random(1)
    for _ in range(30):
        mover = sitting.player_of(sitting.mover())
        sitting.step(chance)
        sitting.ok(Undo(), mover)
        if sitting.table.vote is not None:
            sitting.agree("b" if mover == "a" else "a")
    sitting.ok(Concede(), "b")
    assert rated(last(sitting)) == [False, False]


def test_a_table_that_is_not_rated_rates_nobody() -> None:
    sitting = Sitting("cant-stop")
    sitting.ok(SetRated(on=False), "a")
    sitting.start("a", "b")
    assert not last(sitting.finish()).rated


def test_a_game_of_a_match_that_one_did_not_begin_is_not_ones_own() -> None:
    sitting = Sitting("cant-stop", match=2).start("a", "b", "c")
    sitting.ok(Leave(), "c")
    sitting.finish()
    assert rated(last(sitting.again().finish(2))) == [True, True, False]


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
    seats = tuple(type(seat)(player=A, bot=None, side=seat.side, place=seat.place, score=0.0) for seat in game.seats)
    both = type(game)(**{**{name: getattr(game, name) for name in game.__struct_fields__}, "seats": seats})
    stayed = Part("stayed", 9)
    assert counted([seat.side for seat in seats], [A, A], [stayed] * 2, 3) == set()
    assert counted([seat.side for seat in seats], [A, PlayerId("b")], [stayed] * 2, 3) == {0, 1}
    assert both.people() == {"a": next(n for n, seat in enumerate(seats) if seat.place == 1)}


def test_alone_one_loses_to_the_game() -> None:
    sitting = Sitting("hidden-rooms").start("a")
    sitting.ok(Concede(), "a")
    game = last(sitting)
    assert who(game) == [("a", None, 2)]
    assert not game.rated


@pytest.mark.parametrize("options", [{}, {"match": 5}, {"book": ""}])
def test_defaults_and_the_match_make_no_class(options: dict[str, int | str]) -> None:
    declared = newest("hidden-rooms").info.options + newest("cant-stop").info.options
    assert Variant.of(declared, options, 1) == Variant(1, {})


def test_a_text_is_kept_short() -> None:
    kind = Variant.of(newest("hidden-rooms").info.options, {"book": "x" * 5000}, 1)
    assert len(str(kind.options["book"])) == 12
    assert Variant.read(kind.key) == kind
