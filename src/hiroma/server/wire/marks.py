"""Marks of routes that their OpenAPI description is made from (`server/web/openapi.py`)."""

FILE = "file"
"""Option of a route that reads its body as a file: the type of a sound one, as `Own` of `game_bodies.py` names it; None
for a file that is no JSON."""

MODERATOR = [{"session": ["moderator"]}]
"""Security requirement of a route for moderators."""

HOST = [{"session": ["host"]}]
"""Security requirement of a route for the host."""
