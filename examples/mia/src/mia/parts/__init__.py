"""The things in the box."""
