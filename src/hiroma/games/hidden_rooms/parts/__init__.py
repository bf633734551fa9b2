"""The board of Hidden Rooms, the books and their paths, and the monster."""
