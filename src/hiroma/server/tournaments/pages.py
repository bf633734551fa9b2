"""Views of tournaments: the list, a page, a series, the tournament of a table."""

from collections.abc import Sequence

from hiroma.ids import NO_CLUB, ClubId, PlayerId, TableId, TournamentId
from hiroma.server.clubs.authorization import seen
from hiroma.server.core.names import Names
from hiroma.server.tournaments.bodies import (
    EntrantLine,
    SeriesLine,
    SeriesPage,
    TableTournament,
    TournamentCard,
    TournamentGame,
    TournamentPage,
    TournamentRound,
    Tournaments,
)
from hiroma.server.tournaments.service import clubs_of, may_call_off, may_enter, must_find
from hiroma.server.wire.club_name import ClubName
from hiroma.server.wire.people import Somebody
from hiroma.store import Store
from hiroma.store.pairings import PairingRow
from hiroma.store.tidings import OF_TOURNAMENT
from hiroma.store.tournaments import CALLED_OFF, OPEN, OVER, RUNNING, EntrantRow, TournamentRow
from hiroma.table.refusal import Refused
from hiroma.tournaments import standings
from hiroma.tournaments.standings import TIE_BREAKS

COMING = 60
PAST = 30
SEASON = 100
"""Tournaments of a series."""


async def listed(store: Store, player: PlayerId, club: ClubId | None) -> Tournaments:
    """Return the tournaments of the hall and of the player's clubs, or those of one club.

    `Refused` as `seen`.
    """
    if club is None:
        clubs = [NO_CLUB, *await clubs_of(store, player)]
    else:
        await seen(store, club, player)
        clubs = [club]
    coming = await store.tournaments.listing(clubs, (RUNNING, OPEN), COMING)
    past = await store.tournaments.listing(clubs, (OVER,), PAST)
    found = await cards(store, player, [*coming, *past])
    return Tournaments(coming=found[: len(coming)], past=found[len(coming) :])


async def cards(store: Store, player: PlayerId, rows: Sequence[TournamentRow]) -> list[TournamentCard]:
    """Return the cards of tournaments, in the same order."""
    counts = await store.tournaments.counts([row.id for row in rows])
    names = await store.clubs.names({row.club for row in rows if row.club})
    mine = await store.tournaments.entries_of(player, [row.id for row in rows])
    return [
        TournamentCard(
            id=row.id,
            name=row.name,
            club=ClubName(id=row.club, name=names.get(row.club, "?")) if row.club else None,
            game=row.game,
            system=row.system,
            seats=row.seats,
            rounds=row.rounds,
            starts=row.starts,
            ends=row.ends,
            status=row.status,
            round=row.round,
            people=counts.get(row.id, 0),
            mine=row.id in mine,
        )
        for row in rows
    ]


async def page(store: Store, names: Names, player: PlayerId, tournament: TournamentId) -> TournamentPage:
    """Return the page of a tournament. `Refused` as `must_find`."""
    row = await must_find(store, tournament, player)
    await store.tidings.saw(player, OF_TOURNAMENT, row.id)
    entered = await store.tournaments.entered(row.id)
    pairings = await store.tournaments.games(row.id)
    await names.know({row.organiser, *(one.player for one in entered)})
    (card,) = await cards(store, player, [row])
    people = {one.no: one.player for one in entered}
    return TournamentPage(
        card=card,
        text=row.text,
        organiser=Somebody(id=row.organiser, name=names[row.organiser]),
        series=row.series,
        options=row.options,
        minutes=row.minutes,
        seconds=row.seconds,
        rated=row.rated,
        grace=row.grace // 60,
        entrants=_entrants(names, row, entered, pairings),
        tie_breaks=list(TIE_BREAKS[row.system]),
        rounds=_rounds(people, pairings),
        table=_table_of(player, people, pairings),
        may=await _may(store, row, player, entered),
    )


