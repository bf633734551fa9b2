"""The ASGI application: the socket beside the API and the client."""

from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components

import hiroma
from hiroma.server.access.routes import Accesses
from hiroma.server.accounts.cookies import Entrance
from hiroma.server.accounts.oidc_routes import Oidc
from hiroma.server.accounts.pages import OwnAccount
from hiroma.server.accounts.passkeys import Passkeys
from hiroma.server.accounts.routes import Accounts
from hiroma.server.advice.board import AnalysisBoard
from hiroma.server.advice.routes import Advising
from hiroma.server.books.routes import Books
from hiroma.server.clubs.routes import ClubHouse, ClubTables
from hiroma.server.comments.routes import Comments
from hiroma.server.company.routes import Acquaintances, Erasing, Talks
from hiroma.server.core.asgi import App
from hiroma.server.daily.routes import Daily
from hiroma.server.declared import using
from hiroma.server.export.routes import Exporting
from hiroma.server.fairplay.routes import FairPlay, Moderators
from hiroma.server.host.routes import HostDesk
from hiroma.server.imports.routes import Importing
from hiroma.server.lobby.presets import house
from hiroma.server.lobby.routes import Lobbying
from hiroma.server.notifications.routes import Told
from hiroma.server.puzzles.routes import Puzzles
from hiroma.server.records.own_routes import OwnGames
from hiroma.server.records.routes import Records
from hiroma.server.tournaments.routes import TournamentDesk, TournamentTables
from hiroma.server.vacation.routes import DaysOff
from hiroma.server.web.api import Api
from hiroma.server.web.games import Games
from hiroma.server.web.middleware import AccessMiddleware, player_of, visitor_of
from hiroma.server.web.openapi import SCHEMES, Describing, DescribingOwn, operation_id
from hiroma.server.web.site import PACKED, metrics, site
from hiroma.server.web.traced import traced
from hiroma.server.wire import errors
from hiroma.server.wiring import Hall
from hiroma.store import StoreError
from hiroma.table.refusal import Refused

CONTROLLERS = (
    Api,
    Games,
    Lobbying,
    Accounts,
    Accesses,
    Passkeys,
    Oidc,
    Exporting,
    Importing,
    Advising,
    AnalysisBoard,
    Daily,
    Puzzles,
    Books,
    Records,
    OwnGames,
    Comments,
    FairPlay,
    Moderators,
    HostDesk,
    Told,
    DaysOff,
    ClubHouse,
    ClubTables,
    TournamentDesk,
    TournamentTables,
    Acquaintances,
    Talks,
    Erasing,
)
"""Everything under /api."""


def make(hall: Hall) -> App:
    """Return the application of a hall, for uvicorn."""
    settings = hall.settings
    served = AccessMiddleware(settings, hall.authentication, hall.budget, hall.caps, hall.socket, site_of(hall))
    return traced(served) if settings.traces else served


def site_of(hall: Hall) -> Litestar:
    """Return what answers HTTP: the API, the metrics and the client. It opens the hall and closes it."""

    @asynccontextmanager
    async def open_hall(_: Litestar) -> AsyncGenerator[None, None]:
        await hall.open()
        yield
        await hall.close()

    return Litestar(
        [*CONTROLLERS, metrics, site],
        lifespan=[open_hall],
        dependencies=dependencies(hall),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1024, exclude_opt_key=PACKED),
        exception_handlers={
            HTTPException: errors.failed,
            Refused: errors.refused,
            errors.NotDone: errors.not_done,
            StoreError: errors.store_away,
            UnicodeDecodeError: errors.unreadable,
            RecursionError: errors.unreadable,
            Exception: errors.unforeseen,
        },
        openapi_config=OpenAPIConfig(
            title="Hiroma",
            version=hiroma.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            operation_id_creator=operation_id,
            components=Components(security_schemes=SCHEMES),
        ),
        plugins=[Describing(), DescribingOwn()],
        request_max_body_size=64 * 1024,
        logging_config=None,
    )


def dependencies(hall: Hall) -> Mapping[str, Provide]:
    """Return what a route can ask for by the name of a parameter. `BadSetting` for a wrong file of presets."""
    with using(hall.settings, "presets", OSError, ValueError, Refused):
        presets = house(hall.settings.presets)
    parts = {
        "settings": hall.settings,
        "store": hall.store,
        "jobs": hall.jobs,
        "presence": hall.presence,
        "timekeeper": hall.clock,
        "sockets": hall.sockets,
        "names": hall.names,
        "people": hall.people,
        "tables": hall.tables,
        "lobby_changed": hall.happenings.lobby,
        "flood": hall.flood,
        "asking": hall.asking,
        "routing": hall.routing,
        "previews": hall.previews,
        "listing": hall.listing,
        "people_here": hall.people_here,
        "matchmaking": hall.matchmaking,
        "house_presets": presets,
        "authentication": hall.authentication,
        "account_service": hall.accounts,
        "provider": hall.provider,
        "reports": hall.reports,
        "vacations": hall.vacations,
        "challenge": hall.days,
        "reviews": hall.reviews,
        "import_desk": hall.imports,
        "considering": hall.lines,
        "desk": hall.puzzles,
        "shelf": hall.shelf,
        "preferences": hall.preferences,
        "subscriptions": hall.subscriptions,
        "admin": hall.admin,
        "friends": hall.company.friends,
        "talk_service": hall.talk,
        "talking": hall.company.talking,
    }
    found: dict[str, Provide] = {name: Part(part) for name, part in parts.items()}
    found["own_account"] = Provide(OwnAccount, sync_to_thread=False)
    found["entrance"] = Provide(Entrance, sync_to_thread=False)
    found["visitor"] = Provide(visitor_of, sync_to_thread=False)
    found["me"] = Provide(player_of, sync_to_thread=False)
    return found


class Part(Provide):
    """Gives a part of the hall to the routes that name it."""

    def __init__(self, part: object) -> None:
        super().__init__(lambda: part, use_cache=True, sync_to_thread=False)

    # Litestar compares all parts with each other for each route: a quarter of a million comparisons at the start.
    __eq__ = object.__eq__
    __hash__ = object.__hash__
