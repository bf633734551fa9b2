"""The board and the dice of Can't Stop: the moves that a roll offers, and the odds."""
