"""Puzzles in a hall: lists, answers that count once, and the harvest from public games alone."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import hiroma
from hiroma.bots.hindsight import Finished, hindsight
from hiroma.bots.puzzling import Asked, answered, look, shipped
from hiroma.games import HOUSE, capabilities
from hiroma.ids import PlayerId, TableId
from hiroma.server.advice.reviewing import finished
from hiroma.server.puzzles.desk import PuzzleDesk, in_a_row
from hiroma.server.settings import Settings
from hiroma.server.wire import bodies, errors
from hiroma.server.wiring import Hall
from hiroma.table.commands import Join, SeatBot, Start, Submit
from hiroma.table.refusal import Refusal, Refused
from tests.server.running import AnyHall, Person
from tests.store.making import register

ANN = PlayerId("ann")
GUEST = PlayerId("guest")


async def inline(act: Callable[[Any], Any], question: Any, /) -> Any:
    """Think in this process."""
    return act(question)


@pytest.fixture
async def inside(tmp_path: Path) -> AsyncIterator[Hall]:
    """Open a hall in this process."""
    made = Hall(Settings(store=f"sqlite:///{tmp_path}/hiroma.db", key=str(tmp_path / "key")))
    await made.open()
    await register(made.store, ["ann"])
    yield made
    await made.close()


@pytest.fixture
def desk(inside: Hall) -> PuzzleDesk:
    """Return the hall's puzzle desk, which thinks without worker processes."""
    store = inside.store
    return PuzzleDesk(store.puzzles, store.accounts, store.tables, inline)


