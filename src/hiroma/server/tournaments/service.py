"""Acts of people: to announce a tournament, enter it, leave it, call it off."""

import secrets
from collections.abc import Sequence
from typing import Final

from hiroma.games import newest
from hiroma.ids import ClubId, PlayerId, TournamentId
from hiroma.kernel.options import change, defaults
from hiroma.server.clubs.authorization import must_be, reaches, seen
from hiroma.server.core.naming import chosen, tidy
from hiroma.server.core.options import must_be_good
from hiroma.server.core.sanctions import may_play, may_talk
from hiroma.server.core.speech import readable_text
from hiroma.server.tournaments.bodies import NewTournament
from hiroma.server.tournaments.same_deal import DUPLICATE
from hiroma.server.wire.bounds import Options
from hiroma.store import Store
from hiroma.store.clubs import BELONG, MEMBER, OFFICER
from hiroma.store.tidings import ANNOUNCED
from hiroma.store.tournaments import CALLED_OFF, OPEN, OVER, RUNNING, TournamentRow
from hiroma.table.pace import Pace
from hiroma.table.refusal import Refused
from hiroma.table.timing import must_be_a_clock

NAME: Final = 60
"""Most characters of a tournament's name."""
AT_A_TIME: Final = 3
"""Most tournaments of an organiser that are not over."""
ROOM: Final = 512
"""Most who take part in one."""
AHEAD: Final = 180 * 24 * 3600.0
"""Seconds from now on in which a tournament may begin."""
LATE: Final = 2
"""Late entry is possible until half of the rounds are paired: rounds / LATE.

Without a number of rounds (a knock-out, one deal for all, a round robin of games of two) the course follows from the
entrants at the start.
"""


async def announce(store: Store, player: PlayerId, asked: NewTournament, now: float) -> TournamentId:
    """Announce a tournament: of a club as its officer, of the hall with an account. Return its id.

    `Refused`: 'guest', 'banned', 'chat-muted', 'name-length', 'name-reserved', 'too-many', 'no-such-club', 'club-role',
    'tournament-time' (it begins in the past, or in more than half a year), 'tournament-seats' (the game does not take
    that number of people), 'tournament-match' (a game must be decided by one play), 'not-your-series' (of the hall, and
    somebody else has begun it), 'clock-too-short' (of rated games), and as `must_be_good`.
    """
    await must_have_account(store, player)
    await may_talk(store.moderation, player)
    await may_play(store.moderation, player)
    if asked.club:
        await must_be(store, asked.club, player, OFFICER)
    sizes = sizes_of(asked)
    rated = asked.rated and asked.system != DUPLICATE
    must_be_a_clock(Pace(asked.minutes * 60, asked.seconds), rated)
    if not now - 60 <= asked.starts <= now + AHEAD:
        raise Refused("tournament-time")
    row = TournamentRow(
        id=TournamentId(secrets.token_hex(5)),
        club=asked.club,
        organiser=player,
        name=chosen(asked.name, NAME),
        text=readable_text(asked.text),
        series=tidy(asked.series),
        game=asked.game,
        version=newest(asked.game).info.version,
        options=dict(asked.options),
        sizes=(asked.seats,) if asked.system == DUPLICATE else sizes,
        system=asked.system,
        seats=asked.seats,
        rounds=rounds_of(asked),
        minutes=asked.minutes,
        seconds=asked.seconds,
        rated=rated,
        grace=asked.grace * 60,
        starts=asked.starts,
        ends=asked.starts + asked.length * 60 if asked.system == "arena" else None,
        made=now,
    )
    match await store.tournaments.add(row, AT_A_TIME):
        case "too-many":
            raise Refused("too-many", most=AT_A_TIME)
        case str(refused):
            raise Refused(refused)
    if row.club:
        members = {one.player for one in await store.clubs.roll(row.club) if one.role in BELONG}
        await store.tidings.tell(members - {player}, ANNOUNCED, row.id, now)
    return row.id


