"""FF-P7 to FF-P24: steps, stones and pools. The printed examples are among the vectors (test_vectors.py)."""

from typing import Any

import pytest

from hiroma.games import newest
from hiroma.games.fearsome_floors.course import Game
from hiroma.games.fearsome_floors.events import Stepped, StonePushed
from hiroma.games.fearsome_floors.moves import Enter, Leave, Step, Stop, Take
from hiroma.kernel.decoding import Malformed, decode
from hiroma.kernel.laws import portrait
from tests.games.fearsome_floors.positions import (
    go,
    name,
    pool,
    position,
    refused,
    route,
    stones,
    where,
    xy,
)  # fmt: skip
from tests.games.hands import heard

LONG = pool("pool-4x1", 4, 8)
SQUARE = pool("pool-2x2", 8, 2)


def taken(points: int = 5, at: Any = (9, 5), **more: Any) -> Game:
    """A game whose seat 0 has taken a piece with 1, 3, 4 or 5 points."""
    piece = {1: 0, 3: 1, 4: 2, 5: 3}[points]
    pieces = {(0, piece): at, **{(1, index): square for index, square in enumerate(more.pop("others", []))}}
    game = position(pieces=pieces, monster=more.pop("monster", "0,5N"), **more)
    heard(game, 0, Take(piece))
    return game


def headings(game: Game) -> set[str]:
    """Where it may step."""
    return {move.heading for move in game.moves(0) if isinstance(move, Step)}


def why(game: Game, heading: Any) -> tuple[str, str]:
    """Code and clause of the refusal of a step."""
    refusal = refused(game, 0, Step(heading))
    return refusal.code, refusal.clause


@pytest.mark.clause("FF-P7")
def test_a_point_is_a_step_to_one_of_four_sides() -> None:
    game = taken(5)
    assert headings(game) == {"N", "E", "S", "W"}
    heard(game, 0, *route("E E W W N"))
    assert [xy(square) for square in game.view(None).trail] == [(9, 5), (10, 5), (11, 5), (10, 5), (9, 5), (9, 4)]
    odd: object
    for odd in ("NE", "n", "", None, 1, []):
        with pytest.raises(Malformed):
            decode(newest("fearsome-floors"), [{"do": "step", "heading": odd}])


@pytest.mark.clause("FF-P8")
@pytest.mark.parametrize(
    ("at", "heading"), [((0, 3), "W"), ((11, 0), "E"), ((12, 1), "N"), ((3, 9), "S"), ((15, 5), "E")]
)
def test_walls_stop_pieces(at: tuple[int, int], heading: Any) -> None:
    game = taken(4, at)
    assert Step(heading) not in game.moves(0)
    assert why(game, heading) == ("wall", "FF-P8")


@pytest.mark.clause("FF-P9")
def test_coming_in() -> None:
    game = taken(4, "waiting")
    assert game.moves(0) == (Enter(), Stop())
    refusal = refused(game, 0, Step("N"))
    assert (refusal.code, refusal.clause) == ("enter-first", "FF-P9")
    heard(game, 0, Enter())
    assert (where(game, 0, 2), game.view(None).points) == ((15, 10), 3)
    assert refused(game, 0, Enter()).code == "inside-already"


@pytest.mark.clause("FF-P9")
def test_not_past_the_monster_or_a_stone_on_the_entrance() -> None:
    game = taken(4, "waiting", monster="15,10N")
    assert game.moves(0) == (Stop(),)
    assert refused(game, 0, Enter()).code == "entrance-monster"
    game = taken(4, "waiting", stones=[(15, 10)], options={"vanish_on_entrance": False})
    assert refused(game, 0, Enter()).code == "entrance-stone"


@pytest.mark.clause("FF-P9")
def test_another_piece_on_the_entrance_means_going_on() -> None:
    game = taken(4, "waiting", others=[(15, 10)])
    heard(game, 0, Enter())
    assert game.moves(0) == (Step("N"), Step("W"))
    refusal = refused(game, 0, Stop())
    assert (refusal.code, refusal.clause) == ("stop-occupied", "FF-P12")
    game = taken(1, "waiting", others=[(15, 10)])
    assert refused(game, 0, Enter()).code == "entrance-full"


