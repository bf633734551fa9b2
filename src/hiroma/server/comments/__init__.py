"""Comments on finished games, step by step."""
