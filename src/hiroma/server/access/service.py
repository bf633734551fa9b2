"""Tokens of programs, webhooks and robot accounts: make, list and take back."""

import secrets
import time
from typing import TYPE_CHECKING

import msgspec

from hiroma.server import outbound_http
from hiroma.server.access.bodies import Access, HookLine, NewHook, NewToken, TokenLine
from hiroma.server.accounts import names
from hiroma.server.accounts.authentication import Visitor, digest
from hiroma.store import accounts, tokens, webhooks
from hiroma.store.tokens import TokenRow
from hiroma.store.webhooks import HookRow
from hiroma.table.refusal import Refused

if TYPE_CHECKING:
    from hiroma.server.hall import Hall

MOST_TOKENS = 20
MOST_HOOKS = 5
DAY = 86_400.0


class AccessService:
    """One hall's. Only people signed in to an account are served; everything raises `Refused`."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall

    async def access(self, visitor: Visitor) -> Access:
        """What the visitor has."""
        player, store = self._owner(visitor), self.hall.store
        account = await store.read(accounts.account, player)
        return Access(
            robot=account is not None and account.robot,
            password=account is not None and account.password is not None,
            tokens=[_line(row) for row in await store.read(tokens.tokens_of, player)],
            hooks=[
                HookLine(id=row.id, url=row.url, secret=row.secret, created=row.created, last=row.last)
                for row in await store.read(webhooks.hooks_of, player)
            ],
        )

    async def make_token(self, visitor: Visitor, asked: NewToken) -> str:
        """A new token: what the program shows."""
        token, now = "hiroma_" + secrets.token_urlsafe(32), time.time()
        row = TokenRow(
            hash=digest(token),
            id=secrets.token_hex(8),
            player=self._owner(visitor),
            label=names.tidy(asked.label) or "?",
            scopes=" ".join(sorted(set(asked.scopes))),
            created=now,
            expires=now + asked.days * DAY if asked.days else None,
        )
        if not await self.hall.store.transact(tokens.make, row, MOST_TOKENS):
            raise Refused("too-many", most=MOST_TOKENS)
        return token

    async def take_back(self, visitor: Visitor, token: str) -> None:
        """A token is good no more; what is connected by it is hung up."""
        gone = await self.hall.store.transact(tokens.drop, self._owner(visitor), token)
        if not gone:
            raise Refused("no-such-token")
        await self.hall.hang_up(lambda connection: connection.session in gone)

    async def set_hook(self, visitor: Visitor, asked: NewHook) -> None:
        """Tell of finished games at an address."""
        player = self._owner(visitor)
        await self._allowed(asked.url)
        row = HookRow(
            id=secrets.token_hex(8),
            player=player,
            url=asked.url,
            secret=secrets.token_urlsafe(32),
            created=time.time(),
        )
        if not await self.hall.store.transact(webhooks.add, row, MOST_HOOKS):
            raise Refused("too-many", most=MOST_HOOKS)

    async def _allowed(self, url: str) -> None:
        which = self.hall.settings.hooks
        if which == "off":
            raise Refused("hooks-off")
        try:
            await outbound_http.allowed(url, which)
        except outbound_http.BlockedAddress:
            raise Refused("hook-address") from None

    async def drop_hook(self, visitor: Visitor, hook: str) -> None:
        """Tell there no more."""
        if not await self.hall.store.transact(webhooks.drop, self._owner(visitor), hook):
            raise Refused("no-such-hook")

    async def become_robot(self, visitor: Visitor) -> None:
        """Say for good that a program plays for this account: its name says so from now on."""
        player, store = self._owner(visitor), self.hall.store
        account, person = await store.read(accounts.account, player), await store.player(player)
        if account is None or person is None or account.robot:
            raise Refused("robot-already")
        name = names.robotic(person.name)
        if not await store.transact(
            accounts.make_robot, msgspec.structs.replace(person, name=name, key=names.look(name))
        ):
            raise Refused("has-played")
        await self.hall.call(player, name)

    @staticmethod
    def _owner(visitor: Visitor) -> str:
        if visitor.session is None:
            raise Refused("guest")
        return visitor.player


def _line(row: TokenRow) -> TokenLine:
    return TokenLine(
        id=row.id,
        label=row.label,
        scopes=row.scopes.split(),
        created=row.created,
        used=row.used,
        expires=row.expires,
    )
