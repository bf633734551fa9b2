"""Tokens of programs, webhooks and robot accounts: make, list and drop.

Only people who are signed in to an account may: everything refuses others ('guest').
"""

import secrets
import time

import msgspec

from hiroma.ids import ApiTokenId, HookId, PlayerId
from hiroma.server.access.bodies import Access, HookLine, NewHook, NewToken, TokenLine
from hiroma.server.core import naming, outbound_http
from hiroma.server.core.people import People
from hiroma.server.core.sockets import Sockets
from hiroma.server.core.visitor import Visitor
from hiroma.server.settings import Reach
from hiroma.store import Store
from hiroma.store.signins import hash_of
from hiroma.store.tokens import TokenRow
from hiroma.store.webhooks import HookRow
from hiroma.table.refusal import Refused

MOST_TOKENS = 20
MOST_HOOKS = 5
DAY = 86_400.0


async def access(store: Store, visitor: Visitor) -> Access:
    """Return the visitor's tokens and hooks. `Refused`: 'guest', for a program, too."""
    player = _owner(visitor)
    account = await store.accounts.account(player)
    return Access(
        robot=account is not None and account.robot,
        password=account is not None and account.password is not None,
        tokens=[_line(row) for row in await store.tokens.tokens_of(player)],
        hooks=[_hook(row) for row in await store.webhooks.hooks_of(player)],
    )


async def make_token(store: Store, visitor: Visitor, asked: NewToken) -> str:
    """Make a token. Return the text that the program shows. `Refused`: 'too-many', 'guest'."""
    if visitor.session is None:
        raise Refused("guest")
    token, now = "hiroma_" + secrets.token_urlsafe(32), time.time()
    row = TokenRow(
        hash=hash_of(token),
        id=ApiTokenId(secrets.token_hex(8)),
        player=visitor.player,
        label=naming.tidy(asked.label) or "?",
        scopes=" ".join(sorted(set(asked.scopes))),
        created=now,
        expires=now + asked.days * DAY if asked.days else None,
    )
    match await store.tokens.make(row, MOST_TOKENS, visitor.session.hash):
        case "too-many":
            raise Refused("too-many", most=MOST_TOKENS)
        case "guest":
            raise Refused("guest")
    return token


async def take_back(store: Store, sockets: Sockets, visitor: Visitor, token_id: ApiTokenId) -> None:
    """Drop a token, and close the sockets that it opened. `Refused`: 'no-such-token'."""
    gone = await store.tokens.drop(_owner(visitor), token_id)
    if not gone:
        raise Refused("no-such-token")
    await sockets.hang_up(sessions=gone)


async def set_hook(store: Store, reach: Reach, visitor: Visitor, asked: NewHook) -> None:
    """Keep an address to which the hall sends the player's finished games, or turns.

    `Refused`: 'hooks-off', 'hook-address', 'too-many'.
    """
    player = _owner(visitor)
    await _allowed(reach, asked.url)
    row = HookRow(
        id=HookId(secrets.token_hex(8)),
        player=player,
        url=asked.url,
        secret=secrets.token_urlsafe(32),
        created=time.time(),
        form=asked.form,
        tells=" ".join(sorted(set(asked.tells))),
    )
    if not await store.webhooks.add(row, MOST_HOOKS):
        raise Refused("too-many", most=MOST_HOOKS)


async def _allowed(reach: Reach, url: str) -> None:
    if reach == "off":
        raise Refused("hooks-off")
    try:
        await outbound_http.allowed(url, reach)
    except outbound_http.BlockedAddress:
        raise Refused("hook-address") from None


async def drop_hook(store: Store, visitor: Visitor, hook_id: HookId) -> None:
    """Send nothing to a hook from now on. `Refused`: 'no-such-hook'."""
    if not await store.webhooks.drop(_owner(visitor), hook_id):
        raise Refused("no-such-hook")


async def become_robot(store: Store, people: People, visitor: Visitor) -> None:
    """Say for good that a program plays for this account: its name says so from now on.

    `Refused`: 'robot-already', 'has-played', 'name-taken'.
    """
    player = _owner(visitor)
    account, person = await store.accounts.account(player), await store.people.person(player)
    if account is None or person is None or account.robot:
        raise Refused("robot-already")
    name = naming.robotic(person.name)
    row = msgspec.structs.replace(person, name=name, key=naming.look(name))
    match await store.accounts.make_robot(row):
        case "has-played":
            raise Refused("has-played")
        case "name-taken":
            raise Refused("name-taken")
    await people.call(player, name)


def _owner(visitor: Visitor) -> PlayerId:
    if visitor.session is None:
        raise Refused("guest")
    return visitor.player


def _hook(row: HookRow) -> HookLine:
    return HookLine(
        id=row.id,
        url=row.url,
        secret=row.secret,
        created=row.created,
        last=row.last,
        form=row.form,
        tells=row.tells.split(),
    )


def _line(row: TokenRow) -> TokenLine:
    return TokenLine(
        id=row.id,
        label=row.label,
        scopes=row.scopes.split(),
        created=row.created,
        used=row.used,
        expires=row.expires,
    )
