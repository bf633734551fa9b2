"""Bodies of /api/access. Times are unix seconds."""

from typing import Annotated, Literal

import msgspec

from hiroma.ids import ApiTokenId, HookId

Label = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Scope = Literal["read", "play"]
Form = Literal["hiroma", "discord", "slack"]
Tells = Literal["over", "turn"]


class NewToken(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A token to be made, good for so many days; 0: until it is taken back. 'read' looks, 'play' also acts.

    `password` is the account's; empty for an account without one, whose owner has just signed in.
    """

    label: Label
    scopes: Annotated[list[Scope], msgspec.Meta(min_length=1, max_length=2)]
    days: Annotated[int, msgspec.Meta(ge=0, le=3650)] = 0
    password: str = ""


class TokenLine(msgspec.Struct, frozen=True, kw_only=True):
    """A token, without what a program shows."""

    id: ApiTokenId
    label: str
    scopes: list[str]
    created: float
    used: float | None
    expires: float | None


class NewHook(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An address that hears of the player's games."""

    url: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    form: Form = "hiroma"
    """Signed JSON, or the message that Discord or Slack takes."""
    tells: Annotated[tuple[Tells, ...], msgspec.Meta(min_length=1, max_length=2)] = ("over",)
    """Finished games, and turns while the player is away."""


class HookLine(msgspec.Struct, frozen=True, kw_only=True):
    """A hook. `secret` is the key of its signatures; `last` is what came of the last try: '' none, '200', 'timeout'."""

    id: HookId
    url: str
    secret: str
    created: float
    last: str
    form: str
    tells: list[str]


class Access(msgspec.Struct, frozen=True, kw_only=True):
    """The tokens and hooks of an account, and whether it is a robot's, and has a password."""

    robot: bool
    password: bool
    tokens: list[TokenLine]
    hooks: list[HookLine]


class MadeToken(msgspec.Struct, frozen=True, kw_only=True):
    """A new token: `token` is shown this once."""

    token: str
    access: Access
