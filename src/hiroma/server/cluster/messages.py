"""Messages between the processes of a hall, as MessagePack. `docs/cluster.md` lists them.

A parcel goes from one process to another, a word to all others. Frames of clients travel in their final form: no
process on the way reads them.
"""

import msgspec

from hiroma.ids import CommandId, LeaseNo, PlayerId, TableId

NOBODY = LeaseNo(0)
"""The lease of no process."""

# -- from one process to another: requests to the owner of a table ----------------------------------


class Ask(msgspec.Struct, array_like=True, frozen=True, tag="ask"):
    """Request: answer the frame of a client (`protocol.Command` or `protocol.Preview`, as JSON) for a player.

    `program`: they asked by a token. Replied by `Answer` with one frame, or none when the command was repeated.
    """

    n: int
    table: TableId
    player: PlayerId
    program: bool
    frame: bytes


class Watch(msgspec.Struct, array_like=True, frozen=True, tag="watch"):
    """Request: send the state of a table with what happened after `rev` (None: nothing of it), and all that follows.

    `told`: the client has what happened until now. `comes`: a client has begun to watch; `follow` False: once only.
    Replied by `Answer` with the state, and with what the player missed.
    """

    n: int
    table: TableId
    player: PlayerId
    rev: int | None
    told: bool
    comes: bool
    follow: bool


class Order(msgspec.Struct, array_like=True, frozen=True, tag="order"):
    """Request: carry out a command (`commands.ANY`, as JSON) of a player, or of the hall (None).

    Replied by `Ordered`.
    """

    n: int
    table: TableId
    player: PlayerId | None
    command_id: CommandId | None
    rev: int | None
    command: bytes


# -- replies ----------------------------------------------------------------------------------------


class Answer(msgspec.Struct, array_like=True, frozen=True, tag="answer"):
    """Reply: frames for the client, in order, in their final form; `rev` is that of a state among them, else 0."""

    n: int
    frames: list[bytes]
    rev: int = 0


class Ordered(msgspec.Struct, array_like=True, frozen=True, tag="ordered"):
    """Reply: the rev of the command's entry."""

    n: int
    rev: int


class Rejected(msgspec.Struct, array_like=True, frozen=True, tag="rejected"):
    """Reply: the request is refused; `what` belongs to the code, as JSON."""

    n: int
    code: str
    what: bytes


class Denied(msgspec.Struct, array_like=True, frozen=True, tag="denied"):
    """Reply: this process does not own the table; `to` does, as far as is known here (0: nothing is)."""

    n: int
    to: LeaseNo = NOBODY


class Failed(msgspec.Struct, array_like=True, frozen=True, tag="failed"):
    """Reply: the store did not take it, or something went wrong. It may be asked again."""

    n: int


# -- from one process to another: notices, not replied -----------------------------------------------


class Unwatch(msgspec.Struct, array_like=True, frozen=True, tag="unwatch"):
    """Notice to the owner: no client of this player here watches the table any more.

    `silent`: seconds since the last sign of life of the last one; None: not known.
    """

    table: TableId
    player: PlayerId
    silent: float | None = None


class Wake(msgspec.Struct, array_like=True, frozen=True, tag="wake"):
    """Notice to the owner: a deadline of the table has passed."""

    table: TableId


class Show(msgspec.Struct, array_like=True, frozen=True, tag="show"):
    """Notice from the owner: push a frame to these players' clients at the table, which stands at `rev` then."""

    table: TableId
    rev: int
    players: list[PlayerId]
    frame: bytes


class Moved(msgspec.Struct, array_like=True, frozen=True, tag="moved"):
    """Notice from the owner: the table is handed over, `to` this process (0: to nobody)."""

    table: TableId
    to: LeaseNo = NOBODY


Request = Ask | Watch | Order
Reply = Answer | Ordered | Rejected | Denied | Failed
Notice = Unwatch | Wake | Show | Moved
Item = Request | Reply | Notice


class Parcel(msgspec.Struct, array_like=True, frozen=True):
    """The `n`-th parcel of a sender to its receiver (from 1). Without items it only says how many there were."""

    sender: LeaseNo
    n: int
    items: list[Item]


# -- to all other processes --------------------------------------------------------------------------


class People(msgspec.Struct, array_like=True, frozen=True, tag="people"):
    """Word: these players have connected to the sender or left it, which makes `n` changes there."""

    n: int
    people: dict[PlayerId, bool]


class Lobby(msgspec.Struct, array_like=True, frozen=True, tag="lobby"):
    """Word: the list of tables has changed."""


class Named(msgspec.Struct, array_like=True, frozen=True, tag="named"):
    """Word: a player has this name and face now."""

    player: PlayerId
    name: str
    face: str = ""


class Tell(msgspec.Struct, array_like=True, frozen=True, tag="tell"):
    """Word: push a frame to a player's clients; `beside`: not to those that watch this table."""

    player: PlayerId
    frame: bytes
    beside: TableId | None


class Conduct(msgspec.Struct, array_like=True, frozen=True, tag="conduct"):
    """Word: tell a player their conduct again, from the store."""

    player: PlayerId


class Said(msgspec.Struct, array_like=True, frozen=True, tag="said"):
    """Word: push a line of talk to the clients of these players, or (None) to those that look at its place.

    Not to those of players who ignore the speaker.
    """

    place: TableId
    speaker: PlayerId
    players: list[PlayerId] | None
    frame: bytes


class HangUp(msgspec.Struct, array_like=True, frozen=True, tag="hang-up"):
    """Word: close the sockets of these sessions and of these players; of `guests` only those without a session."""

    sessions: list[str]
    players: list[PlayerId]
    guests: list[PlayerId]


class Taken(msgspec.Struct, array_like=True, frozen=True, tag="taken"):
    """Word: tries are taken at the sender, as (limit, who, how many; below 0: given back).

    `sockets` are those open there now, by the name of a purse.
    """

    tries: list[tuple[str, str, int]]
    sockets: dict[str, int]


Word = People | Lobby | Named | Tell | Conduct | Said | HangUp | Taken


class Words(msgspec.Struct, array_like=True, frozen=True):
    """The words of a process to all others; `sender` is its id in the signs of life."""

    sender: str
    words: list[Word]


encode = msgspec.msgpack.Encoder().encode
parcel_from = msgspec.msgpack.Decoder(Parcel).decode
words_from = msgspec.msgpack.Decoder(Words).decode
