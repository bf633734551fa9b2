"""The types of ASGI: what a server tells an application, and how the two speak."""

from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
"""A connection: its type, path and headers."""
Message = MutableMapping[str, Any]
"""One event of it, by its 'type'."""
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Coroutine[Any, Any, None]]
"""An application. Frameworks and servers each narrow the types of its three arguments in their own way."""
