"""Out empty, home laden, about every second turn: so games end, as by chance alone they do not (NI-E7)."""

from hiroma.games.niagara import legality
from hiroma.games.niagara.course import Game
from hiroma.games.niagara.parts.board import LEVEL, NONE
from hiroma.games.niagara.parts.codes import LOAD, MOOSE, UNLOAD
from hiroma.games.niagara.position import TURN
from hiroma.kernel import Below


def homing(game: Game, seat: int, below: Below) -> int:
    """The number of a move: empty canoes act by chance, laden ones go home."""
    codes = legality.codes(game, seat)
    code = codes[below(len(codes))]
    if game.phase == TURN and code < MOOSE:
        canoe = code >> 4 if code < LOAD else code >> 3 & 1
        cargo = game.cargo[4 * seat + 2 * canoe : 4 * seat + 2 * canoe + 2]
        if cargo != [NONE, NONE]:
            mine = [one for one in codes if one < MOOSE and (one >> 4 if one < LOAD else one >> 3 & 1) == canoe]
            return min(mine, key=homeward)
    return code


def homeward(code: int) -> int:
    """How little a move helps to bring a gem home: the way up, then loading, then unloading."""
    if code < LOAD:
        return LEVEL[code & 15]
    return 10 if code < UNLOAD else 20
