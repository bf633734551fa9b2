"""Results of finished games: recorded when a game ends, or from the logs at the start; shown as pages and files."""
