"""Notifications: tell people by e-mail and in their browsers that it is their turn."""
