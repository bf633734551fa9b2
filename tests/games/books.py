"""The rulebooks of the house, counted: what a new game adds changes none of them."""

CLAUSES = {"cant_stop": 85, "fearsome_floors": 86, "hidden_rooms": 90, "niagara": 142, "shinsai_jima": 120}
"""Game → clauses of its book. Who adds one to a book changes its number."""
