"""The recipes in deploy/ parse, and everything they name exists: settings, commands, flags, files, ports, metrics."""

import functools
import json
import operator
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import typer.main
import yaml
from prometheus_client import REGISTRY

from hiroma.cli import app
from hiroma.server.core.figures import FIGURES, Figures
from hiroma.server.core.metrics import TALLY
from hiroma.server.declared import declared, read
from hiroma.server.settings import Settings
from tests.test_docs import ROOT, text

DEPLOY = ROOT / "deploy"
BIN = Path(sys.executable).parent
FILES = sorted(path for path in DEPLOY.rglob("*") if path.is_file())
VARIABLES = {one.variable: one for one in declared(Settings)}
NAME = re.compile(r"(?<![\w$])(?:HIROMA_[A-Z_]*[A-Z])")
DOCUMENTS = [path for path in FILES if path.suffix in {".yaml", ".yml"}]


def said(path: Path) -> str:
    return path.read_text("utf-8")


def variables(lines: str) -> dict[str, str]:
    """Return the variables that a file of this text sets."""
    found = (line.partition("=") for line in lines.splitlines() if "=" in line and not line.startswith("#"))
    return {name: value for name, _, value in found}


def must_be_settings(given: dict[str, str]) -> Settings:
    """Assert that the hall's variables among these are settings, and return the settings with their values."""
    ours = {name: value for name, value in given.items() if name.startswith("HIROMA_")}
    assert ours
    assert set(ours) <= set(VARIABLES)
    return read(Settings, {VARIABLES[name].field.name: value for name, value in ours.items()})


def compose() -> Any:
    return yaml.safe_load(said(DEPLOY / "compose.yaml"))


def kubernetes() -> dict[tuple[str, str], Any]:
    """Return the documents that the Kustomize folder lists, by kind and name."""
    folder = DEPLOY / "kubernetes"
    listed = yaml.safe_load(said(folder / "kustomization.yaml"))["resources"]
    found = [one for name in listed for one in yaml.safe_load_all(said(folder / name))]
    assert {path.name for path in folder.glob("*.yaml")} == {*listed, "kustomization.yaml"}
    return {(one["kind"], one["metadata"]["name"]): one for one in found}


# -- all of them ---------------------------------------------------------------------------------


def test_every_variable_of_a_recipe_is_a_setting() -> None:
    named = {name: path.name for path in FILES for name in NAME.findall(said(path))}
    assert len(named) > 10
    assert {name: where for name, where in named.items() if name not in VARIABLES} == {}


def test_every_command_of_a_recipe_is_one_with_its_flags() -> None:
    commands = typer.main.get_command(app).commands  # type: ignore[attr-defined]  # an app with several is a group
    count = 0
    for path in FILES:
        for command, rest in re.findall(r"(?:bin/|^\s*|\[)hiroma,? ([a-z]+)\b([^\n\]']*)", said(path), re.MULTILINE):
            count += 1
            assert command in commands, f"{path.name}: hiroma {command}"
            flags = {flag for parameter in commands[command].params for flag in parameter.opts}
            assert set(re.findall(r"--[a-z-]+", rest)) <= flags, f"{path.name}: hiroma {command}{rest}"
    assert count >= 6


def test_no_recipe_names_a_registry_or_a_secret() -> None:
    for path in FILES:
        for image in re.findall(r"^\s*(?:image:|FROM) (\S+)", said(path), re.MULTILINE):
            assert re.fullmatch(r"[a-z]+(:[\w.-]+)?", image), f"{path.name}: {image}"
        for password in re.findall(r"(?:PASSWORD=|hiroma:)([^\s@$}]+)", said(path)):
            assert password in ("change-me", "latest") or path.suffix in {".json", ".yml"}, f"{path.name}: {password}"


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(DEPLOY)))
def test_documents_parse(path: Path) -> None:
    assert all(isinstance(one, dict) for one in yaml.safe_load_all(said(path)))


