"""Standing: the sanctions in force, as the person concerned is shown them."""

import msgspec


class Word(msgspec.Struct, frozen=True, kw_only=True):
    """A moderator's word: when, why, and until when it holds (None: a warning). Times are unix seconds."""

    at: float
    why: str
    until: float | None


class Conduct(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="conduct"):
    """What applies to the player of this connection; sent with `welcome`, and again when it changes.

    `warnings` they have not read yet; `muted` and `banned` while they are. Whom they have `ignored` and `avoided`, by
    id. `reports` waiting for a moderator, None for who is none. `host`: they may sit at the host's desk.
    """

    warnings: tuple[Word, ...]
    muted: Word | None
    banned: Word | None
    ignored: tuple[str, ...]
    avoided: tuple[str, ...]
    reports: int | None
    host: bool
