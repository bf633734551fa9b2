"""Tables with the same deal: one chance for all, no look at another table, and results after the last game."""

from typing import Any

import pytest

from hiroma.ids import PlayerId, TableId, TournamentId
from hiroma.records import ended
from hiroma.server.core.tables import must_see
from hiroma.server.tournaments import service
from hiroma.server.tournaments.same_deal import deal_of
from hiroma.table.commands import ANY, Concede, Join, Leave, Redraw
from hiroma.table.hall_commands import Disclose, Hint
from hiroma.table.refusal import Refusal, Refused
from hiroma.table.table import Table
from hiroma.tournaments import Entrant, Plan, is_over, next_games
from hiroma.tournaments.duplicate import matchpoints
from tests.server.test_tournaments import PEOPLE, Evening, evening, url, waiting

__all__ = ["evening", "url"]

PLAN = Plan("duplicate", (3,), 3)


def test_a_seat_is_compared_with_the_same_seat() -> None:
    points = matchpoints({"a": [(1, 9.0), (2, 5.0)], "b": [(2, 4.0), (1, 8.0)], "c": [(1, 7.0), (2, 5.0)]})
    assert points == {"a": (1.0, 0.25), "b": (0.0, 1.0), "c": (0.5, 0.25)}
    assert matchpoints({"a": [(1, 9.0), (2, 5.0)]}) == {"a": (0.5, 0.5)}


@pytest.mark.parametrize(("people", "tables"), [(5, 0), (6, 2), (8, 2), (9, 3)])
def test_full_tables_alone_and_one_round(people: int, tables: int) -> None:
    entrants = [Entrant(no) for no in range(1, people + 1)]
    games = next_games(PLAN, entrants, [])
    assert [len(game.players) for game in games] == [3] * tables
    seated = sorted(no for game in games for no in game.players)
    assert seated == list(range(1, 3 * tables + 1))
    assert not is_over(PLAN, entrants, games) or not games
    assert next_games(PLAN, entrants, games) == [] or not games


async def begun(evening: Evening, people: int = 4) -> tuple[TournamentId, list[tuple[TableId, list[PlayerId]]]]:
    """Seat people at tables of two, the second player of a table first; return tournament and tables."""
    tournament = await evening.announce(system="duplicate")
    await evening.enter(tournament, *PEOPLE[:people])
    await evening.hall.director.look()
    tables = waiting(await evening.page(tournament))
    for table, players in tables:
        for player in reversed(players):
            await evening.order(Join(), table, player)
    return tournament, tables


async def look(evening: Evening, table: TableId) -> Table:
    found = await evening.hall.tables.look(table)
    assert found is not None
    return found


async def test_all_tables_have_the_same_chance_and_seats_as_paired(evening: Evening) -> None:
    _, tables = await begun(evening)
    assert len(tables) == 2
    assert len({player for _, players in tables for player in players}) == 4
    seen = [await look(evening, table) for table, _ in tables]
    for table, (_, players) in zip(seen, tables, strict=True):
        assert [chair.player for chair in table.chairs] == players
        assert not table.rated
    one, other = (table.play for table in seen)
    assert one is not None
    assert other is not None
    assert one.opening == other.opening
    assert seen[0].key == seen[1].key


