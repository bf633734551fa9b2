import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it } from "vitest";
import { OneStop } from "../src/ui/one-stop";

const page = document.createElement("div");
document.body.append(page);

/** Draw a list of `count` lines. The line `current` is marked. */
function draw(count: number, current?: number): void {
  void act(() =>
    render(
      <OneStop stops="button" start="[aria-current] button">
        {Array.from({ length: count }, (_, n) => (
          <li key={n} aria-current={n === current ? "step" : undefined}>
            <button type="button">{n}</button>
          </li>
        ))}
      </OneStop>,
      page,
    ),
  );
}

/** Return the labels of the buttons that Tab reaches. */
function inOrder(): (string | null)[] {
  return [...page.querySelectorAll("button")]
    .filter((each) => each.tabIndex === 0)
    .map((each) => each.textContent);
}

function press(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  document.activeElement?.dispatchEvent(event);
  return event.defaultPrevented;
}

describe("a long list", () => {
  beforeEach(() => void act(() => render(null, page)));

  it("is one stop: its newest line, or the one that is marked", () => {
    draw(200);
    expect(inOrder()).toEqual(["199"]);
    draw(201);
    expect(inOrder()).toEqual(["200"]);
    draw(201, 7);
    expect(inOrder()).toEqual(["7"]);
    draw(0);
    expect(inOrder()).toEqual([]);
  });

  it("is walked by arrows, Home and End, and left where Tab came to it", () => {
    draw(4);
    page.querySelectorAll("button")[3]?.focus();
    const went = ["ArrowUp", "ArrowUp", "ArrowDown", "Home", "ArrowUp", "End", "ArrowDown"].map((key) => {
      expect(press(key)).toBe(true);
      return document.activeElement?.textContent;
    });
    expect(went).toEqual(["2", "1", "2", "0", "0", "3", "3"]);
    press("Home");
    expect(inOrder()).toEqual(["0"]);
    draw(5);
    expect(inOrder()).toEqual(["0"]);
    (document.activeElement as HTMLElement).blur();
    expect(inOrder()).toEqual(["4"]);
  });

  it("leaves all other keys alone", () => {
    draw(3);
    page.querySelectorAll("button")[1]?.focus();
    expect([press("x"), press("ArrowLeft"), press("Enter"), press("ArrowUp", { ctrlKey: true })]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    (document.activeElement as HTMLElement).blur();
    expect(press("ArrowUp")).toBe(false);
  });
});
