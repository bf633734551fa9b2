"""HTTP of puzzles."""

from litestar import Controller, MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from hiroma.ids import PlayerId
from hiroma.kernel.lesson import Scene
from hiroma.server.puzzles.bodies import Answer, Answered, PuzzleList
from hiroma.server.puzzles.desk import PuzzleDesk
from hiroma.server.wire import bodies
from hiroma.table.refusal import Refused

MOST_MOVES = 256
"""Moves of one answer."""


class Puzzles(Controller):
    """Everything under /api/puzzles."""

    path = "/api/puzzles"

    @get()
    async def puzzles(
        self, desk: NamedDependency[PuzzleDesk], me: NamedDependency[PlayerId], game: FromQuery[str]
    ) -> PuzzleList:
        """Return the puzzles of a game, those of this hall's games first, with the player's own answers.

        `Refused`: 'no-advice' (a game without insight).
        """
        return await desk.listed(game, me)

    @post(
        "/{puzzle:str}/look",
        status_code=200,
        responses={200: ResponseSpec(Scene, description="OK", generate_examples=False)},
    )
    async def look(
        self, desk: NamedDependency[PuzzleDesk], puzzle: FromPath[str], data: JSONBody[bodies.Attempt]
    ) -> Response[bytes]:
        """Return the position of a puzzle, or the one after drafted moves, before any verdict.

        An illegal move is refused with status 409 and the rule's code. `Refused`: 'too-large', 'no-such-puzzle'.
        """
        _must_be_short(sum(map(len, data.turns)))
        return Response(await desk.look(puzzle, data.turns), media_type=MediaType.JSON)

    @post("/{puzzle:str}/answer", status_code=200)
    async def answer(
        self,
        desk: NamedDependency[PuzzleDesk],
        me: NamedDependency[PlayerId],
        puzzle: FromPath[str],
        data: JSONBody[Answer],
    ) -> Answered:
        """Return the worth of an answer and the best lines; the first answer of a player with an account counts.

        An illegal move is refused with status 409 and the rule's code. `Refused`: 'too-large', 'no-such-puzzle'.
        """
        _must_be_short(len(data.moves))
        return await desk.answer(puzzle, data.moves, me)


def _must_be_short(moves: int) -> None:
    if moves > MOST_MOVES:
        raise Refused("too-large", most=MOST_MOVES)
