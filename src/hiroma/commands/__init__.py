"""What `hiroma COMMAND` does, a file a kind of command."""
