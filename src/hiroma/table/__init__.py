"""The table: seats, options, commands and the log. Sans-IO: commands in, entries out; knows no game."""
