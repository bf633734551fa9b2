"""Comments on a finished game."""

from typing import Any

from tests.server.running import AnyHall, Person
from tests.server.test_fair_play import EVIL, account, hall, moderator, rule
from tests.server.test_practice import over

__all__ = ["hall"]


async def say(person: Person, table: str, rev: int, text: str) -> tuple[int, Any]:
    """Comment on a step of the first game; return status and answer."""
    return await person.http("POST", f"/api/tables/{table}/games/1/comments", {"rev": rev, "text": text})


async def read(person: Person, table: str) -> list[dict[str, Any]]:
    """Return the comments on the first game, as this person reads them."""
    status, found = await person.http("GET", f"/api/tables/{table}/games/1/comments")
    assert status == 200
    return list(found)


async def revs(person: Person, table: str) -> list[int]:
    """Return the revs of the steps of the first game."""
    _, shown = await person.http("GET", f"/api/tables/{table}/games/1/replay")
    return [step["rev"] for step in shown["steps"]]


async def test_a_step_is_commented_on_and_all_read_it_in_the_order_of_the_steps(hall: AnyHall) -> None:
    table, (ann, ben) = await over(hall, "cant-stop", "ab")
    steps = await revs(ann, table)
    assert (await say(ann, table, steps[-1], "Why?"))[0] == 201
    status, found = await say(ben, table, steps[0], "Here it was lost.")
    assert status == 201
    assert found == await read(ben, table)
    told = [(one["rev"], one["name"], one["text"], one["mine"], one["erasable"]) for one in found]
    assert told == [
        (steps[0], ben.me["name"], "Here it was lost.", True, True),
        (steps[-1], ann.me["name"], "Why?", False, False),
    ]
    eve = await Person(hall, "Eve").arrive()
    assert [one["text"] for one in await read(eve, table)] == ["Here it was lost.", "Why?"]


async def test_what_cannot_be_said_is_refused_and_nothing_is_kept(hall: AnyHall) -> None:
    table, (ann, _) = await over(hall, "cant-stop", "ab")
    steps = await revs(ann, table)
    for rev, text, said in (
        (steps[0], "  \u200b ", (422, "nothing-said")),
        (steps[0], "x" * 501, (422, "too-long")),
        (steps[0] - 1, "before", (404, "no-such-step")),
        (steps[-1] + 1, "after", (404, "no-such-step")),
    ):
        status, refused = await say(ann, table, rev, text)
        assert (status, refused["code"]) == said
    assert (await ann.http("POST", f"/api/tables/{table}/games/2/comments", {"rev": 1, "text": "x"}))[0] == 404
    assert (await ann.http("GET", "/api/tables/nowhere/games/1/comments"))[0] == 404
    assert await read(ann, table) == []


async def test_comments_have_a_flood_gate_and_who_is_muted_is_silent(hall: AnyHall) -> None:
    table, (ann, _) = await over(hall, "cant-stop", "ab")
    rev = (await revs(ann, table))[0]
    assert (await say(ann, table, rev, "once"))[0] == 201
    assert (await say(ann, table, rev, "Once "))[1]["code"] == "chat-repeat"
    for n in range(5):
        assert (await say(ann, table, rev, f"line {n}"))[0] == 201
    assert (await say(ann, table, rev, "more"))[1]["code"] == "chat-flood"
    judge, eve = await moderator(hall), await account(hall)
    assert (await rule(judge, eve, "mute", hours=1))[0] == 200
    assert (await say(eve, table, rev, "hello"))[1]["code"] == "chat-muted"
    assert len(await read(eve, table)) == 6


async def test_who_is_ignored_is_not_read(hall: AnyHall) -> None:
    table, (ann, ben) = await over(hall, "cant-stop", "ab")
    rev = (await revs(ann, table))[0]
    await say(ben, table, rev, "unheard")
    await ann.http("PUT", f"/api/me/shunned/ignored/{ben.me['id']}")
    assert await read(ann, table) == []
    assert len(await read(ben, table)) == 1


async def test_one_takes_back_one_s_own_and_a_moderator_anybody_s_which_stands_in_the_audit(hall: AnyHall) -> None:
    table, (ann, ben) = await over(hall, "cant-stop", "ab")
    rev = (await revs(ann, table))[0]
    for text in ("first", "second"):
        await say(ann, table, rev, text)
    first, second = (one["id"] for one in await read(ann, table))
    for thief in (ben, await account(hall)):
        answers = [await thief.http("DELETE", f"/api/comments/{name}") for name in (first, "0" * 16)]
        assert answers[0] == answers[1]
        assert (answers[0][0], answers[0][1]["code"]) == (404, "no-such-comment")
    assert (await ann.http("DELETE", f"/api/comments/{first}"))[0] == 200
    judge = await moderator(hall)
    assert [one["erasable"] for one in await read(judge, table)] == [True]
    assert (await judge.http("DELETE", f"/api/comments/{second}"))[0] == 200
    assert await read(ann, table) == []
    _, desk = await judge.http("GET", "/api/moderation")
    line = desk["rulings"][0]
    assert (line["act"], line["player"]["id"], line["by"]["id"], line["why"]) == (
        "erase",
        ann.me["id"],
        judge.me["id"],
        "second",
    )


async def test_texts_stay_texts_and_go_with_the_account(hall: AnyHall) -> None:
    table, (ben, _) = await over(hall, "cant-stop", "ab")
    rev = (await revs(ben, table))[0]
    ann = await account(hall)
    for text in EVIL:
        assert (await say(ann, table, rev, text))[0] == 201
    shown = [one["text"] for one in await read(ben, table)]
    assert shown == ["".join(letter for letter in text if letter.isprintable()) for text in EVIL]
    _, kept = await ann.http("GET", "/api/account/export.json")
    assert [text for _, _, text in kept["comments"]] == shown
    assert (await ann.http("POST", "/api/account/delete", {"password": "correct horse battery"}))[0] == 200
    assert await read(ben, table) == []
