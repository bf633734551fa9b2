"""Outbound HTTP to addresses that people gave: an SSRF guard keeps requests out of the host's own network."""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable
from functools import cache
from urllib.parse import urlsplit

import httpx
import structlog

from hiroma.store import StoreError

log = structlog.get_logger()

PATIENCE = 10.0
"""Seconds that an address has for all of its answer."""


SPECIAL = tuple(
    map(
        ipaddress.ip_network,
        # Protocol assignments, the anycast of 6to4; protocol assignments (Teredo among them), documentation, 6to4.
        ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"),
    )
)
"""Special-purpose networks in which some version of `ipaddress` calls addresses global."""

UNICAST = ipaddress.IPv6Network("2000::/3")
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")


class BlockedAddress(Exception):
    """An address to which the hall sends nothing."""


def client() -> httpx.AsyncClient:
    """Return an HTTP client. It reuses no connection: the next request to an IP address may be for another host."""
    limits = httpx.Limits(max_keepalive_connections=0)
    return httpx.AsyncClient(
        timeout=PATIENCE, follow_redirects=False, trust_env=False, limits=limits, verify=_certificates()
    )


@cache
def _certificates() -> ssl.SSLContext:
    # All clients share it: reading the certificates takes 60 ms.
    return httpx.create_ssl_context(trust_env=False)


async def rounds(
    tell: Callable[[httpx.AsyncClient], Awaitable[None]],
    pause: float,
    failed: str,
    end: Callable[[], Awaitable[None]],
) -> None:
    """Call `tell` every `pause` seconds until cancelled, and then `end`, while the client is still open.

    `failed` is logged when the store does not answer.
    """
    async with client() as line:
        try:
            while True:
                await asyncio.sleep(pause)
                try:
                    await tell(line)
                except StoreError as error:
                    log.warning(failed, error=str(error))
        finally:
            await end()


async def post(client: httpx.AsyncClient, url: str, which: str, body: bytes, headers: dict[str, str]) -> str:
    """Return the status of the answer, 'timeout', 'unreachable', or 'astray' for an address that is not `allowed`."""
    try:
        # The client's own limit is for each read: an answer could drip without end, and take a place from others.
        async with asyncio.timeout(PATIENCE):
            return await _post(client, url, which, body, headers)
    except BlockedAddress:
        return "astray"
    except (TimeoutError, httpx.TimeoutException):
        return "timeout"
    except (httpx.HTTPError, httpx.InvalidURL, UnicodeError):
        return "unreachable"


async def _post(client: httpx.AsyncClient, url: str, which: str, body: bytes, headers: dict[str, str]) -> str:
    address = await allowed(url, which)
    request = client.build_request("POST", url, content=body, headers=headers)
    if address is not None:
        # Connect to the address that was checked: the name may resolve to another by now.
        request.extensions["sni_hostname"] = request.url.host
        request.url = request.url.copy_with(host=address)
    answer = await client.send(request, stream=True)
    await answer.aclose()
    return str(answer.status_code)


async def allowed(url: str, which: str) -> str | None:
    """Check an address that somebody gave: `which` allows 'public' (https, outside private networks) or 'any'.

    Return the IP address to connect to, None where every address is allowed. Raises `BlockedAddress`.
    """
    if not url.isprintable():
        raise BlockedAddress
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise BlockedAddress from None
    if not host or parts.username or parts.scheme not in (("https",) if which == "public" else ("https", "http")):
        raise BlockedAddress
    if which == "any":
        return None
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port or 443, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise BlockedAddress from None
    addresses = [str(address[4][0]).partition("%")[0] for address in found]
    if not all(map(public, addresses)):
        raise BlockedAddress
    return addresses[0]


def public(address: str) -> bool:
    """Return True for an address that means the same host of the public internet from everywhere.

    An IPv6 address must be global unicast. For an IPv4 address within IPv6, as a NAT64 resolver or a dual-stack socket
    gives it, the IPv4 address decides.
    """
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped
        if found in NAT64:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFF_FFFF)
        if inner is None and found not in UNICAST:
            return False
        found = inner or found
    return found.is_global and not found.is_multicast and not any(found in network for network in SPECIAL)
