"""The board of Niagara, the ways on the river, and moves as numbers."""
