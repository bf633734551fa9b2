"""Telling people by e-mail that it is their turn in a game of days."""
