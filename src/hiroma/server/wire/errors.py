"""Errors of the HTTP API: one table from codes to status codes, and one shape of the answer."""

from collections.abc import Awaitable, Callable, Mapping
from math import ceil

import msgspec
import structlog
from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from hiroma.ids import NO_COMMAND
from hiroma.server.limits.budget import TooMuch
from hiroma.server.wire import presenter, protocol, unavailable
from hiroma.store import StoreError
from hiroma.table.refusal import Refusal, Refused

_CODES: Mapping[int, tuple[str, ...]] = {
    400: ("malformed",),
    401: ("token-unknown",),
    403: (
        "banned",
        "chat-muted",
        "club-members-only",
        "club-role",
        "foreign-origin",
        "guest",
        "letters-closed",
        "mail-unwanted",
        "not-host-of-hall",
        "not-in-this-club",
        "no-watchers",
        "members-watch",
        "not-moderator",
        "not-over-moderators",
        "not-your-book",
        "not-your-series",
        "not-your-tournament",
        "own-case",
        "sign-in-again",
        "talk-off",
        "token-scope",
        "wrong-password",
        "wrong-sign-in",
    ),
    404: (
        "no-advice",
        "no-finished-game",
        "no-such-backup",
        "no-such-book",
        "no-such-browser",
        "no-such-club",
        "no-such-comment",
        "no-such-day",
        "no-such-position",
        "no-such-puzzle",
        "no-such-hook",
        "no-such-import",
        "no-such-invitation",
        "no-such-lesson",
        "no-such-line",
        "no-such-letter",
        "no-such-list",
        "no-such-member",
        "no-such-passkey",
        "no-such-person",
        "no-such-provider",
        "no-such-report",
        "no-such-season",
        "no-such-seat",
        "no-such-session",
        "no-such-step",
        "no-such-table",
        "no-such-token",
        "no-such-tournament",
        "not-found",
        "version-unknown",
    ),
    405: ("not-allowed",),
    409: (
        "book-not-won",
        "club-asked",
        "club-name-taken",
        "club-owner",
        "game-over",
        "game-running",
        "has-played",
        "in-the-club",
        "key-changed",
        "key-taken",
        "list-changed",
        "name-taken",
        "not-seated",
        "rated-no-hints",
        "reported-already",
        "robot-already",
        "shared-deal",
        "signed-in",
        "table-closed",
        "tournament-full",
        "tournament-over",
        "tournament-table",
        "too-many-books",
        "too-many-imports",
    ),
    429: ("crowded", "flood", "import-busy", "mail-often", "too-many-guests", "wait"),
    500: ("failed", "internal"),
    502: ("provider-away",),
    503: ("busy", "closing", "not-backed-up", unavailable.CODE),
}
STATUS = {code: status for status, codes in _CODES.items() for code in codes}
OTHER = 422
"""The status of every other code."""


class NotDone(Refused):
    """A refusal that is answered with 409, whatever its code."""


BY_STATUS = {404: "not-found", 405: "not-allowed", 413: "too-large", 429: "flood"}
"""The code of an error that the framework raises."""


BODY = "data"
"""The parameter of routes that the framework fills with the body."""
NO_BODY = "Object missing: the request has no body"


def answer(refusal: Refusal, status: int | None = None) -> Response[protocol.Refused]:
    """Return the answer for a refusal; `seconds` in it become `Retry-After`. `status` overrides the table."""
    later = {"Retry-After": str(refusal.what["seconds"])} if "seconds" in refusal.what else {}
    found = STATUS.get(refusal.code, OTHER) if status is None else status
    return Response(
        presenter.refused(refusal, NO_COMMAND, None), status_code=found, headers=later, media_type=MediaType.JSON
    )


def refused(_: object, error: Refused) -> Response[protocol.Refused]:
    """Answer a refusal."""
    return answer(error.refusal)


def not_done(_: object, error: NotDone) -> Response[protocol.Refused]:
    """Answer a refusal of something that changes nothing."""
    return answer(error.refusal, 409)


def unreadable(_: object, error: UnicodeDecodeError | RecursionError) -> Response[protocol.Refused]:
    """Answer a body that is no text, or nested too deeply: `msgspec` raises these beside its own errors."""
    return answer(Refusal(code="malformed", what={"why": type(error).__name__}))


def store_away(_: object, error: StoreError) -> Response[protocol.Refused]:
    """Answer while the store does not: nothing was changed, or it is done when it is asked again."""
    return answer(unavailable.REFUSAL)


def failed(_: object, error: HTTPException) -> Response[protocol.Refused]:
    """Answer an error of the framework in the shape of a refusal, with its own status and headers."""
    code = BY_STATUS.get(error.status_code, "malformed")
    what = {"why": _why(error)[:200]} if code == "malformed" else {}
    said = answer(Refusal(code=code, what=what), error.status_code)
    said.headers.update(error.headers or {})
    return said


def _why(error: HTTPException) -> str:
    # The faults that the framework names: of parameters, and of fields of the body.
    found = error.extra if isinstance(error.extra, list) else []
    faults = [(str(each.get("key")), str(each.get("message"))) for each in found if isinstance(each, dict)]
    said = [message if key == BODY else f"{key}: {message}" for key, message in faults]
    return NO_BODY if said == [f"'{BODY}'"] else "; ".join(said) or str(error.detail)


def unforeseen(request: Request[object, None, State], error: Exception) -> Response[protocol.Refused]:
    """Answer an error that nobody foresaw, and log it: the host reads why, nobody else.

    A route of several steps may have made some of them, so the code is not the 'internal' of a command.
    """
    structlog.get_logger().error("request failed", method=request.method, path=request.url.path, exc_info=error)
    return answer(Refusal(code="failed"))


async def send_refusal(
    send: Callable[[dict[str, object]], Awaitable[None]],
    refusal: Refusal,
    headers: tuple[tuple[bytes, bytes], ...],
    body: bytes = b"",
    kind: bytes = b"application/json",
) -> None:
    """Send a refusal as a bare ASGI answer, before the framework has seen the request; as JSON where no body is given.

    `kind` is the media type of the body.
    """
    shown = body or msgspec.json.encode(presenter.refused(refusal, NO_COMMAND, None))
    further = [(b"content-type", kind), *headers]
    if "seconds" in refusal.what:
        further.append((b"retry-after", b"%d" % refusal.what["seconds"]))
    await send({"type": "http.response.start", "status": STATUS.get(refusal.code, OTHER), "headers": further})
    await send({"type": "http.response.body", "body": shown})


def too_much(much: TooMuch) -> Refusal:
    """The refusal of somebody who has spent their budget."""
    return Refusal(code="flood", what={"seconds": ceil(much.seconds)})
