"""Niagara in a real browser: a whole game, the secret choice, menus, the forecast, films, lessons, its looks."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.paddling import (
    GAME,
    advance,
    chip,
    choose,
    mover,
    paddles,
    place,
    play_turn,
    see,
    started,
    target,
    wins_by_landing,
)  # fmt: skip
from tests.browser.test_access import violations
from tests.browser.test_games import fits, tab_to
from tests.browser.test_pictures import Camera, camera
from tests.browser.visitor import PHONE, Arrive, Visitor

__all__ = ["camera"]

CREW = ".ni-crew li"

ARROWS = """
() => {
  window.arrows = [];
  const look = () => {
    const now = document.querySelector(".fork")?.dataset.arrow;
    if (now !== undefined && window.arrows.at(-1) !== now) window.arrows.push(now);
  };
  look();
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}
"""


def choosing(view: Any) -> bool:
    """Return True when every player has a card to choose and somebody is on the river."""
    return view["phase"] == "choose" and not any(player["chosen"] for player in view["players"]) and afloat(view) > 2


def afloat(view: Any) -> int:
    """Return the number of canoes on the river."""
    places = [canoe["place"] for player in view["players"] for canoe in player["canoes"]]
    return sum(where not in ("land", "falls") for where in places)


def my_canoes(view: Any) -> bool:
    """Return True when the first person is on turn with two canoes, one of which has several targets."""
    if view["phase"] != "turn" or view["mover"] != 0 or len(view["menus"]) < 2 or afloat(view) < 3:
        return False
    return max(len(menu["targets"]) for menu in view["menus"]) > 2


def three(arrive: Arrive, **options: Any) -> list[Visitor]:
    """Let in three people, the first with a window of these options."""
    return [arrive("Aki", **options), arrive("Ben"), arrive("Cho")]


@pytest.mark.clause("NI-U1")
@pytest.mark.clause("NI-U2")
@pytest.mark.clause("NI-S1")
def test_three_sit_down_by_typing_and_set_the_options(arrive: Arrive) -> None:
    people = three(arrive)
    aki, ben, cho = people
    table = aki.open_table(game=GAME)
    for person in (aki, ben):
        person.visit(f"/t/{table}")
        person.enter("/join")
        expect(person.page.locator(".bar .player", has_text=person.name)).to_be_visible()
    aki.page.locator("#command-line").fill("/start")
    aki.page.keyboard.press("Enter")
    expect(aki.page.locator(".notices")).to_contain_text("3")
    aki.page.locator("#command-line").fill("")
    assert aki.state(table)["meta"]["status"] == "open"
    tags = aki.page.locator(".tags li")
    aki.enter("/daimantenJoe")
    expect(tags).to_have_text(["Diamond Joe"])
    aki.enter("/fussgeister")
    expect(tags).to_have_text(["Spirits of the river"])
    cho.visit(f"/t/{table}")
    cho.enter("/join")
    expect(ben.page.locator(".tags li")).to_have_text(["Spirits of the river"])
    ben.enter("/ready")
    expect(ben.page.locator(".agreement")).to_have_count(0)
    cho.enter("/start")
    for person in people:
        expect(person.page.locator(".ni-river")).to_be_visible()
        expect(paddles(person.page)).to_have_count(10)


@pytest.mark.slow
@pytest.mark.clause("NI-C1")
@pytest.mark.clause("NI-C2")
def test_three_people_play_a_whole_game_and_one_reloads_while_cards_are_chosen(arrive: Arrive) -> None:
    people = three(arrive)
    aki, ben, cho = people
    table = started(*people, flussgeister=True)
    for person in people:
        see(person, table)
    choose(aki, "4")
    ben.page.locator(".paddles label:has([value='5'])").click()
    for person in (aki, ben):
        person.page.reload()
        expect(person.page.locator(".ni-river")).to_be_visible()
    hidden = aki.page.locator(f"{CREW} .played")
    expect(hidden.nth(0)).to_contain_text("You chose 4")
    expect(hidden.nth(1)).to_contain_text("choosing")
    for person in (ben, cho):
        expect(person.page.locator(f"{CREW} .played").nth(0)).to_contain_text("has chosen")
    expect(ben.page.locator(".paddles .chosen")).to_have_count(0)
    choose(ben, "5")
    expect(cho.page.locator(f"{CREW} .played").nth(1)).to_contain_text("has chosen")
    assert mover(people, table) is None
    choose(cho, "3")
    while (boatman := mover(people, table)) is not None:
        play_turn(boatman, table)
    expect(aki.page.locator(".whose")).to_contain_text("Round 2")
    # Close the pages: hundreds of entries in a few seconds would keep them busy for long after.
    for person in people:
        person.visit("about:blank")
    advance(people, table, wins_by_landing, skill=1)
    for person in people:
        see(person, table)
    while (boatman := mover(people, table)) is not None and not aki.page.locator(".result").count():
        play_turn(boatman, table)
    for person in people:
        expect(person.page.locator(".result h2")).to_contain_text("win")
        expect(person.page.locator(".whose")).to_contain_text("won")


@pytest.mark.clause("NI-U3")
def test_the_ring_and_the_star_stand_left_of_names(arrive: Arrive) -> None:
    people = three(arrive)
    table = started(*people)
    view = advance(people, table, lambda view: view["phase"] == "turn")
    page = see(people[0], table)
    for mark, seat in ((".ni-ring", view["first"]), (".star", view["mover"])):
        expect(page.locator(mark)).to_have_count(1)
        row = page.locator(CREW).nth(seat)
        sign, name = row.locator(mark).bounding_box(), row.locator("bdi").bounding_box()
        assert sign is not None
        assert name is not None
        assert sign["x"] + sign["width"] <= name["x"] + 1


@pytest.mark.clause("NI-U4")
@pytest.mark.clause("NI-C4")
def test_a_card_is_chosen_by_keys_alone(arrive: Arrive) -> None:
    people = three(arrive)
    aki = people[0]
    table = started(*people)
    view = advance(people, table, lambda view: view["round"] > 2 and choosing(view))
    page = see(aki, table)
    hand = view["players"][0]["hand"]
    assert paddles(page).evaluate_all("all => all.map(card => card.value)") == hand
    tab_to(page, paddles(page).first)
    page.keyboard.press("Space")
    for _ in hand[1:]:
        page.keyboard.press("ArrowRight")
    expect(page.locator(".paddles .chosen input")).to_have_value(hand[-1])
    tab_to(page, page.locator(".ni-choose .ok"))
    page.keyboard.press("Enter")
    expect(page.locator(f"{CREW} .played").first).to_contain_text("You chose")
    assert aki.state(table)["game"]["view"]["mine"] == hand[-1]


@pytest.mark.clause("NI-U5")
@pytest.mark.clause("NI-U7")
@pytest.mark.clause("NI-U14")
def test_a_turn_by_clicks_may_be_taken_back(arrive: Arrive) -> None:
    people = three(arrive)
    aki = people[0]
    table = started(*people)
    view = advance(people, table, my_canoes)
    rev = aki.state(table)["rev"]
    page = see(aki, table)
    menu = max(view["menus"], key=lambda menu: len(menu["targets"]))
    page.locator(".ni-canoes button").nth(view["menus"].index(menu)).click()
    expect(page.locator(".ni-menu h2")).to_contain_text("Choose an action")
    places = [each["to"] for each in menu["targets"]]
    assert page.locator(".target").evaluate_all("all => all.map(each => each.dataset.to)") == places
    for wanted in places[:2]:
        target(page, wanted).click()
        expect(page.locator(".ni-actions .plain")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".ni-actions .plain")).to_have_count(0)
        page.locator(".ni-canoes button").nth(view["menus"].index(menu)).click()
    assert aki.state(table)["rev"] == rev
    target(page, places[-1]).click()
    play_turn(aki, table)
    heard = aki.api("GET", f"/api/tables/{table}?since={rev}")["history"][0]["events"]
    assert any(event["event"] == "paddled" and event["to"] == places[-1] for event in heard)


def test_a_turn_by_keys_on_the_river(arrive: Arrive) -> None:
    people = three(arrive)
    aki = people[0]
    table = started(*people, arrow_start="L")
    for seat, card in ((0, "4"), (1, "5"), (2, "6")):
        people[seat].order(table, "submit", seat=seat, moves=[{"do": "choose", "card": card}])
    while (person := mover(people, table)) is not aki:
        assert person is not None
        person.order(table, "submit", seat=people.index(person), moves=[{"do": "done"}])
    page = see(aki, table)
    tab_to(page, place(page, "land"))
    page.keyboard.press("Enter")
    expect(target(page, "4")).to_be_visible()
    for _ in range(4):
        page.keyboard.press("ArrowDown")
    expect(place(page, "4")).to_be_focused()
    expect(place(page, "4")).to_have_attribute("aria-label", re.compile("can be reached"))
    page.keyboard.press("Enter")
    tab_to(page, page.locator(".ni-task .end"))
    page.keyboard.press("Enter")
    expect(page.locator(".ni-task .end")).to_have_count(0)
    heard = aki.api("GET", f"/api/tables/{table}?since=1")["history"]
    assert any(event["event"] == "paddled" and event["to"] == "4" for entry in heard for event in entry["events"])


@pytest.mark.clause("NI-U11")
@pytest.mark.clause("NI-F5")
def test_a_cloud_by_the_weather_track(arrive: Arrive) -> None:
    people = three(arrive)
    aki = people[0]
    table = started(*people)
    view = advance(people, table, lambda view: view["mover"] == 0 and view["phase"] == "turn" and bool(view["shifts"]))
    page = see(aki, table)
    expect(page.locator(".weather .cell.open")).to_have_count(len(view["shifts"]))
    page.locator(".weather .cell.open").first.click()
    play_turn(aki, table)
    heard = [entry["events"] for entry in aki.api("GET", f"/api/tables/{table}?since=1")["history"]]
    moved = [event for events in heard for event in events if event["event"] == "weather-moved" and event["seat"] == 0]
    assert moved[-1]["start"] == view["weather"]
    assert moved[-1]["to"] - view["weather"] == min(view["shifts"])


@pytest.mark.clause("NI-U9")
def test_ransom_is_paid_with_the_framed_gem(arrive: Arrive) -> None:
    people = three(arrive)
    aki = people[0]
    table = started(*people)
    view = advance(people, table, lambda view: view["phase"] == "ransom" and 0 in view["asked"])
    page = see(aki, table)
    gems = page.locator(".ransom .chips .chip")
    expect(gems).to_have_count(sum(count > 0 for count in view["players"][0]["store"]))
    expect(page.locator(".ransom .primary")).to_have_attribute("aria-disabled", "true")
    gems.first.click()
    expect(page.locator(".ransom .framed")).to_be_visible()
    page.locator(".ransom .primary").click()
    expect(page.locator(".ransom")).to_have_count(0)
    assert sum(aki.state(table)["game"]["view"]["players"][0]["store"]) == sum(view["players"][0]["store"]) - 1


def test_the_forecast_says_what_the_rules_foretell(arrive: Arrive) -> None:
    people = three(arrive)
    aki = people[0]
    table = started(*people, flussgeister=True)
    view = advance(people, table, choosing)
    page = see(aki, table)
    page.locator(".forecast-button").click()
    flows = sorted({each["flow"] for each in aki.state(table)["game"]["view"]["outlooks"]})
    buttons = page.locator(".ni-forecast .flows button")
    assert buttons.all_inner_texts() == [str(flow) for flow in flows]
    for flow in (flows[0], flows[-1]):
        page.get_by_role("button", name=f"Flow {flow}", exact=True).click()
        drift = aki.state(table)["game"]["view"]["drifts"][flow]
        told = page.locator(".foretold .fate [aria-hidden]:not(svg)").all_inner_texts()
        wanted = [
            f"{canoe + 1} → {drift['canoes'][seat][canoe]}"
            for seat, player in enumerate(view["players"])
            for canoe in (0, 1)
            if player["canoes"][canoe]["place"] not in ("land", "falls")
        ]
        assert told == wanted
        expect(page.locator(f".drifts .to-{drift['arrow']}")).to_have_count(1)
    page.keyboard.press("f")
    expect(page.locator(".ni-forecast")).to_have_count(0)


@pytest.mark.clause("NI-U12")
def test_the_flow_is_shown_unit_by_unit_with_the_arrow_turning(arrive: Arrive) -> None:
    people = three(arrive, reduced_motion="no-preference")
    aki = people[0]
    table = started(*people, arrow_start="L")
    page = see(aki, table)
    page.evaluate(ARROWS)
    for seat, card in ((0, "5"), (1, "3"), (2, "6")):
        people[seat].order(table, "submit", seat=seat, moves=[{"do": "choose", "card": card}])
    while (person := mover(people, table)) is not None:
        person.order(table, "submit", seat=people.index(person), moves=[{"do": "done"}])
    expect(page.locator(".ni-task.film")).to_be_visible()
    expect(page.locator(".whose")).to_contain_text("Round 2")
    assert page.evaluate("arrows") == ["L", "R", "L", "R"]


def test_a_film_can_be_skipped_and_is_not_shown_to_those_who_want_stillness(arrive: Arrive) -> None:
    people = [arrive("Aki", reduced_motion="no-preference"), arrive("Ben"), arrive("Cho")]
    table = started(*people)
    for person in people[:2]:
        see(person, table)
    for seat in range(3):
        people[seat].order(table, "submit", seat=seat, moves=[{"do": "choose", "card": "6"}])
    while (boatman := mover(people, table)) is not None:
        boatman.order(table, "submit", seat=people.index(boatman), moves=[{"do": "done"}])
    expect(people[0].page.locator(".ni-task.film")).to_contain_text("Flow")
    people[0].page.keyboard.press("Shift")
    # Six units of flow would last longer.
    for person in people[:2]:
        expect(person.page.locator(".whose")).to_contain_text("Round 2", timeout=5_000)


def test_a_round_by_touch_on_a_small_phone(arrive: Arrive) -> None:
    people = three(arrive, **PHONE)
    aki = people[0]
    table = started(*people, flussgeister=True)
    page = see(aki, table)
    fits(page)
    for seat in (1, 2):
        people[seat].order(table, "submit", seat=seat, moves=[{"do": "choose", "card": "6"}])
    page.locator(".paddles label").nth(4).tap()
    page.locator(".ni-choose .ok").tap()
    expect(page.locator(".ni-choose")).to_have_count(0)
    while (person := mover(people, table)) is not aki:
        assert person is not None
        person.order(table, "submit", seat=people.index(person), moves=[{"do": "done"}])
    page.locator(".ni-canoes button").last.tap()
    fits(page)
    target(page, "5").tap()
    page.locator(".ni-task .end").tap()
    expect(page.locator(".ni-task .end")).to_have_count(0)
    page.locator(".forecast-button").tap()
    expect(page.locator(".ni-forecast")).to_be_in_viewport()
    expect(page.locator(".ni-river")).to_be_in_viewport()
    fits(page)


@pytest.mark.parametrize("window", ["desktop", "phone"])
def test_nothing_for_axe_to_complain_of(arrive: Arrive, window: str) -> None:
    people = three(arrive, **(PHONE if window == "phone" else {}))
    table = started(*people, flussgeister=True)
    advance(people, table, choosing)
    page = see(people[0], table)
    assert violations(page) == []
    page.locator(".forecast-button").click()
    if window == "phone":
        page.locator(".play-opens").click()
    page.locator(".ni-flows summary").click()
    assert violations(page) == []
    page.goto("about:blank")
    advance(people, table, my_canoes)
    page = see(people[0], table)
    page.locator(".ni-canoes button").first.click()
    expect(page.locator(".ni-menu")).to_have_count(1)
    assert violations(page) == []


def test_lessons_by_hand_and_by_example(arrive: Arrive) -> None:
    aki = arrive("Aki")
    page = aki.visit(f"/learn/{GAME}")
    page.locator(".paddles label:has([value='5'])").click()
    page.locator(".ni-choose .ok").click()
    expect(page.locator(".learn-done")).to_be_visible()
    aki.button("Next lesson").click()
    place(page, "land").click(position={"x": 20, "y": 20})
    target(page, "3").click()
    chip(page, "load").click()
    page.locator(".ni-task .end").click()
    expect(page.locator(".learn-done")).to_be_visible()
    lessons = page.locator(".learn-steps button")
    for number in range(2, lessons.count()):
        lessons.nth(number).click()
        expect(page.locator(".ni-river")).to_be_visible()
        page.get_by_role("button", name="Give me a hint").click()
        page.get_by_role("button", name="Show me").click()
        expect(page.locator(".learn-done")).to_be_visible()
    expect(page.locator(".learn-steps .done")).to_have_count(8)


def test_pictures(camera: Camera) -> None:
    table = started(*camera.people, flussgeister=True)
    advance(camera.people, table, choosing)
    page: Page = see(camera.aki, table)
    page.locator(".paddles label").nth(2).click()
    camera.take("niagara-choose")
    page.locator(".forecast-button").click()
    camera.take("niagara-forecast")
    page.locator(".forecast-button").click()
    advance(camera.people, table, my_canoes)
    page.locator(".ni-canoes button").first.click()
    camera.take("niagara-turn")
    page.emulate_media(color_scheme="dark")
    camera.take("niagara-night")
