import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { RulesOver } from "../src/app/rules-over";
import { click, draw } from "../src/boards/kit/tests/mount";
import { place, type Place } from "../src/ui/route";

vi.mock("../src/pages/rules/text", () => ({ RuleText: () => null }));

afterEach(() => {
  place.value = { page: "lobby" };
});

/** Follow a link to a rule from a page; return true when the rulebook opens over the page. */
function over(from: Place): boolean {
  place.value = from;
  const page = draw(
    <>
      <a href="/rules/pile#P-1">P-1</a>
      <RulesOver />
    </>,
    [],
  );
  const link = page.querySelector("a");
  if (link !== null) void act(() => click(link));
  return page.querySelector(".panel-body") !== null && place.value.page === from.page;
}

it.each<Place>([
  { page: "new", game: null },
  { page: "club", id: "c1", invite: "" },
  { page: "tournaments" },
])("rules open over the form of $page, which keeps what was typed", (from) => expect(over(from)).toBe(true));

it("rules of a page without a form are a page of their own", () =>
  expect(over({ page: "lobby" })).toBe(false));
