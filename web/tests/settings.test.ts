import { beforeEach, describe, expect, it } from "vitest";
import { kept, oneOf, preferred } from "../src/net/settings";

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
