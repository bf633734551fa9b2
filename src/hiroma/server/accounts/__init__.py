"""Accounts: guests on a device, accounts with their sessions, and the ways to sign in."""
