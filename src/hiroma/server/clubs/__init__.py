"""Clubs: membership, table presets, and tables for members only."""
