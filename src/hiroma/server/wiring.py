"""Wiring: the one place that builds the parts of a hall and connects them. It decides nothing."""

from collections.abc import Awaitable, Callable, Collection, Sequence

import hiroma
from hiroma.ids import PlayerId, TableId
from hiroma.server.accounts.authentication import Authentication
from hiroma.server.accounts.oidc import Provider
from hiroma.server.accounts.service import AccountService
from hiroma.server.advice.lines import Lines
from hiroma.server.advice.reviewing import Reviews
from hiroma.server.books.library import Shelf
from hiroma.server.bus import make_bus
from hiroma.server.cluster.cluster import Cluster
from hiroma.server.cluster.naming import process_id
from hiroma.server.company.company import Company
from hiroma.server.company.rows import Rows
from hiroma.server.core import housekeeping
from hiroma.server.core.autopilot import Controls
from hiroma.server.core.conduct import tell_here
from hiroma.server.core.fanout import Fanout
from hiroma.server.core.figures import FIGURES, Figures, figures
from hiroma.server.core.handover import Handover
from hiroma.server.core.hosting import Hosting
from hiroma.server.core.jobs import Jobs
from hiroma.server.core.last_seen import LastSeen
from hiroma.server.core.metrics import ROOMS
from hiroma.server.core.names import Names
from hiroma.server.core.outbox import Outbox
from hiroma.server.core.people import People
from hiroma.server.core.presence import Presence
from hiroma.server.core.request_headers import by_https
from hiroma.server.core.room import Check, Happenings, Surroundings
from hiroma.server.core.rooms import Among, Rooms
from hiroma.server.core.signal import Signal
from hiroma.server.core.sockets import Sockets
from hiroma.server.core.tables import Tables
from hiroma.server.core.talk import Talk
from hiroma.server.core.timekeeper import Timekeeper
from hiroma.server.core.uptime import Uptime
from hiroma.server.core.watching import Watching
from hiroma.server.daily.days import Days
from hiroma.server.fairplay.admission import Admission
from hiroma.server.fairplay.reports import Reports
from hiroma.server.host.admin import AdminService
from hiroma.server.host.admin_commands import AdminCommands
from hiroma.server.host.backups import may_have_backup
from hiroma.server.host.closing import Closing
from hiroma.server.host.health import HealthMonitor
from hiroma.server.host.rulings import HostRulings
from hiroma.server.imports.service import ImportDesk
from hiroma.server.limits.budget import Budget
from hiroma.server.limits.caps import Caps
from hiroma.server.limits.chat import Flood
from hiroma.server.limits.sharing import Shared, Sharing
from hiroma.server.lobby import sweeping
from hiroma.server.lobby.listing import Listing
from hiroma.server.lobby.matchmaking import Matchmaking
from hiroma.server.lobby.people_here import PeopleHere
from hiroma.server.notifications.preferences import NotificationPreferences
from hiroma.server.notifications.push_subscriptions import PushSubscriptions
from hiroma.server.notifications.sending import reminders, senders
from hiroma.server.notifications.turn_notifier import TurnNotifier
from hiroma.server.notifications.web_push import WebPush
from hiroma.server.puzzles import harvest
from hiroma.server.puzzles.desk import PuzzleDesk
from hiroma.server.records.recorder import ResultsRecorder
from hiroma.server.settings import Settings
from hiroma.server.tournaments.director import Director
from hiroma.server.vacation.calendar import Vacations
from hiroma.server.web.asking import Asking
from hiroma.server.web.commands import Commands
from hiroma.server.web.member import Member
from hiroma.server.web.previews import Previews
from hiroma.server.web.queries import Queries
from hiroma.server.web.routing import Routing
from hiroma.server.web.socket import Serves, SocketServer
from hiroma.store import Store


