import { describe, expect, it } from "vitest";
import { anchored } from "../src/pages/rules/book";

describe("the rulebook", () => {
  it("has an anchor for each clause, in tables and in lists", () => {
    const html = anchored("| id | rule |\n|---|---|\n| CS-M4 | Orange |\n\n* HR-C-13 creature, see CS-M4\n");
    const page = new DOMParser().parseFromString(html, "text/html");
    expect(page.getElementById("CS-M4")?.tagName).toBe("TR");
    expect(page.getElementById("HR-C-13")?.tagName).toBe("LI");
  });

  it.each(["| id | rule |\n|---|---|\n| CS-M4 | Orange |\n", "```\nland ─ 1 ─ 2\n```\n"])(
    "scrolls what is wide by itself: %s",
    (markdown) => {
      const page = new DOMParser().parseFromString(anchored(markdown), "text/html");
      expect(page.querySelectorAll(".table-frame[tabindex] > :is(table, pre)")).toHaveLength(1);
    },
  );

  it("shows HTML as text and lets no link run scripts", () => {
    const html = anchored("<img src=x onerror=alert(1)> [x](javascript:alert(1))");
    expect(html).toContain("&lt;img");
    expect(html).not.toContain("javascript:");
  });
});