def right_and_wrong(name: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Return a move that solves a puzzle, and one that does not."""
    puzzle = shipped()[name]
    moves = [msgspec.to_builtins(move) for move in look(Asked(puzzle, [])).moves]
    by_verdict = {answered(Asked(puzzle, [[move]])).solved: [move] for move in moves}
    return by_verdict[True], by_verdict[False]


async def test_the_first_answer_of_an_account_counts(desk: PuzzleDesk) -> None:
    names = [card.id for card in (await desk.listed("cant-stop", ANN)).puzzles]
    assert len(names) >= 3
    for name, solves in zip(names[:3], (True, False, True), strict=True):
        right, wrong = right_and_wrong(name)
        told = await desk.answer(name, right if solves else wrong, ANN)
        assert (told.solved, told.tries) == (solves, 1)
        await desk.answer(name, wrong, ANN)
        assert (await desk.answer(name, right, GUEST)).tries == 1, "guests do not count"
    listed = await desk.listed("cant-stop", ANN)
    assert [card.mine for card in listed.puzzles[:4]] == [True, False, True, None]
    assert [(card.tries, card.solved) for card in listed.puzzles[:2]] == [(1, 1), (1, 0)]
    assert (listed.streak, listed.best) == (1, 1)
    assert {card.mine for card in (await desk.listed("cant-stop", GUEST)).puzzles} == {None}


async def test_refusals(desk: PuzzleDesk) -> None:
    with pytest.raises(Refused):
        await desk.listed("mia", ANN)
    with pytest.raises(Refused):
        await desk.answer("nonsense", [], ANN)
    name = (await desk.listed("cant-stop", ANN)).puzzles[0].id
    with pytest.raises(errors.NotDone):
        await desk.look(name, [[{"do": "nonsense"}]])
    with pytest.raises(errors.NotDone):
        await desk.answer(name, right_and_wrong(name)[0] * 3, ANN)


async def played(hall: Hall, listed: bool) -> TableId:
    """Play a reviewed game of Can't Stop, in which the person always takes the last move."""
    table = await hall.tables.new(ANN, bodies.NewTable(game="cant-stop", listed=listed, rated=False))
    assert not isinstance(table, Refusal)
    for command in (Join(), SeatBot(level="random"), Start()):
        assert not isinstance(await hall.tables.order(command, table, ANN), Refusal)
    while True:
        seen = await hall.tables.look(table)
        assert seen is not None
        assert seen.play is not None
        if seen.status == "over":
            break
        seat = seen.play.state.actors()[0]
        move = msgspec.to_builtins(seen.play.state.moves(seat)[-1])
        await hall.tables.order(Submit(seat=seat, moves=[move]), table, ANN if seat == 0 else None)
    game = Finished.of(finished(await hall.store.tables.entries(table), 1))
    body = msgspec.json.encode(hindsight(game))
    await hall.store.reviews.keep(table, 1, hiroma.__version__, body)
    return table


@pytest.mark.slow
async def test_puzzles_come_from_listed_tables_alone(inside: Hall, desk: PuzzleDesk) -> None:
    hidden = await played(inside, listed=False)
    assert await inside.store.puzzles.unsearched(hiroma.__version__, 9) == []
    assert await desk.harvest() == 0
    shown = await played(inside, listed=True)
    assert [game.table for game in await inside.store.puzzles.unsearched(hiroma.__version__, 9)] == [shown]
    found = await desk.harvest()
    assert found > 0
    assert await desk.harvest() == 0, "each game is searched once"
    names = [card.id for card in (await desk.listed("cant-stop", ANN)).puzzles]
    assert not set(names[:found]) & shipped().keys()
    for name in names[:found]:
        body = await inside.store.puzzles.body(name)
        assert body is not None
        assert b"ann" not in body
        assert shown.encode() not in body
        assert hidden.encode() not in body


async def test_by_http(hall: AnyHall) -> None:
    ann = Person(hall, "a")
    await ann.http("GET", "/api/me")
    status, listed = await ann.http("GET", "/api/puzzles?game=cant-stop")
    assert status == 200
    name = listed["puzzles"][0]["id"]
    status, scene = await ann.http("POST", f"/api/puzzles/{name}/look", {"turns": []})
    assert (status, scene["passed"]) == (200, False)
    status, _ = await ann.http("POST", f"/api/puzzles/{name}/answer", {"moves": [{"do": "nonsense"}]})
    assert status == 409
    right, wrong = right_and_wrong(name)
    for moves, solved in ((right, True), (wrong, False)):
        status, told = await ann.http("POST", f"/api/puzzles/{name}/answer", {"moves": moves})
        assert (status, told["solved"]) == (200, solved)
    assert (await ann.http("GET", "/api/puzzles?game=mia"))[0] in (404, 409)


def test_rows_of_answers() -> None:
    assert in_a_row([]) == (0, 0)
    assert in_a_row([True, True, False, True]) == (2, 2)
    assert in_a_row([False, True, True, True]) == (0, 3)


async def test_answers_are_exported_and_go_with_the_account(own_hall: AnyHall) -> None:
    ann = Person(own_hall, "a")
    await ann.http("GET", "/api/me")
    assert (await ann.http("POST", "/api/account", {"name": "Ann Solver", "password": "a long password"}))[0] < 300
    _, listed = await ann.http("GET", "/api/puzzles?game=niagara")
    name = listed["puzzles"][0]["id"]
    right, _ = right_and_wrong(name)
    _, told = await ann.http("POST", f"/api/puzzles/{name}/answer", {"moves": right})
    assert (told["tries"], told["right"]) == (1, 1)
    _, kept = await ann.http("GET", "/api/account/export.json")
    assert [(puzzle, solved) for puzzle, solved, _ in kept["puzzles"]] == [(name, True)]
    assert (await ann.http("POST", "/api/account/delete", {"password": "a long password"}))[0] == 200
    ben = Person(own_hall, "b")
    _, listed = await ben.http("GET", "/api/puzzles?game=niagara")
    assert {card["tries"] for card in listed["puzzles"]} == {0}


@pytest.mark.slow
def test_the_hall_comes_with_puzzles_of_every_game_that_knows_its_chances() -> None:
    games = {puzzle.game.game for puzzle in shipped().values()}
    assert games == {game for game in HOUSE if capabilities(game).insight is not None}
    name = next(name for name, puzzle in shipped().items() if puzzle.game.game == "hidden-rooms")
    right, wrong = right_and_wrong(name)
    assert right != wrong
