"""Presenter: tables, games and log entries as frames for one audience. Encoded once per audience, not per socket."""

from collections.abc import Mapping
from typing import TypeVar, cast

import msgspec

from hiroma.ids import CommandId, PlayerId, TableId
from hiroma.kernel import CHANCE, Viewer
from hiroma.kernel.draws import Pick
from hiroma.server.wire import clocks, door, protocol, views
from hiroma.server.wire.connection import framed
from hiroma.server.wire.faces import drawn
from hiroma.server.wire.table_card import TableCard
from hiroma.store import ChatRow
from hiroma.table.handlers import permissions
from hiroma.table.joining import bots_seats
from hiroma.table.messages import Happened
from hiroma.table.refusal import Refusal
from hiroma.table.seating import most_chairs
from hiroma.table.state import Chair
from hiroma.table.table import Table

_encoder = msgspec.json.Encoder()
_UNANSWERED = b'"ack":null}'

Part = TypeVar("Part", bound=msgspec.Struct | None)


def encode(frame: msgspec.Struct) -> bytes:
    """Return a frame as it is sent."""
    return framed(_encoder.encode(frame))


def encoded(part: Part) -> Part:
    """Return a part of a frame in its final form, for the frames of several viewers."""
    return cast("Part", msgspec.Raw(_encoder.encode(part)))


def alike(events: protocol.Events, command_id: CommandId | None) -> tuple[bytes, bytes]:
    """Return one frame for all viewers, and the same as the answer to its reader's own command."""
    body = _encoder.encode(events)
    assert body.endswith(_UNANSWERED)
    return framed(body), framed(body[: -len(_UNANSWERED)] + b'"ack":' + _encoder.encode(command_id) + b"}")


def viewer_of(table: Table, player: PlayerId | None) -> Viewer:
    """Return the seat through which a player sees the game; None for spectators, and in games without secrets."""
    if table.play is None or not table.ruleset.info.secrets:
        return None
    seats = table.seats_of(table.chair_of(player))
    if table.practice:
        # A player who plays for all sees through the seats that decide, one after the other.
        seats = tuple(seat for seat in table.play.state.actors() if seat in seats) or seats
    return seats[0] if seats else None


def game(table: Table, viewer: Viewer) -> views.Game | None:
    """Return the game as one audience sees it; None before the first game."""
    play = table.play
    if play is None:
        return None
    actors = () if play.ended else play.state.actors()
    secrets = table.ruleset.info.secrets
    # The player who sees through a seat decides for it, unless it is lent, and for seats that are lent to them.
    mine = () if viewer is None else table.seats_for(play.holders[viewer])
    if table.practice and viewer is not None:
        mine = (viewer,)
    shown = [seat for seat in actors if seat != CHANCE and (not secrets or seat in mine)]
    if table.practice and secrets and viewer is not None:
        actors = tuple(shown)
    tree = table.study.tree
    return views.Game(
        no=play.no,
        view=play.state.view(viewer),
        actors=actors,
        moves={str(seat): play.state.moves(seat) for seat in shown},
        undo=play.may_undo(),
        outcome=play.outcome,
        ended=play.ended,
        clocks=clocks.shown(table.clock) if table.clock is not None else None,
        drawn=drawn_in(table, viewer),
        node=0 if tree is None else tree.at,
        nodes=0 if tree is None else len(tree.nodes),
    )


def drawn_in(table: Table, viewer: Viewer) -> tuple[views.Drawn, ...]:
    """Return the draws that can be chosen otherwise: in practice only, and not for watchers of a game with secrets."""
    play = table.play
    if play is None or play.ended or not table.practice or (table.ruleset.info.secrets and viewer is None):
        return ()
    return tuple(
        views.Drawn(
            label=draw.label,
            ranges=draw.ranges(),
            numbers=numbers,
            items=draw.items if isinstance(draw, Pick) else (),
        )
        for draw, numbers in play.drawn()
    )


def happened(entry: Happened, viewer: Viewer) -> views.Happened:
    """Return a log entry as one audience may read it."""
    events = [heard.event for heard in entry.heard if heard.only is None or heard.only == viewer]
    return views.Happened(rev=entry.rev, at=entry.at, seat=entry.seat, events=events)


def reason(refusal: Refusal) -> views.Reason:
    """Return a refusal as it travels."""
    return views.Reason(code=refusal.code, clause=refusal.clause, what=refusal.what)


def refused(refusal: Refusal, command_id: CommandId, table_id: TableId | None) -> protocol.Refused:
    """Return the answer to a command or preview that was refused."""
    told = None if table_id is None else TableId(table_id[:64])  # for a table that does not exist, any text
    return protocol.Refused(id=command_id, code=refusal.code, clause=refusal.clause, what=refusal.what, table=told)


def you(table: Table, player: PlayerId) -> views.You:
    """Return a player's chairs and seats, and the commands that they may give."""
    who = table.who(player)
    allowed = permissions(table, who)
    return views.You(
        id=player,
        chairs=() if who.chair is None else (who.chair,),
        seats=table.seats_for(who.chair),
        commands={name: reason(refusal) if refusal else None for name, refusal in allowed.items()},
    )


