"""Screen reader: reads the focused element and the announcements that come unasked."""

from typing import Any

from tests.browser.visitor import Visitor

LISTEN = """() => {
  window.heard = [];
  const said = (node) => {
    const region = (node instanceof Element ? node : node.parentElement)?.closest(
      "[aria-live], [role=status], [role=alert], [role=log]");
    const text = region?.innerText.replace(/\\s+/g, " ").trim();
    if (text) window.heard.push(text);
  };
  new MutationObserver((changes) => new Set(changes.map((one) => one.target)).forEach(said))
    .observe(document, {subtree: true, childList: true, characterData: true});
}"""
FOCUS = "document.activeElement"
STATES = {
    "checked": "checked",
    "pressed": "pressed",
    "selected": "selected",
    "expanded": "expanded",
    "disabled": "dimmed",
}


class Reader:
    """Reads one person's page aloud."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.page.evaluate(LISTEN)
        self.session = visitor.context.new_cdp_session(self.page)
        self.session.send("Accessibility.enable")

    def heard(self) -> list[str]:
        """Return the announcements since the last call."""
        said: list[str] = self.page.evaluate("heard.splice(0)")
        return said

    def focus(self) -> str:
        """Return name, role, value and states of the focused element; '' when nothing has the focus."""
        found = self.session.send("Runtime.evaluate", {"expression": FOCUS})["result"]
        nodes = self.session.send(
            "Accessibility.getPartialAXTree", {"objectId": found["objectId"], "fetchRelatives": False}
        )["nodes"]
        node = nodes[0]
        role = _value(node, "role")
        if role in ("RootWebArea", "generic", "none", "main"):
            return ""
        told = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
        states = [word for state, word in STATES.items() if told.get(state) in (True, "true")]
        parts = [_value(node, "name"), role, _value(node, "value"), *states]
        return ", ".join(part for part in parts if part)

    def press(self, *keys: str) -> str:
        """Press keys; return the element that then has the focus, as read."""
        for key in keys:
            self.page.keyboard.press(key)
        return self.focus()

    def find(self, words: str, key: str = "Tab", most: int = 120) -> str:
        """Press the key until the focused element is read with these words."""
        passed = []
        for _ in range(most):
            spoken = self.press(key)
            if words in spoken:
                return spoken
            passed.append(spoken)
        raise AssertionError(f"{words!r} is not reached by {key}: {passed}")

    def tour(self, most: int = 200) -> list[str]:
        """Return every stop of the Tab key from the top of the page to its end."""
        self.page.evaluate("document.activeElement?.blur(); document.getSelection().removeAllRanges(); scrollTo(0, 0)")
        self.page.evaluate("document.body.focus()")
        stops: list[str] = []
        for _ in range(most):
            spoken = self.press("Tab")
            if not spoken:
                break
            stops.append(spoken)
        return stops


def _value(node: dict[str, Any], field: str) -> str:
    return str(node.get(field, {}).get("value", "")).strip()
