"""The acts of Niagara: canoes, the river, Diamond Joe, the course of a round and the end."""
