"""Ids of processes: random, behind the name that the host gave."""

import secrets


def process_id(name: str) -> str:
    """Return a new id for a process with that public name; '' for none."""
    own = secrets.token_hex(8)
    return f"{name}:{own}" if name else own


def public_name(process: str) -> str:
    """Return the public name of a process, '' when its host gave none."""
    return process.rpartition(":")[0]
