"""The page of the visitor's own account."""

import time

from litestar.di import NamedDependency

from hiroma.server.accounts.authentication import Authentication
from hiroma.server.accounts.bodies import Account, PasskeyLine, SessionLine
from hiroma.server.core.names import Names
from hiroma.server.core.request_headers import Headers
from hiroma.server.core.visitor import HallRequest, Visitor
from hiroma.server.settings import Settings
from hiroma.store import Store


class OwnAccount:
    """The account of the visitor who sends a request, for answers that show it."""

    def __init__(
        self,
        store: NamedDependency[Store],
        names: NamedDependency[Names],
        settings: NamedDependency[Settings],
        authentication: NamedDependency[Authentication],
        visitor: NamedDependency[Visitor],
        request: HallRequest,
    ) -> None:
        self._store = store
        self._names = names
        self._settings = settings
        self._authentication = authentication
        self._visitor = visitor
        self._headers = request.scope["headers"]

    async def page(self, visitor: Visitor | None = None) -> Account:
        """Return the account as it is now; with `visitor` theirs, who has come in by this request."""
        return await account(
            self._store, self._names, self._settings, self._authentication, visitor or self._visitor, self._headers
        )


async def account(
    store: Store,
    names: Names,
    settings: Settings,
    authentication: Authentication,
    visitor: Visitor,
    headers: Headers,
) -> Account:
    """Return the account of a visitor. `headers` are those of the request; they tell the guest of the device."""
    player = visitor.player
    await names.know({player})
    if visitor.session is None:
        return Account(
            id=player,
            name=names[player],
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
    row = await store.accounts.account(player)
    identities = await store.signins.identities_of(player)
    guest = await authentication.guest(headers)
    tables, games = (0, 0) if guest.fresh else await store.accounts.kept(guest.player)
    return Account(
        id=player,
        name=names[player],
        since=row.created if row else None,
        password=row is not None and row.password is not None,
        sessions=await _sessions(store, visitor),
        passkeys=[
            PasskeyLine(id=one.id, label=one.label, created=one.created, used=one.used)
            for one in await store.signins.passkeys_of(player)
        ],
        provider=settings.oidc_name if settings.oidc_issuer else "",
        linked=any(issuer == settings.oidc_issuer for issuer, _ in identities),
        tokens=await store.tokens.good(player, time.time()),
        tables=tables,
        games=games,
    )


async def _sessions(store: Store, visitor: Visitor) -> list[SessionLine]:
    found = await store.signins.sessions_of(visitor.player, time.time())
    here = visitor.session.id if visitor.session else ""
    return [
        SessionLine(id=one.id, device=one.device, created=one.created, seen=one.seen, here=one.id == here)
        for one in found
    ]
