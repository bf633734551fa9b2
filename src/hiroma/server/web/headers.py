"""Security headers: of the client's page and files, of every other answer, and of the page that turns away."""

from collections.abc import Mapping

from hiroma.server.core.asgi import Message, Send

CLIENT_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
)
"""Scripts only from our own files. Styles may be set on elements: boards place pieces with them."""

CLIENT: Mapping[str, str] = {
    "Content-Security-Policy": CLIENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
"""The client: its page and its files."""

_PRIVATE = ((b"x-content-type-options", b"nosniff"), (b"cache-control", b"no-store"))

API = ((b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"), *_PRIVATE)
"""Every other answer: no page, and no cache may keep it."""

TURNED_AWAY = (
    (
        b"content-security-policy",
        b"default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    ),
    *_PRIVATE,
)
"""The page for a refusal. It has its styles in itself and needs nothing else."""

HSTS = (b"strict-transport-security", b"max-age=31536000")
"""Tells browsers to come by HTTPS only, for a year. Only a host who set `secure` is sure to want that."""


def with_hsts(send: Send) -> Send:
    """Return a way to send that adds `HSTS` to the answer."""

    async def sends(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], HSTS]
        await send(message)

    return sends