@pytest.mark.clause("FF-P10")
def test_the_way_out() -> None:
    game = taken(3, (1, 0))
    refusal = refused(game, 0, Leave())
    assert (refusal.code, refusal.clause) == ("not-at-exit", "FF-P10")
    heard(game, 0, Step("W"))
    assert {Leave(), Stop()} < set(game.moves(0))
    heard(game, 0, Leave())
    assert (where(game, 0, 1), game.mover) == ("escaped", 1)
    game = position(pieces={(0, 1): (0, 0)}, monster="5,5N")
    go(game, 1, "leave")
    assert where(game, 0, 1) == "escaped"


@pytest.mark.clause("FF-P10")
def test_nobody_leaves_by_the_entrance() -> None:
    game = taken(5, (15, 10))
    assert Leave() not in game.moves(0)
    assert why(game, "E") == why(game, "S") == ("wall", "FF-P8")


@pytest.mark.clause("FF-P11")
def test_crossing_other_pieces() -> None:
    game = taken(5, others=[(10, 5), (11, 5)])
    heard(game, 0, *route("E E E"))
    assert where(game, 0, 3) == (12, 5)
    assert game.view(None).points == 2
    assert where(game, 1, 0) == (10, 5)


@pytest.mark.clause("FF-P12")
def test_not_stopping_on_others() -> None:
    game = taken(3, others=[(10, 5), (11, 5), (12, 5)])
    heard(game, 0, Step("E"), Step("E"))
    assert Stop() not in game.moves(0)
    assert headings(game) == {"N", "S"}
    assert why(game, "E") == ("no-way-on", "FF-P12")
    assert refused(game, 0, Stop()).what == {"square": name((11, 5))}


@pytest.mark.clause("FF-P13")
def test_not_onto_the_monster() -> None:
    game = taken(5, monster="10,5N")
    assert headings(game) == {"N", "S", "W"}
    assert why(game, "E") == ("monster-in-way", "FF-P13")
    assert refused(game, 0, Step("E")).what == {"square": name((10, 5))}


@pytest.mark.clause("FF-P14")
def test_what_can_be_pushed() -> None:
    game = taken(5, stones=[(10, 5)])
    told = heard(game, 0, Step("E"))
    assert isinstance(told[0], Stepped)
    assert isinstance(told[1], StonePushed)
    assert (told[1].seat, xy(told[1].start), told[1].square, told[1].why) == (0, (10, 5), name((11, 5)), None)
    assert stones(game) == {(11, 5)}


@pytest.mark.clause("FF-P14")
@pytest.mark.parametrize(
    ("code", "more"),
    [
        ("stone-before-stone", {"stones": [(10, 5), (11, 5)]}),
        ("stone-before-piece", {"stones": [(10, 5)], "others": [(11, 5)]}),
        ("stone-before-monster", {"stones": [(10, 5)], "monster": "11,5N"}),
        ("stone-at-wall", {"stones": [(15, 5)], "at": (14, 5)}),
    ],
)
def test_what_cannot_be_pushed(code: str, more: dict[str, Any]) -> None:
    game = taken(5, **more)
    assert why(game, "E") == (code, "FF-P14")
    assert Step("E") not in game.moves(0)


@pytest.mark.clause("FF-P14")
def test_the_square_it_came_from_counts_as_empty() -> None:
    game = taken(5, (9, 5), stones=[(9, 4)])
    heard(game, 0, *route("E N N W S"))
    assert (where(game, 0, 3), stones(game)) == ((9, 4), {(9, 5)})


@pytest.mark.clause("FF-P15")
def test_pushing_again_and_again_also_from_a_shared_square() -> None:
    game = taken(5, stones=[(11, 5)], others=[(10, 5)])
    heard(game, 0, *route("E E E E"))
    assert stones(game) == {(14, 5)}


