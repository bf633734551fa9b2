"""The desk of puzzles: lists, positions, verdicts, and the harvest from reviewed games."""

import time
from collections.abc import Callable
from typing import TypeVar

import msgspec
import structlog

import hiroma
from hiroma.bots.hindsight import Finished, Hindsight
from hiroma.bots.puzzling import GAP, Asked, Puzzle, Search, answered, looked, search, shipped
from hiroma.games import capabilities
from hiroma.ids import PlayerId
from hiroma.kernel import CHANCE
from hiroma.server.core import folding
from hiroma.server.core.workers import Think
from hiroma.server.puzzles.bodies import Answered, PuzzleCard, PuzzleList
from hiroma.server.wire import errors
from hiroma.store import StoreError
from hiroma.store.accounts import AccountRepository
from hiroma.store.puzzles import PuzzleRepository, Reviewed, Share
from hiroma.store.tables import TableRepository
from hiroma.table.refusal import Refused
from hiroma.table.visibility import is_for_members, is_private

log = structlog.get_logger()

A = TypeVar("A")

LISTED = 200
"""Puzzles of real games in a list; those that come with the hall follow."""
REMEMBERED = 1_000
"""First answers in which streaks are looked for."""
A_ROUND = 2
"""Games searched in one round."""
A_GAME = 3
"""Puzzles of one game."""

_puzzle_from = msgspec.json.Decoder(Puzzle).decode
_review_from = msgspec.json.Decoder(Hindsight).decode


class PuzzleDesk:
    """The puzzles of a hall. `now` is the clock (unix seconds)."""

    def __init__(
        self, puzzles: PuzzleRepository, accounts: AccountRepository, logs: TableRepository, think: Think
    ) -> None:
        self._puzzles = puzzles
        self._accounts = accounts
        self._logs = logs
        self._think = think
        self.now = time.time

    async def listed(self, game: str, player: PlayerId) -> PuzzleList:
        """Return the puzzles of a game. `Refused`: 'no-advice' for a game without insight."""
        if capabilities(game).insight is None:
            raise Refused("no-advice")
        puzzles = self._puzzles
        names = await puzzles.newest(game, LISTED)
        names += [puzzle.id for puzzle in shipped().values() if puzzle.game.game == game]
        shares, own = await puzzles.shares(game), await puzzles.own(player, game, REMEMBERED)
        mine = dict(own)
        cards = [
            PuzzleCard(id=name, tries=share.tries, solved=share.solved, mine=mine.get(name))
            for name in names
            for share in (shares.get(name, Share(0, 0)),)
        ]
        streak, best = in_a_row([solved for _, solved in own])
        return PuzzleList(puzzles=cards, streak=streak, best=best)

    async def look(self, name: str, turns: list[list[dict[str, object]]]) -> bytes:
        """Return the position of a puzzle as JSON, or the one after drafted moves.

        `Refused`: 'no-such-puzzle'; `NotDone` by the rules of its game.
        """
        return await self._worked(looked, Asked(await self._puzzle(name), turns))

    async def answer(self, name: str, moves: list[dict[str, object]], player: PlayerId) -> Answered:
        """Return the worth of an answer; the first one of a player with an account counts.

        `Refused` as `look`.
        """
        puzzle = await self._puzzle(name)
        verdict = await self._worked(answered, Asked(puzzle, [moves]))
        game = puzzle.game.game
        account = await self._accounts.account(player)
        if account is not None and account.closed is None and not account.robot:
            await self._puzzles.answer(name, player, game, verdict.solved, self.now())
        share = (await self._puzzles.shares(game)).get(name, Share(0, 0))
        return Answered(
            solved=verdict.solved,
            chance=verdict.chance,
            best=verdict.best,
            lines=verdict.lines,
            tries=share.tries,
            right=share.solved,
        )

    async def _worked(self, act: Callable[[Asked], A], asked: Asked) -> A:
        try:
            return await self._think(act, asked)
        except Refused as refused:
            raise errors.NotDone.of(refused.refusal) from None

    async def _puzzle(self, name: str) -> Puzzle:
        if (known := shipped().get(name)) is not None:
            return known
        body = await self._puzzles.body(name) if name.isprintable() else None
        if body is None:
            raise Refused("no-such-puzzle")
        return _puzzle_from(body)

    async def harvest(self) -> int:
        """Search some reviewed games of listed tables for puzzles; return how many were found.

        Only decisions that cost somebody dearly are looked at, one by one, so that bots wait for one at most. A game
        that cannot be searched counts as searched: otherwise it would keep the others back each time.
        """
        found = 0
        for reviewed in await self._puzzles.unsearched(hiroma.__version__, A_ROUND):
            fresh: list[Puzzle] = []
            try:
                fresh = await self._searched(reviewed)
            except StoreError:
                raise
            except Exception:  # of its rules, or of a worker
                log.exception("game not searched for puzzles", table=reviewed.table, no=reviewed.no)
            rows = [(puzzle.id, puzzle.game.game, msgspec.json.encode(puzzle)) for puzzle in fresh]
            await self._puzzles.keep(reviewed, rows, self.now())
            found += len(fresh)
        return found

    async def _searched(self, reviewed: Reviewed) -> list[Puzzle]:
        game = await self._played(reviewed)
        if game is None:
            return []
        dear = [
            (moment.judged.cost, moment.rev)
            for moment in _review_from(reviewed.body).moments
            if moment.seat != CHANCE and moment.judged is not None and moment.judged.cost >= GAP
        ]
        place_of = {rev: place for place, rev in enumerate(game.revs)}
        found: list[Puzzle] = []
        for _, rev in sorted(dear, reverse=True):
            if rev in place_of and len(found) < A_GAME:
                found += await self._think(search, Search(game, (place_of[rev],)))
        return found

    async def _played(self, reviewed: Reviewed) -> Finished | None:
        """Return the game; None unless everybody might watch it, and may see it now."""
        rows = await self._logs.entries(reviewed.table)
        now, _ = await folding.read(rows)
        if reviewed.no not in now.finished or is_private(now, games=True) or is_for_members(now, games=True):
            return None
        then, _ = await folding.read(rows[: now.finished[reviewed.no][1]])
        return Finished.of(then.play) if then.watched and then.play is not None else None


def in_a_row(solved: list[bool]) -> tuple[int, int]:
    """Return how many of the newest answers were right in a row, and the most ever; `solved` has the newest first."""
    streak = next((place for place, right in enumerate(solved) if not right), len(solved))
    best = row = 0
    for right in solved:
        row = row + 1 if right else 0
        best = max(best, row)
    return streak, best
