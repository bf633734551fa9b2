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
    """The password that shows that it is still the owner who asks; empty for an account without one."""

    password: str = ""


class NewPassword(Asking, frozen=True, kw_only=True):
    """Another password; `password` is the present one, as in `Proof`. `tokens`: the programs' are taken back, too."""

    password: str = ""
    new: str
    tokens: bool = True


class PasskeyWanted(Asking, frozen=True, kw_only=True):
    """A passkey to be made: what its owner calls it; `password` as in `Proof`."""

    label: str
    password: str = ""


class Credential(Asking, frozen=True, kw_only=True):
    """What the browser's authenticator answered, as `PublicKeyCredential.toJSON` gives it."""

    credential: dict[str, Any]


class SessionLine(msgspec.Struct, frozen=True, kw_only=True):
    """A device where one is signed in, such as 'Firefox · Linux'; `here` is this one."""

    id: SessionId
    device: str
    created: float
    seen: float
    here: bool


class PasskeyLine(msgspec.Struct, frozen=True, kw_only=True):
    """A passkey; `used` is None until one has signed in by it."""

    id: PasskeyId
    label: str
    created: float
    used: float | None


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """Who one is to the hall.

    `since` is when the account was made, None for a guest. `password`: whether there is one. `linked`: whether the
    account opens by `provider`, the host's other way to sign in ('' when there is none). `tokens` are how many
    programs may come in its name. `tables` and `games` are
    what the guest of this device has besides, whom one is again after signing out.
    """

    id: PlayerId
    name: str
    since: float | None
    password: bool
    sessions: list[SessionLine]
    passkeys: list[PasskeyLine]
    provider: str
    linked: bool
    tokens: int
    tables: int
    games: int


class Elsewhere(msgspec.Struct, frozen=True, kw_only=True):
    """Where the browser must go to sign in with the host's provider."""

    url: str


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """What the browser's authenticator is asked (WebAuthn's options as JSON)."""

    options: dict[str, Any]
