import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../../../net/settings";
import { draw } from "../../kit/tests/mount";
import { OddsTable, rowsOf, share } from "../Odds";
import en from "../text/en.ftl?raw";

/** Count one by one the rolls of four dice in which some pair makes one of the routes. */
function counted(routes: readonly number[]): number {
  let rolls = 0;
  for (let n = 0; n < 1296; n++) {
    const [a, b, c, d] = [n % 6, Math.floor(n / 6) % 6, Math.floor(n / 36) % 6, Math.floor(n / 216)].map(
      (x) => x + 1,
    );
    if (a === undefined || b === undefined || c === undefined || d === undefined)
      throw new Error("four dice");
    if ([a + b, c + d, a + c, b + d, a + d, b + c].some((total) => routes.includes(total))) rolls++;
  }
  return rolls;
}

let page: HTMLElement;

beforeEach(() => {
  settings.locale.value = "en";
  page = draw(<OddsTable />, [en]);
});

const press = (name: string): void => {
  const button = [...page.querySelectorAll("button")].find((one) => one.textContent.trim().startsWith(name));
  if (button === undefined) throw new Error(`no button ${name}`);
  void act(() => button.click());
};

const first = (): string => page.querySelector("tbody th")?.textContent ?? "";
const count = (): number => page.querySelectorAll("tbody tr").length;

describe("the probability table", () => {
  // clause: CS-I10
  it("has every single route, pair and triple, each as counted roll by roll", () => {
    for (const [size, rows] of [
      [1, 11],
      [2, 55],
      [3, 165],
    ] as const) {
      const all = rowsOf(size, [], "routes");
      expect(all).toHaveLength(rows);
      for (const { routes, rolls } of all) expect([routes, rolls]).toEqual([routes, counted(routes)]);
    }
  });

  it("gives the known chances", () => {
    expect(rowsOf(3, [], "best")[0]).toEqual({ routes: [6, 7, 8], rolls: 1192 });
    expect(rowsOf(3, [], "worst")[0]).toEqual({ routes: [2, 3, 12], rolls: 568 });
    expect(share(1192)).toBe("91.98%");
  });

  // clause: CS-I10
  it("shows the triples first, safest on top, and turns the order round", () => {
    expect(count()).toBe(165);
    expect(first()).toBe("6 · 7 · 8");
    press("Advance");
    expect(first()).toBe("2 · 3 · 12");
    press("Routes");
    expect(first()).toBe("2 · 3 · 4");
    expect(page.querySelector("th[aria-sort=ascending]")?.textContent).toContain("Routes");
  });

  it("keeps only what has the wanted routes, never more routes than are open", () => {
    press("7");
    expect(count()).toBe(45);
    press("6");
    expect(count()).toBe(9);
    press("one route");
    expect(first()).toBe("6");
    expect(count()).toBe(1);
    press("6");
    expect(count()).toBe(11);
  });
});
