"""Standings of bots: counted once, with the game, on both databases."""

import msgspec

from hiroma.ids import PlayerId
from hiroma.records import Ended
from hiroma.records.ratings import Rating
from hiroma.store import Store
from hiroma.store.records import Reading
from tests.records.games import game
from tests.store.making import register


async def keep(store: Store, one: Ended) -> None:
    assert not await store.records.record([Reading(one.table, [one], one.since, one.rev)])


async def test_a_game_counts_once_for_its_bots_and_not_for_the_people(store: Store) -> None:
    await register(store, "a")
    for _ in range(2):
        await keep(store, game("a."))
    found = await store.bots.standings("cant-stop")
    assert (found["club"].plays, found["club"].wins) == (1, 0)
    assert found["club"].rating.mu < Rating().mu
    mine = (await store.records.standing(("cant-stop", "", ""), [PlayerId("a")]))[PlayerId("a")]
    assert (mine.plays, mine.rated, mine.rating) == (1, 0, Rating())


async def test_games_go_on_from_the_standing_before(store: Store) -> None:
    await register(store, "a")
    await keep(store, game(".a"))
    first = (await store.bots.standings("cant-stop"))["club"]
    await keep(store, game(".a", no=2))
    second = (await store.bots.standings("cant-stop"))["club"]
    assert second.rating.mu > first.rating.mu > Rating().mu
    assert (second.plays, second.wins) == (2, 2)
    assert await store.bots.standings("niagara") == {}


async def test_guests_and_help_do_not_count(store: Store) -> None:
    await register(store, "a")
    await keep(store, game(".g"))
    await keep(store, msgspec.structs.replace(game(".a", table="u"), aided=True))
    assert await store.bots.standings("cant-stop") == {}
