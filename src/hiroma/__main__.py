"""`python -m hiroma`."""

from hiroma.cli import app

app()
