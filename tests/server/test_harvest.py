"""The harvest of puzzles: from games that everybody may see, and past a game that cannot be searched."""

from typing import Any

import msgspec
import pytest

import hiroma
from hiroma.bots.hindsight import Hindsight, Judged, Moment
from hiroma.ids import PlayerId, TableId
from hiroma.server.puzzles.desk import PuzzleDesk
from hiroma.server.wire import bodies
from hiroma.server.wiring import Hall
from hiroma.table.commands import Concede, Join, SetWatched, Start, Submit
from hiroma.table.refusal import Refusal

ANN, BEN = PlayerId("ann"), PlayerId("ben")
DEAR = Judged(made=(), best=(), play=(-0.5, 0.5), cost=0.5)
"""The judgement of a decision that is worth a search."""


class Searcher:
    """The workers: they count what they are asked, and the first `fails` times they fail."""

    def __init__(self) -> None:
        self.asked = 0
        self.fails = 0

    async def __call__(self, act: Any, question: Any, /) -> Any:
        """Find nothing."""
        self.asked += 1
        if self.asked <= self.fails:
            raise RuntimeError("a worker died twice")
        return []


@pytest.fixture
def searcher() -> Searcher:
    """Return the workers of the desk."""
    return Searcher()


@pytest.fixture
def desk(inside: Hall, searcher: Searcher) -> PuzzleDesk:
    """Return the hall's puzzle desk with these workers."""
    store = inside.store
    return PuzzleDesk(store.puzzles, store.accounts, store.tables, searcher)


async def order(hall: Hall, table: TableId, command: Any, player: PlayerId) -> None:
    """Give a command that is carried out."""
    assert not isinstance(await hall.tables.order(command, table, player), Refusal)


async def reviewed(hall: Hall) -> TableId:
    """Play a game of one turn at a listed table, with a review that finds the turn dear."""
    table = await hall.tables.new(ANN, bodies.NewTable(game="cant-stop", listed=True, rated=False))
    assert not isinstance(table, Refusal)
    await order(hall, table, Join(), ANN)
    await order(hall, table, Join(), BEN)
    await order(hall, table, Start(), ANN)
    seen = await hall.tables.look(table)
    assert seen is not None
    if seen.status != "playing":
        await order(hall, table, Start(), BEN)
    assert seen.play is not None
    seat = seen.play.state.actors()[0]
    move = msgspec.to_builtins(seen.play.state.moves(seat)[0])
    await order(hall, table, Submit(seat=seat, moves=[move]), (ANN, BEN)[seen.play.holders[seat]])
    rev = seen.play.steps[0].rev
    await order(hall, table, Concede(), ANN)
    moment = Moment(rev=rev, seat=seat, chances=(0.5, 0.5), judged=DEAR)
    review = Hindsight(sides=((0,), (1,)), begin=(0.5, 0.5), moments=(moment,), balances=(), key=())
    await hall.store.reviews.keep(table, 1, hiroma.__version__, msgspec.json.encode(review))
    return table


async def test_a_game_that_everybody_may_see_is_searched(inside: Hall, desk: PuzzleDesk, searcher: Searcher) -> None:
    await reviewed(inside)
    await desk.harvest()
    assert searcher.asked == 1


@pytest.mark.parametrize("watchers", [SetWatched(on=False), SetWatched(on=True, members=True)])
async def test_a_game_that_its_host_hid_after_its_end_is_not(
    inside: Hall, desk: PuzzleDesk, searcher: Searcher, watchers: SetWatched
) -> None:
    table = await reviewed(inside)
    await order(inside, table, watchers, ANN)
    await desk.harvest()
    assert searcher.asked == 0


async def test_a_game_that_cannot_be_searched_keeps_no_other_back(
    inside: Hall, desk: PuzzleDesk, searcher: Searcher
) -> None:
    for _ in range(2):
        await reviewed(inside)
    searcher.fails = 1
    await desk.harvest()
    assert searcher.asked == 2
    assert await inside.store.puzzles.unsearched(hiroma.__version__, 9) == [], "it does not come again each time"