def rounds_of(asked: NewTournament) -> int:
    """Return the number of rounds, 0 where the system alone tells."""
    of_two = asked.seats == 2
    given = asked.system == "swiss" or (asked.system == "round-robin" and not of_two)
    return asked.rounds if given else 0


def sizes_of(asked: NewTournament) -> tuple[int, ...]:
    """Return the numbers of people that a game takes with these options, up to those wanted at a table."""
    must_be_good(asked.game, asked.options)
    rules = newest(asked.game)
    options: Options = defaults(rules.info.options)
    for name, value in asked.options.items():
        options = change(rules.info.options, options, name, value)
    if int(options.get("match", 1)) > 1:
        raise Refused("tournament-match")
    sizes = tuple(sorted(count for count in rules.people(options) if 1 < count <= asked.seats))
    if asked.seats not in sizes:
        raise Refused("tournament-seats", need=list(rules.people(options)))
    return sizes


async def enter(store: Store, player: PlayerId, tournament: TournamentId, now: float) -> None:
    """Take part, with an account; of a club as its member.

    `Refused`: 'no-such-tournament', 'guest', 'banned', 'club-role', 'tournament-over' (also when it is too late to come
    later), 'tournament-full'.
    """
    row = await must_find(store, tournament, player)
    await must_have_account(store, player)
    await may_play(store.moderation, player)
    if row.club:
        await must_be(store, row.club, player, MEMBER)
    match await store.tournaments.enter(row.id, player, now, ROOM, may_enter):
        case "over":
            raise Refused("tournament-over")
        case "full":
            raise Refused("tournament-full", most=ROOM)


def may_enter(row: TournamentRow) -> bool:
    """Return True while people may enter: before the start, and late where the system allows it."""
    if row.status == RUNNING:
        return row.system == "arena" or (row.rounds > 0 and row.round * LATE <= row.rounds)
    return row.status == OPEN


async def leave(store: Store, player: PlayerId, tournament: TournamentId) -> None:
    """Leave a tournament. A game that is on is still to be played.

    `Refused`: 'no-such-tournament', 'no-such-member'.
    """
    row = await must_find(store, tournament, player)
    if row.status in (OVER, CALLED_OFF):
        raise Refused("tournament-over")
    if not await store.tournaments.leave(row.id, player):
        raise Refused("no-such-member")


async def call_off(store: Store, player: PlayerId, tournament: TournamentId) -> None:
    """Call a tournament off: its organiser, an officer of its club, or a moderator. Games that are on go on.

    `Refused`: 'no-such-tournament', 'not-your-tournament', 'tournament-over'.
    """
    row = await must_find(store, tournament, player)
    if not await may_call_off(store, row, player):
        raise Refused("not-your-tournament")
    if row.status in (OVER, CALLED_OFF) or not await store.tournaments.end(row.id, CALLED_OFF, row.status):
        raise Refused("tournament-over")


async def may_call_off(store: Store, row: TournamentRow, player: PlayerId) -> bool:
    """Return True for those who may call a tournament off."""
    if row.organiser == player or await store.moderation.moderates(player):
        return True
    return bool(row.club) and reaches(await store.clubs.role(row.club, player), OFFICER)


async def must_find(store: Store, tournament: TournamentId, player: PlayerId) -> TournamentRow:
    """Return a tournament; refuse ('no-such-tournament') when there is none, or a player may not see its club."""
    row = await store.tournaments.one(tournament) if tournament.isprintable() else None
    if row is None:
        raise Refused("no-such-tournament")
    if row.club:
        try:
            await seen(store, row.club, player)
        except Refused:
            raise Refused("no-such-tournament") from None
    return row


async def must_have_account(store: Store, player: PlayerId) -> None:
    """Refuse ('guest') who has no account, or plays by a program: nobody could take part twice with the first."""
    account = await store.accounts.account(player)
    if account is None or account.closed is not None or account.robot:
        raise Refused("guest")


async def clubs_of(store: Store, player: PlayerId) -> Sequence[ClubId]:
    """Return the clubs that a player belongs to."""
    return [club.id for club, member in await store.clubs.of(player) if reaches(member.role, MEMBER)]
