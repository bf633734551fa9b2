"""Bodies of /api/access. Times are unix seconds."""

from typing import Annotated, Literal

import msgspec

from hiroma.ids import ApiTokenId, HookId

Label = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Scope = Literal["read", "play"]
Form = Literal["hiroma", "discord", "slack"]
Tells = Literal["over", "turn"]


class NewToken(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A token to be made."""

    label: Label
    scopes: Annotated[list[Scope], msgspec.Meta(min_length=1, max_length=2)]
    """'read' looks, 'play' also acts."""
    days: Annotated[int, msgspec.Meta(ge=0, le=3650)] = 0
    """Days until the token expires; 0: it is good until its owner takes it back."""
    password: str = ""
    """The account's; empty for an account without one, whose owner has just signed in."""


class TokenLine(msgspec.Struct, frozen=True, kw_only=True):
    """A token, without its secret text."""

    id: ApiTokenId
    label: str
    scopes: list[str]
    created: float
    used: float | None
    """None before the first use."""
    expires: float | None
    """None for a token that is good until its owner takes it back."""


class NewHook(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An address to which the hall sends news of the player's games."""

    url: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    form: Form = "hiroma"
    """Signed JSON, or the message that Discord or Slack takes."""
    tells: Annotated[tuple[Tells, ...], msgspec.Meta(min_length=1, max_length=2)] = ("over",)
    """Finished games, and turns while the player is away."""


class HookLine(msgspec.Struct, frozen=True, kw_only=True):
    """A hook. `secret` is the key of its signatures; `last` is the result of the last try, such as '200', 'timeout'."""

    id: HookId
    url: str
    secret: str
    created: float
    last: str
    """'' before the first try."""
    form: str
    tells: list[str]


class Access(msgspec.Struct, frozen=True, kw_only=True):
    """The tokens and hooks of an account."""

    robot: bool
    """True for an account that a program plays for."""
    password: bool
    """True for an account with a password."""
    tokens: list[TokenLine]
    hooks: list[HookLine]


class MadeToken(msgspec.Struct, frozen=True, kw_only=True):
    """A new token: `token` is shown this once."""

    token: str
    access: Access
