"""Simulation: a hall of several processes in virtual time with faults of all kinds, and the laws that must hold."""

import asyncio
import contextlib
import random
from collections import Counter
from typing import NamedTuple

from hiroma.ids import CommandId, LeaseNo, TableId
from hiroma.server.cluster.cluster import Cluster
from hiroma.server.cluster.links import Unreachable
from hiroma.server.cluster.messages import NOBODY, Denied, Failed, Notice, Order, Ordered, Reply, Request
from hiroma.server.cluster.ownership import NotOwned, State
from hiroma.store import StoreError
from hiroma.store.rows import Outcome
from tests.server.faulty import Disk, Faults, FaultyBus, FaultyPost, FaultyStore
from tests.server.virtual_time import Machine, VirtualLoop

PROCESSES = 3
CLIENTS = 3
TABLES = [TableId("one"), TableId("two")]
MISCHIEF = 6.0
"""Seconds of faults."""
CALM = 40.0
"""Seconds after the faults by which every command is answered."""
SETTLES = 4
"""Looks at the leases, 4 seconds apart, until only living processes have one."""


class Room:
    """A table at its owner: as `server/core/room.py`, without a game."""

    def __init__(self, table_id: TableId, lease: LeaseNo | None) -> None:
        self.id, self.lease = table_id, lease
        self.log: list[str] = []
        self.lock = asyncio.Lock()
        self.gone = self.doubtful = False


class Process:
    """A process: a real cluster whose tables are lists of commands. It is also the cluster's member."""

    def __init__(self, sim: "Simulation", name: str) -> None:
        self.sim, self.name = sim, name
        self.machine = Machine(sim.loop)
        self.store = FaultyStore(sim.disk, sim.loop, sim.rng, sim.faults)
        self.post = FaultyPost(sim.bus, self.machine)
        self.cluster = Cluster(name, self.store, self.post, sim.loop.time)
        self.cluster.member = self
        self.rooms: dict[TableId, Room] = {}
        self.opening: dict[TableId, asyncio.Task[Room]] = {}
        self.works: list[asyncio.Task[None]] = []
        self.leaves, self.left = False, asyncio.Event()
        self.machine.task(self.start())

    async def start(self) -> None:
        while self.cluster.lease is None:
            try:
                await self.cluster.open()
            except StoreError:
                await asyncio.sleep(0.2)
        self.works = [asyncio.ensure_future(work) for work in self.cluster.works()]

    async def leave(self) -> None:
        """Leave as a process does when asked to stop."""
        self.leaves = True
        others = list(self.cluster.keeper.others)
        self.cluster.leaving = bool(others)
        if others:
            await asyncio.gather(*(self.move(table, self.sim.rng.choice(others)) for table in TABLES))
        for work in self.works:
            work.cancel()
        with contextlib.suppress(StoreError):
            await self.cluster.close()
        self.machine.kill()
        self.left.set()

    # -- as `core/rooms.py` and `core/handover.py` do it ------------------------------------------

    async def order(self, table_id: TableId, command: str) -> int:
        """Carry out a command wherever the table lives; return its rev."""
        until = self.sim.loop.time() + 8.0
        while self.sim.loop.time() < until:
            try:
                place = await self.place(table_id)
                if isinstance(place, Room):
                    return await self.carry_out(place, command)
                reply = await self.cluster.ask(
                    table_id, place, lambda n: Order(n, table_id, None, CommandId(command), None, b"")
                )
                if isinstance(reply, Failed):
                    raise StoreError("the owner could not")
                if isinstance(reply, Ordered):
                    return reply.rev
                assert isinstance(reply, Denied)
            except (NotOwned, Unreachable):
                pass
            await asyncio.sleep(0.05)
        raise StoreError("no owner was found")

    async def try_order(self, table_id: TableId, command: str) -> int | None:
        """Carry out a command as `order` does; return None when it has to be given again."""
        try:
            return await self.order(table_id, command)
        except StoreError:
            return None

    async def place(self, table_id: TableId) -> Room | LeaseNo:
        room = self.rooms.get(table_id)
        if room is None or self.cluster.ownership.state(table_id) is State.LEAVING:
            owner = await self.cluster.owner(table_id)
            if owner is not None:
                return owner
            if table_id not in self.opening:
                self.opening[table_id] = asyncio.create_task(self.open(table_id))
                self.opening[table_id].add_done_callback(lambda _: self.opening.pop(table_id, None))
            room = await asyncio.shield(self.opening[table_id])
        if room.gone:
            raise NotOwned(table_id)
        return room

    async def open(self, table_id: TableId) -> Room:
        room = Room(table_id, self.cluster.lease)
        room.log = await self.store.entries(table_id)
        if room.lease != self.cluster.lease or not self.cluster.owns(table_id):
            raise NotOwned(table_id)
        self.rooms[table_id] = room
        return room

    async def carry_out(self, room: Room, command: str) -> int:
        async with room.lock:
            while True:
                if room.gone:
                    raise NotOwned(room.id)
                if room.doubtful:
                    room.log, room.doubtful = await self.store.entries(room.id), False
                    continue
                if command in room.log:
                    return room.log.index(command) + 1
                assert room.lease is not None
                room.doubtful = True
                appended = await self.store.append(room.id, len(room.log) + 1, command, room.lease)
                if appended.outcome is Outcome.FENCED:
                    room.gone = True
                elif appended.outcome is Outcome.STORED:
                    room.log.append(command)
                    room.doubtful = False
                    return appended.rev

    async def move(self, table_id: TableId, to: LeaseNo | None) -> None:
        room = self.rooms.get(table_id)
        if room is None or not self.cluster.ownership.leave(table_id):
            return
        async with room.lock:
            room.gone = True
        with contextlib.suppress(StoreError):
            await self.cluster.ownership.left(table_id, to)
        self.sim.count["moves"] += 1
        if self.rooms.get(table_id) is room:
            del self.rooms[table_id]

    # -- the cluster's member -----------------------------------------------------------------------

    async def serve(self, lease: LeaseNo, request: Request) -> Reply:
        assert isinstance(request, Order)
        try:
            place = await self.place(request.table)
            if isinstance(place, Room):
                return Ordered(request.n, await self.carry_out(place, str(request.command_id)))
        except NotOwned:
            pass
        return Denied(request.n, self.cluster.ownership.owner(request.table) or NOBODY)

    def take(self, lease: LeaseNo, notice: Notice) -> None:
        raise AssertionError("no notices here")

    def missed(self, lease: LeaseNo) -> None:
        self.sim.count["gaps"] += 1

    def died(self, lease: LeaseNo) -> None:
        self.sim.count["deaths seen"] += 1

    def fenced(self) -> None:
        self.sim.count["fenced"] += 1
        for room in self.rooms.values():
            room.gone = True
        self.rooms.clear()