def _entrants(
    names: Names, row: TournamentRow, entered: Sequence[EntrantRow], pairings: Sequence[PairingRow]
) -> list[EntrantLine]:
    games = [pairing.game for pairing in pairings]
    numbered = [one.entrant for one in entered if one.no]
    lines = {line.no: line for line in standings(row.plan, numbered, games)}
    shown = any(game.points is not None for game in games)
    found = [
        EntrantLine(
            id=one.player,
            name=names[one.player],
            no=one.no,
            left=one.left,
            place=line.place if shown and line is not None else None,
            points=line.points if line is not None else 0.0,
            ties=list(line.ties) if line is not None else [],
            games=line.games if line is not None else 0,
        )
        for one in entered
        for line in [lines.get(one.no)]
    ]
    order = {no: index for index, no in enumerate(lines)}
    return sorted(found, key=lambda line: order.get(line.no, -1))


def _rounds(people: dict[int, PlayerId], pairings: Sequence[PairingRow]) -> list[TournamentRound]:
    rounds: dict[int, list[TournamentGame]] = {}
    for pairing in pairings:
        game = TournamentGame(
            table=pairing.table,
            players=[people[no] for no in pairing.players],
            points=None if pairing.points is None else list(pairing.points),
            played=pairing.played,
        )
        rounds.setdefault(pairing.round, []).append(game)
    return [TournamentRound(round=number, games=rounds[number]) for number in sorted(rounds, reverse=True)]


def _table_of(player: PlayerId, people: dict[int, PlayerId], pairings: Sequence[PairingRow]) -> TableId | None:
    for pairing in pairings:
        if pairing.points is None and player in (people[no] for no in pairing.players):
            return pairing.table
    return None


async def _may(store: Store, row: TournamentRow, player: PlayerId, entered: Sequence[EntrantRow]) -> list[str]:
    if row.status in (OVER, CALLED_OFF):
        return []
    inside = any(one.player == player and not one.left for one in entered)
    acts = ["leave"] if inside else ["enter"] if may_enter(row) else []
    return [*acts, "call-off"] if await may_call_off(store, row, player) else acts


async def series_page(store: Store, names: Names, player: PlayerId, club: ClubId, series: str) -> SeriesPage:
    """Return the table of a series: everybody's points over its tournaments.

    `Refused` as `seen`; 'no-such-tournament'.
    """
    if club:
        await seen(store, club, player)
    rows = await store.tournaments.of_series(club, series, SEASON)
    if not rows or not series:
        raise Refused("no-such-tournament")
    points: dict[PlayerId, float] = {}
    times: dict[PlayerId, int] = {}
    for row in rows:
        entered = [one for one in await store.tournaments.entered(row.id) if one.no]
        people = {one.no: one.player for one in entered}
        games = [pairing.game for pairing in await store.tournaments.games(row.id)]
        for line in standings(row.plan, [one.entrant for one in entered], games) if games else ():
            points[people[line.no]] = points.get(people[line.no], 0.0) + line.points
            times[people[line.no]] = times.get(people[line.no], 0) + 1
    await names.know(set(points))
    order = sorted(points, key=lambda one: (-points[one], times[one], one))
    clubs = await store.clubs.names({club}) if club else {}
    return SeriesPage(
        series=series,
        club=ClubName(id=club, name=clubs.get(club, "?")) if club else None,
        lines=[
            SeriesLine(
                place=1 + sum(other > points[one] for other in points.values()),
                id=one,
                name=names[one],
                points=points[one],
                tournaments=times[one],
            )
            for one in order
        ],
        tournaments=await cards(store, player, rows),
    )


async def of_table(store: Store, names: Names, player: PlayerId, table: TableId) -> TableTournament:
    """Return the tournament of a table. `Refused`: 'no-such-tournament'."""
    pairing = await store.tournaments.of_table(table)
    if pairing is None:
        raise Refused("no-such-tournament")
    row = await must_find(store, pairing.tournament, player)
    people = {one.no: one.player for one in await store.tournaments.entered(row.id)}
    players = [people[no] for no in pairing.players]
    await names.know(set(players))
    return TableTournament(
        id=row.id,
        name=row.name,
        round=pairing.round,
        until=pairing.paired + row.grace,
        players=[Somebody(id=one, name=names[one]) for one in players],
    )
