"""The ways of people into a hall, over HTTP: a guest's cookie, a table where guests sit, a command."""

import secrets
import urllib.request
from collections.abc import Sequence
from typing import Any

import msgspec

TIMEOUT = 20.0
"""Seconds that the hall has for an answer."""

encode = msgspec.json.Encoder().encode


def get(address: str, path: str, guest: str = "") -> bytes:
    """Return the body of an answer. `OSError` when there is none, or a refusal."""
    with urllib.request.urlopen(_request(address + path, guest), timeout=TIMEOUT) as answer:  # noqa: S310 - see `_request`
        return bytes(answer.read())


def cookie(address: str) -> str:
    """Return the cookie of a new guest."""
    with urllib.request.urlopen(_request(f"{address}/api/me", ""), timeout=TIMEOUT) as answer:  # noqa: S310 - see `_request`
        return str(answer.headers["Set-Cookie"]).partition(";")[0]


def post(address: str, path: str, guest: str, body: dict[str, Any]) -> Any:
    """Post a body with the cookie of a guest, and return the answer."""
    request = _request(address + path, guest)
    request.method, request.data = "POST", encode(body)
    with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:  # noqa: S310 - see `_request`
        return msgspec.json.decode(answer.read())


def order(address: str, table: str, guest: str, name: str) -> None:
    """Give a command without arguments over HTTP."""
    body = {"type": "command", "id": secrets.token_hex(8), "table": table, "name": name, "args": {}}
    post(address, f"/api/tables/{table}/commands", guest, body)


def open_table(addresses: Sequence[str]) -> tuple[str, list[str]]:
    """Open a table of Can't Stop where one person sits down by each address, the host by the first.

    Return its id, and the people's cookies in the order of their chairs.
    """
    guests = [cookie(address) for address in addresses]
    table = post(addresses[0], "/api/tables", guests[0], {"game": "cant-stop"})["id"]
    for address, guest in zip(addresses, guests, strict=True):
        order(address, table, guest, "join")
    return table, guests


def _request(url: str, guest: str) -> urllib.request.Request:
    if not url.startswith(("http://", "https://")):
        raise ValueError(f"not the address of a hall: {url}")
    headers = {"Content-Type": "application/json"} | ({"Cookie": guest} if guest else {})
    return urllib.request.Request(url, headers=headers)  # noqa: S310 - no other scheme comes here
