"""The end of a game of Can't Stop: the clauses that end it, and the places."""
