import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import type { Figure } from "../src/boards/kit/figure";
import { figure as cantStop } from "../src/boards/cant-stop/figure";
import { figure as fearsomeFloors } from "../src/boards/fearsome-floors/figure";
import { figure as hiddenRooms } from "../src/boards/hidden-rooms/figure";
import { figure as niagara } from "../src/boards/niagara/figure";
import { figure as shinsaiJima } from "../src/boards/shinsai-jima/figure";
import { boards } from "../src/boards";
import type { Book } from "../src/pages/rules/arranged";
import { bound } from "../src/pages/rules/book";
import { mark } from "../src/pages/rules/marking";
import { cut } from "../src/pages/rules/walk";
import { bundleOf } from "../src/ui/i18n";

const FIGURES: Record<string, Figure> = {
  "cant-stop": cantStop,
  "fearsome-floors": fearsomeFloors,
  "hidden-rooms": hiddenRooms,
  niagara,
  "shinsai-jima": shinsaiJima,
};

const BOARDS = join(import.meta.dirname, "../src/boards");

const TEXT = `# Toy

In our own words.

## Set-up

| clause | rule |
|---|---|
| CS-M4 | Orange goes first. |
| CS-M5 | See CS-M4, M4 and CS-M99. |
| CS-M6 | \`match\` is a word. |

| people | cells |
|---|---|
| 2 | 3 |

## Notes

### Doubts

* HR-C-13 creature, see CS-M4
`;

/** A book in the page of the test. */
function opened(book: Book): HTMLElement {
  document.body.innerHTML = book.sections.map(({ html }) => `<div class="book-text">${html}</div>`).join("");
  return document.body;
}

describe("the rulebook", () => {
  it("has an anchor for each clause, in tables and in lists", () => {
    const page = opened(bound(TEXT, "en"));
    expect(page.querySelector("#CS-M4")?.tagName).toBe("LI");
    expect(page.querySelector("#CS-M4 .clause-id")?.textContent).toBe("CS-M4");
    expect(page.querySelector("#HR-C-13")?.tagName).toBe("LI");
  });

  it("is cut into sections, numbered so that each language has the same", () => {
    const { intro, sections } = bound(TEXT, "ja");
    expect(intro).toBe("<p>In our own words.</p>");
    expect(sections.map(({ id, title, parts }) => [id, title, parts])).toEqual([
      ["section-1", "Set-up", []],
      ["section-2", "Notes", [{ id: "section-2-1", title: "Doubts" }]],
    ]);
    expect(sections[0]?.clauses).toEqual(["CS-M4", "CS-M5", "CS-M6"]);
  });

  it("makes each mention of a clause a link, with and without its book", () => {
    const links = [...opened(bound(TEXT, "en")).querySelectorAll("a")];
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["CS-M4", "#CS-M4"],
      ["M4", "#CS-M4"],
      ["CS-M4", "#CS-M4"],
    ]);
  });

  it("keeps other tables as tables, in frames of their own", () => {
    const page = opened(bound(TEXT, "en"));
    expect(page.querySelectorAll(".table-frame table")).toHaveLength(1);
    expect(page.querySelectorAll("ol.clauses")).toHaveLength(1);
  });

  it("shows HTML as text and lets no link run scripts", () => {
    const { intro } = bound("<img src=x onerror=alert(1)> [x](javascript:alert(1))", "en");
    expect(intro).toContain("&lt;img");
    expect(intro).not.toContain("javascript:");
  });
});

describe("the search", () => {
  beforeEach(() => opened(bound(TEXT, "en")));

  it("marks the words wherever they stand, in either case", () => {
    expect(mark(document.body, "ORANGE").map(({ textContent }) => textContent)).toEqual(["Orange"]);
    expect(mark(document.body, "see")).toHaveLength(2);
    expect(mark(document.body, " cs-m4 ")).toHaveLength(3);
  });

  it("leaves the book as it was", () => {
    const before = document.body.innerHTML;
    mark(document.body, "e");
    expect(document.querySelectorAll("mark").length).toBeGreaterThan(10);
    expect(mark(document.body, "nowhere")).toEqual([]);
    mark(document.body, "");
    expect(document.body.innerHTML).toBe(before);
  });
});

describe("a worked example", () => {
  it("is cut after each move", () => {
    const solution = [[{ do: "a" }, { do: "b" }], [{ do: "c" }]];
    expect(cut(solution, 1)).toEqual({ turns: [[{ do: "a" }]], whole: false });
    expect(cut(solution, 2)).toEqual({ turns: [[{ do: "a" }, { do: "b" }]], whole: true });
    expect(cut(solution, 3)).toEqual({ turns: solution, whole: true });
  });
});

describe("the figures", () => {
  it("are there for every board of the house", () => {
    expect(Object.keys(FIGURES).sort()).toEqual(Object.keys(boards).sort());
  });

  it.each(Object.entries(FIGURES))("of %s have words for each part in three languages", (game, { parts }) => {
    expect(parts.length).toBeGreaterThanOrEqual(5);
    for (const locale of ["en", "ja", "de"] as const) {
      const texts = bundleOf(locale, [readFileSync(join(BOARDS, game, "text", `${locale}.ftl`), "utf8")]);
      for (const { name } of parts)
        expect(texts.hasMessage(`${game}-part-${name}`), `${locale} ${name}`).toBe(true);
    }
  });
});
