"""Bodies of /api/account. Times are unix seconds."""

from typing import Annotated, Any

import msgspec

from hiroma.ids import PasskeyId, PlayerId, SessionId

UserName = Annotated[str, msgspec.Meta(max_length=100)]
"""Longer than a name may be (24 characters), so that 'name-length' answers instead of a schema error."""


class Asking(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Any body that a client sends."""


class Credentials(Asking, frozen=True, kw_only=True):
    """A user name and a password: to register, or to sign in."""

    name: UserName
    password: str


class Proof(Asking, frozen=True, kw_only=True):
    """The password, as proof that the owner of the account asks; empty for an account without one."""

    password: str = ""


class NewPassword(Asking, frozen=True, kw_only=True):
    """A change of password."""

    password: str = ""
    """The present one, as in `Proof`."""
    new: str
    tokens: bool = True
    """True to take back the tokens of programs, too."""


class PasskeyWanted(Asking, frozen=True, kw_only=True):
    """A passkey to be made. `label` is its owner's name for it; `password` as in `Proof`."""

    label: str
    password: str = ""


class Credential(Asking, frozen=True, kw_only=True):
    """The answer of the browser's authenticator, as `PublicKeyCredential.toJSON` returns it."""

    credential: dict[str, Any]


class SessionLine(msgspec.Struct, frozen=True, kw_only=True):
    """A device where the player is signed in, such as 'Firefox · Linux'; `here`: it is the one that asks."""

    id: SessionId
    device: str
    created: float
    seen: float
    here: bool


class PasskeyLine(msgspec.Struct, frozen=True, kw_only=True):
    """A passkey. `used` is the last time the player signed in by it, None before the first."""

    id: PasskeyId
    label: str
    created: float
    used: float | None


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """The player's account, or the guest that they are."""

    id: PlayerId
    name: str
    since: float | None
    """The time when the account was made, None for a guest."""
    password: bool
    """True for an account with a password."""
    sessions: list[SessionLine]
    passkeys: list[PasskeyLine]
    provider: str
    """The name of the host's other way to sign in, '' when there is none."""
    linked: bool
    """True for an account that opens by `provider`."""
    tokens: int
    """Number of programs that may act in the account's name."""
    tables: int
    """Number of tables where the guest of this device sits. The player is that guest again after signing out."""
    games: int
    """Number of games that this guest has finished."""


class Elsewhere(msgspec.Struct, frozen=True, kw_only=True):
    """The address to which the browser must go to sign in with the host's provider."""

    url: str


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """The request to the browser's authenticator (WebAuthn's options as JSON)."""

    options: dict[str, Any]
