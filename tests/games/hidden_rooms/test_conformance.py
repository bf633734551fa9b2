"""The contract, with the laws of this game: with our stages, and with a book that leaves squares out."""

from typing import Any, ClassVar

import msgspec

from hiroma.games.hidden_rooms import HiddenRooms
from hiroma.games.hidden_rooms.course import Game
from hiroma.games.hidden_rooms.parts.board import ALL, EXIT
from hiroma.games.hidden_rooms.parts.books import brief_of, designed
from hiroma.games.hidden_rooms.position import OVER
from hiroma.games.hidden_rooms.setting import check_brief
from hiroma.kernel import Info
from hiroma.kernel.conformance import check
from tests.games.hidden_rooms.positions import RULES

CUT = "a1 b1 c1 d1 e1 f1 f2 e2 d2 c2 b2 a2 a3 b3 c3 d3 e3 f3 f4 e4 d4 c4 b4 a4 a5 b5"
"""A path over 26 squares: elsewhere return arrows lead back."""


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


def test_our_five_stages() -> None:
    check(RULES, games=8, every=30, own=[tiles_are_24])


def test_a_book_of_somebodys() -> None:
    elsewhere: Any = Elsewhere()
    check(elsewhere, games=3, every=30, own=[tiles_are_24])
    assert "cut" in str(Elsewhere.info.options[0].default)
