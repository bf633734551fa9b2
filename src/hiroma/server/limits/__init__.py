"""Limits on what one person or one network may take: quotas, rates, and the budget of server time."""
