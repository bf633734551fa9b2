"""Chosen draws: only in practice may a player choose the result of chance, and the log and its check say so."""

import json
import random
from typing import Any

import pytest

from hiroma.games import newest, ruleset
from hiroma.kernel.draws import Pick
from hiroma.server.wire import presenter
from hiroma.table import entries
from hiroma.table.commands import Abort, Redraw, Undo
from hiroma.table.play import Play
from hiroma.table.practice import Past
from hiroma.table.table import Table
from hiroma.table.verify import verify
from tests.table.sitting import Sitting
from tests.table.test_practice import Alone, played


def play_of(sitting: Sitting) -> Play:
    play = sitting.table.play
    assert play is not None
    return play


def dice(sitting: Sitting) -> tuple[int, ...]:
    """Return the dice that lie at Can't Stop."""
    view: Any = play_of(sitting).state.view(None)
    return tuple(view.dice)


def test_dice_are_chosen_after_a_turn_and_before_the_first() -> None:
    alone = Alone("cant-stop", 2).begin()
    for chosen in ([0, 0, 0, 0], [5, 4, 3, 2]):
        draws = [[*each] for _, each in play_of(alone).drawn()]
        draws[-1] = chosen
        alone.ok(Redraw(draws=draws), "a")
        assert sorted(dice(alone)) == sorted(number + 1 for number in chosen)
    alone.step(random.Random(1))
    *before, _ = [[*each] for _, each in play_of(alone).drawn()]
    steps = len(play_of(alone).steps)
    alone.ok(Redraw(draws=[*before, [1, 1, 1, 1]]), "a")
    assert dice(alone) == (2, 2, 2, 2)
    assert len(play_of(alone).steps) == steps
    assert alone.events == ["redrawn"]
    alone.ok(Undo(), "a")
    assert sorted(dice(alone)) == [3, 4, 5, 6], "the chosen dice from before the turn"


def test_a_refusal_changes_nothing() -> None:
    alone = Alone("cant-stop", 2).begin()
    fit = [[*each] for _, each in play_of(alone).drawn()]
    for draws in ([[9]], [[6, 6, 6, 6]], [*fit, [0, 0, 0, 0]]):
        alone.no("bad-draw", Redraw(draws=draws), "a")
    alone.no("not-seated", Redraw(draws=fit), "b")
    alone.ok(Abort(), "a")
    alone.no("no-game", Redraw(draws=fit), "a")


def test_nowhere_but_in_practice() -> None:
    table = played("cant-stop", 3, turns=4)
    for player in "ab":
        table.no("practice-only", Redraw(draws=[[0, 0, 0, 0]]), player)


@pytest.mark.parametrize("game", ["cant-stop", "fearsome-floors", "niagara"])
def test_the_log_is_read_back_and_says_what_was_chosen(game: str) -> None:
    alone = Alone(game, min(people for people in newest(game).people({}) if people > 1)).begin()
    chance = random.Random(5)
    chosen: list[int] = []
    for _ in range(40):
        if alone.table.status != "playing":
            break
        if (drawn := play_of(alone).drawn()) and len(chosen) < 3:
            alone.ok(Redraw(draws=[[chance.randrange(size) for size in drawn[0][0].ranges()]]), "a")
            chosen.append(alone.table.rev)
        if alone.table.status == "playing":
            alone.step(chance)
    assert chosen
    again = Table.fold(alone.rows, ruleset, alone.entropy)
    assert (again.rev, again.tail) == (alone.table.rev, alone.table.tail)
    assert play_of(again_of(alone, again)).state.view(None) == play_of(alone).state.view(None)
    if alone.table.status == "playing":
        alone.ok(Abort(), "a")
    verdict = verify([line for line, _ in alone.rows], ruleset)
    assert (verdict.bad, verdict.chosen) == (None, tuple(chosen))


def again_of(alone: Alone, table: Table) -> Sitting:
    """Return the same sitting at a table read back from its log."""
    other = Sitting.__new__(Sitting)
    other.table = table
    return other


def test_a_game_for_which_anything_counts_cannot_have_a_chosen_draw() -> None:
    """The check finds a log that claims a chosen draw, whatever else the log says."""
    table = played("cant-stop", 3, turns=3)
    table.ok(Abort(), "a")
    table.agree("b")
    lines = [json.loads(line) for line, _ in table.rows]
    spoilt = next(entry for entry in lines if entry.get("draws"))
    spoilt["draws"][0]["numbers"] = [0] * len(spoilt["draws"][0]["numbers"])
    spoilt["draws"][0]["chosen"] = True
    tail = entries.FIRST
    log = []
    for entry in lines:
        entry["prev"] = tail
        line = entries.encode(entries.decode(json.dumps(entry).encode()))
        tail = entries.fingerprint(line)
        log.append(line)
    verdict = verify(log, ruleset)
    assert verdict.bad == spoilt["rev"]


def test_what_can_be_chosen_is_shown_in_practice_only() -> None:
    alone = Alone("fearsome-floors", 2).begin()
    chance = random.Random(2)
    while not (alone.table.play and alone.table.play.drawn()):
        alone.step(chance)
    (seen, *_) = presenter.drawn_in(alone.table, None)
    draw = play_of(alone).newest[0]
    assert isinstance(draw, Pick)
    assert seen.items == draw.items
    assert 0 <= seen.numbers[0] < seen.ranges[0] == len(seen.items)
    assert presenter.drawn_in(played("cant-stop", 1, turns=3).table, None) == ()
    secret = Alone("niagara", 3).begin()
    assert presenter.drawn_in(secret.table, None) == ()


def test_going_on_from_a_game_its_last_draw_can_be_chosen() -> None:
    source = play_of(played("cant-stop", 3, turns=4))
    opening, steps = source.past()
    gone = Past(table=Alone("cant-stop", 2).table.id, no=1, rev=5, after=None, opening=opening, steps=steps)
    alone = Alone("cant-stop", 2, gone).begin()
    assert play_of(alone).drawn()
    alone.ok(Redraw(draws=[[3, 3, 3, 3]]), "a")
    assert dice(alone) == (4, 4, 4, 4)
