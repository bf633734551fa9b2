"""Tournaments: announced, entered, led to the end, in spite of absent players and killed processes."""

import asyncio
import random
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from hiroma.ids import ClubId, PlayerId, TableId, TournamentId
from hiroma.server.clubs.authorization import must_be
from hiroma.server.core.sanctions import may_play
from hiroma.server.settings import Settings
from hiroma.server.tournaments import pages, service
from hiroma.server.tournaments.bodies import NewTournament, TournamentPage
from hiroma.server.tournaments.ics import calendar
from hiroma.server.wiring import Hall
from hiroma.store.clubs import ClubRow, MemberRow
from hiroma.store.pairings import PairingRow
from hiroma.table.commands import ANY, Concede, Join, Leave
from hiroma.table.hall_commands import Close
from hiroma.table.pace import Pace
from hiroma.table.refusal import Refusal, Refused
from tests.server.running import WIDE, Person, RunningHall
from tests.server.test_fair_play import account
from tests.services import Postgres
from tests.store.making import register

BOTH = ["sqlite", pytest.param("postgres", marks=pytest.mark.services)]
PEOPLE = [PlayerId(f"p{number:02}") for number in range(40)]
GUEST = PlayerId("guest")
ENTERING = 3.0
"""Seconds for all to enter before it begins by the clock of the hall."""


@pytest.fixture(params=BOTH)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/hiroma.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.empty_database()


class Evening:
    """A hall in this process whose director looks on the test's command, at a time that the test sets."""

    def __init__(self, url: str, folder: Path) -> None:
        self._settings: dict[str, Any] = {"store": url, "key": str(folder / "key"), **WIDE}
        self.ahead = 0.0
        self.hall: Hall

    async def open(self) -> None:
        """Open the hall; also again, after `die`."""
        self.hall = Hall(Settings(**self._settings))
        director, clock = self.hall.director, self.hall.clock

        async def rests() -> None:
            await asyncio.Event().wait()

        # The test says when to look: not while people are still entering.
        director.run = rests  # type: ignore[method-assign]  # for this test
        await self.hall.open()
        director.now = lambda: clock.now() + self.ahead

        async def work(act: Any, question: Any) -> Any:
            return await asyncio.to_thread(act, question)

        # A worker takes a second to start.
        director.think = work

    async def die(self) -> None:
        """End with work unfinished, as far as a process that lives on can."""
        await self.hall.jobs.rest()
        await self.hall.bus.close()
        await self.hall.store.close()

    async def announce(self, **more: Any) -> TournamentId:
        """Announce a tournament that begins now, by the first of the people."""
        wanted: dict[str, Any] = {
            "name": "Evening",
            "game": "cant-stop",
            "system": "swiss",
            "seats": 2,
            "starts": self.hall.director.now(),
        }
        asked = NewTournament(**(wanted | more))
        return await service.announce(self.hall.store, PEOPLE[0], asked, self.hall.director.now())

    async def enter(self, tournament: TournamentId, *players: PlayerId) -> None:
        """Let these players enter."""
        for player in players:
            await service.enter(self.hall.store, player, tournament, self.hall.director.now())

    async def page(self, tournament: TournamentId, player: PlayerId = PEOPLE[0]) -> TournamentPage:
        """Return the page as a player sees it."""
        return await pages.page(self.hall.store, self.hall.names, player, tournament)

    async def order(self, command: ANY, table: TableId, player: PlayerId | None) -> None:
        """Give a command that must succeed."""
        answer = await self.hall.tables.order(command, table, player)
        assert not isinstance(answer, Refusal), answer

    async def play(self, table: TableId, *players: PlayerId) -> None:
        """Seat these players and let all but the first give up, the last first."""
        for player in players:
            await self.order(Join(), table, player)
        for player in reversed(players[1:]):
            await self.order(Concede(), table, player)

    async def recorded(self) -> None:
        """Wait until the results of all finished games are recorded, and let the director look."""
        await self.hall.recorder.catch_up()
        await self.hall.director.look()

    async def late(self, seconds: float = 301.0) -> None:
        """Let time pass, and let the director look."""
        self.ahead += seconds
        await self.hall.director.look()


@pytest.fixture
async def evening(url: str, tmp_path: Path) -> AsyncIterator[Evening]:
    made = Evening(url, tmp_path)
    await made.open()
    await register(made.hall.store, PEOPLE)
    yield made
    await made.hall.close()


