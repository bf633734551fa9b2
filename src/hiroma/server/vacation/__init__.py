"""Vacations: in games of days a turn, the clock of a player who is on vacation stands still."""
