"""Logs that people bring as files: games to look at, and to go on from alone."""
