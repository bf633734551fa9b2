"""The host's desk: how the hall is, what it is told to do, and how it closes."""
