"""Advances, swings and power beyond the worked examples, with the reasons why not (SJ-A, SJ-D, SJ-F, SJ-N)."""

from typing import Any

import pytest

from hiroma.games.shinsai_jima import events
from hiroma.games.shinsai_jima.moves import Advance
from hiroma.games.shinsai_jima.parts.island import STUNNED
from tests.games.shinsai_jima.island import hold, island, piece, play, refusal, shown, turn

REST = ("a3: 1B>", "g3: 1C<")


@pytest.mark.clause("SJ-A2")
@pytest.mark.parametrize(
    ("strip", "move", "code", "cells"),
    [
        ("c4: 1A> 0", "advance walk 1", "sea", ["d4"]),
        ("c4: 1A> 3", "advance walk 1", "too-high", ["d4"]),
        ("c4: 3A> 1", "advance walk 1", "too-low", ["d4"]),
        ("c4: 1A> 1B^", "advance walk 1", "standing-piece", ["d4"]),
        ("c4: 1A> 1 1B^", "advance jump 2", "standing-piece", ["e4"]),
        ("c4: 1A> 3 1", "advance jump 2", "in-the-way", ["d4"]),
        ("c4: 1A> 1 3", "advance jump 2", "too-high", ["e4"]),
        ("c4: 1A> 1", "advance push 1", "nothing-there", ["d4"]),
        ("c4: 1A> [nb]", "advance push 1", "foreign-colour", ["d4"]),
        ("c4: 1A> 2 2", "advance push 1", "blocked-behind", ["d4"]),
        ("c4: 1A> 1B<", "advance push 1", "resists", ["d4"]),
        ("c4: 2A> 1B^", "advance press 1", "too-shallow", ["d4"]),
        ("c4: 3A> 1", "advance press 1", "nothing-there", ["d4"]),
        ("c4: 3A> 1", "advance leap 1", "no-corpse", ["d4"]),
        ("c4: 3A> 1B^", "advance leap 1", "occupied", ["d4"]),
        ("c4: 1A> 0", "advance sail 1", "no-boat", ["d4"]),
        ("c4: [a]A> 1", "advance sail 1", "no-sea", ["d4"]),
        ("f4: 1A> [na]", "advance push 1", "overboard", ["g4"]),
    ],
)
def test_why_not(strip: str, move: str, code: str, cells: list[str]) -> None:
    game = turn(island("3", strip, "c3: 2", *REST, interrupts=False), 0)
    refused = refusal(game, f"select A1; {move}")
    assert (refused.code, refused.what["cells"]) == (code, cells)
    assert refused.clause.startswith("SJ-")


@pytest.mark.clause("SJ-A7")
def test_a_refused_push_says_how_much_it_would_take() -> None:
    game = turn(island("3", "b4: 1A> 2 2 3B< 1", *REST[1:], "a3: 1"), 0)
    assert refusal(game, "select A1; advance push 1").what["power"] == 5
    assert refusal(game, "select A1; surge A; advance push 1").code == "needs-power"


@pytest.mark.clause("SJ-A1")
def test_the_view_says_of_every_advance_why_not() -> None:
    game = turn(island("3", "c4: 1A> 2 2", *REST), 0)
    assert game.view(0).turn is not None
    play(game, "select A1")
    seen = game.view(0).turn
    assert seen is not None
    assert {(no.kind, no.distance): no.code for no in seen.refused} == {
        ("push", 1): "blocked-behind",
        ("press", 1): "too-shallow",
        ("press", 2): "too-shallow",
        ("leap", 1): "too-shallow",
        ("leap", 2): "too-shallow",
        ("sail", 1): "no-boat",
    }
    offered = {(move.kind, move.distance) for move in game.moves(0) if isinstance(move, Advance)}
    assert offered.isdisjoint((no.kind, no.distance) for no in seen.refused)
    assert len(offered) + len(seen.refused) == 8


@pytest.mark.clause("SJ-A11")
@pytest.mark.parametrize(
    ("strips", "move", "code", "cells"),
    [
        (("d4: 1A> 2", "e5: 2"), "swing cw 1 S", "sweep-blocked", ["e5"]),
        (("d4: 1A> 2", "d5: 2"), "swing cw 1 S", "sweep-blocked", ["d5"]),
        (("d4: 1A> 2",), "swing cw 2 S", "turn-further", None),
        (("d4: 1A> 1",), "swing cw 1 S", "nothing-there", ["e4"]),
        (("d4: 1A> 3",), "swing cw 1 S", "needs-power", ["e4"]),
        (("d4: 1A> [nc]",), "swing cw 1 S", "foreign-colour", ["e4"]),
        (("d7: 1A> [na]",), "swing cw 1 W", "overboard", []),
        (("d4: 1A> 1B>",), "surge A; swing cw 1 S slam", "no-wall", None),
    ],
)
def test_why_no_swing(strips: tuple[str, ...], move: str, code: str, cells: list[str] | None) -> None:
    game = turn(island("3", *strips, *REST, interrupts=False), 0)
    refused = refusal(game, f"select A1; {move}")
    assert (refused.code, refused.what.get("cells")) == (code, cells)


@pytest.mark.clause("SJ-A9")
def test_what_was_swung_or_turned_cannot_be_again() -> None:
    game = turn(island("3", "d4: 1A> 2", *REST), 0)
    assert refusal(game, "select A1; swing cw 1 S; rotate N").code == "already-turned"
    assert refusal(game, "select A1; rotate N; swing cw 1 S").code == "already-turned"
    assert refusal(game, "select A1; rotate E").code == "same-facing"
    assert refusal(game, "select A1; advance push 1; swing cw 1 S").code == "swing-before-advance"
    assert refusal(game, "select A1; advance push 1; advance walk 1").code == "already-advanced"
    assert refusal(game, "select A1; advance walk 1 N").code == "only-ahead"


