"""People come late, go early, change their minds, and talk."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.playing import advance, by_button, commit, see, started
from tests.browser.visitor import Arrive, Visitor


def on_turn(view: Any) -> bool:
    """Return True when a pairing can be climbed."""
    return any(choice["live"] for choice in view["choices"])


def together(*people: Visitor, **options: Any) -> str:
    """Start a game of these people on their pages, the first of them on turn; return its table."""
    table = started(*people, **options)
    advance(people, table, on_turn)
    for person in people:
        see(person, table)
    expect(people[0].page.locator(".cs-actions")).to_be_visible()
    return table


def test_a_bot_plays_on_for_one_who_leaves_until_they_come_back(arrive: Arrive) -> None:
    aki, ben = arrive("Aki"), arrive("Ben")
    table = together(aki, ben)
    chair = ben.page.locator(".bar .player").first
    aki.enter("/leave")
    expect(chair).to_contain_text("bot stands in")
    expect(ben.page.locator(".cs-actions")).to_be_visible()
    assert aki.state(table)["game"]["view"]["turns"][0] > 0
    aki.page.get_by_role("region", name="Game Tool").get_by_role("button", name="Sit down").click()
    expect(chair).not_to_contain_text("bot stands in")
    advance([aki, ben], table, on_turn)
    expect(aki.page.locator(".cs-actions")).to_be_visible()


def test_a_turn_is_taken_back_when_the_other_agrees(arrive: Arrive) -> None:
    aki, ben = arrive("Aki").hurry(), arrive("Ben")
    table = together(aki, ben)
    before = aki.state(table)["game"]["view"]
    commit(aki, "go", by_button)
    asked_to_take_back(aki, ben, "Agree")
    expect(aki.page.locator(".log")).to_contain_text("takes back a turn, and with it one draw of chance")
    for n, die in enumerate(before["dice"], 1):
        expect(aki.page.locator(".tray .throw").nth(n - 1)).to_have_attribute(
            "aria-label", re.compile(f"^Die {n}: {die}")
        )
    assert aki.state(table)["game"]["view"] == before


def test_a_turn_stands_when_the_other_refuses_and_is_not_asked_for_again_at_once(arrive: Arrive) -> None:
    aki, ben = arrive("Aki").hurry(), arrive("Ben")
    table = together(aki, ben)
    commit(aki, "go", by_button)
    after = aki.state(table)["game"]["view"]
    undo = asked_to_take_back(aki, ben, "Refuse")
    expect(aki.page.locator(".log")).to_contain_text("Not agreed.")
    undo.click()
    expect(aki.page.get_by_role("alert")).to_contain_text(re.compile(r"ask again in 1\d\d seconds"))
    expect(ben.page.locator(".vote")).to_have_count(0)
    assert aki.state(table)["game"]["view"] == after


def asked_to_take_back(asker: Visitor, other: Visitor, answer: str) -> Locator:
    """Press the asker's button that takes a turn back, and let the other answer; return the button."""
    undo = asker.page.get_by_role("region", name="Game Tool").get_by_role("button", name="Undo")
    undo.click()
    vote = other.page.locator(".vote")
    expect(vote).to_contain_text("would like to take back a turn")
    vote.get_by_role("button", name=answer).click()
    expect(asker.page.locator(".vote")).to_have_count(0)
    return undo


def test_one_who_gives_up_loses(arrive: Arrive) -> None:
    aki, ben = arrive("Aki"), arrive("Ben")
    together(aki, ben)
    tool = aki.page.get_by_role("region", name="Game Tool")
    tool.get_by_role("button", name="Concede").click()
    tool.get_by_role("button", name="Cancel").click()
    expect(aki.page.locator(".result")).to_have_count(0)
    tool.get_by_role("button", name="Concede").click()
    tool.get_by_role("group").get_by_role("button", name="Concede").click()
    for person, heading, line in ((aki, "Ben wins!", "You gave up."), (ben, "You win!", "The others gave up.")):
        expect(person.page.locator(".result h2")).to_contain_text(heading)
        expect(person.page.locator(".result-line")).to_have_text(line)


