"""The strong bot as a service: advice with odds and reasons, and a look back at a finished game."""

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from hiroma.games.hidden_rooms.bots import LEVELS
from hiroma.games.hidden_rooms.capabilities.advice import advise
from hiroma.games.hidden_rooms.capabilities.review import judge, review
from hiroma.games.hidden_rooms.course import Game
from hiroma.games.hidden_rooms.moves import EndTurn, Explore, NextAttempt, Place, Resign, Walk
from hiroma.games.hidden_rooms.parts.books import designed, text_of
from hiroma.games.hidden_rooms.view import Advice, Review
from hiroma.kernel import CHANCE, BadOption, IllegalMove, Picked
from hiroma.kernel.lot import Lot
from tests.games.hidden_rooms.positions import RULES, begun, opened, play, position

CORRIDOR = {"f6": "G3", "e6": "G4", "e5": "R2"}


def codes(advice: Advice) -> dict[str, dict[str, int | str]]:
    """Reasons by code."""
    return {reason.code: reason.what for reason in advice.reasons}


def test_best_first_and_two_runners_up() -> None:
    found = advise(position(board=CORRIDOR, child="f6", memory=["Y1", "R5"], supply=["B1", "Y6", "B4"]))
    assert len(found) == 3
    assert [advice.worth for advice in found] == sorted((advice.worth for advice in found), reverse=True)
    assert all(0.0 <= advice.worth <= 1.0 for advice in found)
    assert len({str(advice.moves[-1]) for advice in found}) == 3


def test_what_is_advised_is_a_whole_turn_that_may_be_played() -> None:
    lot, walks = Lot(3), set()
    game = begun("G3", place="R6")
    while game.actors():
        if game.actors() == (CHANCE,):
            game.apply(CHANCE, Picked(lot.below(game.supply.bit_count())))
            continue
        found = advise(game)
        for advice in found:
            walks.add(len(advice.moves))
            trial = game.copy()
            for move in advice.moves:
                trial.apply(0, move)
        if found:
            assert LEVELS["master"]().choose(game, 0, lambda n: n - 1) in game.moves(0)
            assert not isinstance(found[0].moves[-1], Walk)
            for move in found[0].moves:
                play(game, move)
        else:
            play(game, game.moves(0)[0])
    assert walks == {1, 2, 3}


@pytest.mark.slow
def test_of_equal_turns_the_one_that_walks_least() -> None:
    equal = 0
    for seed in range(6):
        _, steps = played("master", seed)
        again = RULES.start({"book": ""}, 1)
        for who, step in steps:
            assert isinstance(again, Game)
            found = advise(again) if who != CHANCE else []
            for one, other in pairwise(found):
                if abs(one.worth - other.worth) < 1e-9:
                    equal += 1
                    assert len(one.moves) <= len(other.moves)
            again.apply(who, step)
    assert equal > 10


def test_odds_and_reasons_of_a_draw() -> None:
    game = position(
        board={"f6": "G3"}, child="f6", memory=["Y1", "R1", "B1", "B2", "R2"], supply=["G1", "Y6", "B4", "Y2"]
    )
    draw = next(advice for advice in advise(game) if advice.moves[-1] in (Explore("f5"), Explore("e6")))
    assert (draw.fits, draw.left) == (3, 4)
    assert codes(draw)["odds"] == {"fits": 3, "left": 4}
    assert codes(draw)["forgets"] == {}
    assert codes(draw)["safe"] == {}
    assert codes(draw)["distance"] == {"steps": 9}


def test_reasons_of_a_tile_of_the_memory() -> None:
    game = position(board={"b1": "G3"}, child="b1", monster="f6", facing="N", memory=["G1", "Y6"], supply=["R1"])
    best = advise(game)[0]
    assert isinstance(best.moves[-1], Explore)
    assert (best.moves[-1].to, best.worth, best.fits, best.left) == ("a1", 1.0, 1, 1)
    assert codes(best)["escapes"] == {}
    assert codes(best)["sure"]["under"] == "G3"
    assert codes(best)["keeps"]["tile"] in ("G1", "Y6")


def test_reasons_of_waiting_of_danger_and_of_time() -> None:
    stuck = position(board={"f6": "R2"}, child="f6", monster="f4", facing="S", supply=["B1"])
    assert all(codes(advice)["danger"]["percent"] == 100 for advice in advise(stuck))
    waiting = position(board={"f6": "R2"}, child="f6", supply=[])
    assert codes(advise(waiting)[0])["waits"] == {"square": "f6"}
    late = position(board={"e5": "R2"}, child="e5", monster="c6", facing="W", supply=["R1"])
    assert codes(advise(late)[0])["time"] == {"turns": 1}


def test_out_of_sight() -> None:
    game = position(board={"d3": "R1", "e3": "R1", "e4": "R2"}, child="d3", monster="b2", facing="E", supply=["B6"])
    assert any("unseen" in codes(advice) for advice in advise(game))


