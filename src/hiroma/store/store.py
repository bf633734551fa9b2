"""The store: all data in a database, with one repository for each kind of data."""

from typing import Self

from hiroma.store.accounts import AccountRepository
from hiroma.store.achievements import AchievementRepository
from hiroma.store.admin_commands import AdminCommandRepository
from hiroma.store.bots import BotRepository
from hiroma.store.chat import ChatRepository
from hiroma.store.club_tables import ClubTableRepository
from hiroma.store.clubs import ClubRepository
from hiroma.store.comments import CommentRepository
from hiroma.store.conversations import ConversationRepository
from hiroma.store.daily import DailyRepository
from hiroma.store.desk import DeskRepository
from hiroma.store.friends import FriendRepository
from hiroma.store.imports import ImportRepository
from hiroma.store.last_seen import LastSeenRepository
from hiroma.store.leases import LeaseRepository
from hiroma.store.library import BookRepository
from hiroma.store.moderation import ModerationRepository
from hiroma.store.notes import NoteRepository
from hiroma.store.notifications import NotificationRepository
from hiroma.store.outbox import OutboxRepository
from hiroma.store.own_games import OwnGamesRepository
from hiroma.store.people import PeopleRepository
from hiroma.store.presets import PresetRepository
from hiroma.store.puzzles import PuzzleRepository
from hiroma.store.records import RecordRepository
from hiroma.store.relations import RelationRepository
from hiroma.store.repository import Engine
from hiroma.store.results import ResultRepository
from hiroma.store.reviews import ReviewRepository
from hiroma.store.signins import SigninRepository
from hiroma.store.subscriptions import SubscriptionRepository
from hiroma.store.table_passwords import TablePasswordRepository
from hiroma.store.tables import TableRepository
from hiroma.store.tidings import TidingRepository
from hiroma.store.tokens import TokenRepository
from hiroma.store.tournaments import TournamentRepository
from hiroma.store.uptime import UptimeRepository
from hiroma.store.vacations import VacationRepository
from hiroma.store.webhooks import WebhookRepository


class Store:
    """A database. Open it before use. Every method raises `StoreError` when the database fails."""

    def __init__(self, url: str) -> None:
        """`url`: `sqlite:///path` or `postgresql://…`."""
        self.engine = engine = Engine(url)
        self.tables = TableRepository(engine)
        self.chat = ChatRepository(engine)
        self.people = PeopleRepository(engine)
        self.accounts = AccountRepository(engine)
        self.achievements = AchievementRepository(engine)
        self.admin_commands = AdminCommandRepository(engine)
        self.bots = BotRepository(engine)
        self.club_tables = ClubTableRepository(engine)
        self.clubs = ClubRepository(engine)
        self.comments = CommentRepository(engine)
        self.conversations = ConversationRepository(engine)
        self.daily = DailyRepository(engine)
        self.puzzles = PuzzleRepository(engine)
        self.desk = DeskRepository(engine)
        self.friends = FriendRepository(engine)
        self.imports = ImportRepository(engine)
        self.last_seen = LastSeenRepository(engine)
        self.leases = LeaseRepository(engine)
        self.library = BookRepository(engine)
        self.moderation = ModerationRepository(engine)
        self.notifications = NotificationRepository(engine)
        self.notes = NoteRepository(engine)
        self.own_games = OwnGamesRepository(engine)
        self.outbox = OutboxRepository(engine)
        self.presets = PresetRepository(engine)
        self.records = RecordRepository(engine)
        self.relations = RelationRepository(engine)
        self.results = ResultRepository(engine)
        self.reviews = ReviewRepository(engine)
        self.signins = SigninRepository(engine)
        self.subscriptions = SubscriptionRepository(engine)
        self.table_passwords = TablePasswordRepository(engine)
        self.tidings = TidingRepository(engine)
        self.tokens = TokenRepository(engine)
        self.tournaments = TournamentRepository(engine)
        self.uptime = UptimeRepository(engine)
        self.vacations = VacationRepository(engine)
        self.webhooks = WebhookRepository(engine)

    @classmethod
    async def connect(cls, url: str) -> Self:
        """Return the store behind a URL, opened."""
        store = cls(url)
        await store.open()
        return store

    async def open(self) -> None:
        """Connect, and bring the database to the newest version."""
        await self.engine.open()
        self.tables.open()

    async def close(self) -> None:
        """Finish the queries under way, then disconnect. Refuse queries from now on."""
        await self.tables.close()
        await self.engine.close()