def test_one_who_is_away_keeps_the_seat_and_a_bot_comes_only_after_a_wait(arrive: Arrive) -> None:
    cho, aki, ben = arrive("Cho"), arrive("Aki"), arrive("Ben")
    table = together(cho, aki, ben)
    cho.page.close()
    expect(aki.page.locator(".bar .player").first).to_contain_text("away")
    tool = aki.page.get_by_role("region", name="Game Tool")
    tool.locator("summary", has_text="Seats").click()
    tool.get_by_label("More about Cho").click()
    stand_in = tool.get_by_role("button", name="Let a bot play")
    expect(stand_in).to_be_visible()
    expect(tool.get_by_role("button", name="Remove")).to_have_count(0)
    stand_in.click()
    expect(aki.page.get_by_role("alert")).to_contain_text("nothing has come for 10 more minutes")
    expect(ben.page.locator(".vote")).to_have_count(0)
    chair = aki.state(table)["meta"]["chairs"][0]
    assert (chair["player"], chair["bot"]) == (cho.api("GET", "/api/me")["id"], None)


def test_a_link_invites_and_who_only_watches_has_no_controls(arrive: Arrive) -> None:
    aki, ben = arrive("Aki", permissions=["clipboard-read", "clipboard-write"]).hurry(), arrive("Ben")
    table = together(aki, ben)
    aki.page.get_by_role("region", name="Game Tool").get_by_role("button", name="Invite").click()
    expect(aki.page.get_by_text("Copied")).to_be_visible()
    link = aki.page.evaluate("navigator.clipboard.readText()")
    assert link == f"{aki.address}/t/{table}"
    eve = arrive("Eve", locale="ja-JP")
    page = eve.visit("/")
    page.get_by_label("招待").or_(page.get_by_label(re.compile("リンク"))).first.fill(link)
    page.keyboard.press("Enter")
    expect(page.locator(".octagon")).to_be_visible()
    expect(page.locator(".tray .throw")).to_have_count(4)
    expect(page.locator(".cs-actions, button.throw, button.chip, .swap")).to_have_count(0)
    expect(aki.page.locator(".bar .watching")).to_have_text("one watching")
    dice = page.locator(".throw").first.element_handle()
    page.keyboard.press("g")
    page.locator(".route.usable .cell").first.click(force=True)
    commit(aki, "go", by_button)
    page.wait_for_function("die => !die.isConnected", arg=dice)
    page.get_by_role("tab").last.click()
    eve.enter("がんばって")
    expect(page.locator(".log.chat")).to_contain_text("がんばって")
    # Players read the spectators' chat after the game.
    aki.page.locator("#tab-chat").click()
    expect(aki.page.locator(".log.chat")).not_to_contain_text("がんばって")
    aki.say(table, "/concede")
    expect(aki.page.locator(".log.chat")).to_contain_text("がんばって")


def test_what_is_typed_is_shown_as_it_was_typed(arrive: Arrive) -> None:
    aki, ben = arrive("<b>Aki</b>"), arrive("Ben")
    together(aki, ben)
    said = "<img src=x onerror=\"throw new Error('chat ran')\"><b>bold</b> & <script>alert(1)</script> {aki} { $seat }"
    aki.enter(said)
    ben.page.locator("#tab-chat").click()
    chat = ben.page.locator(".log.chat")
    expect(chat).to_contain_text(said)
    expect(chat.locator("img, b, script")).to_have_count(0)
    expect(ben.page.locator(".bar .player-name").first).to_have_text("<b>Aki</b>")


def test_a_link_to_nowhere_says_so(arrive: Arrive) -> None:
    aki = arrive("Aki")
    aki.forgive(r"status of 404 .*/api/tables/")
    page = aki.visit("/t/nosuch11")
    expect(page.get_by_role("heading", level=1)).to_have_text("No such table")
    page.get_by_role("link", name="To the lobby").last.click()
    expect(page.get_by_role("button", name="Play now: Niagara")).to_be_visible()
