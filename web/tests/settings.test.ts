import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { kept, oneOf, preferred } from "../src/net/settings";
import { pass, passed } from "../src/pages/learn/progress";
import { answersHere, note } from "../src/pages/puzzles/done";
import { leave, leftAt } from "../src/pages/table/left";
import { finish, hints, understand } from "../src/ui/hints";

describe("settings", () => {
  beforeEach(() => localStorage.clear());

  it("choose the first language of the browser that the hall speaks", () => {
    expect(preferred(["fr-FR", "de-CH", "ja"])).toBe("de");
    expect(preferred(["ja-JP", "en"])).toBe("ja");
    expect(preferred(["fr"])).toBe("en");
    expect(preferred([])).toBe("en");
  });

  it("are kept in the browser", () => {
    const check = oneOf("light", "dark");
    kept("probe", "light", check).value = "dark";
    expect(kept("probe", "light", check).value).toBe("dark");
  });

  it("fall back where something else is stored", () => {
    localStorage.setItem("hiroma:probe", '"purple"');
    expect(kept("probe", "light", oneOf("light", "dark")).value).toBe("light");
    localStorage.setItem("hiroma:other", "{broken");
    expect(kept("other", "light", oneOf("light", "dark")).value).toBe("light");
  });
});

/** Store a value as another tab would. */
function another(name: string, value: unknown): void {
  localStorage.setItem(`hiroma:${name}`, JSON.stringify(value));
}

describe("what another tab has noted meanwhile stays", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("of lessons", () => {
    passed("probe");
    another("lessons-probe", ["theirs"]);
    pass("probe", "mine");
    expect(passed("probe").value).toEqual(["theirs", "mine"]);
  });

  it("of puzzles, the first answer", () => {
    answersHere("probe");
    another("puzzles-probe", ["-theirs"]);
    note("probe", "theirs", true);
    note("probe", "mine", true);
    expect(answersHere("probe").value).toEqual(["-theirs", "+mine"]);
  });

  it("of hints", () => {
    another("hints:understood", ["probe:theirs"]);
    another("hints:finished", ["theirs"]);
    understand("probe", "mine");
    finish("mine");
    expect(hints.understood.value).toEqual(["probe:theirs", "probe:mine"]);
    expect(hints.finished.value).toEqual(["theirs", "mine"]);
  });

  it("but not what lies there because this tab could not store", () => {
    another("lessons-full", ["older"]);
    passed("full");
    const older = JSON.stringify(["older"]);
    vi.stubGlobal("localStorage", {
      getItem: () => older,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    pass("full", "first");
    pass("full", "second");
    expect(passed("full").value).toEqual(["older", "first", "second"]);
  });

  it("of tables", () => {
    another("left", [["theirs", 7]]);
    expect(leftAt("theirs")).toBe(7);
    another("left", [["theirs", 8]]);
    leave("mine", 3);
    expect([leftAt("theirs"), leftAt("mine")]).toEqual([8, 3]);
  });
});
