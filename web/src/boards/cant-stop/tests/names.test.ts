import { describe, expect, it } from "vitest";
import { settings } from "../../../net/settings";
import { percent } from "../names";

describe("a chance in percent", () => {
  it("is as exact as it needs to be, and never certain when it is not", () => {
    settings.locale.value = "en";
    expect([0, 1, 111, 197, 648, 1290, 1295, 1296].map(percent)).toEqual([
      "0",
      "0.1",
      "8.6",
      "15",
      "50",
      "99.5",
      "99.9",
      "100",
    ]);
  });

  it("is written as the reader writes numbers", () => {
    settings.locale.value = "de";
    expect(percent(111)).toBe("8,6");
    settings.locale.value = "en";
  });
});
