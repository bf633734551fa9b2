"""Store unavailable: the one refusal that everybody gets while the store does not answer or takes nothing more."""

from hiroma.ids import CommandId, TableId
from hiroma.server.wire import protocol
from hiroma.table.refusal import Refusal

CODE = "store-away"
SECONDS = 2
"""When to try again."""
REFUSAL = Refusal(code=CODE, what={"seconds": SECONDS})


def refused(command_id: CommandId, table_id: TableId | None) -> protocol.Refused:
    """The refusal of a command or preview of that `name`; asked again with the same one it is carried out once."""
    return protocol.Refused(id=command_id, code=CODE, what=REFUSAL.what, table=table_id)
