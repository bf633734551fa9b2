"""Bounds of numbers from outside: no database, index or loop gets a larger one."""

from typing import Annotated

import msgspec
from litestar.params import Parameter

MOST = 2**31 - 1
Whole = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
"""A number in a frame or body, from 0."""
Number = Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]
Asked = Annotated[int, Parameter(ge=0, le=MOST)]
"""A number in an address, from 0."""
Options = dict[str, bool | Number | str]
"""Options of a game by name, as somebody chose them."""