class Acknowledged(NamedTuple):
    """A command whose rev a client received."""

    table: TableId
    command: str
    rev: int


class Simulation:
    """One run; the seed decides all of it."""

    def __init__(self, loop: VirtualLoop, seed: int, fence: bool = True) -> None:
        self.loop = loop
        self.rng = random.Random(seed)
        self.faults = Faults.some(self.rng)
        self.disk = Disk(fence=fence)
        self.bus = FaultyBus(loop, self.rng, self.faults)
        self.processes: list[Process] = []
        self.acknowledged: list[Acknowledged] = []
        self.count: Counter[str] = Counter()

    async def run(self) -> Counter[str]:
        """Run with all faults, then with none, and check the result."""
        began = self.loop.time()
        for _ in range(PROCESSES):
            self.new_process()
        clients = [asyncio.create_task(self.client(f"c{n}")) for n in range(CLIENTS)]
        await self.mischief()
        self.calm()
        async with asyncio.timeout(CALM):
            await asyncio.gather(*clients)
            # A process that must leave does so before the end.
            await asyncio.gather(*(process.left.wait() for process in self.alive() if process.leaves))
        await self.settled()
        await self.check()
        self.count.update({"messages": self.bus.carried, "commands": len(self.acknowledged), "runs": 1})
        self.count.update({outcome.value: times for outcome, times in self.disk.outcomes.items()})
        self.count["virtual seconds"] += round(self.loop.time() - began)
        return self.count

    async def settled(self) -> None:
        """Give the living time to bury the dead: a process that left may not have reached the store."""
        for _ in range(SETTLES):
            await asyncio.sleep(4.0)
            if set(self.disk.leases) == {process.cluster.lease for process in self.alive()}:
                return

    def new_process(self) -> None:
        """Start one more process."""
        self.processes.append(Process(self, f"p{len(self.processes)}"))

    def alive(self) -> list[Process]:
        """Return the processes that were not killed; some may stand still."""
        return [process for process in self.processes if not process.machine.dead]

    async def client(self, name: str) -> None:
        """Give commands, each until a process answers it; some twice."""
        for n in range(self.rng.randint(3, 9)):
            await asyncio.sleep(self.rng.expovariate(2.0))
            table, command = self.rng.choice(TABLES), f"{name}-{n}"
            for _ in range(1 + (self.rng.random() < 0.2)):
                self.acknowledged.append(Acknowledged(table, command, await self.answered(table, command)))

    async def answered(self, table: TableId, command: str) -> int:
        """Give a command until it is answered; return its rev."""
        while True:
            process = self.rng.choice(self.alive())
            task = process.machine.task(process.try_order(table, command))
            await asyncio.wait([task], timeout=self.rng.uniform(0.5, 5.0))
            if task.done() and (rev := task.result()) is not None:
                return rev
            self.count["tries again"] += 1
            await asyncio.sleep(0.1)

    # -- what goes wrong --------------------------------------------------------------------------

    async def mischief(self) -> None:
        """Kill, stop, cut off, move and replace processes for a while."""
        until = self.loop.time() + self.rng.uniform(1.0, MISCHIEF)
        acts = [self.kill, self.stop, self.stop, self.cut_bus, self.cut_store, self.move, self.move, self.replace]
        wanted = self.rng.sample(acts, self.rng.randint(1, len(acts)))
        pause = self.rng.choice((0.2, 0.5, 1.5))
        await asyncio.sleep(0.5)
        while self.loop.time() < until:
            act = self.rng.choice(wanted)
            self.count[act.__name__] += 1
            act(self.rng.choice(self.alive()))
            await asyncio.sleep(self.rng.expovariate(1.0 / pause))

    def kill(self, process: Process) -> None:
        """Kill a process; another one comes in its place, sooner or later."""
        process.machine.kill()
        self.new_process()

    def stop(self, process: Process) -> None:
        """Let a process stand still for a while."""
        process.machine.stop()
        self.loop.call_later(self.rng.choice((0.2, 1.0, 2.0, 4.0)) * self.rng.random(), process.machine.go)

    def cut_bus(self, process: Process) -> None:
        """Cut a process off from the others for a while."""
        process.post.away = True
        self.loop.call_later(self.rng.uniform(0.1, 7.0), setattr, process.post, "away", False)

    def cut_store(self, process: Process) -> None:
        """Cut a process off from the store for a while."""
        process.store.away = True
        self.loop.call_later(self.rng.uniform(0.1, 4.0), setattr, process.store, "away", False)

    def move(self, process: Process) -> None:
        """Let a process give a table up, if it owns it."""
        others = list(process.cluster.keeper.others)
        to = self.rng.choice(others) if others and self.rng.random() < 0.8 else None
        process.machine.task(process.move(self.rng.choice(TABLES), to))

    def replace(self, process: Process) -> None:
        """Ask a process to leave, and start another one."""
        process.machine.task(process.leave())
        self.new_process()

    def calm(self) -> None:
        """End all faults."""
        self.faults.lost = self.faults.doubled = self.faults.slow = self.faults.failed = self.faults.stuck = 0.0
        for process in self.alive():
            process.post.away = process.store.away = False
            process.machine.go()

    # -- what holds ---------------------------------------------------------------------------------

    async def check(self) -> None:
        """Compare the acknowledged commands with the logs, and the owners with those that the processes know."""
        disk, alive = self.disk, self.alive()
        assert not disk.intruders, disk.intruders
        for table in TABLES:
            commands = [entry.command for entry in disk.logs.get(table, ())]
            assert len(commands) == len(set(commands)), "no command twice"
            for done in self.acknowledged:
                assert done.table != table or commands[done.rev - 1] == done.command, done
        assert set(disk.leases) == {process.cluster.lease for process in alive}, "a lease for each living process"
        for process in alive:
            assert not any(work.done() for work in process.works), "what runs by itself runs"
            for table in TABLES:
                async with asyncio.timeout(3.0):
                    assert await process.machine.task(process.try_order(table, f"last-{process.name}")) is not None
        for table in TABLES:
            self.check_owner(table, alive)

    def check_owner(self, table: TableId, alive: list[Process]) -> None:
        """Check that a table has one owner, which has its log in memory and which the others know."""
        owner = self.disk.owners[table]
        states = {process.cluster.lease: process.cluster.ownership.state(table) for process in alive}
        expected = {lease: State.MINE if lease == owner else State.THEIRS for lease in states}
        assert owner in states, (table, owner)
        assert states == expected, (table, owner)
        for process in alive:
            ownership = process.cluster.ownership
            assert ownership.owner(table) == owner, (table, owner, process.cluster.lease, ownership.owner(table))
            if process.cluster.lease == owner:
                assert process.rooms[table].log == [entry.command for entry in self.disk.logs[table]]
