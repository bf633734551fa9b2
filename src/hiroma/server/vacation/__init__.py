"""Days off: the clocks of games of days stand still for who is on vacation."""
