import { act } from "preact/test-utils";
import { beforeEach, expect, it } from "vitest";
import { hintAgain } from "../../../ui/hints";
import { Given } from "../../kit/given";
import { draw, looks } from "../../kit/tests/mount";
import { Board } from "../Board";
import { MARKS } from "../coach";
import en from "../text/en.ftl?raw";
import { prefs } from "../prefs";
import { fixture, type Name } from "./making";

beforeEach(() => {
  HTMLElement.prototype.showPopover = () => undefined;
  prefs.odds.value = "before";
});

/** Return the hints for a player who answers each with *Got it*, each with true when its subject is on the board. */
function read(name: Name, bust?: number): [string, boolean][] {
  hintAgain();
  const given = fixture(name);
  if (bust !== undefined) for (const choice of given.view.choices) choice.bust = bust;
  const props = {
    ...given,
    seats: looks(given.view.seats),
    mine: [given.view.mover ?? 0],
    live: true,
    preview: null,
    submit: () => Promise.resolve(true),
  };
  const page = draw(
    <Given.Provider value={{ ...props, game: "cant-stop", kept: { table: "a", no: 1 } }}>
      <Board {...props} />
    </Given.Provider>,
    [en],
  );
  const told: [string, boolean][] = [];
  for (;;) {
    const mark = page.querySelector<HTMLElement>(".coach")?.dataset["mark"];
    const at = MARKS.find((each) => each.name === mark)?.at;
    if (mark === undefined || at === undefined) return told;
    told.push([mark, page.querySelector(at) !== null]);
    void act(() => page.querySelector<HTMLElement>(".coach-ways .primary")?.click());
  }
}

it("says nothing of what is not on the board", () => {
  expect(read("middle")).toContainEqual(["risk", true]);
  expect(read("middle", 0).map(([mark]) => mark)).not.toContain("risk");
  for (const name of [
    "blocked",
    "claimed",
    "dead",
    "drop",
    "five",
    "middle",
    "start",
    "team",
    "topped",
  ] as const)
    expect(read(name).filter(([, there]) => !there)).toEqual([]);
});
