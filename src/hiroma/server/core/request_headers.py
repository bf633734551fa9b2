"""Headers of a request: cookies, the token of a program, and from which page and by which scheme it comes."""

from collections.abc import Collection, Iterable
from http.cookies import CookieError, SimpleCookie

from hiroma.server.core.asgi import Scope
from hiroma.server.settings import Settings

Headers = Iterable[tuple[bytes, bytes]]
"""Names in lower case, and values."""


def by_https(settings: Settings, scheme: str) -> bool:
    """Return True when people come by HTTPS: the host says so, or the scheme of a request ('https', 'wss')."""
    return settings.secure or scheme in ("https", "wss")


def from_us(settings: Settings, scope: Scope) -> bool:
    """Return True when an ASGI request may change something: it comes from our own page or from an allowed origin."""
    scheme = "https" if by_https(settings, scope["scheme"]) else "http"
    return same_origin(scope["headers"], scheme, (*settings.origins, settings.site.rstrip("/")))


def same_origin(headers: Headers, scheme: str, allowed: Collection[str]) -> bool:
    """Return True when a request comes from our own pages, from an allowed origin, or from no browser at all.

    `scheme` is that of our own pages: 'http' or 'https'.
    """
    found = dict(headers)
    origin = found.get(b"origin", b"").decode("latin-1")
    if not origin:
        return found.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")
    host = found.get(b"host", b"").decode("latin-1")
    return origin in allowed or (host != "" and origin == f"{scheme}://{host}")


def cookie(headers: Headers, name: str) -> str | None:
    """Return the value of the cookie of that name in a request; None without one."""
    for key, value in headers:
        if key == b"cookie":
            try:
                morsel = SimpleCookie(value.decode("latin-1")).get(name)
            except CookieError:
                return None
            if morsel is not None:
                return morsel.value
    return None


def bearer(headers: Headers) -> str | None:
    """Return the token that a program shows; None for people."""
    for key, value in headers:
        if key == b"authorization" and value[:7].lower() == b"bearer ":
            return value[7:].strip().decode("latin-1")
    return None
