"""Login state: kept between the steps of one sign-in, for one browser, for a short time."""

import secrets
import time
from typing import TypeVar

import msgspec

from hiroma.ids import PlayerId
from hiroma.store import Store
from hiroma.store.signins import hash_of
from hiroma.table.refusal import Refused

TIME = 600
"""Seconds that a step may take."""


class NewPasskey(msgspec.Struct, frozen=True, tag="new-passkey"):
    """A player's authenticator was asked for a passkey."""

    player: PlayerId
    label: str
    challenge: bytes


class ShownPasskey(msgspec.Struct, frozen=True, tag="shown-passkey"):
    """An authenticator was asked to sign somebody in."""

    challenge: bytes


class Away(msgspec.Struct, frozen=True, tag="away"):
    """Somebody is at the provider's; `player` is the account that wants to be linked, None for who wants to sign in."""

    state: str
    nonce: str
    verifier: str
    player: PlayerId | None


Step = NewPasskey | ShownPasskey | Away
S = TypeVar("S", NewPasskey, ShownPasskey, Away)


async def begin(store: Store, step: Step) -> str:
    """Remember a step. Return the token for the browser's cookie."""
    token, now = secrets.token_urlsafe(32), time.time()
    await store.signins.keep_flow(hash_of(token), msgspec.json.encode(step), now, now + TIME)
    return token


async def take(store: Store, token: str | None, kind: type[S]) -> S:
    """Return the step that was remembered, once. Refuse ('flow-over') a browser that is not in such a step."""
    body = await store.signins.take_flow(hash_of(token), time.time()) if token else None
    step = msgspec.json.decode(body, type=Step) if body else None
    if not isinstance(step, kind):
        raise Refused("flow-over")
    return step
