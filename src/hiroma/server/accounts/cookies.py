"""What a request says about where it comes from, and the cookies of an answer."""

from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie

from hiroma.server.accounts import pages
from hiroma.server.accounts.authentication import Visitor
from hiroma.server.accounts.bodies import Account
from hiroma.server.accounts.known_devices import KNOWN
from hiroma.server.http import hall_of, visitor_of
from hiroma.server.origins import by_https
from hiroma.server.sessions import DEVICE, SESSION, YEAR
from hiroma.store import signins


def here(request: Request[Any, Any, Any]) -> str:
    """The address somebody comes from."""
    return request.client.host if request.client else ""


def origin(request: Request[Any, Any, Any]) -> str:
    """The hall's own address, as browsers write an origin."""
    site = hall_of(request).settings.site.rstrip("/")
    scheme = "https" if is_secure(request) else "http"
    return site or f"{scheme}://{request.headers.get('host', '')}"


def is_secure(request: Request[Any, Any, Any]) -> bool:
    """Whether cookies may travel by HTTPS only."""
    return by_https(hall_of(request).settings, request.url.scheme)


def kept(name: str, value: str, seconds: int, secure: bool) -> Cookie:
    """A cookie that no script can read and no foreign page can make use of."""
    return Cookie(key=name, value=value, max_age=seconds, httponly=True, samesite="lax", secure=secure)


def cleared(name: str) -> Cookie:
    """A cookie that is over."""
    return Cookie(key=name, value="", max_age=0, httponly=True, samesite="lax")


async def signed_in(request: Request[Any, Any, Any], player: str) -> Response[Account]:
    """The answer that signs somebody in: a new session, whatever was there before, and where the guest of this device
    has become the account, a new guest.
    """
    account, cookies = await enter(request, player)
    return Response(account, cookies=cookies)


async def enter(request: Request[Any, Any, Any], player: str) -> tuple[Account, list[Cookie]]:
    """A new session of a player: their account, and the cookies that open it."""
    hall, before = hall_of(request), visitor_of(request)
    visitors = hall.authentication
    if before.session is not None:
        await hall.store.write(signins.end, before.player, before.session.id)
        ended = before.session.hash
        await hall.hang_up(lambda connection: connection.session == ended)
    session, token = await visitors.let_in(player, request.headers.get("user-agent", ""))
    secure = is_secure(request)
    headers = request.scope["headers"]
    known = visitors.known.signed(visitors.known.read(headers), player)
    cookies = [kept(SESSION, token, YEAR, secure), kept(KNOWN, known, YEAR, secure)]
    guest = await visitors.guest(headers)
    if guest.fresh:
        cookies.append(kept(DEVICE, visitors.devices.signed(guest.player), YEAR, secure))
    account = await pages.account(hall, Visitor(player, session), headers)
    return account, cookies
