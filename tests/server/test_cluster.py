"""Leases, owners and links of a hall of several processes: each alone, then all together under all faults.

`HIROMA_CLUSTER_RUNS` is the number of runs of the simulation, `HIROMA_CLUSTER_SEED` the first seed.
"""

import asyncio
import os
from collections import Counter
from collections.abc import Callable, Collection, Iterator

import pytest
import structlog
from hypothesis import given
from hypothesis import strategies as st

from hiroma.ids import LeaseNo, TableId
from hiroma.server.cluster.lease import BEAT, DEAD, LOOKS, PAUSED, LeaseKeeper, Watchdog
from hiroma.server.cluster.messages import NOBODY
from hiroma.server.cluster.ownership import NEXT, Event, NotOwned, Ownership, State
from hiroma.store import StoreError
from hiroma.store.leases import Sign
from tests.server.cluster_sim import Process, Simulation
from tests.server.virtual_time import VirtualLoop, run

RUNS = int(os.environ.get("HIROMA_CLUSTER_RUNS", "150"))
SEED = int(os.environ.get("HIROMA_CLUSTER_SEED", "0"))

ME, OTHER, THIRD = LeaseNo(1), LeaseNo(2), LeaseNo(3)
TABLE = TableId("table")


# -- owners -----------------------------------------------------------------------------------------


class Known:
    """An `Ownership`, its lease, and a store that answers on the test's command."""

    def __init__(self) -> None:
        self.lease: LeaseNo | None = ME
        self.claimed: asyncio.Future[LeaseNo | None] = asyncio.get_running_loop().create_future()
        self.released: list[LeaseNo | None] = []
        self.row: LeaseNo | None = None
        """Owner in the store; None: nobody."""
        self.ownership = Ownership(self, lambda: self.lease)
        self.wanting: asyncio.Task[LeaseNo] | None = None

    async def claim(self, table_id: TableId, lease: LeaseNo) -> LeaseNo | None:
        return await self.claimed

    async def owner(self, table_id: TableId) -> Sign | None:
        return None if self.row is None else Sign(self.row, 0, "")

    async def release(self, table_id: TableId, lease: LeaseNo, to: LeaseNo | None) -> None:
        self.released.append(to)

    @property
    def state(self) -> State:
        return self.ownership.state(TABLE)

    async def reach(self, state: State) -> None:
        """Bring the table into a state."""
        ways = {
            State.UNKNOWN: (),
            State.CLAIMING: (Event.WANTED,),
            State.MINE: (Event.WANTED, Event.WON),
            State.LEAVING: (Event.WANTED, Event.WON, Event.LEAVE),
            State.THEIRS: (Event.WANTED, Event.FOUND),
        }
        for event in ways[state]:
            await self.happen(event)
        assert self.state is state

    async def happen(self, event: Event) -> None:
        """Let an event happen, by the method that stands for it."""
        ownership = self.ownership
        if event is Event.WANTED:
            self.wanting = asyncio.create_task(ownership.find(TABLE))
        elif event in (Event.WON, Event.FOUND):
            self.claimed.set_result(ME if event is Event.WON else OTHER)
        elif event is Event.FAILED:
            self.claimed.set_exception(StoreError("away"))
        elif event is Event.FENCED:
            self.lease = None
            ownership.fenced()
        elif event in (Event.LEFT, Event.HANDED):
            await ownership.left(TABLE, OTHER if event is Event.HANDED else None)
        else:
            notes: dict[Event, Callable[[], object]] = {
                Event.LEAVE: lambda: ownership.leave(TABLE),
                Event.DENIED: lambda: ownership.denied(TABLE, OTHER),
                Event.MOVED: lambda: ownership.denied(TABLE, OTHER, THIRD),
                Event.ASKED: lambda: ownership.asked(TABLE),
                Event.LOST: lambda: ownership.lost(TABLE),
                Event.DIED: lambda: ownership.died(OTHER),
            }
            notes[event]()
        for _ in range(5):
            await asyncio.sleep(0)
        if event is Event.FAILED:
            assert self.wanting is not None
            with pytest.raises(StoreError):
                await self.wanting