def waiting(page: TournamentPage) -> list[tuple[TableId, list[PlayerId]]]:
    """Return the games of the newest round that have no result."""
    return [(game.table, game.players) for game in page.rounds[0].games if game.points is None and game.table]


async def test_two_play_and_one_wins(evening: Evening) -> None:
    tournament = await evening.announce(rounds=1)
    await evening.enter(tournament, *PEOPLE[:2])
    await evening.hall.director.look()
    page = await evening.page(tournament, PEOPLE[1])
    ((table, players),) = waiting(page)
    assert page.table == table
    assert (page.card.status, page.card.round) == ("running", 1)
    await evening.play(table, *players)
    await evening.recorded()
    await evening.hall.director.look()
    page = await evening.page(tournament)
    assert page.card.status == "over"
    assert [(line.id, line.points, line.place) for line in page.entrants] == [
        (players[0], 1.0, 1),
        (players[1], 0.0, 2),
    ]
    assert page.table is None


async def test_a_winner_who_gets_up_before_the_result_is_recorded_keeps_it(evening: Evening) -> None:
    tournament = await evening.announce(rounds=1)
    await evening.enter(tournament, *PEOPLE[:2])
    await evening.hall.director.look()
    ((table, players),) = waiting(await evening.page(tournament))
    await evening.play(table, *players)
    await evening.order(Leave(), table, players[0])
    await evening.late()
    await evening.recorded()
    page = await evening.page(tournament)
    assert {line.id: line.points for line in page.entrants} == {players[0]: 1.0, players[1]: 0.0}


@pytest.mark.parametrize("rounds", [2, pytest.param(10, marks=pytest.mark.slow)])
async def test_an_evening_of_forty_with_no_shows_and_a_kill(evening: Evening, rounds: int) -> None:
    chance = random.Random(rounds)
    tournament = await evening.announce(rounds=rounds)
    await evening.enter(tournament, *PEOPLE)
    points = dict.fromkeys(PEOPLE, 0.0)
    missed = dict.fromkeys(PEOPLE, 0)
    met: set[frozenset[PlayerId]] = set()
    await evening.hall.director.look()
    for number in range(1, rounds + 1):
        page = await evening.page(tournament)
        assert page.card.round == number
        games = waiting(page)
        playing = [player for _, players in games for player in players]
        byes = [game.players[0] for game in page.rounds[0].games if game.table is None]
        assert sorted(playing + byes) == sorted(player for player in PEOPLE if missed[player] < 2)
        for player in byes:
            points[player] += 1.0
        for index, (table, players) in enumerate(games):
            absent = {player for player in players if chance.random() < 0.1}
            came = [player for player in chance.sample(players, 2) if player not in absent]
            missed |= {player: missed[player] + 1 if player in absent else 0 for player in players}
            if len(came) == 2:
                assert frozenset(players) not in met
                met.add(frozenset(players))
                await evening.play(table, *came)
            else:
                for player in came:
                    await evening.order(Join(), table, player)
            if came:
                points[came[0]] += 1.0
            if number == 2 and index == 7:
                await evening.die()
                await evening.open()
        await evening.recorded()
        await evening.late()
        await evening.hall.director.look()
    page = await evening.page(tournament)
    assert page.card.status == "over"
    assert {line.id: line.points for line in page.entrants} == points
    order = [line.points for line in page.entrants]
    assert order == sorted(order, reverse=True)
    assert {line.id for line in page.entrants if line.left} == {player for player in PEOPLE if missed[player] >= 2}


class Meanwhile:
    """Lets something happen during the first call of a function, before it returns."""

    def __init__(self, inner: Any, act: Any) -> None:
        self._inner, self._act = inner, act

    async def __call__(self, *args: Any) -> Any:
        answer = await self._inner(*args)
        if self._act is not None:
            act, self._act = self._act, None
            await act
        return answer