@pytest.mark.clause("SJ-F4")
def test_why_no_item() -> None:
    game = island("3", "c4: 1A> 3 1", *REST, "d6: 1N^")
    hold(game, "A", "N1", "N2")
    hold(game, "N", "B2")
    turn(game, 0)
    play(game, "select A1")
    assert refusal(game, "surge N").code == "not-your-chip"
    assert refusal(game, "surge B").code == "not-your-chip"
    assert refusal(game, "boost A N1").code == "surge-first"
    assert refusal(game, "eat A N1").code == "chip-is-ready"
    assert refusal(game, "eat N B2").code == "not-held"
    assert refusal(game, "surge A; surge A").code == "already-surged"
    assert refusal(game, "surge A; boost A N2").code == "another-alike"
    game.chips[0] = False
    game.legal = None
    assert refusal(game, "surge A").code == "no-chip"


@pytest.mark.clause("SJ-F2")
def test_power_shown_is_power_reached() -> None:
    game = island("3", "b4: 1A> 2 2 2 2 2", *REST)
    hold(game, "A", "N1", "B2")
    turn(game, 0)
    assert next(one for one in game.view(0).pieces if one.id == "A1").power == 8
    play(game, "select A1; surge A; boost A N1; boost A B2; advance push 1")
    assert game.power == 8
    assert shown(game, "c4") == "1A1>"
    game.chips[0] = False
    assert next(one for one in game.view(0).pieces if one.id == "A1").power == 1


@pytest.mark.clause("SJ-F7")
@pytest.mark.parametrize("kind", ["walk 1", "press 2", "jump 2"])
def test_the_stunned_are_entered_like_corpses(kind: str) -> None:
    strip = {"walk 1": "c4: 1A> 1B<%", "press 2": "c4: 3A> 1 1B<%", "jump 2": "c4: 1A> 1 1B<%"}[kind]
    game = turn(island("3", strip, *REST), 0)
    play(game, f"select A1; advance {kind}")
    assert (game.score(0), game.held(0)) == (2, [piece(game, "B1")])


@pytest.mark.clause("SJ-F5")
def test_a_hammer_knocks_down_own_pieces_and_the_stunned_again() -> None:
    game = turn(island("3", "d4: 1A> 2", "e5: 1A^", "d5: 1", "c5: 1B^%", *REST), 0)
    play(game, "select A1; surge A; swing cw 2 N")
    assert (shown(game, "e5"), shown(game, "c5")) == ("1A2^%", "1B1^%")
    assert game.status[piece(game, "A2")] == STUNNED


@pytest.mark.clause("SJ-F6")
def test_a_slammed_piece_then_falls() -> None:
    game = turn(island("3", "d4: 3A> 3B>", "d5: 1", "c5: 4", *REST), 0)
    heard: list[Any] = []
    play(game, "select A1; surge A")
    swing = next(move for move in game.moves(0) if getattr(move, "slam", False))
    game.apply(0, swing, lambda event, only=None: heard.append(type(event)))
    assert shown(game, "d5") == "1B1vx"
    assert heard[:2] == [events.Swung, events.Stunned]
    assert game.tokens[0] == 1


@pytest.mark.clause("SJ-N5", "SJ-D8")
def test_nobody_moves_to_death() -> None:
    game = turn(island("3", "c4: 3N> 0", "c6: 3A> 1", "c5: 2", *REST), 0)
    assert refusal(game, "select N1; advance walk 1").code == "sea"
    assert refusal(game, "select A1; advance walk 1").code == "too-low"


@pytest.mark.clause("SJ-N1")
def test_natives_do_what_pieces_do() -> None:
    game = turn(island("3", "c4: 3N> 1B^", "c6: 1A> 1", *REST[1:], "b1: 1B>", "a3: 1"), 0)
    play(game, "select N1; advance press 1")
    assert shown(game, "d4") == "1N1>"
    assert (game.tokens[0], game.held(5)) == (1, [piece(game, "B1")])


@pytest.mark.clause("SJ-K2")
def test_a_native_inherits_too() -> None:
    game = island("3", "c4: 1N> 1B^x", "c6: 1A> 1", "g3: 1C<")
    hold(game, "B", "A2", "C2")
    turn(game, 0)
    play(game, "select N1; advance walk 1")
    assert [game.setup.names[corpse] for corpse in game.held(5)] == ["A2", "B1", "C2"]


@pytest.mark.clause("SJ-D3", "SJ-W4")
def test_a_column_of_normal_and_coloured_cubes_falls_into_the_sea() -> None:
    game = island("3", "c4: 1A> [nnbn]", "e4: 0", *REST)
    hold(game, "A", "N1")
    turn(game, 0)
    play(game, "select A1; surge A; boost A N1; advance push 1")
    assert shown(game, "e4") == "[bn]"
    assert game.pool == 1


@pytest.mark.clause("SJ-A6")
def test_the_pushed_columns_are_told_from_the_pusher_outward() -> None:
    game = turn(island("3", "c4: 1A> 2 2 1", *REST), 0)
    play(game, "select A1; surge A")
    heard: list[Any] = []
    push = next(move for move in game.moves(0) if getattr(move, "kind", "") == "push")
    game.apply(0, push, lambda event, only=None: heard.append(event))
    assert heard[0] == events.Pushed("A1", "E", ("d4", "e4"), 2)
    assert heard[-1] == events.Walked("A1", "push", "c4", "d4", 1)
