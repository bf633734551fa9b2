"""A game that is over, as records keep it: read from the table that ended it, live or folded from its log."""

from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from hiroma.ids import PlayerId, TableId
from hiroma.kernel import Outcome
from hiroma.records.counting import counted
from hiroma.records.staying import Part, part, parted
from hiroma.records.variant import Variant
from hiroma.table import events, study_events
from hiroma.table.messages import Happened
from hiroma.table.play import Play
from hiroma.table.table import Table

AID: Final = (events.Hinted, study_events.Undone)
"""Events by which a player gets help in a game."""

TAKEN: Final = (events.SeatTaken, events.SeatGiven)
"""Events by which a player plays on from a position that another has made."""


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a seat."""

    player: PlayerId | None
    """The player who held its chair when the game began, or took it from a bot or its owner; None for a bot's chair."""
    bot: str | None
    """The level that played it at the end, None for a person."""
    side: int
    place: int
    """Counted from 1; equals have the same one. In a game that beats everybody nobody has the first."""
    score: float
    stayed: bool | None = None
    """True for a player who finished the game; None when it does not count for that, as when somebody took a seat."""
    rated: bool = False
    """True when the game counts for its player's rating."""
    earned: tuple[str, ...] = ()
    """Names of achievements."""


class Ended(msgspec.Struct, frozen=True, kw_only=True):
    """A game that ended by its rules or conceded, in entry `rev` at `at` (unix seconds). `how`: 'rules', 'conceded'.

    `since` is the entry that ended the game before it at this table, 0 without one. `listed`: the lobby shows it.
    `aided`: somebody had a hint, or turns were taken back. `turns`: those that stand at the end, of all seats.
    """

    table: TableId
    no: int
    since: int
    rev: int
    game: str
    variant: str
    at: float
    how: str
    listed: bool
    seats: tuple[Seat, ...]
    aided: bool = False
    turns: int = 0

    def people(self) -> dict[PlayerId, int]:
        """Return the people who played, each with the seat that counts: of several the best placed, then the lowest."""
        best: dict[PlayerId, int] = {}
        for number, seat in enumerate(self.seats):
            player = seat.player
            if player is not None and (player not in best or seat.place < self.seats[best[player]].place):
                best[player] = number
        return best

    @property
    def rated(self) -> bool:
        """True when it counts for somebody's rating."""
        return any(seat.rated for seat in self.seats)

    def unrated(self) -> "Ended":
        """Return the same game, as the records have it when it counts for nobody's rating."""
        seats = tuple(msgspec.structs.replace(seat, rated=False) for seat in self.seats)
        return msgspec.structs.replace(self, seats=seats)

    def without(self, gone: Collection[PlayerId]) -> "Ended":
        """Return the same game, where the seats of these players are nobody's."""
        seats = tuple(
            msgspec.structs.replace(seat, player=None) if seat.player in gone else seat for seat in self.seats
        )
        return msgspec.structs.replace(self, seats=seats)


def ended(table: Table) -> Ended | None:
    """Return the game that the table's newest entry ended; None when it ended none, or all gave it up (aborted).

    Practice is not recorded, nor is a table among several with the same deal: its result is a secret for a while.
    """
    play = table.play
    if table.practice or (table.shared and table.paired):
        return None
    if table.status != "over" or play is None or play.ended is None or play.outcome is None:
        return None
    began, rev = table.finished[table.no]
    if rev != table.rev:
        return None
    course = table.history[began - 1 :]
    return Ended(
        table=table.id,
        no=table.no,
        since=table.finished[table.no - 1][1] if table.no > 1 else 0,
        rev=rev,
        game=table.game,
        variant=Variant.of(play.ruleset.info.options, play.options, len(play.holders)).key,
        at=table.history[rev - 1].at,
        how=play.ended,
        listed=table.listed,
        seats=_seats(table, play, play.outcome, course if parted(course) else []),
        turns=len(play.steps),
        aided=any(isinstance(heard.event, AID) for happened in course for heard in happened.heard),
    )


def _seats(table: Table, play: Play, outcome: Outcome, course: Sequence[Happened]) -> tuple[Seat, ...]:
    owners = _owners(table, course)
    newcomers = any(isinstance(heard.event, TAKEN) for happened in course for heard in happened.heard)
    parts = [
        part(course, play.steps, chair, table.seats_of(chair), table.chairs[chair].bot is not None)
        for chair in range(len(table.chairs))
    ]
    lost = {seat for seat, chair in enumerate(play.holders) if owners[chair] and parts[chair].lost}
    places = _places(outcome, lost)
    side_of = {seat: index for index, side in enumerate(outcome.sides) for seat in side}
    players = [owners[chair] for chair in play.holders]
    rated = counted(
        [side_of[seat] for seat in range(len(players))],
        players,
        [parts[chair] for chair in play.holders],
        play.ruleset.info.decisions,
    )
    least = play.ruleset.info.decisions
    return tuple(
        Seat(
            player=players[seat],
            bot=table.chairs[chair].bot,
            side=side_of[seat],
            place=places[seat],
            score=outcome.scores[seat],
            stayed=None if newcomers else _stayed(owners, chair, parts[chair], least),
            rated=table.rated and seat in rated,
        )
        for seat, chair in enumerate(play.holders)
    )


def _owners(table: Table, course: Sequence[Happened]) -> list[PlayerId | None]:
    """Return the owners of the chairs when the game began: players put out since have played, too."""
    owners = [chair.player for chair in table.chairs]
    for happened in course:
        for heard in happened.heard:
            event = heard.event
            if isinstance(event, events.Kicked):
                owners[event.chair] = event.player
    return owners


def _stayed(owners: list[PlayerId | None], chair: int, played: Part, least: int) -> bool | None:
    # Nobody is left alone in a game against bots.
    owner = owners[chair]
    return None if owner is None or not set(owners) - {owner, None} else played.stayed(least)


def _places(outcome: Outcome, lost: set[int]) -> dict[int, int]:
    """Return the place of each seat. Those in `lost` are last, however well a bot or their mates played on."""
    gone = {side for side, seats in enumerate(outcome.sides) if lost.issuperset(seats)}
    places: dict[int, int] = {}
    ahead = 0
    for group in outcome.ranking:
        stayed = [side for side in group if side not in gone]
        places |= {seat: ahead + 1 for side in stayed for seat in outcome.sides[side]}
        # An empty first group stands for the game itself, which beat them all.
        ahead += len(stayed) if group else 1
    return places | dict.fromkeys(lost, ahead + 1)
