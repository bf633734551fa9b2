"""Achievements: few, in words of the game, from the events alone, the same each time and through JSON."""

import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from hiroma.games import HOUSE, capabilities, newest
from hiroma.games.cant_stop import events as cs
from hiroma.games.fearsome_floors import events as ff
from hiroma.games.hidden_rooms import events as hr
from hiroma.games.niagara import events as ni
from hiroma.games.shinsai_jima import events as sj
from hiroma.kernel import CHANCE, Outcome
from hiroma.kernel.capabilities import Achievements
from hiroma.kernel.options import Options
from hiroma.kernel.texts import LANGUAGES
from hiroma.transcript import Texts

MOST = 6
GAMES = [game for game in HOUSE if capabilities(game).achievements]


def of(game: str) -> Achievements:
    found = capabilities(game).achievements
    assert found is not None
    return found


def outcome(winner: int, seats: int = 2, clause: str = "", sides: tuple[tuple[int, ...], ...] = ()) -> Outcome:
    """The end of a game that a side has won."""
    groups = sides or tuple((seat,) for seat in range(seats))
    rest = tuple((side,) for side in range(len(groups)) if side != winner)
    return Outcome(ranking=((winner,), *rest), sides=groups, scores=(0.0,) * seats, clause=clause, first=0)


def earned(game: str, events: Sequence[Any], end: Outcome) -> list[set[str]]:
    return [set(names) for names in of(game).earned(events, end)]


def played(game: str, seats: int, options: Options, seed: int) -> tuple[list[msgspec.Struct], Outcome]:
    """The events of a game by chance, and how it ended."""
    rules, chance, told = newest(game), random.Random(seed), list[msgspec.Struct]()
    state = rules.start(options, seats)
    level = rules.info.ends_with
    bot = rules.bots[level]() if level else None
    while actors := state.actors():
        seat = chance.choice(actors)
        if seat == CHANCE:
            move: Any = chance.choice(state.draw().outcomes())
        else:
            move = bot.choose(state, seat, chance.randrange) if bot else chance.choice(state.moves(seat))
        state.apply(seat, move, lambda event, only=None: told.append(event))
    end = state.outcome()
    assert end is not None
    return told, end


@pytest.mark.parametrize("game", GAMES)
def test_they_are_few_and_have_words(game: str) -> None:
    names = of(game).names
    assert 4 <= len(set(names)) == len(names) <= MOST
    for language in LANGUAGES:
        texts = Texts(game, language)
        for name in names:
            assert texts.find(f"{game}-earned-{name}"), name
            assert texts.find(f"{game}-earned-{name}-help"), name


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("cant-stop", 2, {}),
        ("cant-stop", 4, {"team": True}),
        ("cant-stop", 5, {"unique": True}),
        ("fearsome-floors", 2, {}),
        ("fearsome-floors", 5, {"advanced": True}),
        ("niagara", 3, {"round_limit": 8}),
        ("niagara", 4, {"flussgeister": True, "round_limit": 8}),
        ("shinsai-jima", 3, {}),
        ("shinsai-jima", 6, {}),
        ("hidden-rooms", 1, {}),
    ],
)
def test_any_game_can_be_told(game: str, seats: int, options: Options, seed: int) -> None:
    events, end = played(game, seats, options, seed)
    known = of(game)
    found = earned(game, events, end)
    assert len(found) == seats
    assert all(names <= set(known.names) for names in found)
    assert earned(game, events, end) == found
    written = msgspec.json.encode(events)
    read = msgspec.json.decode(written, type=list[newest(game).event])  # type: ignore[misc]
    assert read == events
    assert earned(game, read, end) == found
    assert earned(game, [], end)  # nothing that a game must have told


