#!/usr/bin/python3
"""Minimal systemctl for a machine without systemd: `restart` and `enable --now` run the commands of units.

`tools/newcomer.py` puts it into the root of a Debian. It reads units and their drop-ins, and supports what the recipes
in `deploy/systemd` and the packages there use: users, settings, folders and commands. It ignores timers.
"""

import os
import pwd
import re
import shlex
import subprocess
import sys
from pathlib import Path

PLACES = [Path("/etc/systemd/system"), Path("/lib/systemd/system")]


def lines(name: str) -> list[tuple[str, str]]:
    """Return keys and values of a unit and its drop-ins, in order. `%i` becomes the instance."""
    stem, at, rest = name.partition("@")
    instance, _, kind = (rest if at else name).rpartition(".")
    file = f"{stem}@.{kind}" if at else name
    unit = next(place / file for place in PLACES if (place / file).exists())
    files = [unit, *(path for place in PLACES for path in sorted((place / f"{file}.d").glob("*.conf")))]
    text = "\n".join(path.read_text() for path in files)
    return [(key, value.replace("%i", instance)) for key, value in re.findall(r"^(\w+)=(.*)$", text, re.MULTILINE)]


def start(name: str) -> None:
    """Run the last ExecStart of a service as its user, with its settings, in its folder."""
    said = lines(name)
    last = dict(said)
    user = pwd.getpwnam(last.get("User", "root"))
    settings = {"PATH": os.environ["PATH"], "HOME": user.pw_dir, "USER": user.pw_name}
    for key, value in said:
        if key == "EnvironmentFile":
            found = Path(value.removeprefix("-"))
            settings |= dict(re.findall(r"^(\w+)=(.*)$", found.read_text(), re.MULTILINE) if found.exists() else ())
        elif key == "Environment":
            settings |= dict(word.split("=", 1) for word in shlex.split(value))
    for folder in last.get("StateDirectory", "").split():
        place = Path("/var/lib") / folder
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.chown(place, user.pw_uid, user.pw_gid)
    rights = last.get("AmbientCapabilities", "").lower().replace("cap_", "+").split()
    allowed = [f"--{kind}-caps={','.join(rights)}" for kind in ("inh", "ambient") if rights]
    apart = ["setpriv", f"--reuid={user.pw_name}", f"--regid={user.pw_gid}", "--init-groups", *allowed]
    line = [re.sub(r"\$(\w+)", lambda word: settings[word[1]], part) for part in shlex.split(last["ExecStart"])]
    with Path(f"/var/log/{name}.log").open("ab") as log:
        subprocess.Popen(
            [*apart, *line],
            cwd=last.get("WorkingDirectory", "/"),
            env=settings,
            start_new_session=True,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
        )


def main(command: str, *names: str) -> None:
    """Run `restart NAMES` or `enable --now NAMES`. Do nothing for `daemon-reload`."""
    for name in names:
        unit = name if "." in name else f"{name}.service"
        if name.startswith("-") or unit.endswith(".timer"):
            continue
        if command in ("restart", "enable"):
            start(unit)


if __name__ == "__main__":
    main(*sys.argv[1:])
