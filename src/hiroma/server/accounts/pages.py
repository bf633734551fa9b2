"""What somebody is told about their own account."""

import time

import msgspec

from hiroma.server.accounts.authentication import Visitor
from hiroma.server.accounts.bodies import Account, Export, ExportedTable, PasskeyLine, SessionLine
from hiroma.server.clubs import pages as clubs
from hiroma.server.hall import Hall
from hiroma.server.records import pages as records
from hiroma.server.sessions import Headers
from hiroma.store import (
    accounts,
    comments,
    library,
    notifications,
    presets,
    relations,
    signins,
    subscriptions,
    tokens,
    vacations,
    webhooks,
)

MOST = 100_000
"""Rows of a kind in an export."""


async def account(hall: Hall, visitor: Visitor, headers: Headers) -> Account:
    """Who somebody is to the hall."""
    player, store = visitor.player, hall.store
    await hall.know({player})
    settings = hall.settings
    if visitor.session is None:
        return Account(
            id=player,
            name=hall.names[player],
            since=None,
            password=False,
            sessions=[],
            passkeys=[],
            provider=settings.oidc_name if settings.oidc_issuer else "",
            linked=False,
            tokens=0,
            tables=0,
            games=0,
        )
    row = await store.read(accounts.account, player)
    identities = await store.read(signins.identities_of, player)
    guest = await hall.authentication.guest(headers)
    tables, games = (0, 0) if guest.fresh else await store.read(accounts.kept, guest.player)
    return Account(
        id=player,
        name=hall.names[player],
        since=row.created if row else None,
        password=row is not None and row.password is not None,
        sessions=await _sessions(hall, visitor),
        passkeys=[
            PasskeyLine(id=one.id, label=one.label, created=one.created, used=one.used)
            for one in await store.read(signins.passkeys_of, player)
        ],
        provider=settings.oidc_name if settings.oidc_issuer else "",
        linked=any(issuer == settings.oidc_issuer for issuer, _ in identities),
        tokens=len(await store.read(tokens.tokens_of, player)),
        tables=tables,
        games=games,
    )


async def _sessions(hall: Hall, visitor: Visitor) -> list[SessionLine]:
    found = await hall.store.read(signins.sessions_of, visitor.player, time.time())
    here = visitor.session.id if visitor.session else ""
    return [
        SessionLine(id=one.id, device=one.device, created=one.created, seen=one.seen, here=one.id == here)
        for one in found
    ]


async def export(hall: Hall, visitor: Visitor, headers: Headers) -> Export:
    """All that is kept about somebody."""
    player, store = visitor.player, hall.store
    person = await store.player(player)
    sits = await store.summaries(listed=None, game=None, status=None, player=player, limit=MOST)
    books = await store.read(library.newest, player, MOST)
    found = [await store.read(library.book, book.key) for book in books]
    contact = await store.read(notifications.contact, player)
    return Export(
        account=await account(hall, visitor, headers),
        locale=person.locale if person else "",
        identities=await store.read(signins.identities_of, player),
        tables=[ExportedTable(id=row.table, game=row.game, status=row.status, changed=row.changed) for row in sits],
        records=await records.played(hall, player, player, None),
        tries=await store.read(accounts.tried, player),
        books=[msgspec.Raw(book.body) for book in found if book],
        presets=msgspec.Raw(await store.read(presets.of, player)),
        chat=await store.read(accounts.said, player),
        comments=await store.read(comments.of_player, player),
        shunned=await store.read(relations.shuns, player),
        mail=contact.address if contact else None,
        browsers=[one.device for one in await store.read(subscriptions.of, player, time.time())],
        vacations=await store.read(vacations.of, player),
        tokens=[(one.label, one.scopes, one.created) for one in await store.read(tokens.tokens_of, player)],
        hooks=[one.url for one in await store.read(webhooks.hooks_of, player)],
        clubs=await clubs.exported(hall, player),
    )
