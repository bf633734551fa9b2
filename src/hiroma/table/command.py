"""The base of all commands, and the numbers and words in them."""

from typing import Annotated, Literal

import msgspec

Nonce = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}$")]
PledgeHex = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$")]
ChairNo = Annotated[int, msgspec.Meta(ge=0, le=63)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


Timeout = Literal["bot", "concede", "nothing"]
"""The consequence of a time-out: a bot stands in, the chair gives up, or nothing happens."""


class Command(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True, omit_defaults=True
):
    """A command to a table."""