@pytest.mark.clause("FF-P16")
def test_stones_vanish_at_both_ends() -> None:
    for at, stone, heading, why_gone in (((2, 0), (1, 0), "W", "exit"), ((13, 10), (14, 10), "E", "entrance")):
        game = taken(4, at, stones=[stone])
        told = heard(game, 0, Step(heading))  # type: ignore[arg-type]  # both are headings
        assert (told[1].square, told[1].why) == (None, why_gone)
        assert stones(game) == set()
    game = taken(4, (13, 10), stones=[(14, 10)], options={"vanish_on_entrance": False})
    heard(game, 0, Step("E"))
    assert stones(game) == {(15, 10)}


@pytest.mark.clause("FF-P17")
def test_a_stone_slides_over_a_pool() -> None:
    game = taken(4, (2, 8), grounds=[LONG], stones=[(3, 8)])
    told = heard(game, 0, Step("E"))
    assert stones(game) == {(8, 8)}
    assert [xy(square) for square in told[1].over] == [(4, 8), (5, 8), (6, 8), (7, 8)]


@pytest.mark.clause("FF-P17")
@pytest.mark.parametrize(
    "bank",
    [{"stones": [(3, 8), (8, 8)]}, {"stones": [(3, 8)], "others": [(8, 8)]}, {"stones": [(3, 8)], "monster": "8,8N"}],
)
def test_it_stays_on_the_pool_before_an_occupied_bank(bank: dict[str, Any]) -> None:
    game = taken(4, (2, 8), grounds=[LONG], **bank)
    heard(game, 0, Step("E"), Stop())
    assert stones(game) == {(7, 8), *bank["stones"][1:]}


@pytest.mark.clause("FF-P17")
def test_it_stays_there_when_the_bank_clears() -> None:
    game = position(2, pieces={(0, 2): (2, 8), (1, 3): (8, 8)}, grounds=[LONG], stones=[(3, 8)], monster="0,5N")
    go(game, 2, "E")
    go(game, 3, "E")
    assert (where(game, 1, 3), stones(game)) == ((9, 8), {(7, 8)})


@pytest.mark.clause("FF-P17")
def test_a_second_stone_stops_before_the_first() -> None:
    parked = {"grounds": [LONG], "stones": [(3, 8), (7, 8)], "others": [(8, 8)]}
    game = taken(4, (2, 8), **parked)
    heard(game, 0, Step("E"))
    assert stones(game) == {(6, 8), (7, 8)}
    game = taken(4, (2, 8), **parked, options={"lane_stop": False})
    assert why(game, "E") == ("stone-before-stone", "FF-P14")


@pytest.mark.clause("FF-P17")
def test_without_a_bank_it_stays_on_the_pool() -> None:
    edge = pool("pool-4x1", 12, 5)
    game = taken(4, (10, 5), grounds=[edge], stones=[(11, 5)], options={"advanced": True})
    heard(game, 0, Step("E"))
    assert stones(game) == {(15, 5)}


@pytest.mark.clause("FF-P18")
def test_a_pool_is_one_step() -> None:
    game = taken(1, (3, 8), grounds=[LONG])
    told = heard(game, 0, Step("E"))
    assert (where(game, 0, 0), told[0].left) == ((8, 8), 0)
    assert [xy(square) for square in told[0].over] == [(4, 8), (5, 8), (6, 8), (7, 8)]
    game = taken(1, (5, 7), grounds=[LONG])
    heard(game, 0, Step("S"))
    assert where(game, 0, 0) == (5, 9)


@pytest.mark.clause("FF-P19")
def test_a_stone_on_the_far_bank() -> None:
    game = taken(4, (3, 8), grounds=[LONG], stones=[(8, 8), (9, 8)])
    assert why(game, "E") == ("stone-before-stone", "FF-P19")
    further = pool("pool-2x2", 9, 8)
    game = taken(4, (3, 8), grounds=[LONG, further], stones=[(8, 8)])
    heard(game, 0, Step("E"))
    assert (where(game, 0, 2), stones(game)) == ((8, 8), {(11, 8)})