async def test_nobody_sees_another_table_before_all_are_over(evening: Evening) -> None:
    tournament, ((one, mine), (other, theirs)) = await begun(evening)
    hall = evening.hall

    async def sees(table: TableId, player: PlayerId) -> bool:
        try:
            await must_see(hall.store, table, await hall.tables.look(table), player)
        except Refused:
            return False
        return True

    for player in PEOPLE[:6]:
        assert await sees(one, player) == (player in mine)
        assert await sees(other, player) == (player in theirs)
    answer = await hall.tables.order(Join(), other, mine[0])
    assert isinstance(answer, Refusal)
    await evening.order(Concede(), one, mine[1])
    await evening.recorded()
    # The first table is over: only its people have its result and its secret.
    over = await look(evening, one)
    assert over.status == "over"
    assert not over.disclosed
    assert ended(over) is None
    assert not await sees(one, theirs[0])
    page = await evening.page(tournament)
    assert all(game.points is None for game in page.rounds[0].games)
    secret = await hall.store.daily.secret(deal_of(tournament))
    assert secret is not None
    rows = await hall.store.tables.entries(one)
    assert not any(secret.hex().encode() in row.body for row in rows)
    await hall.days.disclose(over)
    assert not (await look(evening, one)).disclosed
    hint = Hint(chair=0, seat=0, level="casual", moves=[])
    for command in (Disclose(secret=secret.hex()), Redraw(draws=[[0]]), Leave(), hint):
        assert isinstance(await hall.tables.order(command, other, theirs[0]), Refusal)
    await evening.order(Concede(), other, theirs[0])
    await evening.recorded()
    await hall.director.look()
    page = await evening.page(tournament)
    assert page.card.status == "over"
    # The first seat won at the first table, the other at the second: each beats the same seat at the other table.
    by_table = {game.table: game.points for game in page.rounds[0].games}
    assert by_table == {one: [1.0, 0.0], other: [0.0, 1.0]}
    assert (await look(evening, one)).disclosed
    assert await sees(one, theirs[0])
    assert await sees(one, PEOPLE[9])


async def test_the_secret_is_shown_when_the_games_of_one_that_was_called_off_are_over(evening: Evening) -> None:
    tournament, ((one, mine), (other, theirs)) = await begun(evening)
    await service.call_off(evening.hall.store, PEOPLE[0], tournament)
    await evening.order(Concede(), one, mine[1])
    await evening.recorded()
    assert not (await look(evening, one)).disclosed
    await evening.order(Concede(), other, theirs[0])
    await evening.recorded()
    assert [(await look(evening, table)).disclosed for table in (one, other)] == [True, True]
    await evening.hall.director.look()
    assert (await evening.page(tournament)).card.status == "called-off"
    assert await evening.hall.store.tournaments.due(evening.hall.director.now()) == []


async def test_a_table_that_does_not_take_the_secret_gets_it_at_the_next_look(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament, tables = await begun(evening)
    order, refused = evening.hall.tables.order, [Refusal(code="busy")]

    async def busy(asked: ANY, *rest: Any, **more: Any) -> int | Refusal:
        return refused.pop() if isinstance(asked, Disclose) and refused else await order(asked, *rest, **more)

    monkeypatch.setattr(evening.hall.tables, "order", busy)
    for table, players in tables:
        await evening.order(Concede(), table, players[1])
    await evening.recorded()
    for _ in range(2):
        await evening.hall.director.look()
    assert (await evening.page(tournament)).card.status == "over"
    assert [(await look(evening, table)).disclosed for table, _ in tables] == [True, True]


async def test_who_does_not_come_and_who_is_too_many(evening: Evening) -> None:
    tournament = await evening.announce(system="duplicate")
    await evening.enter(tournament, *PEOPLE[:5])
    await evening.hall.director.look()
    page = await evening.page(tournament)
    tables = waiting(page)
    assert PEOPLE[4] not in {player for _, players in tables for player in players}, "the last to enter looks on"
    (one, mine), (other, theirs) = tables
    await evening.order(Join(), one, mine[0])
    for player in theirs:
        await evening.order(Join(), other, player)
    await evening.late()
    games = {game.table: game for game in (await evening.page(tournament)).rounds[0].games}
    assert games[one].points == [0.5, 0.0]
    assert not games[one].played
    await evening.order(Concede(), other, theirs[1])
    await evening.recorded()
    await evening.hall.director.look()
    page = await evening.page(tournament)
    assert page.card.status == "over"
    assert {game.table: game.points for game in page.rounds[0].games}[other] == [0.5, 0.5]


async def test_one_table_is_no_comparison(evening: Evening) -> None:
    tournament = await evening.announce(system="duplicate")
    await evening.enter(tournament, *PEOPLE[:3])
    await evening.hall.director.look()
    assert (await evening.page(tournament)).card.status == "called-off"