def test_the_choice_of_the_start_tile() -> None:
    found = advise(begun("R1", ("Y5", "B2")))
    assert {advice.moves for advice in found} == {(Place("Y5"),), (Place("B2"),)}
    best = found[0]
    assert best.worth >= found[1].worth
    assert codes(best)["odds"] == {"fits": best.fits, "left": 21}


def test_nothing_to_weigh() -> None:
    game = begun(place="R6")
    play(game, Explore("f5"))
    assert advise(game) == []
    over = begun()
    play(over, Resign())
    assert advise(over) == []


def test_advice_comes_from_what_is_seen() -> None:
    game = begun("R4", place="R6")
    seen = msgspec.json.decode(msgspec.json.encode(game.view(0)), type=RULES.sight)
    imagined = RULES.imagine(seen, Lot(1).below)
    assert isinstance(imagined, Game)
    assert advise(imagined) == advise(game)
    assert msgspec.json.decode(msgspec.json.encode(advise(game)), type=list[Advice]) == advise(game)


def played(level: str, seed: int, book: str = "") -> tuple[Game, list[tuple[int, Any]]]:
    """A whole game of a bot, and its steps."""
    game, lot = RULES.start({"book": book}, 1), Lot(seed)
    steps: list[tuple[int, Any]] = []
    bot = LEVELS[level]()
    while game.actors():
        if game.actors() == (CHANCE,):
            step: tuple[int, Any] = (CHANCE, game.draw().outcomes()[lot.below(len(game.draw().outcomes()))])
        else:
            step = (0, bot.choose(game, 0, lot.below))
        steps.append(step)
        game.apply(*step)
    assert isinstance(game, Game)
    return game, steps


def test_the_strong_bot_finds_nothing_to_regret_in_its_own_game() -> None:
    game, steps = played("master", 5)
    found = review(opened(), steps)
    assert found.best == 1.0
    assert all(decision.loss == 0.0 and decision.best == decision.move for decision in found.decisions)
    assert all(attempt.worst is None and attempt.loss == 0.0 for attempt in found.attempts)
    assert [(attempt.stage, attempt.reason) for attempt in found.attempts] == [(n, why) for n, why, _ in game.done]


@pytest.mark.slow
def test_the_novice_has_more_to_regret() -> None:
    book = text_of(designed())
    game, steps = played("casual", 6, book)
    found = review(opened(book=book), steps)
    assert found.best < 0.9
    assert len(found.attempts) == len(game.done)
    for attempt in found.attempts:
        if attempt.worst is not None:
            worst = found.decisions[attempt.worst]
            assert worst.loss == max(each.loss for each in found.decisions if each.attempt == worst.attempt)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found


def test_luck_is_what_came_less_what_was_to_be_expected() -> None:
    _, steps = played("club", 8)
    found = review(opened(), steps)
    for attempt in found.attempts:
        assert attempt.luck == pytest.approx(attempt.succeeded - attempt.expected)
        assert 0 <= attempt.succeeded <= attempt.tried
    assert found.luck == pytest.approx(sum(attempt.luck for attempt in found.attempts))
    # By hand: from R6 a tile fits with value 6 or red; four of those 21 are left beside R1, R6 and B6.
    steps = [(CHANCE, Picked(0)), (CHANCE, Picked(4)), (CHANCE, Picked(9)), (0, Place("R6")), (0, Explore("f5"))]
    steps += [(CHANCE, Picked(0)), (0, Resign())]
    (attempt,) = review(opened(), steps).attempts
    assert (attempt.tried, attempt.succeeded, attempt.reason) == (1, 1, "resigned")
    assert attempt.expected == pytest.approx(6 / 21)


@pytest.mark.slow
def test_many_games_are_neither_lucky_nor_unlucky() -> None:
    reviews = [review(opened(), played("casual", seed)[1]) for seed in range(25)]
    tried = sum(attempt.tried for found in reviews for attempt in found.attempts)
    assert abs(sum(found.luck for found in reviews)) < 3 * (0.25 * tried) ** 0.5


def test_single_decisions() -> None:
    game = position(board={"b1": "G3"}, child="b1", monster="f6", facing="N", memory=["R1", "Y6"], supply=["R1"])
    best = judge(game, Explore("a1", "Y6"))
    assert (best.worth, best.loss) == (1.0, 0.0)
    waste = judge(game, Explore("a1", "R1"))
    assert waste.best == Explore("a1", "Y6")
    assert waste.worth == judge(game, EndTurn()).worth
    assert judge(game, Resign()).worth == 0.0
    into = position(board=CORRIDOR, child="f6", monster="e6", facing="W", supply=["B1"])
    assert judge(into, Walk("e6")).worth == 0.0
    beside = position(board={"f6": "G1"}, child="f6", monster="e6", facing="W", supply=["B1"])
    assert judge(beside, Explore("e6")).worth == 0.0


def test_what_does_not_follow_is_no_game() -> None:
    with pytest.raises(IllegalMove):
        review(opened(), [(0, NextAttempt())])
    with pytest.raises(BadOption):
        RULES.start({"book": "{}"}, 1)
    assert review(opened(), []).decisions == ()
    assert opened().actors() == (CHANCE,)
