"""The core of the server: tables, rooms, names, presence and jobs. Features build on it; it knows none of them."""
