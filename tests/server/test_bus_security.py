"""The bus and a NATS server that admits only processes of the hall: logins, credentials, TLS."""

import asyncio
from pathlib import Path

import pytest

from hiroma.server.bus import make_bus
from hiroma.server.settings import Settings
from hiroma.store import StoreError
from tests.nats_security import accounts, certificates
from tests.server.test_bus import Process
from tests.server.waiting import until
from tests.services import Nats

pytestmark = pytest.mark.services

USERS = """authorization {
    users: [
        { user: ann, password: "hunter2@?" }
        { user: bob, password: deaf, permissions: { subscribe: { deny: ">" } } }
    ]
}
"""
ANN = "ann:hunter2%40%3F"


async def refused(bus: str, bus_credentials: str = "", bus_ca: str = "") -> str:
    """Return the log line for the host. It contains no password."""
    made = make_bus(Settings(bus=bus, bus_credentials=bus_credentials, bus_ca=bus_ca))
    with pytest.raises(StoreError) as error:
        await made.start("hall", print)
    await made.close()
    assert "hunter2" not in str(error.value)
    return str(error.value)


async def they_talk(settings: Settings) -> None:
    """Check that two processes reach each other."""
    ann, bob = [await Process.join(name, settings) for name in ("ann", "bob")]
    await ann.reaches(bob)
    await bob.reaches(ann)
    await ann.bus.close()
    await bob.bus.close()


async def test_user_and_password(nats_server: Nats) -> None:
    nats_server.configure(USERS)
    await they_talk(Settings(bus=nats_server.address(login=ANN)))
    # The server closes the connection; its reason may be lost.
    await refused(nats_server.address(login="ann:hunter2"))
    await refused(nats_server.url)
    assert "permissions violation" in await refused(nats_server.address(login="bob:deaf"))


async def test_a_token(nats_server: Nats) -> None:
    nats_server.configure("authorization { token: hunter2 }")
    await they_talk(Settings(bus=nats_server.address(login="hunter2")))
    await refused(nats_server.address(login="hunter22"))


async def test_a_process_gets_in_again_after_it_was_refused(nats_server: Nats) -> None:
    nats_server.configure(USERS)
    ann, bob = [await Process.join(name, Settings(bus=nats_server.address(login=ANN))) for name in ("ann", "bob")]
    nats_server.configure(USERS.replace("hunter2", "other"))
    await until(lambda: not ann.bus.up and not bob.bus.up)
    await asyncio.sleep(1)
    assert not ann.bus.up
    nats_server.configure(USERS)
    await ann.reaches(bob)
    await ann.bus.close()
    await bob.bus.close()


async def test_credentials(nats_server: Nats, tmp_path: Path) -> None:
    configuration, credentials = accounts(tmp_path)
    nats_server.configure(configuration)
    await they_talk(Settings(bus=nats_server.url, bus_credentials=str(credentials)))
    await refused(nats_server.url)
    _, others = accounts(tmp_path)
    await refused(nats_server.url, bus_credentials=str(others))


@pytest.mark.parametrize(
    "text",
    ["", "-----BEGIN NATS USER JWT-----\nabc\n", "-----BEGIN USER NKEY SEED-----\nSUA!\n-----END NATS USER JWT-----\n"],
)
async def test_a_file_without_credentials(nats_server: Nats, tmp_path: Path, text: str) -> None:
    path = tmp_path / "hall.creds"
    path.write_text(text)
    assert "holds no credentials" in await refused(nats_server.url, bus_credentials=str(path))
    assert "No such file" in await refused(nats_server.url, bus_credentials=str(tmp_path / "none"))


async def test_tls(nats_server: Nats, tmp_path: Path) -> None:
    made = certificates(tmp_path)
    nats_server.configure(USERS + made.configuration)
    ca = str(made.ca)
    await they_talk(Settings(bus=nats_server.address("tls", ANN), bus_ca=ca))
    await they_talk(Settings(bus=nats_server.address("nats", ANN), bus_ca=ca))
    assert "CERTIFICATE_VERIFY_FAILED" in await refused(nats_server.address("tls", ANN))
    assert "CERTIFICATE_VERIFY_FAILED" in await refused(nats_server.address("nats", ANN))
    (tmp_path / "other").mkdir()
    other = certificates(tmp_path / "other")
    assert "CERTIFICATE_VERIFY_FAILED" in await refused(nats_server.address("tls", ANN), bus_ca=str(other.ca))
    assert "No such file" in await refused(nats_server.address("tls", ANN), bus_ca=str(tmp_path / "none"))


@pytest.mark.parametrize("login", [f"{ANN}@", "hunter2@", ""])
async def test_no_login_leaves_without_tls(login: str) -> None:
    said = b""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal said
        writer.write(
            b'INFO {"server_id":"x","version":"2.12.0","proto":1,"max_payload":1048576,"auth_required":true}\r\n'
        )
        while line := await reader.readline():
            said += line
            if line.startswith(b"PING"):
                writer.write(b"PONG\r\n")
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        assert "does not speak TLS" in await refused(f"tls://{login}127.0.0.1:{port}")
    assert b"hunter2" not in said
    assert b"SUB" not in said
