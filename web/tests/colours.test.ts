import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { COLOURS } from "../src/ui/seats";
import { contrast, difference, EYES, parse } from "./eyes";

const css = readFileSync(join(import.meta.dirname, "../src/style/tokens.css"), "utf8");
const [house = "", clear = ""] = css.split(':root[data-palette="clear"]');

const token = (text: string, name: string): string =>
  new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(text)?.[1] ?? "missing";
const seats = Array.from({ length: COLOURS }, (_, seat) => seat);

/** The least difference between any two of the first `count` colours. */
function least(text: string, count: number, eye: keyof typeof EYES): number {
  const colours = seats.slice(0, count).map((seat) => parse(token(text, `seat-${seat}`)));
  const pairs = colours.flatMap((one, at) => colours.slice(at + 1).map((other) => [one, other] as const));
  return Math.min(...pairs.map(([one, other]) => difference(one, other, eye)));
}

describe("the difference of colours", () => {
  it("is the one of CIE 2000", () => {
    expect(difference(parse("#000000"), parse("#ffffff"), "all")).toBeCloseTo(100, 1);
    // By another program, which gives the worked examples of Sharma, Wu and Dalal 2005.
    expect(difference(parse("#1f5aa8"), parse("#f2b632"), "all")).toBeCloseTo(64.402, 2);
    expect(difference(parse("#8fd3ee"), parse("#3fb7ab"), "all")).toBeCloseTo(19.164, 2);
  });

  it("is small for red and green, where the eye takes them for one", () => {
    const [red, green] = [parse("#b04a3a"), parse("#6f7a2e")];
    expect(difference(red, green, "deuteranopia")).toBeLessThan(difference(red, green, "all") / 2);
  });
});

describe.each(Object.keys(EYES) as (keyof typeof EYES)[])("the clear colours, to eyes of %s", (eye) => {
  it.each([
    [6, 24],
    [12, 14],
  ])("keep the first %i seats apart", (count, difference) => {
    expect(least(clear, count, eye)).toBeGreaterThan(difference);
    expect(least(clear, count, eye)).toBeGreaterThan(least(house, count, eye) * (eye === "all" ? 0.5 : 1));
  });
});

it.each([
  ["house", house],
  ["clear", clear],
])("the letter on each colour of %s can be read", (_, text) => {
  for (const seat of seats)
    expect(contrast(token(text, `seat-${seat}`), token(text, `seat-${seat}-ink`))).toBeGreaterThan(4.5);
});