@pytest.mark.clause("FF-P20")
def test_a_piece_on_the_far_bank() -> None:
    game = taken(1, (3, 8), grounds=[LONG], others=[(8, 8)])
    assert why(game, "E") == ("bank-occupied", "FF-P20")
    game = taken(3, (3, 8), grounds=[LONG], others=[(8, 8)])
    heard(game, 0, Step("E"))
    assert Stop() not in game.moves(0)
    game = taken(3, (3, 8), grounds=[LONG], others=[(8, 8), (8, 7), (9, 8), (8, 9)])
    heard(game, 0, Step("E"), Step("E"), Step("E"))
    assert where(game, 0, 1) == (10, 8)


@pytest.mark.clause("FF-P21")
def test_monster_or_wall_behind_a_pool() -> None:
    game = taken(4, (3, 8), grounds=[LONG], monster="8,8N")
    assert why(game, "E") == ("monster-in-way", "FF-P21")
    game = taken(4, (11, 5), grounds=[pool("pool-4x1", 12, 5)])
    assert why(game, "E") == ("pool-to-wall", "FF-P21")


@pytest.mark.clause("FF-P22")
def test_a_stone_on_the_pool_is_pushed_ahead() -> None:
    for stone in ((4, 8), (5, 8), (7, 8)):
        game = taken(4, (3, 8), grounds=[LONG], stones=[stone])
        heard(game, 0, Step("E"))
        assert (where(game, 0, 2), stones(game)) == ((8, 8), {(9, 8)})
    for more in ({"stones": [(5, 8), (8, 8)]}, {"stones": [(5, 8)], "others": [(9, 8)]}, {"stones": [(5, 8), (7, 8)]}):
        assert why(taken(4, (3, 8), grounds=[LONG], **more), "E")[1] in ("FF-P19", "FF-P22")


@pytest.mark.clause("FF-P23")
def test_nothing_but_a_stone_rests_on_a_pool() -> None:
    game = taken(5, (6, 7), grounds=[LONG, SQUARE])
    ends = {xy(reach.square) for reach in game.view(None).reach if reach.square}
    pools = {xy(square) for ground in (LONG, SQUARE) for square in ground.squares}
    assert len(ends) > 30
    assert not ends & pools
    assert game.view(None).grounds == (LONG, SQUARE)


@pytest.mark.clause("FF-P24")
def test_no_step_from_which_no_end_can_be_reached() -> None:
    around = [(10, 4), (10, 6), (10, 3), (10, 7)]
    game = taken(3, stones=around, others=[(10, 5), (11, 5)])
    heard(game, 0, Step("E"))
    assert headings(game) == {"E", "W"}  # north and south are barred by pairs of stones
    heard(game, 0, Step("W"), Step("W"), Stop())
    game = taken(3, stones=around, others=[(10, 5), (11, 5), (9, 4)])
    heard(game, 0, Step("E"), Step("E"))
    assert headings(game) == {"N", "E", "S"}
    game = taken(3, stones=around, others=[(10, 5), (11, 5)])
    heard(game, 0, Step("N"), Step("S"))
    before = portrait(game, 4)
    assert why(game, "E") == ("no-way-on", "FF-P12")
    assert portrait(game, 4) == before


@pytest.mark.clause("FF-P24")
def test_every_step_offered_leads_to_an_end() -> None:
    others = [(10, 5), (11, 5), (9, 4), (12, 5)]
    game = taken(4, (9, 5), grounds=[SQUARE], stones=[(10, 4), (10, 6), (9, 6)], others=others)

    def ends(at: Game) -> bool:
        if at.taken < 0 or Stop() in at.moves(at.mover) or Leave() in at.moves(at.mover):
            return True
        return any(ends(after(at, move)) for move in at.moves(at.mover))

    def after(at: Game, move: Any) -> Game:
        other = at.copy()
        other.apply(other.mover, move)
        return other

    def walk(at: Game) -> int:
        if at.taken < 0:
            return 1
        assert ends(at)
        return 1 + sum(walk(after(at, move)) for move in at.moves(at.mover) if not isinstance(move, Stop | Leave))

    assert walk(game) > 50
