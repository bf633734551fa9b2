"""Bodies of /api/account/export.json. Times are unix seconds."""

import msgspec

from hiroma.ids import PlayerId, TableId, TournamentId
from hiroma.server.accounts.bodies import Account
from hiroma.server.clubs.bodies import ExportedClub
from hiroma.server.records.bodies import Achievement, GameTally, PlayedGame
from hiroma.store.notes import Note
from hiroma.store.tidings import MailWishes


class ExportedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table at which the person sits."""

    id: TableId
    game: str
    status: str
    changed: float


class Export(msgspec.Struct, frozen=True, kw_only=True):
    """All that the hall keeps about a person."""

    account: Account
    locale: str
    face: str
    """Code of the picture that they composed; '' without one."""
    identities: list[tuple[str, str]]
    """Pairs of a provider's address and the person's subject there."""
    tables: list[ExportedTable]
    invited: list[TableId]
    """Tables of clubs to which the person was invited."""
    records: list[PlayedGame]
    standings: list[GameTally]
    achievements: list[Achievement]
    tries: list[tuple[str, TableId, float]]
    """Tries at a daily challenge: day, table, time."""
    puzzles: list[tuple[str, bool, float]]
    """First answers to puzzles: puzzle, true for a right one, time."""
    books: list[msgspec.Raw]
    imports: list[tuple[float, str]]
    """Imported logs: time, lines."""
    presets: msgspec.Raw
    chat: list[tuple[TableId, float, str]]
    """Lines that the person said, at a table or another place of talk: place, time, text."""
    comments: list[tuple[TableId, float, str]]
    """Comments on a game: table, time, text."""
    shunned: dict[str, list[PlayerId]]
    """Ids of other people, by 'ignored' and 'avoided'."""
    notes: list[Note]
    """Private notes on people and games."""
    friends: list[PlayerId]
    """Ids of friends."""
    friends_asked: list[PlayerId]
    """Ids of people who were asked to be one."""
    whereabouts: str
    """The people who may see where the person is."""
    letters: str
    """The people who may write to them."""
    mail: str | None
    """The address for letters; None without one."""
    mail_asked: str | None
    """The address whose owner has yet to agree to letters; None without one."""
    mail_wishes: MailWishes
    """The letters that the person wants."""
    browsers: list[str]
    """The browsers that get turn notifications."""
    vacations: list[tuple[float, float]]
    """Beginning and end of each."""
    tokens: list[tuple[str, str, float]]
    """Tokens of programs: label, scopes, time."""
    hooks: list[str]
    """Addresses to which the hall sends finished games."""
    clubs: list[ExportedClub]
    tournaments: list[tuple[TournamentId, float]]
    """Tournaments that the person entered: id, time."""
    organised: list[tuple[TournamentId, str, str]]
    """Tournaments that the person made: id, name, text."""
    reports: list[tuple[float, PlayerId, str, str]]
    """Reports that the person made: time, person reported, reason, text."""
    rulings: list[tuple[float, str, str, float | None]]
    """Rulings of moderators upon the person: time, act, reason, end of a mute or a ban."""
    roles: list[str]
    """Such as 'moderator'."""
