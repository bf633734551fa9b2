"""Writes `web/src/wire/values.ts`: languages, version, limits and characters of server and client; `[--check]`.

A limit is a constant of the server, or the `maxLength` of a field of a body.
"""

import json
import sys
from pathlib import Path

from hiroma.games.hidden_rooms.capabilities import filing
from hiroma.kernel.texts import LANGUAGES
from hiroma.server.accounts import passwords
from hiroma.server.books import originality
from hiroma.server.clubs import service as clubs
from hiroma.server.core import naming, speech
from hiroma.server.records import own_bodies
from hiroma.server.wire import faces, protocol
from hiroma.table import characters
from tools.http_types import description

FILE = Path(__file__).parents[1] / "web" / "src" / "wire" / "values.ts"
HEAD = "// Written by tools/wire_values.py from the constants of the server: change those, then run it again.\n"

CONSTANTS = {
    "name": (naming.MOST_NAME, "Characters of a player's name."),
    "passkey": (2 * naming.MOST_NAME, "Characters of a passkey's label."),
    "password": (passwords.MOST, "Characters of a password."),
    "line": (speech.MOST, "Characters of a line of chat, of a command, or of a comment."),
    "club": (clubs.MOST_NAME, "Characters of a club's name."),
    "bookName": (filing.NAME, "Characters of a name in a stage book."),
    "bookCredit": (filing.CREDIT, "Characters of the author or the license of a stage book."),
    "bookLook": (filing.LOOK, "Characters of the description of a monster."),
    "bookKey": (filing.LONGEST_KEY, "Characters of a stage book's key."),
    "tag": (own_bodies.MOST_TAG, "Characters of a tag."),
    "tried": (originality.TRIED, "Tables at which the author of a stage book has tried it."),
}
FIELDS = {
    "preset": ("Preset.name", "Characters of a preset's name."),
    "clubPreset": ("ClubPreset.name", "Characters of the name of a club's preset."),
    "clubText": ("NewClub.text", "Characters of a club's text."),
    "report": ("NewReport.text", "Characters of a report."),
    "why": ("NewRuling.why", "Characters of the reason of a ruling."),
    "note": ("NewNote.text", "Characters of a note."),
    "address": ("NewAddress.address", "Characters of an e-mail address."),
    "token": ("NewToken.label", "Characters of a token's label."),
    "hook": ("NewHook.url", "Characters of a hook's address."),
}


def text() -> str:
    """Return the text of the file."""
    lines = [HEAD, "/** Languages of the hall. */", f"export const LOCALES = {json.dumps(LANGUAGES)} as const;"]
    lines += ["export type Locale = (typeof LOCALES)[number];", ""]
    lines += ["/** Version of the socket's protocol. */", f"export const VERSION = {protocol.VERSION};", ""]
    lines += ["/** The fewest characters of a password. */", f"export const LEAST_PASSWORD = {passwords.LEAST};", ""]
    lines += ["/** The most of each. */", "export const MOST = {"]
    for name, (most, said) in (CONSTANTS | {name: (_most(of), said) for name, (of, said) in FIELDS.items()}).items():
        lines += [f"  /** {said} */", f"  {name}: {most},"]
    lines += [
        "} as const;",
        "",
        "/** The code of a face: its parts, and the letters from a on that people choose from. */",
    ]
    lines += [f"export const FACE = {{ parts: {faces.PARTS}, letters: {len(faces.LETTERS)} }} as const;", ""]
    lines += ["/** The characters of bots by chair, and the levels whose bots are the gentle ones. */"]
    lines += ["export const CHARACTERS = {"]
    for key, words in (("gentleLevels", characters.GENTLE_LEVELS), ("gentle", characters.GENTLE)):
        lines += [f"  {key}: {json.dumps(words)},"]
    lines += [f"  fierce: {json.dumps(characters.FIERCE)},", "} as const;", ""]
    return "\n".join(lines)


def _most(of: str) -> int:
    body, field = of.split(".")
    most: int = description()["components"]["schemas"][body]["properties"][field]["maxLength"]
    return most


def main() -> int:
    """Write the file, or with --check say that it differs. Return the exit status."""
    made = text()
    if FILE.exists() and FILE.read_text("utf-8") == made:
        return 0
    if "--check" in sys.argv[1:]:
        sys.stderr.write(f"{FILE.name} is not what tools/wire_values.py writes\n")
        return 1
    FILE.write_text(made, "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
