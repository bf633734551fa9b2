"""Clubs: who belongs to them, how their tables usually are, and the tables that are open for them."""
