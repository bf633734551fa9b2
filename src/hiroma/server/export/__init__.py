"""The export of a person's own data: a file with all that the hall keeps about them."""
