"""Standing: the sanctions in force, as the player concerned sees them."""

import msgspec


class Word(msgspec.Struct, frozen=True, kw_only=True):
    """A moderator's word: when, why, and until when it holds (None: a warning). Times are unix seconds."""

    at: float
    why: str
    until: float | None


class Conduct(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="conduct"):
    """The standing of the player of this connection; sent with `welcome`, and again when it changes."""

    warnings: tuple[Word, ...]
    """Warnings that the player has not read yet."""
    muted: Word | None
    """None for a player who is not muted."""
    banned: Word | None
    """None for a player who is not banned."""
    ignored: tuple[str, ...]
    """Ids of the players that the player ignores."""
    avoided: tuple[str, ...]
    """Ids of the players that the player avoids."""
    reports: int | None
    """Number of reports that wait for a moderator; None for a player who is neither moderator nor host."""
    host: bool
    """True for a player who may use the host's desk."""
