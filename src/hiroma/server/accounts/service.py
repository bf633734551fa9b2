"""Accounts: register, sign in by password, change, delete."""

import time

import msgspec

from hiroma.ids import PlayerId, SessionId
from hiroma.server.accounts.known_devices import Device
from hiroma.server.accounts.passwords import Passwords
from hiroma.server.core import naming
from hiroma.server.core.names import Names
from hiroma.server.core.people import People
from hiroma.server.core.sockets import Sockets
from hiroma.server.core.tables import Tables
from hiroma.server.core.visitor import Visitor
from hiroma.server.limits.rate_limits import Backoff, Throttle, network, spend
from hiroma.server.wire.table_card import TableCard
from hiroma.store import PlayerRow, Store, Summary
from hiroma.store.accounts import DELETED, AccountRow, Identity
from hiroma.table.commands import Leave
from hiroma.table.refusal import Refused

WINDOW = 900.0
"""Seconds in which tries are counted."""

FREE, FIRST = 5, 2.0
"""Wrong passwords before the first wait, and its seconds."""

RECENT = 900.0
"""Seconds after signing in for which an account without a password may be changed."""

NEW = Device()
"""A device on which nobody has signed in."""


class AccountService:
    """The accounts of a hall. One network has `signins_limit` tries in `WINDOW`. Everything raises `Refused`.

    Tries at a name are counted for each network that they come from; apart from them for each device where its owner
    has signed in before, and for each session: whatever others try, the owner comes in and stays master of the account.
    """

    def __init__(
        self, store: Store, names: Names, people: People, sockets: Sockets, tables: Tables, signins_limit: int
    ) -> None:
        self._store = store
        self._names = names
        self._people = people
        self._sockets = sockets
        self._tables = tables
        self.passwords = Passwords()
        self.by_name = Backoff(FREE, FIRST, WINDOW)
        self.by_network = Throttle(signins_limit, WINDOW)

    async def register(self, visitor: Visitor, name: str, password: str, address: str) -> None:
        """Make this guest an account: the player stays, with seats and records.

        `Refused`: 'signed-in', 'wait', 'name-taken', and as `naming.chosen` and `Passwords.hashed`.
        """
        if visitor.session is not None:
            raise Refused("signed-in")
        place = network(address)
        spend(self.by_network, place)
        name = naming.chosen(name)
        kept = await self.passwords.hashed(password, name, self.passwords.strangers, place)
        await self.open_account(visitor.player, name, kept)

    async def open_account(
        self, player: PlayerId, name: str, password: str | None, identity: Identity | None = None
    ) -> None:
        """Make a guest an account, which from now on only its own sessions open. The `identity` elsewhere signs in.

        `Refused`: 'name-taken', also when the identity opens another account.
        """
        now = time.time()
        known = await self._store.people.person(player)
        key = naming.look(name)
        person = PlayerRow(
            id=player,
            name=name,
            locale=known.locale if known else "en",
            created=known.created if known else now,
            seen=now,
            key=key,
        )
        new = AccountRow(player=player, key=key, password=password, created=now)
        alike = await self._store.accounts.open_account(new, person, identity)
        if alike is None:
            raise Refused("name-taken")
        await self._people.take(player, name, alike)
        await self._sockets.hang_up(guests=(player,))

    async def sign_in(self, name: str, password: str, address: str, device: Device = NEW) -> AccountRow:
        """Return the account of a name and password, as it was compared. `Refused`: 'wrong-sign-in', 'wait', 'crowded'.

        Neither the answer nor its time tells strangers the names of accounts.
        """
        key, place = naming.look(name), network(address)
        account = await self._store.accounts.named(key)
        if account is not None and account.player in device.players:
            right = await self._try(account, password, f"{device.id} {key}", None)
        else:
            right = await self._try(account, password, f"{place} {key}", place)
        if not right or account is None:
            raise Refused("wrong-sign-in")
        return account

    async def _try(self, account: AccountRow | None, password: str, who: str, place: str | None) -> bool:
        # Count a try and compare. `place` is the network of somebody who has not signed in there; None for the others.
        line = self.passwords.known if place is None else self.passwords.strangers
        if place is not None:
            spend(self.by_network, place)
        spend(self.by_name, who)
        try:
            right = await self.passwords.right(account.password if account else None, password, line, place or who)
        except Refused:
            self._forgive(who, place)
            raise
        if right:
            self._forgive(who, place)
            self.by_name.clear(who)
        return right

    def _forgive(self, who: str, place: str | None) -> None:
        self.by_name.forgive(who)
        if place is not None:
            self.by_network.forgive(place)

    async def account(self, visitor: Visitor) -> AccountRow:
        """Return the visitor's own account. `Refused`: 'guest', for a program, too."""
        found = await self._store.accounts.account(visitor.player) if visitor.session else None
        if found is None:
            raise Refused("guest")
        return found

    async def prove(self, visitor: Visitor, password: str) -> AccountRow:
        """Return the visitor's account, once it is sure that its owner asks.

        `Refused`: 'wrong-password', 'sign-in-again' (an account without one has not signed in within `RECENT`), 'wait',
        'crowded', and as `AccountService.account`.
        """
        account = await self.account(visitor)
        if account.password is None:
            if visitor.session is None or visitor.session.created < time.time() - RECENT:
                raise Refused("sign-in-again")
            return account
        if not await self._try(account, password, f"session {visitor.key}", None):
            raise Refused("wrong-password")
        return account

    async def change_password(self, visitor: Visitor, password: str, new: str, *, tokens: bool) -> None:
        """Take another password, or a first one; other sessions end, and with `tokens` the programs' tokens.

        `Refused` as `AccountService.prove` and `Passwords.hashed`.
        """
        account = await self.prove(visitor, password)
        name = self._names.get(visitor.player, "")
        kept = await self.passwords.hashed(new, name, self.passwords.known, visitor.player)
        keep = visitor.session.hash if visitor.session else ""
        ended = await self._store.signins.change_password(account.player, kept, account.password, keep, tokens)
        if ended is None:
            raise Refused("wrong-password")
        await self._ended(ended, None)

    async def end(self, visitor: Visitor, session_id: SessionId) -> None:
        """End a session of the visitor. `Refused`: 'no-such-session'."""
        await self._ended(await self._store.signins.end(visitor.player, session_id), "no-such-session")

    async def end_others(self, visitor: Visitor, *, tokens: bool) -> None:
        """End all of the visitor's sessions but this; with `tokens`, drop the tokens of programs, too."""
        keep = visitor.session.hash if visitor.session else ""
        ended = await self._store.signins.end_others(visitor.player, keep)
        if tokens:
            ended += await self._store.tokens.drop_all(visitor.player)
        await self._ended(ended, None)

    async def _ended(self, ended: list[str], otherwise: str | None) -> None:
        if not ended and otherwise is not None:
            raise Refused(otherwise)
        await self._sockets.hang_up(sessions=ended)

    async def delete(self, visitor: Visitor, password: str) -> None:
        """Remove the visitor, account or guest, for good. Games and logs go on without a name.

        `Refused` as `AccountService.prove`. Raises `StoreError` when a table could not take it: nothing is removed.
        """
        if visitor.session is not None:
            await self.prove(visitor, password)
        player = visitor.player
        sits = await self._store.tables.summaries(listed=None, game=None, status=None, player=player, limit=10_000)
        for row in sits:
            if row.status != "over" or await self._goes_on(row):
                # A bot plays on; where there is nothing to leave, that is refused, and well.
                await self._tables.order(Leave(), row.table, player)
        await self._store.accounts.close(player, time.time())
        await self._people.call(player, DELETED)
        await self._sockets.hang_up(players=(player,))

    async def _goes_on(self, row: Summary) -> bool:
        # Return True for a match of which a game is over: the others wait for everybody's yes to the next one.
        card = msgspec.json.decode(row.card, type=TableCard)
        table = await self._tables.look(row.table) if card.options.get("match", 1) != 1 else None
        return table is not None and table.in_match
