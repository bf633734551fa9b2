"""What people say about a finished game, step by step."""
