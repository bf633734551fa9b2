"""Notebook: what players note for themselves on people and games. Only its owner ever reads it."""

import time
import unicodedata
from collections.abc import Sequence

from hiroma.ids import PlayerId, TableId
from hiroma.server.core.names import Names
from hiroma.server.core.speech import readable_text
from hiroma.server.records.own_bodies import GameNote, NewNote, Notebook, OwnNote, PersonNote
from hiroma.store import Store
from hiroma.store.notes import PERSON, Note
from hiroma.table.refusal import Refused

MOST = 2_000
"""Notes of one player."""

MOST_GAMES = 2**31
"""Above every number of a game that the store can keep."""

NONE = OwnNote(text="", tags=())
"""In the place of a note that there is not."""


async def notebook(store: Store, names: Names, player: PlayerId) -> Notebook:
    """Return all notes of a player."""
    notes = await store.notes.of(player)
    await names.know({PlayerId(note.subject) for note in notes if note.no == PERSON})
    return Notebook(
        people=[
            PersonNote(id=PlayerId(note.subject), name=names[PlayerId(note.subject)], note=shown(note))
            for note in notes
            if note.no == PERSON
        ],
        games=[
            GameNote(table=TableId(note.subject), no=note.no, note=shown(note)) for note in notes if note.no != PERSON
        ],
        tags=await store.notes.tags_of(player),
    )


async def on_person(store: Store, player: PlayerId, other: PlayerId) -> OwnNote:
    """Return a player's note on somebody."""
    return shown(await store.notes.one(player, other, PERSON))


async def on_game(store: Store, player: PlayerId, table: TableId, no: int) -> OwnNote:
    """Return a player's note on a game."""
    known = table.isprintable() and PERSON < no < MOST_GAMES
    return shown(await store.notes.one(player, table, no)) if known else NONE


async def note_person(store: Store, player: PlayerId, other: PlayerId, said: NewNote) -> OwnNote:
    """Keep a player's note on somebody.

    `Refused`: 'no-such-person', 'yourself', and as `_keep`.
    """
    if other == player:
        raise Refused("yourself")
    if not other.isprintable() or not await store.relations.met(other):
        raise Refused("no-such-person")
    return await _keep(store, player, other, PERSON, said)


async def note_game(store: Store, player: PlayerId, table: TableId, no: int, said: NewNote) -> OwnNote:
    """Keep a player's note on a game that is over: their own, or one of a listed table.

    `Refused`: 'no-finished-game', and as `_keep`.
    """
    known = table.isprintable() and PERSON < no < MOST_GAMES
    seats = await store.results.seats([(table, no)]) if known else []
    if not any(seat.listed or seat.player == player for seat in seats):
        raise Refused("no-finished-game", no=no)
    return await _keep(store, player, table, no, said)


async def _keep(store: Store, player: PlayerId, subject: str, no: int, said: NewNote) -> OwnNote:
    """Keep a note. `Refused`: 'guest', 'notes-full'."""
    account = await store.accounts.account(player)
    if account is None or account.closed is not None:
        raise Refused("guest")
    note = Note(subject=subject, no=no, text=readable_text(said.text), tags=tags(said.tags), changed=time.time())
    if not await store.notes.keep(player, note, MOST):
        raise Refused("notes-full", most=MOST)
    return shown(note)


def tags(said: Sequence[str]) -> tuple[str, ...]:
    """Return tags in their one spelling: small letters, single blanks, each once, in order."""
    return tuple(sorted({spelling for each in said if (spelling := tag(each))}))


def tag(said: str) -> str:
    """Return a tag in its one spelling; '' for one that says nothing."""
    letters = "".join(letter for letter in unicodedata.normalize("NFC", said) if letter.isprintable())
    return " ".join(letters.lower().split())


def shown(note: Note | None) -> OwnNote:
    """Return a note as its owner sees it."""
    return NONE if note is None else OwnNote(text=note.text, tags=note.tags)
