"""A bot learns from games against itself: `train`."""

from pathlib import Path
from typing import Annotated

import typer

from hiroma.commands.executing import Ray, Workers, executing
from hiroma.commands.leaving import fail


def train(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    task: Annotated[str, typer.Argument(help="The kind of game that has numbers of its own, such as two-unique.")],
    to: Annotated[Path, typer.Option(help="The file for the numbers. Beside it a file .course keeps the training.")],
    games: Annotated[int, typer.Option(help="How many games in all, those of earlier runs among them.")] = 100_000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same numbers.")] = 1,
    workers: Workers = 0,
    ray: Ray = "",
) -> None:
    """Let a bot learn from games against itself. A training that was stopped goes on where it was."""
    from time import perf_counter

    import msgspec

    from hiroma.arena import training
    from hiroma.games import RULESETS

    if game not in RULESETS:
        fail(f"no game {game}; there are: {', '.join(RULESETS)}")
    try:
        tasks = training.training_of(game).tasks
    except LookupError:
        fail(f"no bot of {game} learns")
    if task not in tasks:
        fail(f"no task {task}; there are: {', '.join(tasks)}")
    kept = to.with_suffix(".course")
    if kept == to:
        fail(f"{to} is the name of the file that keeps the training: choose another one for the numbers")
    if not to.parent.is_dir():
        fail(f"there is no folder {to.parent}")
    try:
        course = training.kept(kept) if kept.exists() else training.begin(game, task, seed)
    except msgspec.MsgspecError:
        fail(f"{kept} holds no training: choose another name for {to.name}")
    if (course.game, course.task, course.seed) != (game, task, seed):
        fail(f"{kept} is a training of {course.game} {course.task} with seed {course.seed}")
    since = perf_counter()

    def after(course: training.Course, batch: training.Batch) -> None:
        training.keep(course, kept)
        training.write(course, to)
        seconds = perf_counter() - since
        typer.echo(f"{batch.games} games, {batch.turns:.2f} turns, surprise {batch.surprise:.4f}, {seconds:.0f} s")

    with executing(workers, ray) as executor:
        training.train(course, games, executor, after)
