"""Libraries that come with an extra: named where they are missing, before anything asks for them."""

from importlib.util import find_spec


def must_have(extra: str, *modules: str) -> None:
    """Refuse to go on (`ImportError`, with the name of the extra) when a module is not installed."""
    for module in modules:
        if find_spec(module) is None:
            raise ImportError(f"{module} is missing: install hiroma[{extra}]", name=module)
