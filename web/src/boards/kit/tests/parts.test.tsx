import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { Die } from "../die";
import { useKeptFocus } from "../focus";
import { Linear, Radial } from "../gradient";
import { arrow } from "../keys";
import { rove, spotAt } from "../roving";
import { list, namesOf, winners } from "../words";
import { draw, looks, one, press } from "./mount";

describe("a die", () => {
  it("has its pips, and is read aloud unless something else says it", () => {
    for (const value of [1, 2, 3, 4, 5, 6]) {
      const page = draw(<Die value={value} label={`a ${value}`} />, []);
      expect(page.querySelectorAll(".pip")).toHaveLength(value);
      expect(one(page, "[role='img']").getAttribute("aria-label")).toBe(`a ${value}`);
    }
    const page = draw(<Die value={3} label={null} />, []);
    const at = [...page.querySelectorAll(".pip")].map((pip) => [
      pip.getAttribute("cx"),
      pip.getAttribute("cy"),
    ]);
    expect(at).toEqual([
      ["-9.2", "-9.2"],
      ["0", "0"],
      ["9.2", "9.2"],
    ]);
    expect(one(page, "svg").getAttribute("aria-hidden")).toBe("true");
  });
});

it("a gradient has its colours in their places", () => {
  const page = draw(
    <svg>
      <Linear id="sky" y2={0.5} stops="0 #fff, 1 var(--sea) 0.4" />
      <Radial id="sun" r={0.7} stops="0.2 #ff0" />
    </svg>,
    [],
  );
  expect(one(page, "#sky").outerHTML).toContain('y2="0.5"');
  expect(one(page, "#sky stop:last-child").getAttribute("stop-color")).toBe("var(--sea)");
  expect(one(page, "#sky stop:last-child").getAttribute("stop-opacity")).toBe("0.4");
  expect(one(page, "#sky stop").hasAttribute("stop-opacity")).toBe(false);
  expect(one(page, "#sun").outerHTML).toContain('r="0.7"');
});

describe("keys on the spots of a board", () => {
  const pressed = vi.fn();
  function Row(): JSX.Element {
    return (
      <div
        onKeyDown={(key) =>
          rove(key, spotAt(key.target, "data-n"), {
            next: (from, name) => {
              const to = Number(from) + (arrow(name)?.x ?? 0);
              return to === Number(from) || to < 0 || to > 2 ? null : String(to);
            },
            find: (n) => `[data-n="${n}"]`,
            press: pressed,
          })
        }
      >
        {[0, 1, 2].map((n) => (
          <button key={n} data-n={n}>
            <i>{n}</i>
          </button>
        ))}
        <p />
      </div>
    );
  }
  const now = (): string | null => spotAt(document.activeElement, "data-n");

  it("move the focus with arrows to the edge, and press with Enter and Space", () => {
    const page = draw(<Row />, []);
    (one(page, "[data-n='0']") as HTMLElement).focus();
    for (let n = 0; n < 3; n += 1) press("ArrowRight", document.activeElement ?? page);
    expect(now()).toBe("2");
    for (const key of ["Enter", " ", "x"]) press(key, one(page, "[data-n='1']"));
    expect(pressed.mock.calls).toEqual([["1"], ["1"]]);
    press("Enter", one(page, "[data-n='1']"), { ctrlKey: true });
    press("Enter", one(page, "p"));
    expect(pressed).toHaveBeenCalledTimes(2);
  });
});

describe("the focus", () => {
  const asked = signal(true);
  function Board(): JSX.Element {
    const root = useRef<HTMLDivElement>(null);
    useKeptFocus(root, ".next");
    return (
      <div ref={root}>{asked.value ? <button key="a" class="first" /> : <button key="b" class="next" />}</div>
    );
  }
  /** Focus `from`, then take the board's question away. Return the class of the element that has the focus now. */
  function after(from: string): string | undefined {
    asked.value = true;
    const page = draw(
      <>
        <Board />
        <button class="elsewhere" />
      </>,
      [],
    );
    (one(page, from) as HTMLElement).focus();
    void act(() => {
      asked.value = false;
    });
    return document.activeElement?.className;
  }

  it("goes on to what is next when what had it on the board goes away", () => {
    expect(after(".first")).toBe("next");
  });

  it("is left alone elsewhere", () => {
    expect(after(".elsewhere")).toBe("elsewhere");
  });

  it("is left alone on its way from one button to the next", () => {
    asked.value = true;
    const page = draw(<Board />, []);
    const first = one(page, ".first") as HTMLElement;
    first.focus();
    first.dispatchEvent(new FocusEvent("blur", { relatedTarget: page }));
    first.remove();
    void act(() => void (asked.value = false));
    expect(document.activeElement).toBe(document.body);
  });
});

describe("words", () => {
  it("are said in a row; winners are the seats of the first sides, by name", () => {
    draw(null, []);
    expect(list(["a", "b"])).toBe("a, b");
    const outcome = { ranking: [[1], [0]], sides: [[0], [1, 2]], scores: [], clause: "" };
    expect(winners(outcome as unknown as Parameters<typeof winners>[0])).toEqual([1, 2]);
    expect(namesOf(looks(2), [1, 2])).toBe("Ben, ?");
  });
});
