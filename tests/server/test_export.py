"""The export of a person's data has all that the hall keeps about them."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hiroma.server.export.bodies import Export
from hiroma.store.schema import METADATA
from tests.server.inside import InsideHall
from tests.server.running import Person
from tests.server.test_fair_play import account, admin, moderator, rule

FIELDS = {
    "accounts": "account",
    "achievements": "achievements",
    "answers": "puzzles",
    "asked_contacts": "mail_asked",
    "books": "books",
    "chat": "chat",
    "comments": "comments",
    "contacts": "mail",
    "entrants": "tournaments",
    "friends": "friends",
    "hooks": "hooks",
    "identities": "identities",
    "imports": "imports",
    "mail_wishes": "mail_wishes",
    "members": "clubs",
    "note_tags": "notes",
    "notes": "notes",
    "passkeys": "account",
    "players": "account",
    "presets": "presets",
    "privacy": "whereabouts",
    "reports": "reports",
    "results": "records",
    "roles": "roles",
    "rulings": "rulings",
    "seats": "tables",
    "sessions": "account",
    "shunned": "shunned",
    "standings": "standings",
    "subscriptions": "browsers",
    "table_guests": "invited",
    "tokens": "tokens",
    "tournaments": "organised",
    "tries": "tries",
    "vacations": "vacations",
}
"""Tables of the database, each with the field of the export that has a person's rows."""

LEFT_OUT = {
    "conversations": "the pairs who write to each other follow from their lines",
    "entries": "logs of tables: each of the person's tables has its own export",
    "archived": "logs of tables",
    "pairings": "the games are among the records",
    "outbox": "messages on their way, gone within days",
    "tidings": "news on their way, gone once they are read",
    "sights": "how far a person has read at a table",
    **dict.fromkeys(("asked_addresses", "flows", "table_passwords"), "hashes and secrets that name nobody"),
    **dict.fromkeys(
        ("days", "puzzles", "bot_standings", "harvested", "recorded", "reviews"), "of games, not of people"
    ),
    **dict.fromkeys(("clubs", "club_tables", "tables"), "of all members, or of all who sit there"),
    **dict.fromkeys(("beats", "hall_values", "leases", "orders", "outages", "owners", "restores"), "of the hall"),
}
"""Tables of which the export has nothing, each with the reason."""


def test_each_table_of_the_database_is_exported_or_has_a_reason_not_to_be() -> None:
    assert FIELDS.keys() | LEFT_OUT.keys() == METADATA.tables.keys()
    assert FIELDS.keys().isdisjoint(LEFT_OUT)
    assert {*FIELDS.values()} <= {field.name for field in msgspec.structs.fields(Export)}


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[InsideHall]:
    """Start a hall."""
    running = InsideHall(tmp_path).start()
    yield running
    running.stop()


async def test_the_export_has_tournaments_reports_rulings_and_roles(hall: InsideHall) -> None:
    judge, ann, ben = await moderator(hall), await account(hall), await account(hall)
    report = {"player": ben.me["id"], "reason": "chat", "text": "He shouted."}
    assert (await ann.http("POST", "/api/reports", report))[0] == 201
    assert (await rule(judge, ann, "warn", "Report less."))[0] == 200
    assert admin(hall, "grant", ann.name, "moderator").returncode == 0
    wanted = {"name": "Cup", "text": "Come all.", "game": "cant-stop", "system": "round-robin", "seats": 2}
    status, cup = await ann.http("POST", "/api/tournaments", {**wanted, "starts": time.time() + 3600})
    assert status == 201, cup
    assert (await ben.http("PUT", f"/api/tournaments/{cup['id']}/entry"))[0] == 200
    found = await exported(ann)
    assert [one[1:] for one in found["reports"]] == [[ben.me["id"], "chat", "He shouted."]]
    assert [one[1:] for one in found["rulings"]] == [["warn", "Report less.", None]]
    assert found["roles"] == ["moderator"]
    assert found["organised"] == [[cup["id"], "Cup", "Come all."]]
    assert found["tournaments"] == []
    assert [one[0] for one in (await exported(ben))["tournaments"]] == [cup["id"]]
    assert (await exported(ben))["reports"] == [], "who was reported does not learn by whom"


async def exported(person: Person) -> dict[str, Any]:
    """Return the export of a person."""
    status, found = await person.http("GET", "/api/account/export.json")
    assert status == 200
    return dict(found)