# -- containers ----------------------------------------------------------------------------------


def test_hadolint_has_nothing_to_say_of_the_container_file() -> None:
    done = subprocess.run([BIN / "hadolint", DEPLOY / "Containerfile"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("version", ["1.30", "1.37"])
def test_kubernetes_takes_every_document(version: str) -> None:
    """Check by the schemas of an old and of the newest version. They refuse properties that they do not know."""
    files = [str(path) for path in DOCUMENTS if path.parent.name == "kubernetes" and path.name != "kustomization.yaml"]
    command = [str(BIN / "kubernetes-validate"), "--strict", "--kubernetes-version", version, *files]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert (done.stdout + done.stderr).count(" passed for resource ") == len(kubernetes())


def test_the_container_file() -> None:
    lines = re.sub(r"\\\n", " ", said(DEPLOY / "Containerfile")).splitlines()
    steps = [line.split(maxsplit=1) for line in lines if line.strip() and not line.startswith("#")]
    last = max(n for n, step in enumerate(steps) if step[0] == "FROM")
    stages = [step[1].split(" AS ")[-1] for step in steps if step[0] == "FROM"]
    assert stages[:2] == ["client", "wheel"]
    settings = dict(part.split("=", 1) for step in steps if step[0] == "ENV" for part in shlex.split(step[1]))
    assert must_be_settings(settings).host == "0.0.0.0"
    final: dict[str, str] = {step[0]: step[-1] for step in steps[last:]}
    assert int(final["USER"]) > 0
    assert final["EXPOSE"] == settings["HIROMA_PORT"]
    assert json.loads(final["CMD"]) == ["hiroma", "serve"]
    health = json.loads(final["HEALTHCHECK"].partition("CMD ")[2])
    compile(health[2], "healthcheck", "exec")
    assert "/api/health" in health[2]


def test_what_the_container_copies_is_there_and_not_ignored() -> None:
    kept = {line[1:] for line in text(".dockerignore").splitlines() if line.startswith("!")}
    assert all((ROOT / name).exists() for name in kept)
    copied: set[str] = set()
    for words in re.findall(r"^COPY (?!--from)(.*)$", said(DEPLOY / "Containerfile"), re.MULTILINE):
        copied |= set(words.split()[:-1])
    for name in copied:
        assert (ROOT / name).exists()
        assert any(name == one or name.startswith(f"{one}/") for one in kept), name
    assert kept == {name for name in kept if any(one == name or one.startswith(f"{name}/") for one in copied)}


def test_compose_runs_two_processes_by_names_that_caddy_knows() -> None:
    services = compose()["services"]
    caddy = services["web"]["environment"]
    for name, way in (("first", caddy["FIRST"]), ("second", caddy["SECOND"])):
        environment = {key: value.replace(":?}", "}") for key, value in services[name]["environment"].items()}
        settings = must_be_settings(environment)
        assert way == f"{name}:{settings.port}"
        assert f"hiroma_at={settings.name}(" in said(DEPLOY / "Caddyfile")
        assert settings.name == str(settings.port)
        assert settings.secure
        assert settings.store.endswith("@database/hiroma")
        assert settings.bus.endswith("@bus:4222")
        grace = int(services[name]["stop_grace_period"].removesuffix("s"))
        assert grace > settings.drain + 10
        assert {"database", "bus"} <= set(services[name]["depends_on"]) <= set(services)


def test_compose_asks_for_what_the_example_has() -> None:
    asked = set(re.findall(r"\$\{(\w+)", said(DEPLOY / "compose.yaml")))
    assert asked == set(variables(said(DEPLOY / "example.env")))
    declared_volumes = set(compose()["volumes"])
    networks = set(compose()["networks"])
    for service in compose()["services"].values():
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith("./") else source in declared_volumes, volume
        assert set(service["networks"]) <= networks
        assert service["restart"] == "always"
    build = compose()["services"]["first"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Containerfile"


# -- Kubernetes ----------------------------------------------------------------------------------


def test_kubernetes_has_what_its_parts_ask_for() -> None:
    found = kubernetes()
    made = yaml.safe_load(said(DEPLOY / "kubernetes" / "kustomization.yaml"))
    names = {one["name"] for one in made["configMapGenerator"] + made["secretGenerator"]}
    names |= {name for _, name in found}
    for kind, key in (("configMapRef", "name"), ("secretRef", "name"), ("configMap", "name")):
        for reference in re.findall(rf"{kind}: {{{key}: (\w+)", "".join(map(said, DEPLOY.glob("kubernetes/*.yaml")))):
            assert reference in names
    literals = next(one["literals"] for one in made["configMapGenerator"] if one["name"] == "settings")
    settings = must_be_settings(variables("\n".join(literals)))
    hall = found["StatefulSet", "hall"]["spec"]["template"]["spec"]
    (container,) = hall["containers"]
    assert container["ports"][0]["containerPort"] == settings.port
    assert hall["terminationGracePeriodSeconds"] > settings.drain + 10
    mounts = {one["mountPath"] for one in container["volumeMounts"]}
    assert {str(Path(settings.key).parent), str(Path(settings.push_key).parent)} <= mounts
    assert str(Path(settings.backups).parent) in mounts
    assert must_be_settings(variables(said(DEPLOY / "kubernetes" / "store.example.env"))).bus.endswith("@bus:4222")


def test_no_pod_of_kubernetes_may_more_than_it_must() -> None:
    pods = [one["spec"]["template"]["spec"] for one in kubernetes().values() if "template" in one.get("spec", ())]
    pods += [
        one["spec"]["jobTemplate"]["spec"]["template"]["spec"]
        for (kind, _), one in kubernetes().items()
        if kind == "CronJob"
    ]
    assert len(pods) == 3
    for pod in pods:
        assert pod["securityContext"]["runAsNonRoot"]
        assert pod["automountServiceAccountToken"] is False
        for container in pod["containers"]:
            limits = container["securityContext"]
            assert limits["readOnlyRootFilesystem"]
            assert limits["allowPrivilegeEscalation"] is False
            assert limits["capabilities"] == {"drop": ["ALL"]}
            assert "memory" in container["resources"]["limits"]


def test_the_bus_is_the_same_everywhere() -> None:
    """Kustomize reads no file outside of its folder."""
    assert said(DEPLOY / "nats.conf") == said(DEPLOY / "kubernetes" / "nats.conf")


# -- systemd and the web server ------------------------------------------------------------------


def unit(name: str) -> dict[str, list[str]]:
    """Return the values of a unit, by `Section.Key`."""
    found: dict[str, list[str]] = {}
    section = ""
    for line in said(DEPLOY / "systemd" / name).splitlines():
        if match := re.fullmatch(r"\[(\w+)\]", line):
            section = match[1]
        elif line and not line.startswith("#"):
            key, equals, value = line.partition("=")
            assert equals, line
            found.setdefault(f"{section}.{key}", []).append(value)
    return found


def test_the_units_start_what_is_there_and_give_it_time() -> None:
    settings = must_be_settings(variables(said(DEPLOY / "systemd" / "hall.env")))
    hall = unit("hiroma@.service")
    assert hall["Service.ExecStart"] == ["/opt/hiroma/bin/hiroma serve"]
    assert float(hall["Service.TimeoutStopSec"][0]) > settings.drain + 10
    assert hall["Service.Restart"] == ["always"]
    state = Path("/var/lib") / hall["Service.StateDirectory"][0]
    assert Path(settings.key).parent == state
    assert Path(settings.backups).parent == state
    assert "hiroma/backups" in unit("hiroma-backup.service")["Service.StateDirectory"][0].split()
    for name in ("hiroma@.service", "hiroma-backup.service"):
        for key, value in (("NoNewPrivileges", "true"), ("ProtectSystem", "strict"), ("CapabilityBoundingSet", "")):
            assert unit(name)[f"Service.{key}"] == [value]
    assert unit("hiroma-backup.timer")["Install.WantedBy"] == ["timers.target"]


def test_the_ports_are_the_same_in_all_recipes_of_one_machine() -> None:
    for name in ("Caddyfile", "nginx.conf", "monitoring/prometheus.yml"):
        assert set(re.findall(r"127\.0\.0\.1:(\d+)", said(DEPLOY / name))) == {"8001", "8002"}, name
    for name in ("Caddyfile", "nginx.conf"):
        assert "hiroma_at" in said(DEPLOY / name)
        assert "/metrics" in said(DEPLOY / name)
        assert said(DEPLOY / name).count("{") == said(DEPLOY / name).count("}")


def test_the_units_and_sites_are_put_in_their_places(tmp_path: Path) -> None:
    def install() -> str:
        script = ["sh", str(DEPLOY / "install.sh"), "play.example"]
        return subprocess.run(
            script, env={"DESTDIR": str(tmp_path), "PATH": "/usr/bin:/bin"}, check=True, capture_output=True, text=True
        ).stdout

    install()
    there = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file()}
    units = {str(path.relative_to(DEPLOY / "systemd")) for path in (DEPLOY / "systemd").rglob("*.*") if path.is_file()}
    assert there == {
        *("etc/hiroma/hall.env", "etc/nats-server.conf", "etc/caddy/Caddyfile"),
        *(f"etc/systemd/system/{name}" for name in units - {"hall.env"}),
    }
    settings = tmp_path / "etc/hiroma/hall.env"
    assert settings.stat().st_mode & 0o777 == 0o600
    chosen = variables(settings.read_text())
    assert must_be_settings(chosen).site == "https://play.example"
    assert re.fullmatch(r"p[0-9a-f]{32}", chosen["PASSWORD"])
    assert chosen["PASSWORD"] in chosen["HIROMA_BUS"]
    assert "play.example" in (tmp_path / "etc/caddy/Caddyfile").read_text()
    assert "kept: /etc/hiroma/hall.env" in install()
    assert variables(settings.read_text()) == chosen


# -- figures -------------------------------------------------------------------------------------


@pytest.fixture
def metrics() -> set[str]:
    """Return the names that one process of several shows to Prometheus."""
    FIGURES.read, before = (
        lambda: Figures(name="", lease=0.1, owned=1, handovers=1, requests=1, frames=1, parcels=1),
        FIGURES.read,
    )
    try:
        assert TALLY.frames >= 0
        return {sample.name for family in REGISTRY.collect() for sample in family.samples} | {"up"}
    finally:
        FIGURES.read = before


def series(expression: str) -> set[str]:
    """Return the metrics of an expression. Each of ours must have a filter."""
    bare = set(re.findall(r"\b(hiroma_\w+|process_\w+|up)\b", expression))
    assert bare == set(re.findall(r"\b(\w+)\{job=\"hiroma\"", expression)), expression
    return bare


def test_the_dashboard_shows_metrics_that_exist(metrics: set[str]) -> None:
    dashboard = json.loads(said(DEPLOY / "monitoring" / "grafana.json"))
    panels = dashboard["panels"]
    shown = {name for panel in panels for target in panel["targets"] for name in series(target["expr"])}
    assert shown <= metrics
    assert {name for name in metrics if name.startswith("hiroma_") and not name.endswith("_created")} == {
        name for name in shown if name.startswith("hiroma_")
    }
    assert len({panel["id"] for panel in panels}) == len(panels)
    places = {(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}
    assert len(places) == len(panels)
    assert {one["name"] for one in dashboard["templating"]["list"]} == {"source", "process"}


def test_alerts_watch_metrics_that_exist(metrics: set[str]) -> None:
    rules = [
        rule
        for group in yaml.safe_load(said(DEPLOY / "monitoring" / "alerts.yml"))["groups"]
        for rule in group["rules"]
    ]
    assert len({rule["alert"] for rule in rules}) == len(rules) >= 8
    for rule in rules:
        assert series(rule["expr"]) <= metrics, rule["alert"]
        assert rule["labels"]["severity"] in ("critical", "warning")
        assert rule["annotations"]["summary"].endswith(".")
    (job,) = yaml.safe_load(said(DEPLOY / "monitoring" / "prometheus.yml"))["scrape_configs"]
    assert job["job_name"] == "hiroma"


# -- the way of a newcomer -----------------------------------------------------------------------


def way(heading: str) -> list[list[str]]:
    """Return the blocks of commands under a heading of docs/hosting.md."""
    section = re.split(r"^## ", text("docs/hosting.md"), flags=re.MULTILINE)
    (body,) = (part for part in section if part.startswith(f"{heading}\n"))
    return [block.strip("\n").splitlines() for block in re.findall(r"(?:^ {4}\S.*\n)+", body, re.MULTILINE)]


def test_a_newcomer_needs_ten_commands() -> None:
    containers, systemd, _ = way("A site in ten commands")
    assert len(containers) <= 10
    assert len(systemd) <= 10
    services = compose()["services"]
    for line in [*containers, *functools.reduce(operator.iadd, way("Upgrading"), [])]:
        for name in re.findall(r"deploy/[\w./-]*\w", line):
            assert (ROOT / name).exists() or name == "deploy/.env", line
        if "docker compose" in line:
            command = shlex.split(line)[4:]
            named = command[1] if command[0] == "exec" else command[-1] if "--no-deps" in command else "web"
            assert command[0] in ("up", "exec", "build")
            assert named in services
    for instance in re.findall(r"hiroma@(\d+)", " ".join(sum(way("Upgrading"), systemd))):
        assert f"127.0.0.1:{instance}" in said(DEPLOY / "Caddyfile")
    assert all((DEPLOY / "systemd" / name).exists() for name in re.findall(r"hiroma-\w+\.\w+", " ".join(systemd)))


def test_the_commands_before_the_containers_make_their_settings(tmp_path: Path) -> None:
    """Follow the commands literally, in a copy of the folder."""
    (tmp_path / "deploy").mkdir()
    (tmp_path / "deploy" / "example.env").write_text(said(DEPLOY / "example.env"))
    commands = way("A site in ten commands")[0][:2]
    subprocess.run(["sh", "-ec", "\n".join(commands)], cwd=tmp_path, check=True)
    made = variables((tmp_path / "deploy" / ".env").read_text())
    assert made["SITE"] == "YOUR.SITE"
    assert re.fullmatch(r"p[0-9a-f]{32}", made["PASSWORD"])


def test_the_commands_of_systemd_agree_with_the_units() -> None:
    _, systemd, (store, _) = way("A site in ten commands")
    words = [shlex.split(line) for line in systemd]
    home = next(line for line in words if line[0] == "useradd")
    assert home[-1] == unit("hiroma@.service")["Service.User"][0]
    assert home[home.index("--home-dir") + 1] == unit("hiroma@.service")["Service.WorkingDirectory"][0]
    python = next(line for line in words if line[0] == "python3")[-1]
    assert unit("hiroma@.service")["Service.ExecStart"][0].startswith(f"{python}/bin/hiroma ")
    (extras,) = re.findall(r"hiroma\[([\w,]+)\]", " ".join(systemd))
    assert set(extras.split(",")) <= set(tomllib.loads(text("pyproject.toml"))["project"]["optional-dependencies"])
    assert shlex.split(store)[-1].partition("=")[2] == variables(said(DEPLOY / "systemd" / "hall.env"))["HIROMA_STORE"]
