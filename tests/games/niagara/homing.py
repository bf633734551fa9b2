"""Homeward play: moves by chance, but laden canoes go home. Such games end; purely random ones hardly do (NI-E7)."""

from typing import Any

from hiroma.games.niagara import legality
from hiroma.games.niagara.course import Game
from hiroma.games.niagara.parts.board import LEVEL, NONE
from hiroma.games.niagara.parts.codes import LOAD, MOOSE, UNLOAD
from hiroma.games.niagara.position import TURN
from hiroma.kernel import CHANCE, Below
from hiroma.kernel.lot import Lot
from tests.games.niagara.positions import RULES
from tests.games.niagara.worlds import keeps_gems

LONGEST = 5_000
"""Rounds within which homeward play must end. The longest game seen had some hundreds."""


def homeward(setting: dict[str, Any], seats: int, seed: int) -> int:
    """Play a homeward game and return its number of rounds. Fail when it takes too long or ends otherwise."""
    lot = Lot(seed)
    game = RULES.start(setting, seats)
    assert isinstance(game, Game)
    while actors := game.actors():
        assert game.round < LONGEST
        seat = actors[0]
        if seat == CHANCE:
            choices = game.draw().outcomes()
            game.apply(CHANCE, choices[lot.below(len(choices))])
        else:
            game.play(seat, homing(game, seat, lot.below), None)
        keeps_gems(game)
    end = game.outcome()
    assert end is not None
    assert end.clause == "NI-E2"
    return game.round


def homing(game: Game, seat: int, below: Below) -> int:
    """Return the code of a move: empty canoes act by chance, laden ones go home."""
    codes = legality.codes(game, seat)
    code = codes[below(len(codes))]
    if game.phase == TURN and code < MOOSE:
        canoe = code >> 4 if code < LOAD else code >> 3 & 1
        cargo = game.cargo[4 * seat + 2 * canoe : 4 * seat + 2 * canoe + 2]
        if cargo != [NONE, NONE]:
            mine = [one for one in codes if one < MOOSE and (one >> 4 if one < LOAD else one >> 3 & 1) == canoe]
            return min(mine, key=distance)
    return code


def distance(code: int) -> int:
    """Return a move's rank on the way home with a gem, best lowest: paddling by level, then loading, then unloading."""
    if code < LOAD:
        return LEVEL[code & 15]
    return 10 if code < UNLOAD else 20
