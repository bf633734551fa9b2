"""The origin of a request, and the cookies that sign a browser in."""

from litestar import Response
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from hiroma.ids import PlayerId
from hiroma.server.accounts import pages
from hiroma.server.accounts.authentication import Authentication
from hiroma.server.accounts.bodies import Account
from hiroma.server.accounts.devices import DEVICE, SESSION, YEAR
from hiroma.server.accounts.known_devices import KNOWN
from hiroma.server.core.request_headers import by_https
from hiroma.server.core.sockets import Sockets
from hiroma.server.core.visitor import HallRequest, Visitor
from hiroma.server.settings import Settings
from hiroma.store import Store


def origin(settings: Settings, request: HallRequest) -> str:
    """Return the hall's own address, as browsers write an origin."""
    site = settings.site.rstrip("/")
    scheme = "https" if is_secure(settings, request) else "http"
    return site or f"{scheme}://{request.headers.get('host', '')}"


def is_secure(settings: Settings, request: HallRequest) -> bool:
    """Return True when cookies may travel by HTTPS only."""
    return by_https(settings, request.url.scheme)


def kept(name: str, value: str, seconds: int, secure: bool) -> Cookie:
    """Return a cookie that no script can read and no foreign page can make use of."""
    return Cookie(key=name, value=value, max_age=seconds, httponly=True, samesite="lax", secure=secure)


def cleared(name: str) -> Cookie:
    """Return a cookie that is over."""
    return Cookie(key=name, value="", max_age=0, httponly=True, samesite="lax")


class Entrance:
    """Signs in the browser that sends a request."""

    def __init__(
        self,
        store: NamedDependency[Store],
        own_account: NamedDependency[pages.OwnAccount],
        settings: NamedDependency[Settings],
        sockets: NamedDependency[Sockets],
        authentication: NamedDependency[Authentication],
        visitor: NamedDependency[Visitor],
        request: HallRequest,
    ) -> None:
        self._signins = store.signins
        self._own_account = own_account
        self._settings = settings
        self._sockets = sockets
        self._authentication = authentication
        self._before = visitor
        self._request = request

    async def signed_in(self, player: PlayerId, password: str | None = None) -> Response[Account]:
        """Sign the browser in as a player. Return the answer that shows their account.

        `Refused` as `Authentication.let_in`.
        """
        account, cookies = await self.enter(player, password)
        return Response(account, cookies=cookies)

    async def enter(self, player: PlayerId, password: str | None = None) -> tuple[Account, list[Cookie]]:
        """Begin a session of a player, and end the one before. Return their account, and the cookies for the browser.

        Where the guest of the device has become the account, the cookies bring a new guest.
        `Refused` as `Authentication.let_in`.
        """
        visitors, before, request = self._authentication, self._before, self._request
        session, token = await visitors.let_in(player, request.headers.get("user-agent", ""), password)
        if before.session is not None:
            await self._signins.end(before.player, before.session.id)
            ended = before.session.hash
            await self._sockets.hang_up(sessions=(ended,))
        secure = is_secure(self._settings, request)
        headers = request.scope["headers"]
        known = visitors.known.signed(visitors.known.read(headers), player)
        cookies = [kept(SESSION, token, YEAR, secure), kept(KNOWN, known, YEAR, secure)]
        guest = await visitors.guest(headers)
        if guest.fresh:
            cookies.append(kept(DEVICE, visitors.devices.signed(guest.player), YEAR, secure))
        account = await self._own_account.page(Visitor(player, session))
        return account, cookies