@pytest.mark.parametrize(("state", "event"), NEXT, ids=lambda one: one.value)
async def test_each_event_leads_to_its_state(state: State, event: Event) -> None:
    known = Known()
    await known.reach(state)
    await known.happen(event)
    assert known.state is NEXT[state, event]
    owner = {State.MINE: ME, State.LEAVING: ME, State.THEIRS: OTHER}.get(known.state)
    assert known.ownership.owner(TABLE) == (THIRD if event is Event.MOVED else owner)
    assert known.ownership.mine() == ([TABLE] if known.state is State.MINE else [])
    assert known.released == {Event.LEFT: [None], Event.HANDED: [OTHER]}.get(event, [])


IMPOSSIBLE = [(state, event) for state in State for event in Event if (state, event) not in NEXT]


@pytest.mark.parametrize(("state", "event"), IMPOSSIBLE, ids=lambda one: one.value)
async def test_what_cannot_happen_raises_and_no_method_tries_it(state: State, event: Event) -> None:
    known = Known()
    await known.reach(state)
    with pytest.raises(KeyError):
        known.ownership._turn(TABLE, event)
    if event not in (Event.WON, Event.FOUND, Event.FAILED):  # these are answers of the store
        await known.happen(event)
    assert known.state is state
    assert known.released == []


async def test_a_claim_won_under_a_lease_that_is_gone_is_not_won() -> None:
    known = Known()
    await known.reach(State.CLAIMING)
    await known.happen(Event.FENCED)
    known.lease = THIRD
    await known.happen(Event.WON)
    assert known.wanting is not None
    with pytest.raises(NotOwned):
        await known.wanting
    assert known.state is State.UNKNOWN


async def test_without_a_lease_nothing_is_asked_and_whoever_wants_a_table_may_try_again() -> None:
    """The next lease comes in a moment: `Rooms.at_owner` tries again after `NotOwned`, and after nothing else."""
    known = Known()
    known.lease = None
    for claims in (True, False):
        with pytest.raises(NotOwned):
            await known.ownership.find(TABLE, claims=claims)
        assert known.state is State.UNKNOWN
    known.lease = ME
    known.claimed.set_result(ME)
    assert await known.ownership.find(TABLE) == ME


async def test_who_wants_a_table_that_is_given_up_waits_for_its_next_owner() -> None:
    known = Known()
    await known.reach(State.LEAVING)
    wanting = asyncio.create_task(known.ownership.find(TABLE))
    await asyncio.sleep(0)
    assert not wanting.done()
    await known.happen(Event.HANDED)
    assert await wanting == OTHER


@pytest.mark.parametrize("to", [NOBODY, ME, OTHER])
async def test_only_the_store_knows_that_a_table_is_ones_own(to: LeaseNo) -> None:
    known = Known()
    await known.reach(State.THEIRS)
    known.ownership.denied(TABLE, OTHER, to)
    assert known.state is State.UNKNOWN


@pytest.mark.parametrize("owner", [None, ME, OTHER])
async def test_a_process_that_leaves_finds_owners_and_becomes_none(owner: LeaseNo | None) -> None:
    known = Known()
    known.row = owner
    finding = known.ownership.find(TABLE, claims=False)
    if owner == OTHER:
        assert await finding == OTHER
        assert known.state is State.THEIRS
    else:
        with pytest.raises(NotOwned):
            await finding
        assert known.state is State.UNKNOWN
    assert not known.claimed.done()


async def test_many_who_want_a_table_ask_the_store_once() -> None:
    known = Known()
    wanting = [asyncio.create_task(known.ownership.find(TABLE)) for _ in range(5)]
    await asyncio.sleep(0)
    wanting[0].cancel()
    await known.happen(Event.WON)
    assert [await one for one in wanting[1:]] == [ME] * 4


# -- the watch over leases ----------------------------------------------------------------------------

GAPS = st.floats(0.05, PAUSED - 0.01)


