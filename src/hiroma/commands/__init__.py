"""The commands of `hiroma`, a file for each kind."""
