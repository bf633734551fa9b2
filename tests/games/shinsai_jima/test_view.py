"""Views and copies: a view leads back to the game, and a copy has every field."""

import msgspec
import pytest

from hiroma.games.shinsai_jima.course import Game
from hiroma.games.shinsai_jima.parts.island import Position
from hiroma.games.shinsai_jima.parts.terrain import Terrain
from hiroma.games.shinsai_jima.position import Course
from hiroma.games.shinsai_jima.view import ShinsaiJimaView
from tests.games.shinsai_jima.island import RULES
from tests.games.shinsai_jima.stories import MIXES, steps

PASSING = {"tell", "legal", "setup", "rules"}
OF_A_TURN = {
    "advanced", "kind", "must", "native", "piece", "power", "pushed", "ration", "rotated", "asked", "answers",
    "edge", "fired", "flying", "lane", "loaded", "rank", "shooter", "shot", "shots",
}  # fmt: skip
"""Fields that a view shows only while they matter."""


def fields(kind: type) -> tuple[str, ...]:
    """Return the fields of a class; a compiled one has no `__slots__`."""
    kept: tuple[str, ...] = getattr(kind, "__mypyc_attrs__", None) or kind.__dict__["__slots__"]
    return kept


FIELDS = {*fields(Terrain), *fields(Position), *fields(Course)} - PASSING - OF_A_TURN


@pytest.mark.parametrize("mix", MIXES, ids=str)
@pytest.mark.parametrize("setup", ["2", "4t", "5"])
def test_a_view_leads_back_to_the_game(setup: str, mix: dict[str, bool]) -> None:
    if mix.get("tsunami") and setup == "5":
        setup = "4"
    for number, (game, seat, _) in enumerate(steps(setup, 5, **mix)):
        if number % 4:
            continue
        sent = msgspec.json.encode(game.view(seat if seat >= 0 else None))
        again = RULES.imagine(msgspec.json.decode(sent, type=ShinsaiJimaView), lambda _: 0)
        assert isinstance(again, Game)
        for field in FIELDS:
            assert getattr(again, field) == getattr(game, field), (field, game.phase)
        assert again.moves(seat) == game.moves(seat)


def test_a_copy_has_every_field() -> None:
    for number, (game, _, _) in enumerate(steps("9", 3)):
        if number % 10 == 0:
            other = game.copy()
            for field in FIELDS | OF_A_TURN | {"legal"}:
                mine, its = getattr(game, field), getattr(other, field)
                assert mine == its, field
                assert field == "legal" or not isinstance(mine, list) or mine is not its, field