class Looks:
    """A watchdog and its clock."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.watchdog = Watchdog(lambda: self.now)

    def look(self, after: float, counts: dict[LeaseNo, int]) -> list[LeaseNo]:
        """Look at the counts of all after this many seconds; return the doomed leases."""
        self.now += after
        return self.watchdog.look([Sign(lease, beats, "") for lease, beats in counts.items()], ME)


@given(st.lists(GAPS, max_size=12), st.floats(PAUSED * 1.01, 1e6), st.lists(GAPS, max_size=LOOKS - 1))
def test_an_observer_that_stood_still_buries_nobody(before: list[float], still: float, after: list[float]) -> None:
    looks = Looks()
    counts = {ME: 1, OTHER: 7}
    for gap in before:
        looks.look(gap, counts)
    assert looks.look(still, counts) == []
    for gap in after:
        assert looks.look(gap, counts) == []


@given(st.lists(st.tuples(GAPS, st.integers(1, LOOKS)), max_size=20))
def test_a_lease_that_beats_is_never_doomed(rounds: list[tuple[float, int]]) -> None:
    looks = Looks()
    for beats, (gap, times) in enumerate(rounds):
        for _ in range(times):
            assert looks.look(gap, {OTHER: beats, ME: 1}) == []


@given(st.lists(st.tuples(GAPS, st.booleans()), max_size=10), st.floats(BEAT, BEAT + 0.1))
def test_a_lease_that_stands_still_is_doomed_soon(before: list[tuple[float, bool]], gap: float) -> None:
    looks, beats = Looks(), 0
    for one, beat in before:
        beats += beat
        looks.look(one, {OTHER: beats, ME: 1})
    stood, beats = looks.now + gap, beats + 1
    doomed = looks.look(gap, {OTHER: beats, ME: 1})
    while not doomed:
        doomed = looks.look(gap, {OTHER: beats, ME: 1})
        assert looks.now - stood <= DEAD + 2 * gap
    assert doomed == [OTHER]
    assert looks.now - stood >= DEAD


@given(st.lists(st.tuples(st.floats(0.01, 2.0), st.sets(st.sampled_from([OTHER, THIRD]))), max_size=30))
def test_nobody_is_doomed_before_the_time(rounds: list[tuple[float, set[LeaseNo]]]) -> None:
    """A doomed process stood still for `DEAD`, in more than `LOOKS` looks, none of which came after a pause."""
    looks, counts = Looks(), {OTHER: 0, THIRD: 0}
    still = {OTHER: [0.0], THIRD: [0.0]}
    last = float("-inf")
    for gap, beating in rounds:
        counts = {lease: beats + (lease in beating) for lease, beats in counts.items()}
        doomed = looks.look(gap, counts)
        paused, last = looks.now - last > PAUSED, looks.now
        for lease in counts:
            fresh = paused or lease in beating
            still[lease] = [looks.now] if fresh else [*still[lease], looks.now]
            long = len(still[lease]) > LOOKS and looks.now - still[lease][0] >= DEAD
            assert (lease in doomed) == long


class Rows:
    """Lease rows with signs set by the test; `buried` are the leases that the last beat wanted to bury."""

    def __init__(self) -> None:
        self.signs: list[Sign] | None = []
        self.buried: list[LeaseNo] = []

    async def take(self, name: str) -> LeaseNo:
        return ME

    async def beat(self, lease: LeaseNo, bury: Collection[LeaseNo]) -> list[Sign] | None:
        self.buried = list(bury)
        return self.signs

    async def give_up(self, lease: LeaseNo) -> None: ...


class Kept:
    """A keeper, its clock, and the leases it reported as gone."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.rows = Rows()
        self.lost: list[LeaseNo] = []
        self.died: list[LeaseNo] = []

        async def renewed(lease: LeaseNo) -> None: ...

        self.keeper = LeaseKeeper(self.rows, "me", renewed, self.lost.append, self.died.append, steady=lambda: self.now)

    async def beat(self, *signs: Sign, after: float = BEAT) -> list[LeaseNo]:
        """Beat once; return the leases to bury."""
        self.now += after
        self.rows.signs = list(signs)
        await self.keeper.beat()
        return self.rows.buried