def stop(seat: int, *routes: tuple[int, int], removed: tuple[int, ...] = ()) -> list[Any]:
    """A turn of Can't Stop: the routes that are claimed, each with the cell where the bivouac was."""
    banked = [cs.Banked(seat, route, start, 3) for route, start in routes]
    return [cs.TurnBegan(seat), *banked, *(cs.Claimed(seat, route, removed) for route, _ in routes)]


def test_cant_stop() -> None:
    drop = [cs.TurnBegan(0), cs.Dropped(0, True, ())]
    won = [*stop(0, (2, 1)), *stop(1, (7, 3)), *stop(0, (12, 0)), *stop(0, (8, 5))]
    assert earned("cant-stop", won, outcome(0)) == [{"sure-footed", "both-ends"}, set()]
    assert earned("cant-stop", drop + won, outcome(0)) == [{"both-ends"}, set()]
    alone = stop(1, (7, 0), (6, 2), (2, 0))
    assert earned("cant-stop", alone, outcome(1)) == [set(), {"sure-footed", "one-go", "hat-trick", "alone-on-top"}]
    back = [*stop(0, (5, 1)), *stop(0, (6, 1)), *drop, *stop(1, (3, 1)), *stop(1, (4, 1)), *stop(1, (7, 1))]
    assert earned("cant-stop", back, outcome(1)) == [set(), {"sure-footed", "comeback"}]
    teams = ((0, 2), (1, 3))
    found = earned("cant-stop", [*stop(0, (2, 1)), *drop], outcome(0, 4, sides=teams))
    assert found == [{"alone-on-top"}, set(), {"sure-footed", "alone-on-top"}, set()]


def look(seat: int, turned: Any) -> ff.MonsterLooked:
    """The monster looks east and turns to a piece of a seat."""
    return ff.MonsterLooked("c3", "E", turned, "nearest", (), "left", 1, seat, 0, 1, (), (), 0, False)


def test_fearsome_floors() -> None:
    def out(seat: int, count: int) -> ff.Escaped:
        return ff.Escaped(seat, count, 1, count, count)

    def caught(seat: int) -> ff.Caught:
        return ff.Caught(seat, 0, 1, "c3", "reached", "waiting")

    def monster(*events: Any) -> list[Any]:
        return [ff.TileRevealed("XX", 3), *events, ff.MonsterStopped("c3", "E", "XX", 3, 0, "fed")]

    first = [ff.RoundBegan(1, 1, 0), out(0, 1), out(0, 2), out(0, 3), ff.GoalMet(0, True), out(0, 4)]
    assert earned("fearsome-floors", first, outcome(0)) == [
        {"unbitten", "whole-family", "stampede", "early-bird"},
        set(),
    ]
    close = [ff.RoundBegan(9, 2, 0), ff.GoalMet(1, True), ff.GoalMet(0, False), *monster(caught(1))]
    assert earned("fearsome-floors", close, outcome(1)) == [set(), {"photo-finish"}]
    feast = monster(look(0, "N"), caught(1), caught(1), caught(2))
    assert earned("fearsome-floors", feast, outcome(2, 3)) == [{"bait"}, set(), set()]
    own = monster(look(0, "N"), caught(1), caught(1), caught(2), caught(0))
    assert earned("fearsome-floors", own, outcome(1, 3)) == [set(), set(), set()]
    ahead = monster(look(0, "E"), caught(1), caught(1), caught(2))
    assert earned("fearsome-floors", ahead, outcome(1, 3)) == [set(), set(), set()]
    nobody = msgspec.structs.replace(outcome(0), ranking=((0, 1),))
    assert earned("fearsome-floors", [ff.RoundBegan(14, 2, 0), *monster(caught(1))], nobody) == [set(), set()]


