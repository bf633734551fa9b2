"""Accounts: register, sign in by password, change, delete."""

import time
from typing import TYPE_CHECKING

from hiroma.server.accounts import names
from hiroma.server.accounts.authentication import Visitor
from hiroma.server.accounts.known_devices import Device
from hiroma.server.accounts.passwords import Passwords
from hiroma.server.accounts.rate_limits import Backoff, Throttle, network, spend
from hiroma.store import PlayerRow, accounts, signins
from hiroma.store.accounts import DELETED, AccountRow
from hiroma.store.tokens import drop_all
from hiroma.table.asked import Leave
from hiroma.table.refusal import Refused

if TYPE_CHECKING:
    from hiroma.server.hall import Hall

WINDOW = 900.0
"""Seconds in which tries are counted."""

FREE, FIRST = 5, 2.0
"""Wrong passwords before one must wait, and the seconds of the first wait."""

RECENT = 900.0
"""Seconds after signing in for which an account without a password may be changed."""

NEW = Device()
"""A device on which nobody has signed in."""


class AccountService:
    """The accounts of a hall. Everything raises `Refused`.

    Tries at a name are counted for each network that they come from; apart from them for each device where its owner
    has signed in before, and for each session: whatever others try, the owner comes in and stays master of the account.
    """

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.passwords = Passwords()
        self.by_name = Backoff(FREE, FIRST, WINDOW)
        self.by_network = Throttle(hall.settings.signins, WINDOW)

    async def register(self, visitor: Visitor, name: str, password: str, address: str) -> None:
        """Make this guest an account: the player stays, with seats and records."""
        if visitor.session is not None:
            raise Refused("signed-in")
        place = network(address)
        spend(self.by_network, place)
        name = names.chosen(name)
        kept = await self.passwords.hashed(password, name, self.passwords.strangers, place)
        await self.open_account(visitor.player, name, kept)

    async def open_account(self, player: str, name: str, password: str | None) -> None:
        """Make a guest an account, which from now on only its own sessions open."""
        hall, now = self.hall, time.time()
        known = await hall.store.player(player)
        key = names.look(name)
        person = PlayerRow(
            id=player,
            name=name,
            locale=known.locale if known else "en",
            created=known.created if known else now,
            seen=now,
            key=key,
        )
        new = AccountRow(player=player, key=key, password=password, created=now)
        alike = await hall.store.transact(accounts.open_account, new, person)
        if alike is None:
            raise Refused("name-taken")
        for other in alike:
            await hall.call(other, names.guest(other))
        await hall.call(player, name)
        await hall.hang_up(lambda connection: connection.player == player and connection.session is None)

    async def sign_in(self, name: str, password: str, address: str, device: Device = NEW) -> str:
        """The player of that name and password. Neither the answer nor its time tells whether the name is known."""
        key, place = names.look(name), network(address)
        account = await self.hall.store.read(accounts.named, key)
        if account is not None and account.player in device.players:
            right = await self._try(account, password, f"{device.id} {key}", None)
        else:
            right = await self._try(account, password, f"{place} {key}", place)
        if not right or account is None:
            raise Refused("wrong-sign-in")
        return account.player

    async def _try(self, account: AccountRow | None, password: str, who: str, place: str | None) -> bool:
        # Whether it is the right password; `place` is the network of somebody who is not known there.
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
        """The visitor's own account."""
        found = await self.hall.store.read(accounts.account, visitor.player) if visitor.session else None
        if found is None:
            raise Refused("guest")
        return found

    async def prove(self, visitor: Visitor, password: str) -> AccountRow:
        """The visitor's account, once it is sure that its owner asks: by the password, or by just having signed in."""
        account = await self.account(visitor)
        if account.password is None:
            if visitor.session is None or visitor.session.created < time.time() - RECENT:
                raise Refused("sign-in-again")
            return account
        if not await self._try(account, password, f"session {visitor.key}", None):
            raise Refused("wrong-password")
        return account

    async def change_password(self, visitor: Visitor, password: str, new: str, *, tokens: bool) -> None:
        """Take another password, or a first one; other sessions end, and with `tokens` the programs' tokens."""
        account = await self.prove(visitor, password)
        name = self.hall.names.get(visitor.player, "")
        kept = await self.passwords.hashed(new, name, self.passwords.known, visitor.player)
        await self.hall.store.write(accounts.set_password, account.player, kept)
        await self.end_others(visitor, tokens=tokens)

    async def end(self, visitor: Visitor, name: str) -> None:
        """End one of the visitor's own sessions."""
        await self._ended(await self.hall.store.write(signins.end, visitor.player, name), "no-such-session")

    async def end_others(self, visitor: Visitor, *, tokens: bool) -> None:
        """End all of the visitor's sessions but this; with `tokens` take the programs' tokens back, too."""
        keep, store = visitor.session.hash if visitor.session else "", self.hall.store
        ended = await store.write(signins.end_others, visitor.player, keep)
        if tokens:
            ended += await store.write(drop_all, visitor.player)
        await self._ended(ended, None)

    async def _ended(self, ended: list[str], otherwise: str | None) -> None:
        if not ended and otherwise is not None:
            raise Refused(otherwise)
        await self.hall.hang_up(lambda connection: connection.session in ended)

    async def delete(self, visitor: Visitor, password: str) -> None:
        """Remove the visitor, account or guest, for good. Games and logs go on without a name."""
        if visitor.session is not None:
            await self.prove(visitor, password)
        hall, player = self.hall, visitor.player
        sits = await hall.store.summaries(listed=None, game=None, status=None, player=player, limit=10_000)
        for row in sits:
            room = await hall.room(row.table) if row.status != "over" else None
            if room is not None:
                # A bot plays on; where there is nothing to leave, that is refused, and well.
                await room.command(Leave(), player, None, None)
        await hall.store.transact(accounts.close, player, time.time())
        await hall.call(player, DELETED)
        await hall.hang_up(lambda connection: connection.player == player)
