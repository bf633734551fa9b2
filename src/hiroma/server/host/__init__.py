"""The host's desk: the hall's health, its settings and backups, admin commands, and closing."""
