"""The strong bots as a service: hints with reasons, and reviews of finished games."""
