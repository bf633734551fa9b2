"""HTTP of private notes and of the search in a player's games."""

from typing import Literal

from litestar import Controller, get, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from hiroma.ids import PlayerId, TableId
from hiroma.server.core.names import Names
from hiroma.server.records import notebook
from hiroma.server.records.own_bodies import FoundGames, NewNote, Notebook, OwnNote
from hiroma.server.records.search import search
from hiroma.server.wire.bounds import Asked
from hiroma.store import Store
from hiroma.store.own_games import WantedGames


class OwnGames(Controller):
    """The visitor's own games, and their notes."""

    path = "/api/me"

    @get("/games")
    async def games(
        self,
        store: NamedDependency[Store],
        names: NamedDependency[Names],
        me: NamedDependency[PlayerId],
        game: FromQuery[str | None] = None,
        person: FromQuery[PlayerId | None] = None,
        option: FromQuery[str | None] = None,
        result: FromQuery[Literal["won", "lost", "conceded"] | None] = None,
        least: FromQuery[Asked | None] = None,
        most: FromQuery[Asked | None] = None,
        tag: FromQuery[str | None] = None,
        before: FromQuery[str | None] = None,
    ) -> FoundGames:
        """Return the visitor's finished games that fit, newest first, 30 a page, with their notes.

        `person` played in it, `option` (a name) differed from its default, `least` and `most` are turns of all seats,
        `tag` is one of the visitor's own, of the game or of a person in it. A page looks at 2,000 games; `next` goes on
        from there, as `before`. `Refused`: 'malformed'.
        """
        wanted = WantedGames(
            game=game,
            person=person,
            result=result,
            least=least,
            most=most,
            tag=None if tag is None else notebook.tag(tag),
        )
        return await search(store, names, me, wanted, option, before)

    @get("/notes")
    async def notes(
        self, store: NamedDependency[Store], names: NamedDependency[Names], me: NamedDependency[PlayerId]
    ) -> Notebook:
        """Return all notes of the visitor. Nobody else ever sees them."""
        return await notebook.notebook(store, names, me)

    @get("/notes/people/{player:str}")
    async def on_person(
        self, store: NamedDependency[Store], me: NamedDependency[PlayerId], player: FromPath[PlayerId]
    ) -> OwnNote:
        """Return the visitor's note on somebody."""
        return await notebook.on_person(store, me, player)

    @put("/notes/people/{player:str}")
    async def note_person(
        self,
        store: NamedDependency[Store],
        me: NamedDependency[PlayerId],
        player: FromPath[PlayerId],
        data: JSONBody[NewNote],
    ) -> OwnNote:
        """Keep the visitor's note on somebody, 1,000 characters and 8 tags at most. An empty one is deleted.

        `Refused` as `notebook.note_person`.
        """
        return await notebook.note_person(store, me, player, data)

    @get("/notes/games/{table:str}/{no:int}")
    async def on_game(
        self,
        store: NamedDependency[Store],
        me: NamedDependency[PlayerId],
        table: FromPath[TableId],
        no: FromPath[int],
    ) -> OwnNote:
        """Return the visitor's note on a game."""
        return await notebook.on_game(store, me, table, no)

    @put("/notes/games/{table:str}/{no:int}")
    async def note_game(
        self,
        store: NamedDependency[Store],
        me: NamedDependency[PlayerId],
        table: FromPath[TableId],
        no: FromPath[int],
        data: JSONBody[NewNote],
    ) -> OwnNote:
        """Keep the visitor's note on a finished game: their own, or one of a listed table.

        `Refused` as `notebook.note_game`.
        """
        return await notebook.note_game(store, me, table, no, data)
