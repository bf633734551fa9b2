"""From which pages a request may come, and by which scheme people come to the hall."""

from collections.abc import Collection

from hiroma.server.core.asgi import Scope
from hiroma.server.core.sessions import Headers
from hiroma.server.settings import Settings

HSTS = (b"strict-transport-security", b"max-age=31536000")
"""Tells browsers to come by HTTPS only, for a year. Only a host who set `secure` is sure to want that."""


def by_https(settings: Settings, scheme: str) -> bool:
    """Whether people come by HTTPS: the host says so, or the scheme of a request ('https', 'wss')."""
    return settings.secure or scheme in ("https", "wss")


def from_us(settings: Settings, scope: Scope) -> bool:
    """Whether an ASGI request may change something: it comes from a page of ours or of an allowed origin."""
    scheme = "https" if by_https(settings, scope["scheme"]) else "http"
    return same_origin(scope["headers"], scheme, (*settings.origins, settings.site.rstrip("/")))


def same_origin(headers: Headers, scheme: str, allowed: Collection[str]) -> bool:
    """Whether a request comes from our own pages, from an allowed origin, or from no browser at all.

    `scheme` is that of our own pages: 'http' or 'https'.
    """
    found = dict(headers)
    origin = found.get(b"origin", b"").decode("latin-1")
    if not origin:
        return found.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")
    host = found.get(b"host", b"").decode("latin-1")
    return origin in allowed or (host != "" and origin == f"{scheme}://{host}")
