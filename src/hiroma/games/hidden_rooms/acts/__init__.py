"""The acts of Hidden Rooms: the child's turn, an attempt at a stage, and the series of attempts."""