async def test_who_enters_while_it_begins_takes_part(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    tournament = await evening.announce(system="round-robin")
    await evening.enter(tournament, *PEOPLE[:3])
    results = evening.hall.store.results
    monkeypatch.setattr(results, "levels", Meanwhile(results.levels, evening.enter(tournament, PEOPLE[3])))
    await evening.hall.director.look()
    await evening.hall.director.look()
    page = await evening.page(tournament)
    assert sorted(player for _, players in waiting(page) for player in players) == PEOPLE[:4]


async def test_who_enters_before_it_begins_and_is_written_after_that_comes_late(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament = await evening.announce(rounds=4)
    await evening.enter(tournament, *PEOPLE[:3])
    monkeypatch.setattr(service, "may_play", Meanwhile(may_play, evening.hall.director.look()))
    await evening.enter(tournament, PEOPLE[3])
    ((table, players),) = waiting(await evening.page(tournament))
    await evening.play(table, *players)
    await evening.recorded()
    page = await evening.page(tournament)
    assert page.card.round == 2
    assert sorted(player for _, players in waiting(page) for player in players) == PEOPLE[:4]


async def test_who_enters_a_knock_out_while_it_begins_is_refused(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament = await evening.announce(system="knock-out")
    await evening.enter(tournament, *PEOPLE[:2])
    monkeypatch.setattr(service, "may_play", Meanwhile(may_play, evening.hall.director.look()))
    with pytest.raises(Refused) as refused:
        await evening.enter(tournament, PEOPLE[3])
    assert refused.value.refusal.code == "tournament-over"
    assert len((await evening.page(tournament)).entrants) == 2


async def test_who_leaves_while_it_begins_is_waited_for(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    tournament = await evening.announce(rounds=1)
    await evening.enter(tournament, *PEOPLE[:2])
    monkeypatch.setattr(service, "must_find", Meanwhile(service.must_find, evening.hall.director.look()))
    await service.leave(evening.hall.store, PEOPLE[1], tournament)
    page = await evening.page(tournament)
    assert [(line.id, line.left) for line in page.entrants] == [(PEOPLE[0], False), (PEOPLE[1], True)]
    ((table, players),) = waiting(page)
    assert sorted(players) == PEOPLE[:2]
    await evening.order(Join(), table, PEOPLE[0])
    await evening.late()
    await evening.hall.director.look()
    page = await evening.page(tournament)
    assert page.card.status == "over"
    assert {line.id: line.points for line in page.entrants} == {PEOPLE[0]: 1.0, PEOPLE[1]: 0.0}


async def test_who_leaves_while_a_round_is_paired_is_not_paired(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament = await evening.announce(rounds=2)
    await evening.enter(tournament, *PEOPLE[:5])
    director, store = evening.hall.director, evening.hall.store
    monkeypatch.setattr(director, "think", Meanwhile(director.think, service.leave(store, PEOPLE[1], tournament)))
    await director.look()
    await director.look()
    page = await evening.page(tournament)
    assert page.card.round == 1
    players = sorted(player for game in page.rounds[0].games for player in game.players)
    assert players == [PEOPLE[0], *PEOPLE[2:5]]


async def test_nobody_enters_a_round_robin_of_two_while_its_first_round_is_paired(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament = await evening.announce(system="round-robin")
    await evening.enter(tournament, *PEOPLE[:4])
    director = evening.hall.director

    async def enters() -> None:
        with pytest.raises(Refused, match="tournament-over"):
            await evening.enter(tournament, PEOPLE[4])

    monkeypatch.setattr(director, "think", Meanwhile(director.think, enters()))
    await director.look()
    page = await evening.page(tournament)
    assert sorted(player for _, players in waiting(page) for player in players) == PEOPLE[:4]
    assert len(page.entrants) == 4


@pytest.mark.parametrize("system", ["swiss", "knock-out", "round-robin", "duplicate"])
async def test_when_all_but_a_few_leave_before_the_first_round_it_ends(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    tournament = await evening.announce(system=system)
    await evening.enter(tournament, *PEOPLE[:4])
    director, store = evening.hall.director, evening.hall.store

    async def leave() -> None:
        for player in PEOPLE[:4] if system in ("swiss", "round-robin") else PEOPLE[:3]:
            await service.leave(store, player, tournament)

    monkeypatch.setattr(director, "think", Meanwhile(director.think, leave()))
    for _ in range(3):
        await director.look()
    page = await evening.page(tournament)
    assert (page.card.status, page.rounds) == ("called-off", [])


async def test_an_arena_does_not_end_with_a_game_that_another_process_has_just_paired(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament = await evening.announce(system="arena", length=10)
    await evening.enter(tournament, *PEOPLE[:2])
    await evening.hall.director.look()
    rows = evening.hall.store.tournaments
    table = TableId("m1")
    last = PairingRow(tournament, 1, 1, table, (1, 2), None, False, evening.hall.director.now())

    async def pair() -> None:
        assert await rows.pair(tournament, [one.entrant for one in await rows.entered(tournament)], 0, [last])

    monkeypatch.setattr(rows, "games", Meanwhile(rows.games, pair()))
    await evening.late(601.0)
    assert (await evening.page(tournament)).card.status == "running"
    await evening.hall.director.look()
    ((table, players),) = waiting(await evening.page(tournament))
    await evening.play(table, *players)
    await evening.recorded()
    await evening.hall.director.look()
    page = await evening.page(tournament)
    assert page.card.status == "over"
    assert {line.id: line.points for line in page.entrants} == {players[0]: 1.0, players[1]: 0.0}


async def test_it_is_not_called_off_while_the_second_enters(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    tournament = await evening.announce(rounds=1)
    await evening.enter(tournament, PEOPLE[0])
    rows = evening.hall.store.tournaments
    monkeypatch.setattr(rows, "entered", Meanwhile(rows.entered, evening.enter(tournament, PEOPLE[1])))
    await evening.hall.director.look()
    await evening.hall.director.look()
    assert (await evening.page(tournament)).card.status == "running"


async def test_a_process_that_died_between_the_pairing_and_the_tables_is_not_missed(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament = await evening.announce(rounds=1)
    await evening.enter(tournament, *PEOPLE[:4])

    async def dies(*_: object) -> None:
        raise OSError("killed")

    monkeypatch.setattr(evening.hall.director, "_open", dies)
    await evening.hall.director.look()
    await evening.die()
    await evening.open()
    await evening.hall.director.look()
    for table, players in waiting(await evening.page(tournament)):
        await evening.play(table, *players)
    await evening.recorded()
    await evening.hall.director.look()
    assert (await evening.page(tournament)).card.status == "over"


async def test_who_comes_while_the_table_is_closed_for_their_absence_plays(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament = await evening.announce(rounds=1)
    await evening.enter(tournament, *PEOPLE[:2])
    await evening.hall.director.look()
    ((table, players),) = waiting(await evening.page(tournament))
    await evening.order(Join(), table, players[0])
    order = evening.hall.tables.order

    async def late(asked: ANY, *rest: Any, **more: Any) -> Any:
        if isinstance(asked, Close):
            await order(Join(), table, players[1])
        return await order(asked, *rest, **more)

    monkeypatch.setattr(evening.hall.tables, "order", late)
    await evening.late()
    seen = await evening.hall.tables.look(table)
    assert seen is not None
    assert seen.status == "playing"
    await evening.order(Concede(), table, players[0])
    await evening.recorded()
    await evening.hall.director.look()
    page = await evening.page(tournament)
    assert page.card.status == "over"
    assert {line.id: line.points for line in page.entrants} == {players[0]: 0.0, players[1]: 1.0}


@pytest.mark.parametrize(("system", "came"), [("swiss", 1.0), ("duplicate", 0.5)])
async def test_a_process_that_died_between_the_close_and_the_result_is_not_missed(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, system: str, came: float
) -> None:
    tournament = await evening.announce(system=system, rounds=1)
    await evening.enter(tournament, *PEOPLE[:4])
    await evening.hall.director.look()
    tables = waiting(await evening.page(tournament))
    for table, players in tables:
        await evening.order(Join(), table, players[0])

    async def dies(*_: object) -> None:
        raise OSError("killed")

    monkeypatch.setattr(evening.hall.store.tournaments, "settle", dies)
    await evening.late()
    await evening.die()
    await evening.open()
    await evening.late(0.0)
    await evening.hall.director.look()
    page = await evening.page(tournament)
    assert page.card.status == "over"
    points = {line.id: line.points for line in page.entrants}
    assert points == {player: came if player == players[0] else 0.0 for _, players in tables for player in players}


async def test_who_came_to_a_larger_table_plays_without_the_others(evening: Evening) -> None:
    tournament = await evening.announce(game="niagara", seats=4, rounds=1)
    await evening.enter(tournament, *PEOPLE[:4])
    await evening.hall.director.look()
    ((table, players),) = waiting(await evening.page(tournament))
    for player in players[:3]:
        await evening.order(Join(), table, player)
    await evening.late()
    seen = await evening.hall.tables.look(table)
    assert seen is not None
    assert seen.status == "playing"
    for player in (players[2], players[1]):
        await evening.order(Concede(), table, player)
    await evening.recorded()
    lines = {line.id: line.points for line in (await evening.page(tournament)).entrants}
    assert lines == {players[0]: 1.0, players[1]: 0.5, players[2]: 0.0, players[3]: 0.0} or lines == {
        players[0]: 1.0,
        players[1]: 0.25,
        players[2]: 0.25,
        players[3]: 0.0,
    }


async def test_a_knock_out_ends_with_a_winner(evening: Evening) -> None:
    tournament = await evening.announce(system="knock-out")
    await evening.enter(tournament, *PEOPLE[:6])
    await evening.hall.director.look()
    winners: list[PlayerId] = []
    while (page := await evening.page(tournament)).card.status == "running":
        winners = []
        for table, players in waiting(page):
            await evening.play(table, *players)
            winners.append(players[0])
        await evening.recorded()
        await evening.hall.director.look()
    assert len(winners) == 1
    assert page.entrants[0].id == winners[0]
    assert page.card.round == 3


async def test_an_arena_pairs_who_is_here_until_the_clock_runs_out(evening: Evening) -> None:
    tournament = await evening.announce(system="arena", length=10)
    await evening.enter(tournament, *PEOPLE[:4])
    await evening.hall.director.look()
    assert (await evening.page(tournament)).rounds == []
    evening.hall.presence.is_connected = lambda player: player in PEOPLE[:2]  # type: ignore[method-assign]  # who is here
    await evening.hall.director.look()
    ((table, players),) = waiting(await evening.page(tournament))
    assert sorted(players) == PEOPLE[:2]
    await evening.play(table, *players)
    await evening.recorded()
    await evening.hall.director.look()
    assert len((await evening.page(tournament)).rounds) == 2
    await evening.late(601.0)
    await evening.late(301.0)
    assert (await evening.page(tournament)).card.status == "over"


async def test_too_few_people_call_it_off(evening: Evening) -> None:
    tournament = await evening.announce()
    await evening.enter(tournament, PEOPLE[0])
    await evening.hall.director.look()
    assert (await evening.page(tournament)).card.status == "called-off"


async def test_late_entry_and_leaving(evening: Evening) -> None:
    tournament = await evening.announce(rounds=4)
    await evening.enter(tournament, *PEOPLE[:4])
    await evening.hall.director.look()
    await evening.enter(tournament, PEOPLE[4])
    await service.leave(evening.hall.store, PEOPLE[1], tournament)
    for table, players in waiting(await evening.page(tournament)):
        await evening.play(table, *players)
    await evening.recorded()
    await evening.hall.director.look()
    second = {player for game in (await evening.page(tournament)).rounds[0].games for player in game.players}
    assert second == {*PEOPLE[:5]} - {PEOPLE[1]}
    for table, players in waiting(await evening.page(tournament)):
        await evening.play(table, *players)
    await evening.recorded()
    await evening.hall.director.look()
    with pytest.raises(Refused, match="tournament-over"):
        await evening.enter(tournament, PEOPLE[6])


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"starts": 0.0}, "tournament-time"),
        ({"seats": 6}, "tournament-seats"),
        ({"game": "hidden-rooms"}, "tournament-seats"),
        ({"options": {"match": 3}}, "tournament-match"),
        ({"options": {"nothing": 3}}, "option-unknown"),
        ({"game": "chess"}, "game-unknown"),
        ({"name": " "}, "name-length"),
        ({"club": ClubId("none")}, "no-such-club"),
    ],
)
async def test_what_cannot_be_announced(evening: Evening, more: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as refused:
        await evening.announce(**more)
    assert refused.value.refusal.code == code


async def test_guests_neither_announce_nor_enter(evening: Evening) -> None:
    tournament = await evening.announce()
    with pytest.raises(Refused, match="guest"):
        await evening.enter(tournament, GUEST)
    asked = NewTournament(name="x", game="cant-stop", system="swiss", seats=2, starts=evening.hall.clock.now())
    with pytest.raises(Refused, match="guest"):
        await service.announce(evening.hall.store, GUEST, asked, evening.hall.clock.now())


async def test_an_organiser_has_so_many_at_a_time(evening: Evening) -> None:
    for _ in range(service.AT_A_TIME):
        await evening.announce()
    with pytest.raises(Refused, match="too-many"):
        await evening.announce()


async def test_only_those_who_may_call_it_off(evening: Evening) -> None:
    tournament = await evening.announce()
    with pytest.raises(Refused, match="not-your-tournament"):
        await service.call_off(evening.hall.store, PEOPLE[1], tournament)
    assert "call-off" not in (await evening.page(tournament, PEOPLE[1])).may
    assert "call-off" in (await evening.page(tournament)).may
    await service.call_off(evening.hall.store, PEOPLE[0], tournament)
    with pytest.raises(Refused, match="tournament-over"):
        await service.call_off(evening.hall.store, PEOPLE[0], tournament)
    with pytest.raises(Refused, match="tournament-over"):
        await evening.enter(tournament, PEOPLE[1])


async def test_of_one_that_is_called_off_games_go_on_and_nobody_is_waited_for_longer_than_announced(
    evening: Evening,
) -> None:
    tournament = await evening.announce(rounds=3)
    await evening.enter(tournament, *PEOPLE[:6])
    await evening.hall.director.look()
    (one, players), (empty, [early, _]), (gone, _) = waiting(await evening.page(tournament))
    await evening.play(one, *players)
    await evening.order(Join(), empty, early)
    await evening.hall.tables.order(Close(), gone)
    await evening.hall.tables.forget(gone)
    await service.call_off(evening.hall.store, PEOPLE[0], tournament)
    await evening.recorded()
    table = await evening.hall.tables.look(empty)
    assert table is not None
    assert table.status == "open"
    await evening.late()
    table = await evening.hall.tables.look(empty)
    assert table is not None
    assert table.status == "closed"
    assert await evening.hall.tables.look(gone) is None
    page = await evening.page(tournament)
    assert (page.card.status, page.card.round) == ("called-off", 1)
    points = {game.table: game.points for game in page.rounds[0].games}
    assert points == {one: [1.0, 0.0], empty: [1.0, 0.0], gone: [0.5, 0.5]}
    assert await evening.hall.store.tournaments.due(evening.hall.director.now()) == []


async def hidden_club(evening: Evening) -> ClubRow:
    """Found a club of the first of the people, with the second as a member."""
    club = ClubRow(
        id=ClubId("c1"), key="c", name="C", text="", door="invited", invite="word", presets=b"[]", founded=1.0
    )
    assert await evening.hall.store.clubs.found(club, PEOPLE[0], 1, 1) == "founded"
    assert await evening.hall.store.clubs.stand(MemberRow(club.id, PEOPLE[1], "member", 1.0), None, 10)
    return club


async def test_a_club_that_closes_calls_its_tournaments_off(evening: Evening) -> None:
    store, club = evening.hall.store, await hidden_club(evening)
    for ahead in (0.0, 3600.0, 7200.0):
        tournament = await evening.announce(club=club.id, starts=evening.hall.director.now() + ahead)
        await evening.enter(tournament, *PEOPLE[:2])
    await evening.hall.director.look()
    await store.clubs.close(club.id, 5.0)
    await evening.late(3601.0)
    assert all(row.status == "called-off" for row in await store.tournaments.due(evening.hall.director.now()))
    # Nobody sees them any more, so that nobody could call them off, and they count for their organiser.
    assert await evening.announce()


async def test_of_a_club_that_closes_meanwhile_no_tournament_is_announced(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, club = evening.hall.store, await hidden_club(evening)
    monkeypatch.setattr(service, "must_be", Meanwhile(must_be, store.clubs.close(club.id, 5.0)))
    with pytest.raises(Refused, match="no-such-club"):
        await evening.announce(club=club.id)


async def test_the_tournament_of_a_hidden_club_is_seen_by_its_members(evening: Evening) -> None:
    store, club = evening.hall.store, await hidden_club(evening)
    tournament = await evening.announce(club=club.id, series="Spring")
    with pytest.raises(Refused, match="no-such-tournament"):
        await evening.page(tournament, PEOPLE[2])
    with pytest.raises(Refused, match="no-such-tournament"):
        await evening.enter(tournament, PEOPLE[2])
    assert (await pages.listed(store, PEOPLE[2], None)).coming == []
    assert [card.id for card in (await pages.listed(store, PEOPLE[1], None)).coming] == [tournament]
    await evening.enter(tournament, PEOPLE[1])
    assert (await evening.page(tournament, PEOPLE[1])).card.mine


async def test_a_series_of_the_hall_is_its_first_organisers(evening: Evening) -> None:
    def asked(**more: Any) -> NewTournament:
        wanted: dict[str, Any] = {
            "name": "Mine",
            "game": "cant-stop",
            "system": "arena",
            "seats": 2,
            "series": " Winter ",
        }
        return NewTournament(**(wanted | {"starts": evening.hall.director.now()} | more))

    store, now = evening.hall.store, evening.hall.director.now()
    await evening.announce(series="Winter")
    with pytest.raises(Refused, match="not-your-series"):
        await service.announce(store, PEOPLE[1], asked(), now)
    await evening.announce(series="Winter")
    await service.announce(store, PEOPLE[1], asked(series=""), now)
    await service.announce(store, PEOPLE[1], asked(series="Summer"), now)
    # A cancelled tournament does not make its organiser the owner of a series.
    spring = await service.announce(store, PEOPLE[1], asked(series="Spring"), now)
    await service.call_off(store, PEOPLE[1], spring)
    await service.announce(store, PEOPLE[2], asked(series="Spring"), now)


async def test_a_series_adds_up(evening: Evening) -> None:
    for _ in range(2):
        tournament = await evening.announce(series="Winter", rounds=1)
        await evening.enter(tournament, *PEOPLE[:2])
        await evening.hall.director.look()
        ((table, _),) = waiting(await evening.page(tournament))
        await evening.play(table, *PEOPLE[:2])
        await evening.recorded()
        await evening.hall.director.look()
    page = await pages.series_page(evening.hall.store, evening.hall.names, PEOPLE[0], ClubId(""), "Winter")
    assert [(line.id, line.points, line.tournaments, line.place) for line in page.lines] == [
        (PEOPLE[0], 2.0, 2, 1),
        (PEOPLE[1], 0.0, 2, 2),
    ]


async def test_who_becomes_a_robot_leaves(evening: Evening) -> None:
    store = evening.hall.store
    soon, later = await evening.announce(rounds=2), await evening.announce(starts=evening.hall.director.now() + 900.0)
    for tournament in (soon, later):
        await evening.enter(tournament, *PEOPLE[:3])
    await evening.hall.director.look()
    person = await store.people.person(PEOPLE[2])
    assert person is not None
    assert await store.accounts.make_robot(person) == "made"
    lines = {line.id: line.left for line in (await evening.page(soon)).entrants}
    assert lines == {PEOPLE[0]: False, PEOPLE[1]: False, PEOPLE[2]: True}
    assert {line.id for line in (await evening.page(later)).entrants} == {*PEOPLE[:2]}


@pytest.mark.parametrize("when", ["while it is on", "when it is over"])
async def test_who_plays_against_somebody_who_goes_for_good_has_their_points(evening: Evening, when: str) -> None:
    tournament = await evening.announce(rounds=1)
    await evening.enter(tournament, *PEOPLE[:2])
    await evening.hall.director.look()
    ((table, _),) = waiting(await evening.page(tournament))
    for player in PEOPLE[:2]:
        await evening.order(Join(), table, player)
    if when == "while it is on":
        await evening.hall.store.accounts.close(PEOPLE[1], 2.0)
    await evening.order(Concede(), table, PEOPLE[1])
    await evening.hall.recorder.catch_up()
    if when == "when it is over":
        await evening.hall.store.accounts.close(PEOPLE[1], 2.0)
    await evening.recorded()
    points = {line.id: line.points for line in (await evening.page(tournament)).entrants}
    assert points == {PEOPLE[0]: 1.0, PEOPLE[1]: 0.0}


async def test_who_goes_for_good_leaves(evening: Evening) -> None:
    tournament = await evening.announce()
    await evening.enter(tournament, *PEOPLE[:2])
    await evening.hall.store.accounts.close(PEOPLE[1], 2.0)
    assert [line.id for line in (await evening.page(tournament)).entrants] == [PEOPLE[0]]


@pytest.mark.services
async def test_a_tournament_goes_on_after_a_kill(tmp_path: Path) -> None:
    hall = RunningHall(tmp_path).start()
    try:
        people = [await account(hall) for _ in range(4)]
        for person in people:
            await person.arrive()
        starts = time.time() + ENTERING
        body = {"name": "Kill", "game": "cant-stop", "system": "round-robin", "seats": 2, "starts": starts}
        status, made = await people[0].http("POST", "/api/tournaments", body)
        assert status == 201, made
        path = f"/api/tournaments/{made['id']}"
        for person in people:
            assert (await person.http("PUT", f"{path}/entry"))[0] == 200
        for number in range(1, 4):
            await _round(people, path, number)
            if number == 1:
                hall.kill()
                hall.start()
                for person in people:
                    await person.arrive()
        page = await _until(people[0], path, lambda page: page["card"]["status"] == "over")
        assert sum(line["points"] for line in page["entrants"]) == 6.0
        assert {line["games"] for line in page["entrants"]} == {3}
    finally:
        hall.stop()


async def _until(person: Person, path: str, holds: Any) -> dict[str, Any]:
    page: dict[str, Any] = {}
    for _ in range(150):
        _, page = await person.http("GET", path)
        if holds(page):
            return page
        await asyncio.sleep(0.2)
    raise AssertionError(page)


async def _round(people: list[Person], path: str, number: int) -> None:
    await _until(people[0], path, lambda page: page["card"]["round"] == number)
    for person in people:
        _, page = await person.http("GET", path)
        table = page["table"]
        await person.watch(table)
        assert (await person.line(table, "/join"))["type"] == "ack"
    for person in people:
        _, page = await person.http("GET", path)
        if page["table"] is not None:
            await person.line(page["table"], "/concede")


async def test_the_calendar_file(evening: Evening) -> None:
    tournament = await evening.announce(name="Soirée; 夜", text="a,b\nc" + "長" * 40)
    row = await evening.hall.store.tournaments.one(tournament)
    assert row is not None
    page = calendar([row], "https://hall.example", ["Can't Stop"])
    lines = page.split("\r\n")
    assert all(len(line.encode()) <= 75 for line in lines)
    assert "\r\n " in page
    plain = page.replace("\r\n ", "").split("\r\n")
    assert "SUMMARY:Soirée\\; 夜 (Can't Stop)" in plain
    assert f"DESCRIPTION:a\\,b\\nc{'長' * 40}" in plain
    assert f"URL:https://hall.example/tournaments/{tournament}" in plain
    assert "TRIGGER:-PT15M" in plain


async def test_its_clock_stands_when_a_table_opens(evening: Evening) -> None:
    # A player may sit down at once, and a process may die at once.
    tournament = await evening.announce(rounds=1, minutes=5, seconds=3)
    await evening.enter(tournament, *PEOPLE[:2])
    await evening.hall.director.look()
    ((table, _),) = waiting(await evening.page(tournament))
    opened = await evening.hall.tables.look(table)
    assert opened is not None
    assert (opened.rev, opened.pace, opened.timeout) == (1, Pace(bank=300, step=3), "concede")


async def test_a_rated_tournament_has_a_clock_for_rated_games(evening: Evening) -> None:
    with pytest.raises(Refused) as refused:
        await evening.announce(rated=True, minutes=1, seconds=2)
    assert refused.value.refusal.code == "clock-too-short"
    await evening.announce(rated=True, minutes=1, seconds=3)
    await evening.announce(rated=False, minutes=1, seconds=0)


async def test_a_tournament_of_an_older_hall_keeps_its_clock_and_is_unrated(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    # An older hall took a clock that is too short for rated games, and opened its tables without any.
    monkeypatch.setattr(service, "must_be_a_clock", lambda pace, rated: None)
    tournament = await evening.announce(rated=True, rounds=1, minutes=1, seconds=0)
    await evening.enter(tournament, *PEOPLE[:2])
    await evening.hall.director.look()
    ((table, _),) = waiting(await evening.page(tournament))
    opened = await evening.hall.tables.look(table)
    assert opened is not None
    assert (opened.rated, opened.pace) == (False, Pace(bank=60))