def test_niagara() -> None:
    def turn(seat: int, *events: Any) -> list[Any]:
        return [ni.CardShown(seat, "3"), *events, ni.TurnEnded(seat)]

    home = turn(0, ni.Scored(0, 0, "pink"), ni.Scored(0, 1, "pink"), ni.ConditionMet(0, "five-colours", 1))
    assert earned("niagara", home, outcome(0)) == [{"five-colours", "dry", "both-home", "daring"}, set()]
    fell = [ni.Fell(0, 1), *turn(0, ni.Scored(0, 0, "pink")), *turn(0, ni.Scored(0, 1, "blue"))]
    assert earned("niagara", [*fell, ni.ConditionMet(0, "seven", 1)], outcome(0)) == [{"phoenix"}, set()]
    stolen = [ni.Stolen(1, 0, 0, 0, 0, "blue")]
    assert earned("niagara", stolen * 3, outcome(0)) == [{"dry"}, {"thief"}]
    assert earned("niagara", stolen * 2, outcome(0)) == [{"dry"}, set()]


def test_shinsai_jima() -> None:
    end = sj.Ended((0,), "SJ-V1", ("A", "B"))
    assert earned("shinsai-jima", [end], outcome(0)) == [{"peaceful", "all-alive"}, set()]
    blows = [sj.TurnBegan(0, "normal"), sj.Killed("A", "B1", "SJ-D1"), sj.Killed("A", "B2", "SJ-D1"), end]
    assert earned("shinsai-jima", blows, outcome(0)) == [{"all-alive", "double-blow"}, set()]
    apart = [*blows[:2], sj.TurnBegan(1, "normal"), sj.TurnBegan(0, "normal"), *blows[2:]]
    assert earned("shinsai-jima", apart, outcome(0)) == [{"all-alive"}, set()]
    natives = [sj.TurnBegan(0, "normal"), sj.Killed("A", "N1", "SJ-D1"), sj.Killed("A", "A2", "SJ-D1"), end]
    assert earned("shinsai-jima", natives, outcome(0)) == [set(), set()]
    sailed = [sj.Walked("B1", "sail", "a3", "a4", 1), sj.Scored("B", 1, "rescue"), sj.Starved("B2", "c3"), end]
    judged = [*sailed, sj.Judged((1,), ("B", "A"), True)]
    assert earned("shinsai-jima", judged, outcome(1)) == [set(), {"peaceful", "rescuer", "seafarer", "last-shot"}]
    mates = earned("shinsai-jima", [end], outcome(0, 4, sides=((0, 2), (1, 3))))
    assert mates == [{"peaceful", "all-alive"}, set(), {"peaceful", "all-alive"}, set()]


def test_hidden_rooms() -> None:
    def attempt(number: int, won: bool, turns: int, *events: Any) -> list[Any]:
        opened = hr.StageOpened(number, "R1", 1, False, "", "")
        return [opened, *events, hr.AttemptEnded(number, "win" if won else "caught", "a1", won, won, turns)]

    def acted(kind: str) -> hr.MonsterActed:
        return hr.MonsterActed(kind, "c3", "N", "c2", "N", (), "")

    recalled = hr.Explored("a2", "a1", "R3", "R2", True, True, "value", 5)
    drawn = hr.Explored("a2", "a1", "R3", "R2", False, True, "value", 2)
    quick = [*attempt(1, True, 12, acted("follow"), recalled), *attempt(2, True, 13, acted("chase"), drawn)]
    won = [*quick, hr.GameEnded(True, "HR-G-05", 2, 0)]
    assert earned("hidden-rooms", won, outcome(0, 1)) == [
        {"straight-out", "unnoticed", "swift", "by-heart", "full-head"}
    ]
    lost = attempt(3, False, 4, acted("chase"), recalled)
    last = [*lost, *attempt(4, True, 20, acted("turn-to-child"), drawn), hr.GameEnded(True, "HR-G-05", 2, 2)]
    assert earned("hidden-rooms", last, outcome(0, 1)) == [{"last-chance"}]
    assert earned("hidden-rooms", [*lost, hr.GameEnded(False, "HR-G-07", 1, 3)], outcome(0, 1)) == [set()]
