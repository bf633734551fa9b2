"""Installation test: the ten commands of `docs/hosting.md`, followed literally on an empty Debian.

`python -m tools.newcomer` as root, with debootstrap and the wheels of `make wheel`, takes minutes and the ports 80,
443, 8001, 8002, 4222 and 5432. It makes a Debian in a folder, and runs the commands there in a process namespace of
their own. Three things differ from a server: `systemctl` is `tools/systemctl.py`, pip takes packages from a folder, and
the site is a name of this machine, whose certificate Caddy signs itself.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SITE = "hall.localhost"
DEBIAN = "bookworm"
CADDY = "/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt"
BEFORE = f"""
set -eux
mount -t proc proc /proc
cd /checkout
export DEBIAN_FRONTEND=noninteractive PIP_NO_INDEX=1 PIP_FIND_LINKS=/checkout/dist CURL_CA_BUNDLE={CADDY}
"""
INSTALLED = "/etc/init.d/postgresql start"
"""Starts PostgreSQL. Where systemd runs, its package does so."""
AFTER = """
for port in 8001 8002; do curl --fail --silent --show-error http://127.0.0.1:$port/api/health; echo; done
curl --fail --silent --show-error --cookie hiroma_at=8002 https://{site}/api/health
"""


def commands() -> list[str]:
    """Return the ten commands, with the name of the site filled in."""
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    section = text.partition("With systemd, on Debian 12 or newer")[2]
    block = re.search(r"(?:^ {4}\S.*\n)+", section, re.MULTILINE)
    assert block is not None
    return [line.strip().replace("YOUR.SITE", SITE) for line in block[0].splitlines()]


def script() -> str:
    """Return a shell script with the commands, and with a request to each of the two processes."""
    packages, *rest = commands()
    return "\n".join([BEFORE, packages, INSTALLED, *rest, AFTER.format(site=SITE)])


def prepare(root: Path) -> None:
    """Make an empty Debian with `deploy/` of this checkout, the packages of the hall, and a systemctl."""
    if not (root / "etc").exists():
        bare = ["debootstrap", "--variant=minbase", "--include=ca-certificates", DEBIAN, str(root)]
        subprocess.run(bare, check=True, stdout=sys.stderr)
    packages = root / "checkout" / "dist"
    shutil.copytree(ROOT / "deploy", root / "checkout" / "deploy", dirs_exist_ok=True)
    wheel = next((ROOT / "dist").glob("hiroma-*-none-any.whl"))
    fetch = [sys.executable, "-m", "pip", "--quiet", "wheel", "--wheel-dir", str(packages), f"{wheel}[postgres,nats]"]
    subprocess.run(fetch, check=True)
    shutil.copy(ROOT / "tools" / "systemctl.py", root / "usr" / "local" / "bin" / "systemctl")
    (root / "usr" / "local" / "bin" / "systemctl").chmod(0o755)
    (root / "etc" / "hosts").write_text(f"127.0.0.1 localhost {SITE}\n")


def main(root: Path) -> None:
    """Run the commands in `root`, up to the first that fails. Their processes end with them."""
    root.chmod(0o755)  # as a temporary folder it is closed to the users of that Debian
    prepare(root)
    apart = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "chroot", str(root), "sh", "-c", script()]
    subprocess.run(apart, check=True)
    print(f"\nhiroma: {len(commands())} commands, two processes by HTTPS")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="hiroma-") as folder:
        main(Path(sys.argv[1]) if sys.argv[1:] else Path(folder))
