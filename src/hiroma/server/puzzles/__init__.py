"""Puzzles: positions of real games with one clear best move."""
