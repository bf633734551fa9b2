"""The acts of Fearsome Floors: the steps of a piece, the monster's way, rounds and the end."""
