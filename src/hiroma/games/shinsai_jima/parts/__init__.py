"""The island of Shinsai-jima: grid, terrain, pieces, set-ups, and moves as numbers."""
