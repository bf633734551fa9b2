"""Ids: one type for each kind, so that none is taken for another. All are text, but for the number of a lease.

Ids are made where they come in: from a path or a body of a request, from a row of the database, or new.
"""

from typing import NewType

TableId = NewType("TableId", str)
"""A table: the code in its link."""
PlayerId = NewType("PlayerId", str)
"""A person, guest or with an account. The log of a table has people by it."""
ClubId = NewType("ClubId", str)
"""A club: the code in its link."""
TournamentId = NewType("TournamentId", str)
"""A tournament: the code in its link."""
CommandId = NewType("CommandId", str)
"""A command, by the name that its client gave it. Two clients may choose the same."""
OwnCommandId = NewType("OwnCommandId", str)
"""A command with the player who gave it: a table carries it out once."""
ImportId = NewType("ImportId", str)
"""An imported log: the code in its link."""
CommentId = NewType("CommentId", str)
"""A comment on a game."""
ReportId = NewType("ReportId", str)
"""A report to the moderators."""
SessionId = NewType("SessionId", str)
"""A session, by the name that its owner sees. The token in the cookie is another text."""
PasskeyId = NewType("PasskeyId", str)
"""A passkey: its credential (base64url)."""
ApiTokenId = NewType("ApiTokenId", str)
"""A token of a program, by the name that its owner sees."""
HookId = NewType("HookId", str)
"""A webhook."""
SubscriptionId = NewType("SubscriptionId", str)
"""A browser that takes push messages."""
LeaseNo = NewType("LeaseNo", int)
"""A lease of a process. They count up over the whole hall; no lease gets the number of another, however old."""

NO_PLAYER = PlayerId("")
"""No person, where a field of the log or the database cannot be None. So are the others."""
NO_TABLE = TableId("")
NO_CLUB = ClubId("")
NO_COMMAND = CommandId("")


def own_id(player: PlayerId | None, command_id: CommandId) -> OwnCommandId:
    """Return a command id as its player's own. No id has a line break, so the two stay apart."""
    return OwnCommandId(f"{player or ''}\n{command_id}")
