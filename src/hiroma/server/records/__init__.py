"""Records of people: kept when games end, caught up from logs at the start, shown as pages and files."""
