"""Load test: people who play at the tables of a hall over HTTP and sockets, as its host asks; and what they saw."""
