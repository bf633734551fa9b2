"""First games of newcomers: what each hint teaches, and all deeds that the page may ask for, the most urgent first."""

from typing import Final

from playwright.sync_api import Page

from tests.browser.newcomer import FREE, PRESS_MS, Course, Deed, press_free
from tests.browser.roaming import square, to_go

TOLD: Final = ()
"""A hint that only explains."""


def to_the_exit(page: Page) -> None:
    """Click the square nearest to the exit, of those within reach and not under the note."""
    lit = "[data-reach]"
    names = page.locator(lit).evaluate_all("all => all.map(each => each.dataset.reach)")
    free = [names[nth] for nth in page.evaluate(FREE, lit) or ()]
    if free:
        square(page, min(free, key=to_go)).click(timeout=PRESS_MS)


def on_a_lit_top(page: Page) -> None:
    """Press the first cell that can be pressed."""
    press_free(page, "[data-goal]")


CANT_STOP: Final = Course(
    {
        "goal": TOLD,
        "pairs": ("pairs",),
        "go": ("go",),
        "out": TOLD,
        "risk": TOLD,
        "stop": ("stop",),
        "drop": ("drop",),
    },
    (
        Deed("sure", ".cs-ask .act:not(.no)"),
        Deed("drop", ".cs-actions .act.drop"),
        Deed("stop", ".cant-stop:has(.climbers .climber ~ .climber) .act.stop[aria-disabled=false]"),
        Deed("go", ".cs-actions .act.go[aria-disabled=false]"),
        Deed("stop", ".cs-actions .act.stop[aria-disabled=false]"),
        Deed("pairs", ".choices .chip:not(.dead)"),
    ),
    asks_itself=("sure",),
)

FEARSOME_FLOORS: Final = Course(
    {
        "take": ("take",),
        "way": ("way",),
        "stay": ("stay",),
        "ok": ("ok", "take"),
        "exit": ("exit",),
        "tiles": ("tiles",),
        "sight": TOLD,
    },
    (
        Deed("exit", ".ff-stage:has([data-reach='exit']) .cell.door:not(.shut)[data-square='exit']"),
        Deed("way", ".ff-stage:not(:has(.trail)) [data-reach]", press=to_the_exit),
        Deed("ok", ".play:has(.trail) .ff-hand .ok[aria-disabled=false]"),
        Deed("ok", ".play:not(:has(.piece.taken)) .ff-hand .ok[aria-disabled=false]"),
        Deed("stay", ".ff-hand .ok[aria-disabled=false]"),
        Deed("take", ".ff-own:not(:has(.taken)) button.ff-piece"),
        Deed("tiles", ".ff-more .tile:not(.up), .ff-chips .chip", asked=False),
    ),
    lasting=("tiles",),
)

HIDDEN_ROOMS: Final = Course(
    {
        "goal": TOLD,
        "pair": ("pair",),
        "lay": ("lay",),
        "monster": TOLD,
        "source": ("source",),
        "full": TOLD,
        "target": ("target",),
        "walk": ("walk",),
        "end": ("end",),
        "next": ("next",),
    },
    (
        Deed("sure", ".hr-sure .hr-grave"),
        Deed("next", ".hidden-rooms:has(.hr-over) .hr-main[aria-disabled=false]"),
        Deed("pair", ".hr-two:not(:has([aria-pressed=true])) .hr-choice"),
        Deed("lay", ".hr-hand:has(.hr-two [aria-pressed=true]) .hr-main[aria-disabled=false]"),
        Deed("source", ".play:has([aria-selected=true]) .hr-slots .hr-fits"),
        Deed("source", ".play:has([aria-selected=true]) .hr-deck[aria-disabled=false]"),
        Deed("source", ".play:has([aria-selected=true]) .hr-slots button[aria-disabled=false]"),
        Deed("target", ".hr-cell[aria-label*='you can explore it']"),
        Deed("walk", ".hr-cell[aria-label*='you can go there']"),
        Deed("end", ".hr-main[aria-disabled=false]"),
    ),
    asks_itself=("sure",),
)

NIAGARA: Final = Course(
    {
        "goal": TOLD,
        "card": ("card",),
        "ok": ("ok",),
        "pick": ("pick",),
        "second": ("paddle", "end"),
        "steal": ("steal",),
        "stop": ("stop",),
        "unload": ("unload",),
        "load": ("load",),
        "paddle": ("paddle",),
        "home": TOLD,
        "end": ("end",),
        "weather": ("weather",),
        "ransom": ("ransom", "decline"),
        "pay": ("pay",),
        "river": TOLD,
    },
    (
        Deed("ok", ".ni-choose:has(.chosen) .ok"),
        Deed("card", ".paddles label"),
        Deed("pay", ".ransom:has(.chip[aria-pressed=true]) .ni-actions .primary"),
        Deed("ransom", ".ransom .chips .chip"),
        Deed("decline", ".ransom .ni-actions .plain[aria-disabled=false]"),
        Deed("weather", ".ni-decide .chip"),
        Deed("paddle", ".targets .target[data-to=land]"),
        Deed("steal", ".row-of.steal .chip"),
        Deed("load", ".row-of.load .chip"),
        Deed("paddle", ".targets .target"),
        Deed("stop", ".row-of.done .chip"),
        Deed("unload", ".row-of.unload .chip"),
        Deed("pick", ".ni-turn:not(:has(.ni-menu)) .ni-canoes button"),
        Deed("end", ".ni-task .end"),
    ),
)

SHINSAI_JIMA: Final = Course(
    {
        "build": ("build",),
        "rest": ("rest",),
        "place": ("place",),
        "facing": ("facing",),
        "select": ("select",),
        "view": TOLD,
        "go": ("go", "turn"),
        "done": ("done",),
        "cube": ("cube",),
        "put": ("put",),
        "which": ("which",),
        "starve": ("starve",),
        "window": ("window",),
        "load": ("load",),
        "aim": ("aim",),
        "shoot": ("shoot",),
        "cease": ("cease",),
        "send": ("send",),
    },
    (
        Deed("window", ".sj-window .act.sj-ok"),
        Deed("send", ".sj-ok[aria-disabled=false]"),
        Deed("which", ".sj-asking .act"),
        Deed("facing", ".shinsai-jima:has(.sj-asking) .sj-way"),
        Deed("starve", ".sj-do-die"),
        Deed("rest", ".sj-placing .act[aria-pressed=false]"),
        Deed("build", ".sj-placing:not(:has([aria-pressed=true]))", "Put a cube on a lit stack", press=on_a_lit_top),
        Deed("place", ".sj-placing:not(:has([aria-pressed=true]))", "Place ", press=on_a_lit_top),
        Deed("select", "[data-goal]", "Choose the piece"),
        Deed("done", ".sj-do-done"),
        Deed("go", "[data-goal]", "a lit stack to advance"),
        Deed("turn", ".sj-way", "turn it"),
        Deed("cube", "[data-goal]", "Take a cube"),
        Deed("put", "[data-goal]", "Now put it"),
        Deed("aim", ".sj-do-aim"),
        Deed("load", "[data-goal]", "Load the catapult"),
        Deed("cease", ".sj-do-stop"),
        Deed("shoot", "[data-goal]", "Choose the edge"),
    ),
)

COURSES: Final = {
    "cant-stop": CANT_STOP,
    "fearsome-floors": FEARSOME_FLOORS,
    "hidden-rooms": HIDDEN_ROOMS,
    "niagara": NIAGARA,
    "shinsai-jima": SHINSAI_JIMA,
}
