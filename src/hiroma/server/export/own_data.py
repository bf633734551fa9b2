"""All data of one person, collected from every feature."""

import time

import msgspec

from hiroma.ids import PlayerId
from hiroma.server.accounts.pages import OwnAccount
from hiroma.server.clubs import pages as clubs
from hiroma.server.core.names import Names
from hiroma.server.export.bodies import Export, ExportedTable
from hiroma.server.records import pages as records
from hiroma.store import (
    Store,
)

MOST = 100_000
"""Most rows of a kind in an export."""


async def export(store: Store, names: Names, own_account: OwnAccount, player: PlayerId) -> Export:
    """Return all that the hall keeps about a player. `own_account` is theirs."""
    person = await store.people.person(player)
    sits = await store.tables.summaries(listed=None, game=None, status=None, player=player, limit=MOST)
    books = await store.library.newest(player, MOST)
    found = [await store.library.book(book.key) for book in books]
    contact, asked = await store.notifications.contact(player), await store.notifications.asked(player)
    own = await store.friends.privacy_of(player)
    return Export(
        account=await own_account.page(),
        locale=person.locale if person else "",
        face=person.face if person else "",
        identities=await store.signins.identities_of(player),
        tables=[ExportedTable(id=row.table, game=row.game, status=row.status, changed=row.changed) for row in sits],
        invited=await store.accounts.invited(player),
        records=await records.played(store, names, player, player, None),
        standings=records.tallies(await store.results.kinds(player)),
        achievements=await records.achieved(store, player, own=True),
        tries=await store.accounts.tried(player),
        puzzles=await store.puzzles.answered(player),
        books=[msgspec.Raw(book.body) for book in found if book],
        imports=await store.imports.exported(player),
        presets=msgspec.Raw(await store.presets.of(player)),
        chat=await store.accounts.said(player),
        comments=await store.comments.of_player(player),
        shunned=await store.relations.shuns(player),
        notes=await store.notes.of(player),
        friends=await store.friends.friends_of(player),
        friends_asked=await store.friends.asked_by(player),
        whereabouts=own.whereabouts,
        letters=own.letters,
        mail=contact.address if contact else None,
        mail_asked=asked.address if asked else None,
        mail_wishes=await store.tidings.wishes(player),
        browsers=[one.device for one in await store.subscriptions.of(player, time.time())],
        vacations=await store.vacations.of(player),
        tokens=[(one.label, one.scopes, one.created) for one in await store.tokens.tokens_of(player)],
        hooks=[one.url for one in await store.webhooks.hooks_of(player)],
        clubs=await clubs.exported(store, player),
        tournaments=await store.accounts.entered(player),
        organised=await store.accounts.organised(player),
        reports=await store.accounts.reported(player),
        rulings=[(one.at, one.act, one.why, one.until) for one in await store.moderation.upon(player)],
        roles=await store.moderation.roles_of(player),
    )
