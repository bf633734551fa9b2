"""The recipes in deploy/, read by the programs they are for: nginx, Caddy, NATS, Prometheus and systemd."""

import contextlib
import http.client
import json
import os
import shutil
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.services import free_port
from tests.test_deploy import DEPLOY, said
from tools import recipes

pytestmark = [pytest.mark.services]

PATIENCE = 20.0
SITE = "games.example"


@pytest.fixture(autouse=True)
def programs() -> None:
    """Fail the test when a program is missing. It is never skipped."""
    if not all(map(shutil.which, recipes.PROGRAMS)):
        pytest.fail(recipes.HOW, pytrace=False)


def ran(*command: str | Path, **variables: str) -> str:
    """Run a command, which must exit with 0, and return both its outputs."""
    words = list(map(str, command))
    done = subprocess.run(words, capture_output=True, text=True, check=False, env={**os.environ, **variables})
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


# -- the web servers -----------------------------------------------------------------------------


@contextlib.contextmanager
def process(name: str) -> Iterator[int]:
    """Yield the port of a server that answers every request with its name, the path and the headers."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            heard = {key.lower(): value for key, value in self.headers.items()}
            body = json.dumps({"name": name, "path": self.path, "heard": heard}).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Answer) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield server.server_address[1]
        finally:
            server.shutdown()
            thread.join()


@contextlib.contextmanager
def running(command: list[str], port: int, log: Path, variables: Mapping[str, str]) -> Iterator[None]:
    """Run a web server while the block lasts; the block begins when it takes connections."""
    with (
        log.open("wb") as out,
        subprocess.Popen(command, stdout=out, stderr=out, env={**os.environ, **variables}) as server,
    ):
        try:
            until = time.monotonic() + PATIENCE
            while True:
                with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1.0):
                    break
                assert server.poll() is None, log.read_text()
                assert time.monotonic() < until, log.read_text()
                time.sleep(0.05)
            yield
        finally:
            server.terminate()


def asked(connection: http.client.HTTPConnection, path: str, cookie: str = "") -> tuple[int, bytes]:
    """Return status and body of an answer."""
    connection.request("GET", path, headers={"Host": SITE, "Cookie": cookie})
    answer = connection.getresponse()
    status, body = answer.status, answer.read()
    connection.close()
    return status, body


def follows_the_cookie(connection: http.client.HTTPConnection) -> None:
    """Assert that the cookie leads to its process, which gets the client's address, and that nobody reads figures."""
    for name in ("8001", "8002") * 3:
        status, body = asked(connection, "/api/health", f"other=1; hiroma_at={name}; last=2")
        assert status == 200, body
        found = json.loads(body)
        assert (found["name"], found["path"]) == (name, "/api/health")
        assert found["heard"]["host"] == SITE
        assert found["heard"]["x-forwarded-for"] == "127.0.0.1"
    assert asked(connection, "/")[0] == 200
    assert asked(connection, "/metrics")[0] == 404


def certificate(folder: Path) -> tuple[Path, Path]:
    """Make a self-signed certificate; return it and its key."""
    key, made = folder / "privkey.pem", folder / "fullchain.pem"
    ran(
        "openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={SITE}", "-keyout", key, "-out", made
    )
    return made, key


def nginx_with(folder: Path, first: int, second: int, plain: int, secure: int) -> list[str]:
    """Return the command line of nginx with the recipe. Only its addresses, files and ports are changed."""
    certificate(folder)
    site = said(DEPLOY / "nginx.conf").replace(f"/etc/letsencrypt/live/{SITE}", str(folder))
    for old, new in (
        ("127.0.0.1:8001", f"127.0.0.1:{first}"),
        ("127.0.0.1:8002", f"127.0.0.1:{second}"),
        *((f"listen {where}80;", f"listen {where}{plain};") for where in ("", "[::]:")),
        *((f"listen {where}443 ssl;", f"listen {where}{secure} ssl;") for where in ("", "[::]:")),
    ):
        assert old in site
        site = site.replace(old, new)
    (folder / "hiroma.conf").write_text(site)
    (folder / "nginx.conf").write_text(
        f"pid {folder}/nginx.pid; daemon off; master_process off; error_log stderr; events {{}}\n"
        f"http {{ access_log off; client_body_temp_path {folder}/body; include {folder}/hiroma.conf; }}\n"
    )
    return ["nginx", "-c", str(folder / "nginx.conf"), "-e", "stderr"]


