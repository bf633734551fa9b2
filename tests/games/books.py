"""Clause counts of the house's rulebooks. A new game changes none of them."""

CLAUSES = {"cant_stop": 85, "fearsome_floors": 86, "hidden_rooms": 90, "niagara": 142, "shinsai_jima": 120}
"""Game → number of clauses in its rulebook. Change the number when you add or remove a clause."""
