"""The board and the dice of Can't Stop: what a roll offers, and the odds."""
