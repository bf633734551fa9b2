"""Link previews: the words for an address of the hall, as a stranger without a cookie may read them."""

import asyncio
from collections.abc import Sequence

import msgspec

from hiroma.games import HOUSE, RULESETS
from hiroma.ids import NO_PLAYER, ClubId, PlayerId, TableId
from hiroma.server.core.names import Names
from hiroma.server.web.head import Head
from hiroma.server.web.words import said
from hiroma.server.wire.table_card import TableCard
from hiroma.store import Store, StoreError, Summary
from hiroma.store.clubs import INVITED
from hiroma.store.results import Result
from hiroma.transcript import Texts

PAGES_OF_GAMES = ("games", "rules", "learn", "seasons")
"""First words of the addresses of a game's pages."""
NAMED = 6
"""Most players that a preview names."""
MOST_WORDS = 200
"""Most characters of a club's text."""

_card_from = msgspec.json.Decoder(TableCard).decode


class Previews:
    """The previews of a hall."""

    def __init__(self, store: Store, names: Names) -> None:
        self._store = store
        self._names = names

    async def of(self, path: str, language: str) -> Head:
        """Return the head of the page at an address; that of the hall where the page has no words of its own.

        Tables that the lobby does not list give away their game alone, those of hidden clubs nothing.
        """
        say = Saying(language, path)
        try:
            return await self._of(path, say) or say.hall()
        except StoreError:
            # The page comes without the store, too.
            return say.hall()

    async def _of(self, path: str, say: "Saying") -> Head | None:
        match path.strip("/").split("/"):
            case ["t", table]:
                return await self._table(TableId(table), say)
            case ["t", table, "replay", no] if no.isascii() and no.isdigit() and len(no) < 10:
                return await self._replay(TableId(table), int(no), say)
            case ["daily"] | ["daily", _] | ["daily", _, _]:
                return say.head("daily")
            case ["clubs", club]:
                return await self._club(ClubId(club), say)
            case [page, game, *_] if page in PAGES_OF_GAMES and game in RULESETS:
                await say.learn(game)
                return say.of_game(game)
            case _:
                return None

    async def _seen(self, table: TableId) -> Summary | None:
        """Return a table that a stranger with its link may see."""
        if not table.isprintable():
            return None
        found = await self._store.tables.summaries(table_id=table, limit=1)
        if found and (found[0].listed or await self._store.club_tables.may_see(table, NO_PLAYER)):
            return found[0]
        return None

    async def _table(self, table: TableId, say: "Saying") -> Head | None:
        row = await self._seen(table)
        if row is None:
            return None
        await say.learn(row.game)
        if not row.listed:
            return say.head("invitation", row.game)
        chairs = _card_from(row.card).chairs
        people = [PlayerId(chair) for chair in chairs if not chair.startswith("bot:")]
        await self._names.know(people)
        return say.head(row.status, row.game, who=say.people(self._named(people), len(chairs) - len(people)))

    async def _replay(self, table: TableId, no: int, say: "Saying") -> Head | None:
        row = await self._seen(table)
        if row is None:
            return None
        await say.learn(row.game)
        seats = await self._store.results.seats([(table, no)])
        if not row.listed or not seats:
            return say.head("replay", row.game)
        people = {seat.player for seat in seats if seat.player}
        await self._names.know(people)
        winners = [seat for seat in seats if seat.place == 1]
        key = "replay-won" if winners else "replay-lost"
        return say.head(key, row.game, who=self._players(seats, say), winner=self._players(winners, say))

    async def _club(self, club: ClubId, say: "Saying") -> Head | None:
        row = await self._store.clubs.club(club) if club.isprintable() else None
        if row is None or row.closed is not None or row.door == INVITED:
            return None
        return say.of_club(row.name, row.text[:MOST_WORDS])

    def _players(self, seats: Sequence[Result], say: "Saying") -> str:
        # One person may hold several seats, and is one name.
        people = list(dict.fromkeys(seat.player for seat in seats if seat.player))
        return say.people(self._named(people), sum(seat.player is None for seat in seats))

    def _named(self, players: Sequence[PlayerId]) -> list[str]:
        return [self._names[player] for player in players]


class Saying:
    """The texts of previews in one language, for one address."""

    def __init__(self, language: str, path: str) -> None:
        self._language = language
        self._path = path

    async def learn(self, game: str) -> None:
        """Read the texts of a game in a thread: the first time it takes a tenth of a second.

        They are kept for everybody, so who asks first does not pay for them.
        """
        await asyncio.to_thread(Texts, game, self._language)

    def hall(self) -> Head:
        """Return the head of the hall itself."""
        return self.head("hall")

    def of_game(self, game: str) -> Head:
        """Return the head of the pages of a game."""
        texts = Texts(game, self._language)
        tagline = texts.find(f"{game}-tagline") or self._text("hall-text")
        return self._head(self._game(game), tagline, game)

    def of_club(self, name: str, text: str) -> Head:
        """Return the head of a club's page; its text may be ''."""
        return self._head(name, text or self._text("club-text"), None)

    def head(self, key: str, game: str | None = None, **told: str) -> Head:
        """Return the head that the texts `KEY-title` and `KEY-text` make. Their `$game` is the name of the game."""
        args = {"game": "" if game is None else self._game(game)} | told
        return self._head(self._text(f"{key}-title", **args), self._text(f"{key}-text", **args), game)

    def people(self, names: Sequence[str], bots: int) -> str:
        """Return the players in a row."""
        shown = [self._text("person", name=name) for name in names[:NAMED]]
        if len(names) > NAMED:
            shown.append(self._text("more", count=len(names) - NAMED))
        if bots:
            shown.append(self._text("bots", count=bots))
        return self._text("comma").join(shown) or self._text("nobody")

    def _head(self, title: str, text: str, game: str | None) -> Head:
        picture = f"/cards/{game if game in HOUSE else 'hall'}.png"
        return Head(self._language, self._text("brand"), title, text, picture, self._path)

    def _game(self, game: str) -> str:
        return Texts(game, self._language).find(f"{game}-name") or game if game in RULESETS else game

    def _text(self, key: str, **args: str | int) -> str:
        return said(self._language, key, **args)
