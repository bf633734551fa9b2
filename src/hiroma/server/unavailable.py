"""Store unavailable: the one refusal that everybody gets while the store does not answer or takes nothing more."""

from hiroma.server import protocol
from hiroma.table.refusal import Refusal

CODE = "store-away"
SECONDS = 2
"""When to try again."""
REFUSAL = Refusal(code=CODE, what={"seconds": SECONDS})


def refused(name: str, table: str | None) -> protocol.Refused:
    """The refusal of a command or preview of that `name`; asked again with the same one it is carried out once."""
    return protocol.Refused(id=name, code=CODE, what=REFUSAL.what, table=table)
