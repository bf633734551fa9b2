"""The end of a game of Can't Stop: when it comes, and the places."""
