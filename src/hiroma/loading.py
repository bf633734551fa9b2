"""Loading on first use, in whichever thread it is needed first."""

from importlib import import_module
from threading import RLock
from types import ModuleType
from typing import Any

_one = RLock()


def module_at(place: str) -> ModuleType:
    """Return the module of a place, `module:name`. Raises `ImportError`, and what the module raises.

    One thread loads at a time: two that load one package would each find half-loaded modules of the other's.
    """
    with _one:
        return import_module(place.partition(":")[0])


def named_at(place: str) -> Any:
    """Return what stands at a place, `module:name`. Raises as `module_at`; `AttributeError` without that name."""
    return getattr(module_at(place), place.partition(":")[2])
