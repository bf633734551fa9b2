"""Rows: what the store keeps of company, and what company asks of the rest."""

from typing import NamedTuple, Self

from hiroma.store import Store
from hiroma.store.accounts import AccountRepository
from hiroma.store.chat import ChatRepository
from hiroma.store.clubs import ClubRepository
from hiroma.store.conversations import ConversationRepository
from hiroma.store.friends import FriendRepository
from hiroma.store.moderation import ModerationRepository
from hiroma.store.people import PeopleRepository
from hiroma.store.relations import RelationRepository
from hiroma.store.tidings import TidingRepository


class Rows(NamedTuple):
    """The repositories that company uses."""

    friends: FriendRepository
    conversations: ConversationRepository
    relations: RelationRepository
    accounts: AccountRepository
    moderation: ModerationRepository
    people: PeopleRepository
    clubs: ClubRepository
    chat: ChatRepository
    tidings: TidingRepository

    @classmethod
    def of(cls, store: Store) -> Self:
        """Return those of a store."""
        return cls(
            friends=store.friends,
            conversations=store.conversations,
            relations=store.relations,
            accounts=store.accounts,
            moderation=store.moderation,
            people=store.people,
            clubs=store.clubs,
            chat=store.chat,
            tidings=store.tidings,
        )
