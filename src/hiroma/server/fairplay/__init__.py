"""Fair play: block lists, admission to tables, reports, and moderation."""
