"""Where people register, sign in by a password, and change or give up their account."""

import ipaddress
import time
from typing import TYPE_CHECKING

from hiroma.server.accounts import names
from hiroma.server.accounts.passwords import Passwords
from hiroma.server.accounts.throttle import Throttle
from hiroma.server.accounts.visitors import Visitor
from hiroma.store import PlayerRow, accounts, signins
from hiroma.store.accounts import DELETED, AccountRow
from hiroma.table.asked import Leave
from hiroma.table.refusal import Refused

if TYPE_CHECKING:
    from hiroma.server.hall import Hall

WINDOW = 900.0
"""Seconds in which tries are counted."""

BY_NAME = 10
"""Tries at one name in that time, wherever they come from."""

RECENT = 900.0
"""Seconds after signing in for which an account without a password may be changed."""


class Reception:
    """The accounts of a hall. Everything raises `Refused`."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.passwords = Passwords()
        self.by_name = Throttle(BY_NAME, WINDOW)
        self.by_address = Throttle(hall.settings.signins, WINDOW)

    async def register(self, visitor: Visitor, name: str, password: str, address: str) -> None:
        """Make this guest an account: the player stays, with seats and records."""
        if visitor.session is not None:
            raise Refused("signed-in")
        _spend(self.by_address, network(address))
        name = names.chosen(name)
        await self.open_account(visitor.player, name, await self.passwords.hashed(password, name))

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

    async def sign_in(self, name: str, password: str, address: str) -> str:
        """The player of that name and password. Neither the answer nor its time tells whether the name is known."""
        key, place = names.look(name), network(address)
        _spend(self.by_address, place)
        _spend(self.by_name, key)
        account = await self.hall.store.read(accounts.named, key)
        if not await self.passwords.right(account.password if account else None, password) or account is None:
            raise Refused("wrong-sign-in")
        self.by_address.forgive(place)
        self.by_name.clear(key)
        return account.player

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
        _spend(self.by_name, account.key or account.player)
        if not await self.passwords.right(account.password, password):
            raise Refused("wrong-password")
        self.by_name.clear(account.key or account.player)
        return account

    async def change_password(self, visitor: Visitor, password: str, new: str) -> None:
        """Take another password, or a first one; other sessions end."""
        account = await self.prove(visitor, password)
        name = self.hall.names.get(visitor.player, "")
        kept = await self.passwords.hashed(new, name)
        await self.hall.store.write(accounts.set_password, account.player, kept)
        await self.end_others(visitor)

    async def end(self, visitor: Visitor, name: str) -> None:
        """End one of the visitor's own sessions."""
        await self._ended(await self.hall.store.write(signins.end, visitor.player, name), "no-such-session")

    async def end_others(self, visitor: Visitor) -> None:
        """End all of the visitor's sessions but this."""
        keep = visitor.session.hash if visitor.session else ""
        await self._ended(await self.hall.store.write(signins.end_others, visitor.player, keep), None)

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


def network(address: str) -> str:
    """What tries from an address are counted under: one household has many addresses of version 6."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    return str(ipaddress.ip_network((address, 64), strict=False))


def _spend(throttle: Throttle, who: str) -> None:
    seconds = throttle.take(who, time.monotonic())
    if seconds > 0.0:
        raise Refused("wait", minutes=int(seconds // 60) + 1)
