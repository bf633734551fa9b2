"""Proofs of Hidden Rooms for the tests that all games share, and a book whose path leaves squares out."""

from typing import Any, ClassVar

import msgspec

from hiroma.games.hidden_rooms import HiddenRooms
from hiroma.games.hidden_rooms.course import Game
from hiroma.games.hidden_rooms.parts.board import ALL, EXIT
from hiroma.games.hidden_rooms.parts.books import brief_of, designed
from hiroma.games.hidden_rooms.position import OVER
from hiroma.games.hidden_rooms.setting import check_brief
from hiroma.kernel import Info
from tests.games.hidden_rooms import golden
from tests.games.hidden_rooms.perft import SECOND, SPOTS
from tests.games.hidden_rooms.texts import TEXTS
from tests.games.hidden_rooms.vectors import VECTORS
from tests.games.proving import Golden, Proofs, Run

CUT = "a1 b1 c1 d1 e1 f1 f2 e2 d2 c2 b2 a2 a3 b3 c3 d3 e3 f3 f4 e4 d4 c4 b4 a4 a5 b5"
"""A path over 26 squares; on the other squares return arrows lead back to it."""


def tiles_are_24(game: Game) -> None:
    """HR-S-09, HR-S-05; and the exit has a tile only when the attempt is over."""
    tiles = [tile for tile in (*game.board, *game.memory, *game.pair, game.discard) if tile >= 0]
    assert len(set(tiles)) == len(tiles)
    assert game.supply | sum(1 << tile for tile in tiles) == ALL
    assert game.supply.bit_count() + len(tiles) == 24
    assert len(game.memory) <= 5
    assert game.board[EXIT] < 0 or game.phase >= OVER


class Elsewhere(HiddenRooms):
    """The ruleset with another book as its default."""

    brief = brief_of(designed())
    pages = tuple(msgspec.structs.replace(page, path=CUT) for page in brief.stages)
    text = check_brief(msgspec.json.encode(msgspec.structs.replace(brief, key="cut", stages=pages)).decode())
    option = msgspec.structs.replace(HiddenRooms.info.options[0], default=text)
    info: ClassVar[Info] = msgspec.structs.replace(HiddenRooms.info, options=(option,))


def elsewhere() -> Any:
    """Return `Elsewhere`, with its book."""
    assert "cut" in str(Elsewhere.info.options[0].default)
    return Elsewhere()


PROOFS = Proofs(
    runs={
        "our five stages": Run(games=8, every=30, slow=False),
        "a book of somebody's": Run(games=3, every=30, rules=elsewhere, slow=False),
    },
    own=[tiles_are_24],
    golden=Golden(
        written=golden.written,
        ends={"HR-G-05", "HR-G-06", "HR-G-07"},
        bend=("three-defeats", "?f4 B3 yes | f4", "?f4 B3 yes | a4"),
        shows={"lost, caught", "lost, terminal", "lost, walked-in", "lost, resigned"},  # 300 turns are too long to read
    ),
    texts=TEXTS,
    spots=SPOTS,
    second=SECOND,
    vectors=VECTORS,
    numbered=81,
)
