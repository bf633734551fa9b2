"""The command line: `hiroma COMMAND`. A command imports its modules when it runs, so that help is quick."""

import typer

from hiroma.commands import archive, arena, backup, beginning, drill, hall, loadtest, logs, review, train
from hiroma.commands.admin import admin

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_show_locals=False,  # Among them are secrets.
    help="A hall for board games in the browser.",
)

for command in (
    hall.serve,
    arena.arena,
    train.train,
    beginning.new_game,
    logs.replay,
    review.review,
    logs.verify,
    logs.export,
    backup.backup,
    backup.restore,
    archive.archive,
    drill.drill,
    loadtest.loadtest,
    hall.doctor,
    hall.version,
):
    app.command()(command)
app.add_typer(admin, name="admin")
