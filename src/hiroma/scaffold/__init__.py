"""Begins a new game from a template: `hiroma new-game`."""
