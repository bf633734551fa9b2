"""The daily challenge: the same deals for all, one ranked try each, a secret shown when the day is over."""