async def test_who_has_just_stood_still_buries_nobody() -> None:
    for pause, buries in ((BEAT, [OTHER]), (60.0, [])):
        kept = Kept()
        await kept.keeper.take()
        for _ in range(20):
            if not kept.keeper._doomed:
                assert await kept.beat(Sign(ME, 1, "me"), Sign(OTHER, 5, "other")) == []
        assert await kept.beat(Sign(ME, 1, "me"), after=pause) == buries, "what it saw before says nothing"


async def test_a_lease_that_came_and_went_between_two_beats_is_told() -> None:
    kept = Kept()
    await kept.keeper.take()
    await kept.beat(Sign(ME, 1, "me"), Sign(OTHER, 1, "other"))
    kept.keeper.meet(THIRD)
    await kept.beat(Sign(ME, 2, "me"))
    assert kept.died == [OTHER, THIRD]
    await kept.beat(Sign(ME, 3, "me"))
    assert kept.died == [OTHER, THIRD]
    assert kept.lost == []
    kept.rows.signs = None
    await kept.keeper.beat()
    assert kept.lost == [ME]


# -- all together -------------------------------------------------------------------------------------


@pytest.fixture
def quiet() -> Iterator[None]:
    """Turn the log off: it would be long."""
    before = structlog.get_config()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    yield
    structlog.configure(**before)


def simulate(seed: int, fence: bool = True) -> Counter[str]:
    """Return the counts of one run."""

    async def one(loop: VirtualLoop) -> Counter[str]:
        return await Simulation(loop, seed, fence).run()

    return run(one)


def test_a_hall_survives_whatever_goes_wrong(quiet: None) -> None:
    total: Counter[str] = Counter()
    for seed in range(SEED, SEED + RUNS):
        try:
            total += simulate(seed)
        except BaseException as error:
            error.add_note(f"HIROMA_CLUSTER_SEED={seed} HIROMA_CLUSTER_RUNS=1")
            raise
    print(dict(total))
    if RUNS >= 100:
        for what in ("fenced", "moves", "gaps", "tries again", "deaths seen"):
            assert total[what], f"the runs are too kind: nothing {what}"


def test_the_same_seed_gives_the_same_run(quiet: None) -> None:
    assert simulate(SEED + 3) == simulate(SEED + 3)


def test_without_the_fence_the_simulation_fails(quiet: None) -> None:
    """The store takes entries of a buried process: at least one of a hundred runs shows it."""

    def all_runs() -> None:
        for seed in range(100):
            simulate(seed, fence=False)

    with pytest.raises(AssertionError, match="under lease"):
        all_runs()


def test_a_process_that_leaves_asks_the_newest_other_one_for_a_table_without_owner() -> None:
    """The table's people are still there, and would wait in vain."""

    async def leaves(loop: VirtualLoop) -> None:
        sim = Simulation(loop, 0)
        first = Process(sim, "p")
        await asyncio.sleep(2 * BEAT)
        first.cluster.leaving = True
        with pytest.raises(NotOwned):
            await first.cluster.owner(TABLE)
        Process(sim, "q")
        await asyncio.sleep(2 * BEAT)
        third = Process(sim, "r")
        await asyncio.sleep(2 * BEAT)
        assert await first.cluster.owner(TABLE) == third.cluster.lease
        assert not sim.disk.owners, "the other one decides"
        assert await third.cluster.owner(TABLE) is None
        assert await first.cluster.owner(TABLE) == third.cluster.lease

    run(leaves)


def test_a_process_that_leaves_owns_nothing_while_it_does() -> None:
    """Otherwise a table that just opens would have no lease, and so no fence."""

    async def leaves(loop: VirtualLoop) -> None:
        sim = Simulation(loop, 0)
        process = Process(sim, "p")
        await process.start()
        assert await process.cluster.owner(TABLE) is None
        assert process.cluster.owns(TABLE)
        leaving = asyncio.create_task(process.cluster.close())
        await asyncio.sleep(0)
        assert not leaving.done()
        assert not process.cluster.owns(TABLE)
        with pytest.raises(StoreError):
            await process.cluster.owner(TABLE)
        await leaving
        assert not sim.disk.owners

    run(leaves)