def test_nginx_follows_the_cookie(tmp_path: Path) -> None:
    plain, secure = free_port(), free_port()
    with process("8001") as first, process("8002") as second:
        command = nginx_with(tmp_path, first, second, plain, secure)
        assert "syntax is ok" in ran(*command, "-t")
        trusting = ssl.create_default_context(cafile=tmp_path / "fullchain.pem")
        trusting.check_hostname = False
        with running(command, secure, tmp_path / "log", {}):
            follows_the_cookie(http.client.HTTPSConnection("127.0.0.1", secure, context=trusting))
            assert asked(http.client.HTTPConnection("127.0.0.1", plain), "/")[0] == 301


def test_caddy_follows_the_cookie(tmp_path: Path) -> None:
    recipe, port = DEPLOY / "Caddyfile", free_port()
    home = {"XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path), "HOME": str(tmp_path)}
    assert "Valid configuration" in ran("caddy", "validate", "--adapter", "caddyfile", "--config", recipe, **home)
    assert ran("caddy", "fmt", recipe) == said(recipe)
    # The site has a scheme and a port here: no certificate is asked for.
    quiet = tmp_path / "Caddyfile"
    quiet.write_text("{\n\tadmin off\n}\n" + said(recipe))
    with process("8001") as first, process("8002") as second:
        ways = {"FIRST": f"127.0.0.1:{first}", "SECOND": f"127.0.0.1:{second}"}
        command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(quiet)]
        with running(command, port, tmp_path / "log", {**home, **ways, "SITE": f"http://{SITE}:{port}"}):
            follows_the_cookie(http.client.HTTPConnection("127.0.0.1", port))


# -- the bus and systemd -------------------------------------------------------------------------


def test_nats_takes_its_file() -> None:
    found = shutil.which("nats-server", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    assert found, "nats-server is missing: install the dev dependencies"
    said_so = ran(found, "-t", "-c", DEPLOY / "nats.conf", LISTEN="127.0.0.1:4222", PASSWORD="p1")
    assert "is valid" in said_so


def test_systemd_takes_the_units(tmp_path: Path) -> None:
    ran("sh", DEPLOY / "install.sh", SITE, DESTDIR=str(tmp_path))
    units = tmp_path / "etc" / "systemd" / "system"
    for unit in units.glob("hiroma*"):
        # The hall is not installed here.
        unit.write_text(unit.read_text().replace("/opt/hiroma/bin/hiroma", "/bin/true"))
    assert (
        ran("systemd-analyze", "verify", "--man=no", units / "hiroma@8001.service", units / "hiroma-backup.timer") == ""
    )
    for name in ("hiroma@.service", "hiroma-backup.service"):
        ran("systemd-analyze", "security", "--offline=true", "--threshold=35", units / name)


# -- Prometheus ----------------------------------------------------------------------------------

ALERTS = """
rule_files: [{rules}]
evaluation_interval: 15s
tests:
  - interval: 15s
    input_series:
      - {{series: 'up{{job="hiroma", instance="a"}}', values: '1x4 0x20'}}
      - {{series: 'hiroma_store_seconds{{job="hiroma", instance="a"}}', values: '0.01x4 {away}'}}
      - {{series: 'hiroma_bus_up{{job="hiroma", instance="a"}}', values: '1x4 0x20'}}
    alert_rule_test:
{cases}
"""
CASE = """
      - eval_time: {when}
        alertname: {name}
        exp_alerts: {expected}
"""


def test_prometheus_takes_its_files_and_alerts(tmp_path: Path) -> None:
    for name in ("prometheus.yml", "alerts.yml"):
        shutil.copy(DEPLOY / "monitoring" / name, tmp_path)
    assert "1 rule files found" in ran("promtool", "check", "config", tmp_path / "prometheus.yml")
    says = {
        "HallAway": "The process a does not answer.",
        "StoreAway": "The database does not answer a: nobody can move.",
        "BusAway": "a does not reach the bus: people at other processes wait.",
    }
    cases = ""
    for name, summary in says.items():
        alert = {
            "exp_labels": {"severity": "critical", "job": "hiroma", "instance": "a"},
            "exp_annotations": {"summary": summary},
        }
        cases += CASE.format(when="1m", name=name, expected="[]")
        cases += CASE.format(when="3m", name=name, expected=json.dumps([alert]))
    (tmp_path / "tests.yml").write_text(ALERTS.format(rules="alerts.yml", away=" ".join(["NaN"] * 20), cases=cases))
    assert "SUCCESS" in ran("promtool", "test", "rules", tmp_path / "tests.yml")
