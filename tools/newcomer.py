"""The way of a newcomer, followed literally: the ten commands of `docs/hosting.md` on an empty Debian.

`python -m tools.newcomer` as root, with debootstrap and the wheels of `make wheel`, takes minutes and the ports 80,
443, 8001, 8002, 4222 and 5432. It makes a Debian in a folder, and runs the commands there in a namespace of processes
of their own. Three things are not as on a server: `systemctl` is `tools/systemctl.py`, pip takes packages from a
folder, and the site is a name of this machine, for which Caddy signs the certificate.
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
"""The service that the packages start by themselves where systemd runs."""
AFTER = """
for port in 8001 8002; do curl --fail --silent --show-error http://127.0.0.1:$port/api/health; echo; done
curl --fail --silent --show-error --cookie hiroma_at=8002 https://{site}/api/health
"""


def commands() -> list[str]:
    """The ten commands, with the name of the site in them."""
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    section = text.partition("With systemd, on Debian 12 or newer")[2]
    block = re.search(r"(?:^ {4}\S.*\n)+", section, re.MULTILINE)
    assert block is not None
    return [line.strip().replace("YOUR.SITE", SITE) for line in block[0].splitlines()]


def script() -> str:
    """The commands for the empty Debian, and a look at each of the two processes."""
    packages, *rest = commands()
    return "\n".join([BEFORE, packages, INSTALLED, *rest, AFTER.format(site=SITE)])


def prepare(root: Path) -> None:
    """An empty Debian with this checkout, the packages of the hall, and a systemctl."""
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
    """Follow the commands; the first that fails ends it. Their processes end with them."""
    root.chmod(0o755)  # the users of that Debian look into its root
    prepare(root)
    apart = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "chroot", str(root), "sh", "-c", script()]
    subprocess.run(apart, check=True)
    print(f"\nhiroma: {len(commands())} commands, two processes by HTTPS")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="hiroma-") as folder:
        main(Path(sys.argv[1]) if sys.argv[1:] else Path(folder))
