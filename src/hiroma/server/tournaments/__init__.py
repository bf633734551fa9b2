"""Tournaments of the hall and of clubs: announced, entered, led round by round, and shown."""
