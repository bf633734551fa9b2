"""Games before they are played: options, bots, versions, lessons."""

import asyncio
from typing import Any

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody

from hiroma.games import RULESETS, capabilities, newest, ruleset
from hiroma.kernel import IllegalMove, Lesson, Ruleset, UnknownRules
from hiroma.kernel.lesson import Scene, play
from hiroma.server.limits.budget import aside
from hiroma.server.web import packaged
from hiroma.server.wire import bodies, errors
from hiroma.table.play import read_moves
from hiroma.table.refusal import Refused

MOST_MOVES = 200
"""Moves in one attempt at a lesson."""


def game_card(rules: Ruleset) -> bodies.GameCard:
    """Return the card of a game: its options, bots and lessons."""
    info = rules.info
    options = tuple(
        bodies.OptionCard(
            name=o.name,
            kind=o.kind,
            default=o.default,
            low=o.low,
            high=o.high,
            choices=o.choices,
            clause=o.clause,
            doubtful=o.doubtful,
        )
        for o in info.options
    )
    known = capabilities(info.id)
    return bodies.GameCard(
        id=info.id,
        version=info.version,
        designers=info.designers,
        seats=info.seats,
        minutes=info.minutes,
        options=options,
        styles=tuple(bodies.StyleCard(name=style.name, options=dict(style.options)) for style in info.styles),
        bots=tuple(rules.bots),
        lessons=tuple(lesson.id for lesson in rules.lessons),
        teaches={lesson.id: lesson.clause for lesson in rules.lessons if lesson.clause},
        insight=known.insight is not None,
        achievements=known.achievements.names if known.achievements else (),
        packaged=packaged.card(info.id),
    )


def _import_all() -> None:
    for game in RULESETS:
        newest(game)
        capabilities(game)


def lesson_of(game: str, name: str) -> Lesson:
    """Return a lesson of a game. `Refused`: 'no-such-lesson'."""
    for lesson in newest(game).lessons if game in RULESETS else ():
        if lesson.id == name:
            return lesson
    raise Refused("no-such-lesson")


class Games(Controller):
    """The games of the hall, and their lessons."""

    path = "/api/games"

    @get()
    async def games(self) -> list[bodies.GameCard]:
        """Return the games at the version of new tables: options, bots, lessons."""
        # To import the rules takes a tenth of a second. They are kept for everybody: who asks first does not pay.
        await asyncio.to_thread(_import_all)
        return [game_card(newest(game)) for game in RULESETS]

    @get("/{game:str}/versions/{version:int}")
    async def version(self, game: FromPath[str], version: FromPath[int]) -> bodies.GameCard:
        """Return a game at the version of a table (`meta.version`).

        A table goes on by the rules it was opened with. `Refused`: 'game-unknown', 'version-unknown'.
        """
        try:
            return game_card(ruleset(game, version))
        except UnknownRules as unknown:
            raise Refused.by_version(unknown) from None

    @post("/{game:str}/lessons/{lesson:str}", status_code=200)
    async def lesson(self, game: FromPath[str], lesson: FromPath[str], data: JSONBody[bodies.Attempt]) -> Scene:
        """Return the state of a lesson after the learner's turns so far.

        An illegal last turn is refused with status 409 and the rule's code. `Refused`: 'too-large', and as `lesson_of`.
        """
        asked = lesson_of(game, lesson)
        if sum(map(len, data.turns)) > MOST_MOVES:
            raise Refused("too-large", most=MOST_MOVES)
        try:
            turns = [read_moves(newest(game), moves) for moves in data.turns]
            return await aside(play, asked, turns, draft=data.draft)
        except Refused as refused:
            raise errors.NotDone.of(refused.refusal) from None
        except IllegalMove as illegal:
            raise errors.NotDone.by_rule(illegal, 0) from None

    @get("/{game:str}/lessons/{lesson:str}/solution")
    async def solution(self, game: FromPath[str], lesson: FromPath[str]) -> list[list[dict[str, Any]]]:
        """Return the turns that solve a lesson. `Refused` as `lesson_of`."""
        turns: list[list[dict[str, Any]]] = msgspec.to_builtins(lesson_of(game, lesson).solution)
        return turns
