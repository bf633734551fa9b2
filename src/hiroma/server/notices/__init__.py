"""Telling people that it is their turn: by e-mail, and in their browsers."""