class Hall:
    """The parts of one process of a hall, from its settings. `open` starts what runs by itself, `close` ends it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._several = bool(settings.bus)
        self._build_core(settings)
        self._build_features(settings)
        self._build_notifications(settings)
        self._build_web(settings)
        self._connect()

    def _build_core(self, settings: Settings) -> None:
        process = process_id(settings.name)
        self.store = Store(settings.store)
        self.bus = make_bus(settings)
        self.jobs = Jobs(settings.workers)
        self.clock = Timekeeper()
        self._moved: Signal[[Collection[PlayerId]]] = Signal()
        self._connected: Signal[[PlayerId, bool]] = Signal()
        self._stopgap: Signal[[TableId, str]] = Signal()
        self.presence = Presence(settings.grace, self._moved, self._connected)
        self.sockets = Sockets(self.presence)
        self.fanout = Fanout(self.bus, process, self._several, self.sockets, self.presence)
        self.cluster = Cluster(process, self.store.leases, self.bus) if self._several else None
        self.names = Names(self.store.people)
        self.uptime = Uptime(
            process,
            self._several,
            self.store.uptime,
            self.clock,
            self.presence,
            lambda: self.rooms.make_good(),  # noqa: PLW0108 - `rooms` is built below
        )
        self.happenings = Happenings()
        self._checks: list[Check] = []
        silence, pause = settings.silence, settings.bot_pause
        controls = Controls(self.jobs, self.clock, self.uptime, self.presence, silence, pause, self._stopgap)
        around = Surroundings(
            store=self.store,
            names=self.names,
            beside=self.fanout.beside,
            controls=controls,
            checks=self._checks,
            happenings=self.happenings,
            lease=lambda: self.cluster.lease if self.cluster is not None else None,
        )
        self.caps = Caps(self.store.tables, settings)
        self.rooms = Rooms(around, self._among())
        self.tables = Tables(self.caps, around, self.rooms)
        among = self.rooms.among
        self.handover = Handover(self.rooms, among, self.jobs) if among is not None else None
        self.people = People(self.store.people, self.store.accounts, self.names, self._renamed)
        self.last_seen = LastSeen(self.store.last_seen, self.jobs, self.clock.at)

    def _among(self) -> Among | None:
        if self.cluster is None:
            return None
        links = self.cluster.links
        watching = Watching(links, lambda table_id: self.handover.again(table_id) if self.handover else None)
        return Among(self.cluster, Hosting(links), watching)

    def _build_features(self, settings: Settings) -> None:
        store, names, people, tables, sockets = self.store, self.names, self.people, self.tables, self.sockets
        clock, presence, jobs = self.clock, self.presence, self.jobs
        hand_over = self.handover.drain if self.handover is not None else None
        self.closing = Closing(clock, sockets, self.rooms, settings.drain, hand_over)
        self.admin_commands = AdminCommands(
            store.admin_commands, tables, self.closing, lambda name: may_have_backup(settings, name)
        )
        self.host_rulings = HostRulings(store.moderation, lambda player: tell_here(store, sockets, player))
        self.admin = AdminService(store, settings, names, clock, tables, self.closing, self.admin_commands)
        self.health = HealthMonitor(
            hiroma.__version__,
            store.tables,
            self.bus,
            self._several,
            sockets,
            lambda: len(self.rooms.open),
            self.closing.is_closing,
            self._figures,
        )
        self.admission = Admission(store, self.caps)
        self.reports = Reports(store, tables.look, sockets)
        self.flood = Flood()
        self.authentication = Authentication(store, settings.key)
        self.accounts = AccountService(store, names, people, sockets, tables, settings.signins)
        self.provider = Provider(settings)
        self.vacations = Vacations(store.vacations, store.tables, clock, jobs, tables, settings.vacation)
        self.listing = Listing(store.tables, store.club_tables, store.results, names, presence, tables, jobs)
        self.talk = Talk(store.chat, store.relations, store.moderation, people, sockets, clock, self.flood)
        self.company = Company(Rows.of(store), people, presence, self.listing, sockets, self.talk, settings.lobby_talk)
        self.people_here = PeopleHere(self.listing, presence, store.relations, store.friends)
        self.matchmaking = Matchmaking(
            store.tables, store.relations, store.accounts, self._several, presence, clock, tables
        )
        self.recorder = ResultsRecorder(store.records, store.tables, jobs)
        self.days = Days(store.daily, store.accounts, names, tables, self.caps)
        self.reviews = Reviews(store.reviews, store.tables, jobs.patient)
        self.imports = ImportDesk(store.imports, store.reviews, store.accounts, jobs.patient)
        self.director = Director(
            store.tournaments, store.results, tables, store.daily, store.tidings, presence, jobs.patient, clock
        )
        self.lines = Lines(jobs.patient)
        self.puzzles = PuzzleDesk(store.puzzles, store.accounts, store.tables, jobs.patient)
        self.shelf = Shelf(store.library, names, tables, jobs)

    def _build_notifications(self, settings: Settings) -> None:
        store, people, tables, clock, presence = self.store, self.people, self.tables, self.clock, self.presence
        self.pushes = WebPush(settings)
        self.subscriptions = PushSubscriptions(store.subscriptions, people, self.pushes)
        contacts, news = store.notifications, store.tidings
        self.preferences = NotificationPreferences(contacts, news, settings, people, self.subscriptions)
        kinds = reminders(settings, self.pushes)
        rows = contacts, store.outbox, news
        self.notifier = TurnNotifier(*rows, kinds, clock, self.jobs, tables, presence, self.listing)
        ends, listing, pushes = self.preferences.endings, self.listing, self.pushes
        sent = senders(
            settings, kinds, store, people, self.names, listing, pushes, self.notifier, ends, tables, presence
        )
        self.outbox = Outbox(store.outbox, clock, sent)

    def _build_web(self, settings: Settings) -> None:
        self.budget = Budget(settings.budget / 1000, settings.address_budget / 1000)
        queries = Queries(self.store, self.names, self.sockets, self.jobs, self.company.whereabouts)
        self.commands = Commands(self.store.moderation, self.flood, queries, settings.address_sockets)
        self.asking = Asking(self.tables, self.rooms, self.commands, self.last_seen, self.jobs)
        named = self.cluster if settings.name else None
        self.previews = Previews(self.store, self.names)
        self.routing = Routing(self.store.leases, named, lambda scheme: by_https(settings, scheme))
        self.serves = Serves(
            build=hiroma.__version__,
            settings=settings,
            store=self.store,
            clock=self.clock,
            jobs=self.jobs,
            sockets=self.sockets,
            people=self.people,
            asking=self.asking,
            listing=self.listing,
            last_seen=self.last_seen,
            closing=self.closing,
        )
        self.socket = SocketServer(self.authentication, self.budget, self.caps, self.serves)

    def _connect(self) -> None:
        # The followers of each signal, one line each. They are called in this order.
        happenings = self.happenings
        self._checks += [self.closing.refuses, self.admission.refuses]
        self._moved.follow(self.rooms.moved)
        self._moved.follow(lambda _: self.listing.changed())
        self._connected.follow(self.fanout.moved)
        self._stopgap.follow(self.health.stopgap)
        self.sockets.others.follow(self.fanout.tell)
        happenings.lobby.follow(self.listing.changed)
        happenings.lobby.follow(self.fanout.lobby)
        happenings.ended.follow(self.recorder.ended)
        happenings.ended.follow(self.director.ended)
        happenings.committed.follow(self.notifier.committed)
        happenings.ended.follow(self.notifier.ended)
        self.sockets.departed.follow(self.notifier.departed)
        happenings.began.follow(self.vacations.began)
        self.notifier.seated.follow(self.vacations.seated)
        happenings.came.follow(self.notifier.came)
        happenings.left.follow(self.last_seen.left)
        ROOMS.set_function(lambda: len(self.rooms.open))
        FIGURES.read = self._figures
        if self.cluster is not None:
            self._join(self.cluster)

    def _join(self, cluster: Cluster) -> None:
        # The effects of words from the other processes.
        assert self.rooms.among is not None
        assert self.handover is not None
        asking, effects = self.asking, self.fanout.effects
        cluster.member = Member(self.rooms.among, asking, self.tables, self.handover, self.jobs)
        self.handover.watch = lambda connection, table_id, rev: asking.watch(
            connection, table_id, rev, told=False, comes=False
        )
        effects.lobby = self.listing.changed
        effects.named = self._heard_name
        effects.conduct = lambda player: self.jobs.task(tell_here(self.store, self.sockets, player))
        effects.said = lambda said: self.jobs.task(self.talk.here(said))
        effects.ended = lambda ended: self.jobs.task(self.sockets.end(ended))
        self.sharing = Sharing(
            self.fanout.taken, lambda: set(cluster.keeper.others.values()), self._shared(), self.caps
        )
        effects.taken = self.sharing.heard

    def _shared(self) -> dict[str, Shared]:
        # The limits that hold for all processes together.
        return {
            "chat": self.flood,
            "sign-ins of a name": self.accounts.by_name,
            "sign-ins of a network": self.accounts.by_network,
            "tables of a person": self.caps.opened,
            "tables of a network": self.caps.opening,
            "guests of a network": self.caps.guests,
            **self.reports.shared(),
            "chat of a network": self.commands.by_network,
            "passwords of a network": self.commands.guesses,
            **self.company.shared(),
            "addresses of a person": self.preferences.asked,
            "addresses of a network": self.preferences.by_network,
            "subscriptions": self.subscriptions.new,
            "test pushes": self.subscriptions.tried,
        }

    def _figures(self) -> Figures | None:
        among = self.rooms.among
        return None if among is None or self.handover is None else figures(among, self.handover)

    async def _renamed(self, player: PlayerId) -> None:
        self.fanout.named(player, self.names[player], self.names.faces[player])
        await self.rooms.show_name(player)
        self.listing.changed()

    def _heard_name(self, player: PlayerId, name: str, face: str) -> None:
        if self.names.keep(player, name, face):
            self.jobs.task(self.rooms.show_name(player))
            self.listing.changed()

    async def open(self) -> None:
        """Connect the store and the bus, and start what runs by itself. Raises `StoreError`."""
        await self.store.open()
        await self.uptime.open()
        await self.admin_commands.open()
        await self.host_rulings.open()
        if self.cluster is not None:
            await self.bus.start(await self.store.leases.hall(), self.fanout.heard)
            await self.cluster.open()
        for work in (
            housekeeping.tick(self.clock, self.presence),
            housekeeping.look_after(self.rooms, self.names, (self.handover or self.rooms).fold_away, self._rounds()),
            housekeeping.end_sockets(self.store, self.sockets),
            sweeping.run(self.store, self.tables, self.presence, self.settings.empty, self.clock),
            self.recorder.catch_up(),
            harvest.run(self.puzzles),
            self.health.run(),
            self.notifier.run(),
            self.director.run(),
            *self.outbox.lanes(),
            *((*self.cluster.works(), self.sharing.run()) if self.cluster is not None else ()),
            *((self.handover.drift(),) if self.handover is not None else ()),
        ):
            self.jobs.task(work)

    def _rounds(self) -> Sequence[Callable[[], Awaitable[None]]]:
        return (
            lambda: self.uptime.beat(len(self.sockets.by_player), self.health.said()),
            self.admin_commands.follow,
            self.host_rulings.follow,
            self.vacations.begin,
            lambda: housekeeping.wake_due(self.store, self.clock, self.tables),
        )

    async def close(self) -> None:
        """Finish what is being written, and stop."""
        await self.jobs.rest()
        await self.recorder.finish()
        try:
            await self.last_seen.write()
            await self.uptime.leave()
            if self.cluster is not None:
                # The last of all: whoever restores a backup waits for it.
                await self.cluster.close()
        finally:
            await self.bus.close()
            await self.store.close()
