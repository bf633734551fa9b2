"""How large a number from outside may be: no database, index or loop is asked for more."""

from typing import Annotated

import msgspec
from litestar.params import Parameter

MOST = 2**31 - 1
Whole = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
"""In a frame or body."""
Number = Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]
Asked = Annotated[int, Parameter(ge=0, le=MOST)]
"""A number that is asked for in an address."""
Options = dict[str, bool | Number | str]
"""Options of a game by name, as somebody chose them."""
