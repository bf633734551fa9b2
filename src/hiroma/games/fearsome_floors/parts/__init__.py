"""The hall of Fearsome Floors: squares, what stands on them, and where a piece can go."""