def question(table: Table) -> views.Vote | None:
    """Return the vote that is open, None for none."""
    vote = table.vote
    if vote is None:
        return None
    return views.Vote(
        about=vote.about,
        by=vote.by,
        chair=vote.chair,
        yes=tuple(sorted(vote.yes)),
        open=tuple(sorted(vote.open)),
        deadline=vote.deadline,
        player=vote.player,
    )


def starting(table: Table) -> views.Starting | None:
    """Return the start that waits for devices, None for none."""
    gathering = table.gathering
    if gathering is None:
        return None
    return views.Starting(waiting=tuple(sorted(gathering.waiting)), deadline=gathering.deadline)


def people(table: Table) -> set[PlayerId]:
    """Return everybody whose name the table shows.

    These are the host, the players who have a chair now or had one in this game, those in the queue, and those who ask
    for a chair or for the cursor.
    """
    named = {chair.player for chair in table.chairs} | {table.host, table.study.asker}
    named |= {table.vote.player if table.vote else None}
    named |= {*table.queue} | (table.play.held.keys() if table.play else set())
    return {player for player in named if player is not None}


def meta(table: Table, names: Mapping[PlayerId, str], faces: Mapping[PlayerId, str]) -> views.Meta:
    """Return the table itself, the same for everybody."""
    play = table.play
    named = people(table)
    return views.Meta(
        id=table.id,
        game=table.game,
        version=table.ruleset.info.version,
        status=table.status,
        host=table.host,
        listed=table.listed,
        shared=table.shared,
        practice=table.practice is not None,
        rated=table.rated,
        welcome=table.welcome,
        listed_again=table.listable,
        watched=table.watched,
        members=table.members,
        late=table.late,
        behind_entries=table.behind_entries,
        behind_minutes=table.behind_minutes,
        door=door.shown(table.door),
        paired=len(table.paired),
        joinable=bots_seats(table),
        queue=tuple(table.queue),
        options=table.options,
        chairs=tuple(map(_chair, table.chairs)),
        max_chairs=most_chairs(table),
        seats=play.holders if play else (),
        sides=play.sides if play else (),
        game_no=table.no,
        goal=table.goal,
        wins=tuple(table.wins),
        match_over=table.match_over,
        vote=question(table),
        paused=table.paused,
        clock=clocks.chosen(table.pace) if table.pace is not None else None,
        timeout=table.timeout,
        changed=table.changed if table.status != "open" else max(table.changed, table.committed),
        fill=table.fill,
        commitment=table.commitment,
        chance=table.chance,
        starting=starting(table),
        asker=table.study.asker,
        finished=tuple(table.finished),
        people={player: names.get(player, "?") for player in named},
        faces={player: faces.get(player) or drawn(player) for player in named},
    )


def _chair(chair: Chair) -> views.Chair:
    return views.Chair(
        player=chair.player,
        bot=chair.bot,
        lent=chair.lent,
        ready=chair.ready,
        agreed=chair.agreed,
        pledge=chair.pledge,
        offered=chair.offered,
    )


def chat_line(row: ChatRow, names: Mapping[PlayerId, str]) -> views.ChatLine:
    """Return a chat line with the speaker's present name."""
    name = names.get(row.player, "?")
    return views.ChatLine(n=row.n, at=row.at, player=row.player, name=name, chair=row.chair, text=row.text)


def mention(table: Table, row: ChatRow, names: Mapping[PlayerId, str]) -> bytes:
    """Return the frame that tells a player of a line that calls them."""
    return encode(protocol.Mention(table=table.id, game=table.game, line=chat_line(row, names)))


def card(table: Table) -> TableCard:
    """Return the card of a table, without the players who are to move."""
    return TableCard(
        id=table.id,
        game=table.game,
        status=table.status,
        rated=table.rated,
        private=not table.watched or table.members,
        options=table.options,
        chairs=tuple(chair.player or f"bot:{chair.bot}" for chair in table.chairs),
        max_chairs=most_chairs(table),
        joinable=len(bots_seats(table)),
        door=door.shown(table.door),
        clock=clocks.chosen(table.pace) if table.pace is not None else None,
        fill=table.fill,
        finished=max(table.finished, default=0),
    )


def waited_for(table: Table) -> list[PlayerId]:
    """Return the players whose turn it is, or whose device must open its nonce before the game begins.

    At a table of a tournament that has not begun, those who have not sat down. Between two games of a match, those who
    have not said ready: the next game waits for them.
    """
    if table.gathering is not None:
        return [player for chair in table.gathering.waiting if (player := table.chairs[chair].player)]
    if table.paired and table.status == "open" and not table.no:
        return [player for player in table.paired if table.chair_of(player) is None]
    if table.status == "over" and table.in_match and not table.paired and not table.practice:
        return [chair.player for chair in table.chairs if chair.player and chair.bot is None and not chair.ready]
    play = table.play
    if play is None or table.status != "playing" or table.paused:
        return []
    chairs = {table.decider(seat) for seat in play.state.actors() if seat != CHANCE}
    return [chair.player for chair in map(table.chairs.__getitem__, chairs) if chair.player and chair.bot is None]
