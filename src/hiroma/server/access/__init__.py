"""The ways in for programs: tokens, robots, and hooks that tell them of finished games."""
