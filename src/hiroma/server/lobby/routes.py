"""HTTP of the lobby: playing at once, people here, ended games, tables that wait for the player, presets."""

import msgspec
from litestar import Controller, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody

from hiroma.ids import PlayerId
from hiroma.server.core.names import Names
from hiroma.server.core.options import must_be_good
from hiroma.server.lobby.bodies import PersonHere, PlayNow, Preset, Waiting
from hiroma.server.lobby.listing import Listing
from hiroma.server.lobby.matchmaking import Matchmaking
from hiroma.server.lobby.people_here import PeopleHere
from hiroma.server.lobby.presets import Presets
from hiroma.server.wire import bodies, views
from hiroma.store import Store
from hiroma.store.presets import mark
from hiroma.table.refusal import Refusal, Refused

MOST_PRESETS = 60
"""Of one person."""


class Lobbying(Controller):
    """Playing at once, people here, ended games, tables that wait for the player, and presets."""

    path = "/api"

    @post("/play", status_code=200)
    async def play(
        self, matchmaking: NamedDependency[Matchmaking], me: NamedDependency[PlayerId], data: JSONBody[PlayNow]
    ) -> bodies.NewTableReply:
        """Give the player a seat at once: at an open table with just these options, or at a new one.

        At a new table bots take the missing chairs after `fill` seconds; with 0 it waits. With `begin` a game begins
        at once: at a table where only this player is missing, else against `casual` bots, whose seats people may take
        until the second round is over. Without `rated` either kind will do. A guest never gets a seat at a rated table.
        `Refused`: 'game-unknown', 'rated-no-bots' (`begin` with `rated`), 'too-many-open', 'too-many-opened'.
        """
        table = await matchmaking.play(me, data)
        if isinstance(table, Refusal):
            raise Refused.of(table)
        return bodies.NewTableReply(id=table)

    @get("/here")
    async def here(
        self, people_here: NamedDependency[PeopleHere], names: NamedDependency[Names], me: NamedDependency[PlayerId]
    ) -> list[PersonHere]:
        """Return other people who look at the lobby or sit at a listed table now, 100 at most."""
        return await people_here.seen_by(names, me)

    @get("/ended")
    async def ended(self, listing: NamedDependency[Listing]) -> list[views.Card]:
        """Return listed tables of which the last game is over, newest first, 40 at most."""
        return await listing.ended()

    @get("/me/waiting")
    async def waiting(self, listing: NamedDependency[Listing], me: NamedDependency[PlayerId]) -> list[Waiting]:
        """Return the tables where it is the player's turn, the most urgent first."""
        return await listing.waiting(me)

    @get("/me/presets")
    async def presets(
        self, store: NamedDependency[Store], house_presets: NamedDependency[list[Preset]], me: NamedDependency[PlayerId]
    ) -> Presets:
        """Return the sets of options with a name: the host's and the player's own."""
        body = await store.presets.of(me)
        return Presets(house=house_presets, own=msgspec.json.decode(body, type=list[Preset]), mark=mark(body))

    @put("/me/presets")
    async def keep_presets(
        self,
        store: NamedDependency[Store],
        house_presets: NamedDependency[list[Preset]],
        me: NamedDependency[PlayerId],
        data: JSONBody[list[Preset]],
        was: FromQuery[str] = "",
    ) -> Presets:
        """Put these presets in the place of the player's own, 60 at most.

        `was` is the `mark` of the list that the new one was made from; without it any list is replaced. `Refused`:
        'too-large', 'list-changed', and as `must_be_good`.
        """
        if len(data) > MOST_PRESETS:
            raise Refused("too-large", most=MOST_PRESETS)
        for preset in data:
            must_be_good(preset.game, preset.options)
        body = msgspec.json.encode(data)
        if not await store.presets.save(me, body, was):
            raise Refused("list-changed")
        return Presets(house=house_presets, own=data, mark=mark(body))
